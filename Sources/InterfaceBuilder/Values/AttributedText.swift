import Basics

/// Interface Builder's `<attributedString>`: fragments with attributes.
struct AttributedText {
    /// The runs with `text`, `font`, `textColor`, `backgroundColor`, lines and their colours, `kern`, `baselineOffset`.
    private(set) var runs: [JSONValue] = []
    /// The alignment of the first paragraph that has one.
    private(set) var alignment: String?
    private(set) var lineBreakMode: String?
    /// The distance of baselines in points, if the paragraph style sets one.
    private(set) var lineHeight: Double?

    /// Reads the fragments and reports unsupported attributes.
    init(_ element: XMLElement, context: InterfaceContext) {
        for fragment in element.all("fragment") {
            var run = TemplateObject(at: fragment)
            let text = fragment["content"] ?? fragment.child(key: "content").map(InterfaceText.content) ?? ""
            run.set(.text, InterfaceText.json(text, at: fragment))
            var size = 17.0
            for attribute in fragment.first("attributes")?.children ?? [] {
                if attribute["key"] == "NSFont" { size = InterfaceFont.nominalSize(attribute) }
                read(attribute, into: &run, context: context)
            }
            if fragment.first("attributes")?.child(key: "NSLink") != nil {
                // UILabel draws links in this style, regardless of their color.
                run.set(.textColor, "link")
                run.set(.underline, true)
            }
            for attribute in fragment.first("attributes")?.children ?? [] where attribute.name == "paragraphStyle" {
                readParagraph(attribute, fontSize: size, context: context)
            }
            runs.append(run.value)
        }
    }

    func plain(at element: XMLElement) -> JSONValue {
        let texts = runs.compactMap { $0["text"]?.string ?? $0["text"]?["literal"]?.string }
        return InterfaceText.json(texts.joined(), at: element)
    }

    private func read(_ attribute: XMLElement, into run: inout TemplateObject, context: InterfaceContext) {
        let number = ElementNumber.points(attribute["value"])
        switch attribute["key"] {
        case "NSFont": run.set(.font, InterfaceFont.json(attribute, context: context))
        case "NSColor": run.set(.textColor, InterfaceColor.json(attribute, context: context))
        case "NSBackgroundColor": run.set(.backgroundColor, InterfaceColor.json(attribute, context: context))
        case "NSUnderline": run.set(.underline, number != 0)
        case "NSUnderlineColor": run.set(.underlineColor, InterfaceColor.json(attribute, context: context))
        case "NSStrikethrough": run.set(.strikethrough, number != 0)
        case "NSStrikethroughColor": run.set(.strikethroughColor, InterfaceColor.json(attribute, context: context))
        case "NSKern": run.set(.kern, number)
        case "NSBaselineOffset": run.set(.baselineOffset, number)
        case "NSParagraphStyle": break
        // Links are handled above; the others hardly affect drawing.
        case "NSLink", "NSOriginalFont", "NSLigature", "NSLanguage", "NSWritingDirection", "NSCursor", "NSToolTip":
            break
        default: context.unknown(attribute, in: XMLElement(name: "attributes"))
        }
    }

    private mutating func readParagraph(_ style: XMLElement, fontSize: Double, context: InterfaceContext) {
        NestedParts.check(style, context: context)
        if alignment == nil { alignment = style["alignment"].flatMap { Self.alignments[$0] } }
        if lineBreakMode == nil { lineBreakMode = style["lineBreakMode"].flatMap { Self.lineBreakModes[$0] } }
        guard lineHeight == nil else { return }
        func number(_ name: String) -> Double { max(0, ElementNumber.points(style[name]) ?? 0) }
        // UIFont.lineHeight of the system font (fact: type/sf.vertical-metrics).
        let natural = fontSize * 2444 / 2048
        var height = natural
        if number("lineHeightMultiple") > 0 { height *= number("lineHeightMultiple") }
        height = max(height, number("minimumLineHeight"))
        if number("maximumLineHeight") > 0 { height = min(height, number("maximumLineHeight")) }
        height += number("lineSpacing")
        if height != natural { lineHeight = min(Limits.points, max(1, height)) }
    }

    private static let alignments = [
        "left": "left", "right": "right", "center": "center", "justified": "justified", "natural": "natural",
    ]

    /// Line break modes by Interface Builder's names for NSParagraphStyle and UILabel.
    static let lineBreakModes = [
        "wordWrapping": "wordWrap", "charWrapping": "charWrap", "clipping": "clip",
        "truncatingHead": "truncateHead", "truncatingTail": "truncateTail", "truncatingMiddle": "truncateMiddle",
        "wordWrap": "wordWrap", "characterWrap": "charWrap", "clip": "clip", "headTruncation": "truncateHead",
        "tailTruncation": "truncateTail", "middleTruncation": "truncateMiddle",
    ]
}
