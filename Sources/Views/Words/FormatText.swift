/// Scanning shared by the parsers of format strings.
extension Substring.UnicodeScalarView {
    /// Removes the text up to and including the next placeholder's percent sign; `%%` yields a percent sign.
    package mutating func takeFormatText() -> (text: String, isBeforePlaceholder: Bool) {
        var text = ""
        while let scalar = popFirst() {
            if scalar == "%" {
                guard first == "%" else { return (text, true) }
                removeFirst()
            }
            text.unicodeScalars.append(scalar)
        }
        return (text, false)
    }
}
