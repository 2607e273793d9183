import ContentExtensionHost

/// Labels of the system's own words, which are never cut and whose words are never broken inside.
extension Label {
    /// The least scale of the system's words: the longest fit into the narrowest tile at the largest text size.
    static let minSystemScale = 0.2

    /// The label on one line, which shrinks until it fits.
    var shrinking: Label {
        var label = self
        label.minimumScaleFactor = Self.minSystemScale
        return label
    }

    /// The label on as many lines as it takes, which shrinks until no word is broken.
    var wrapping: Label {
        var label = shrinking
        (label.numberOfLines, label.lineBreakMode, label.keepsWordsWhole) = (0, .byWordWrapping, true)
        return label
    }
}
