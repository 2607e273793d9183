/// Measures the visible part of a notification's texts: lays it out as it is, and again with texts that are too long.
struct TruncationMeter {
    let renderer: NotificationRenderer

    /// Longer than any text that fits a limited number of lines.
    private static let probeLength = 1_500

    /// The texts of a notification in its place, then those of the extension's view that have an outlet.
    func texts(of subject: TruncationSubject) -> [TruncationReport.Text] {
        roles(in: subject).map { role, text in measured(text, as: role, in: text.isContent ? nil : subject) }
    }

    /// The texts that aren't shown whole, without their maximum lengths, which take several layouts to find.
    func cuts(of subject: TruncationSubject) -> [(role: TruncationReport.Role, lost: String)] {
        roles(in: subject).compactMap { role, text in
            let lost = VisibleText(text.text, in: text.clip).lost
            return lost.isEmpty ? nil : (role, String(Array(text.text.request.text)[lost]))
        }
    }

    /// The placed texts with their roles.
    private func roles(in subject: TruncationSubject) -> [(role: TruncationReport.Role, text: Spanned)] {
        var placed = placedTexts(of: subject.composition(on: renderer))
        var found: [(role: TruncationReport.Role, text: Spanned)] = []
        for (role, text) in subject.texts {
            // Equal texts are matched in the order of the roles.
            guard let index = placed.firstIndex(where: { $0.says(text) && !$0.isContent }) else { continue }
            found.append((role, placed.remove(at: index)))
        }
        for text in placed where text.isContent {
            if let id = text.id { found.append((.content(id), text)) }
        }
        return found
    }

    /// - Parameter subject: allows trying longer texts; `nil` measures the text as it is.
    private func measured(
        _ placed: Spanned, as role: TruncationReport.Role, in subject: TruncationSubject?
    ) -> TruncationReport.Text {
        let request = placed.text.request
        let visible = VisibleText(placed.text, in: placed.clip)
        let characters = Array(request.text)
        let longest = subject.flatMap { tooLong(role, request, in: $0) } ?? placed.text
        let isLimited = longest.request.numberOfLines > 0
        return TruncationReport.Text(
            role: role, text: request.text, linesAllowed: isLimited ? longest.request.numberOfLines : nil,
            lines: placed.text.layout.lines.count, shown: characters.count - visible.lost.count,
            lost: String(characters[visible.lost]), room: isLimited ? room(in: longest) : nil)
    }

    /// A text in a role, lengthened until it is too long; `nil` when the number of lines is unlimited.
    private func tooLong(
        _ role: TruncationReport.Role, _ request: TextRequest, in subject: TruncationSubject
    ) -> PlacedText? {
        guard request.numberOfLines > 0, !request.text.isEmpty else { return nil }
        var probe = request.text
        while probe.count < Self.probeLength { probe += " " + probe }
        let composition = subject.replacing(role, with: probe).composition(on: renderer)
        return placedTexts(of: composition).first { $0.says(probe) && !$0.isContent }?.text
    }

    /// The number of characters in the longest prefix of a truncated text that fits without truncation.
    private func room(in placed: PlacedText) -> Int? {
        guard placed.layout.isTruncated, placed.request.runs.isEmpty else { return nil }
        let characters = Array(placed.request.text)
        func fits(_ count: Int) -> Bool {
            var request = placed.request
            request.text = String(characters[..<count])
            return !renderer.context.text.layout(request, width: placed.width).isTruncated
        }
        // The ellipsis displaces some more characters.
        var count = VisibleText(placed, in: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)).lost.lowerBound
        while count < characters.count, fits(count + 1) { count += 1 }
        while count > 0, !fits(count) { count -= 1 }
        while count > 0, characters[count - 1].isWhitespace { count -= 1 }
        return count
    }

    /// A text in the picture.
    private struct Spanned {
        var id: String?
        var isContent: Bool
        var text: PlacedText
        /// The visible part of the picture, in points.
        var clip: Rect

        /// `true` for the same text, or the same in capitals, as names of apps are.
        func says(_ words: String) -> Bool {
            text.request.text == words || text.request.text.uppercased() == words.uppercased()
        }
    }

    private func placedTexts(of composition: Composition) -> [Spanned] {
        var found: [Spanned] = []
        func collect(_ node: LayoutNode, in clip: Rect) {
            guard !node.style.isHidden else { return }
            if let text = node.text {
                found.append(Spanned(id: node.id, isContent: node.part == .custom, text: text, clip: clip))
            }
            let inner = node.style.clipsToBounds ? clip.intersection(node.frame) : clip
            for child in node.children { collect(child, in: inner) }
        }
        for node in composition.nodes { collect(node, in: Rect(origin: .zero, size: composition.size)) }
        return found
    }
}
