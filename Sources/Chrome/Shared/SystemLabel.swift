import Views

/// Labels for the system's texts, which are never truncated and never break inside a word.
extension Label {
    /// The label on one line, shrunk until it fits.
    var shrinking: Label {
        var label = self
        // The longest text fits into the narrowest tile at the largest text size.
        label.minimumScaleFactor = 0.2
        return label
    }

    /// The label on any number of lines, shrunk until no word breaks.
    var wrapping: Label {
        var label = shrinking
        (label.numberOfLines, label.lineBreakMode, label.keepsWordsWhole) = (0, .byWordWrapping, true)
        return label
    }
}
