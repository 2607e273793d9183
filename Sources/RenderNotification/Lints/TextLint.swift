/// Finds truncated texts and leftover placeholders in the extension's view.
struct TextLint {
    let context: LintContext
    private(set) var findings: [Diagnostic] = []

    /// Checks a view and its subviews.
    /// - Parameter clip: the part of the picture that the superviews show, in points.
    mutating func check(_ node: LayoutNode, in clip: Rect) {
        guard !node.style.isHidden, node.style.alpha > 0 else { return }
        if let text = node.text {
            checkLength(text, of: node, in: clip)
            checkPlaceholder(text, of: node)
        }
        let inner = node.style.clipsToBounds ? clip.intersection(node.frame) : clip
        for child in node.children { check(child, in: inner) }
    }

    private mutating func checkLength(_ text: PlacedText, of node: LayoutNode, in clip: Rect) {
        let visible = VisibleText(text, in: clip)
        if visible.set < visible.total {
            add(
                "text-truncated",
                "\(node.shownName) has room for \(visible.set) of the \(visible.total) characters of "
                    + "\(text.request.text.shortened.quoted())",
                node, hint: Self.hint(text, node), severity: Self.isMeant(text, node) ? .note : .warning)
        } else if visible.seen < visible.total {
            add(
                "text-clipped",
                "an edge cuts off all but \(visible.seen) of the \(visible.total) characters of \(node.shownName), "
                    + text.request.text.shortened.quoted(), node, hint: Self.excess(of: text, beyond: clip))
        }
        let widest = text.layout.size.width
        if !text.layout.isTruncated, widest > node.frame.width + 0.5 {
            add(
                "text-wider",
                "\(node.shownName) is \(FixedText.short(node.frame.width)) points wide, and its text "
                    + "\(text.request.text.shortened.quoted()) \(FixedText.short(widest))",
                node, hint: "give it room, or more lines")
        }
    }

    /// `true` when the number of lines is set on purpose; a label's default is one.
    private static func isMeant(_ text: PlacedText, _ node: LayoutNode) -> Bool {
        guard case .label(let label) = node.content else { return false }
        return label.numberOfLines > 1 && text.request.numberOfLines == label.numberOfLines
    }

    private static func hint(_ text: PlacedText, _ node: LayoutNode) -> String {
        guard case .label(let label) = node.content else { return "make it wider, or the text shorter" }
        if label.numberOfLines == 0 || text.request.numberOfLines != label.numberOfLines {
            return "it is only \(FixedText.short(node.frame.height)) points high: let its height follow from the text"
        }
        return "numberOfLines is \(label.numberOfLines); 0 lets it have as many as it takes"
    }

    /// The length by which a text leaves the visible part.
    private static func excess(of text: PlacedText, beyond clip: Rect) -> String {
        let below = (text.layout.lines.last?.baseline ?? 0) - clip.maxY
        if below > 0.5 { return "its last line stands \(FixedText.short(below)) points below what is seen" }
        let above = clip.minY - (text.layout.lines.first?.baseline ?? 0) + text.request.font.size
        if above > 0.5 { return "its first line begins \(FixedText.short(above)) points above what is seen" }
        return "it is \(FixedText.short(text.layout.size.width)) points wide: let it wrap, or give it room"
    }

    private mutating func checkPlaceholder(_ text: PlacedText, of node: LayoutNode) {
        let words = text.request.text.lowercased().split { !$0.isLetter }.joined(separator: " ")
        guard Self.placeholders.contains(words) || words.hasPrefix("lorem ipsum"), !context.mayGetText(node.id)
        else { return }
        add(
            "placeholder-text", "\(node.shownName) still says \(text.request.text.shortened.quoted())", node,
            hint: node.id.map { "bind a text to \($0.quoted()), or take the view out" } ?? "bind a text to it")
    }

    /// The texts of new views in Xcode and its templates, without marks and in lower case.
    private static let placeholders: Set<String> = ["label", "button", "hello world", "textview", "text view"]

    private mutating func add(
        _ code: String, _ message: String, _ node: LayoutNode, hint: String, severity: Diagnostic.Severity = .warning
    ) {
        findings.append(Diagnostic(severity, code, message, at: context.place(of: node.id), hint: hint))
    }
}

extension String {
    /// The first 40 characters, on one line.
    var shortened: String { count > 40 ? onOneLine.prefix(39) + "\u{2026}" : onOneLine }
}
