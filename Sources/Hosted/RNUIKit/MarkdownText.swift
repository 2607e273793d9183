import RNFoundation

extension NSAttributedString.Key {
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

extension NSAttributedString {
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// The text with fonts for emphasis and code, where it has none of its own.
    func emphasized(in font: UIFont) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            guard let intent = attributes[.inlinePresentationIntent] as? InlinePresentationIntent else { return }
            if intent.contains(.strikethrough) { result.addAttribute(.strikethroughStyle, value: 1, range: range) }
            var traits: UIFontDescriptor.SymbolicTraits = []
            if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
            if intent.contains(.emphasized) { traits.insert(.traitItalic) }
            if intent.contains(.code) { traits.insert(.traitMonoSpace) }
            let base = attributes[.font] as? UIFont ?? font
            guard !traits.isEmpty, let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else { return }
            result.addAttribute(.font, value: UIFont(descriptor: descriptor, size: 0), range: range)
        }
        return result
    }
}
