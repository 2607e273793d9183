/// What all readers of formats with placeholders share.
extension Substring.UnicodeScalarView {
    /// Takes the text up to the next placeholder, and that one's percent sign; `%%` is a percent sign of the text.
    mutating func takeFormatText() -> (text: String, isBeforePlaceholder: Bool) {
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
