/// The readable part of a placed text.
package struct VisibleText: Equatable {
    /// The number of characters in the text.
    package let total: Int
    /// The number of characters that its lines show.
    let set: Int
    /// The number of characters that no edge cuts off.
    package let seen: Int
    /// The range of the characters that the lines leave out.
    let lost: Range<Int>

    /// - Parameter clip: the visible part of the picture, in points.
    package init(_ text: PlacedText, in clip: Rect) {
        let characters = Array(text.request.text)
        total = characters.count
        var next = 0
        var lastStart = 0
        var seen = 0
        for line in text.layout.lines {
            let start = next
            lastStart = start
            next = Self.end(of: line.text, from: start, in: characters)
            seen += Self.seen(next - start, of: line, size: text.request.font.size * text.layout.scale, in: clip)
        }
        // The characters behind an ellipsis at the start or in the middle precede characters that are shown.
        set = text.layout.isTruncated ? min(next, Self.withoutEllipsis(text.layout.lines)) : total
        self.seen = min(seen, set)
        lost = text.layout.isTruncated ? Self.lost(of: text, from: lastStart, to: next, among: characters.count) : 0..<0
    }

    /// The characters that the last line's ellipsis replaces, or those after that line.
    private static func lost(of text: PlacedText, from start: Int, to end: Int, among total: Int) -> Range<Int> {
        let line = text.layout.lines.last?.text ?? ""
        let parts = line.split(separator: "\u{2026}", maxSplits: 1, omittingEmptySubsequences: false)
        var kept = (before: end, after: 0)
        switch text.request.lineBreakMode {
        case .byTruncatingHead: kept = (start, max(0, line.count - 1))
        case .byTruncatingMiddle: kept = (start + (parts.first?.count ?? 0), parts.dropFirst().first?.count ?? 0)
        case .byTruncatingTail, .byClipping, .byWordWrapping, .byCharWrapping: break
        }
        let first = min(max(0, kept.before), total)
        return first..<max(first, total - kept.after)
    }

    /// The index after the characters of a line: those from a start on, white space where the line breaks included.
    private static func end(of line: String, from start: Int, in characters: [Character]) -> Int {
        var index = start
        for character in line where character != "\u{2026}" {
            while index < characters.count, characters[index] != character, characters[index].isWhitespace {
                index += 1
            }
            if index < characters.count { index += 1 }
        }
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        return index
    }

    /// The characters of all lines, with one for each break between words.
    private static func withoutEllipsis(_ lines: [TextLayout.Line]) -> Int {
        lines.map { $0.text.count { $0 != "\u{2026}" } + 1 }.reduce(-1, +)
    }

    /// The number of a line's characters inside a clip. A line counts when its capitals are inside.
    private static func seen(_ count: Int, of line: TextLayout.Line, size: Double, in clip: Rect) -> Int {
        let slack = 0.5
        let top = line.baseline - size * ResolvedFont.capHeightRatio
        guard top >= clip.minY - slack, line.baseline <= clip.maxY + slack else { return 0 }
        let width = min(line.x + line.width, clip.maxX) - max(line.x, clip.minX)
        guard line.width > 0, width < line.width - slack else { return count }
        return max(0, Int((Double(count) * width / line.width).rounded(.down)))
    }
}
