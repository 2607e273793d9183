/// Truncates a text to a width with an ellipsis, cluster by cluster.
///
/// Pango's own ellipsis isn't used: it works by paragraph, and inserts U+22EF or three dots where UIKit has U+2026.
struct Truncation {
    enum Side {
        case head, middle, tail
    }

    let side: Side
    let style: SettingStyle
    let fonts: TextFonts

    /// The longest truncated text with an ellipsis that fits; the ellipsis alone if nothing else fits.
    ///
    /// `measured` saves a layout if it is the same text, unwrapped and in the same size.
    func fit(_ text: StyledText, measuredBy measured: PangoText, into width: Double) -> PangoText? {
        let isMeasured = measured.text == text.text && measured.lines.count == 1
        var dots = StyledText("\u{2026}")
        if let piece = side == .head ? text.pieces.first : text.pieces.last {
            dots.pieces = [.init(length: dots.text.utf8.count, run: piece.run)]
        }
        guard let natural = isMeasured ? measured : set(text), let ellipsis = set(dots)?.lines.first else { return nil }
        var cut = Cut(
            clusters: clusters(of: text, widths: natural.scalarWidths), side: side, isPlain: text.pieces.isEmpty)
        cut.fit(width - ellipsis.width)
        while true {
            guard let candidate = set(cut.text) else { return nil }
            if cut.isEmpty || (candidate.lines.first?.width ?? 0) <= width { return candidate }
            cut.drop()
        }
    }

    private func set(_ text: StyledText) -> PangoText? { PangoText(text, style: style, fonts: fonts) }

    private func clusters(of text: StyledText, widths: [Double]) -> [Cut.Cluster] {
        var position = 0
        return text.clusters.map { character, run in
            let end = min(widths.count, position + character.unicodeScalars.count)
            defer { position = end }
            return Cut.Cluster(character: character, run: run, width: widths[position..<end].reduce(0, +))
        }
    }

    /// The number of clusters before and after the ellipsis.
    private struct Cut {
        struct Cluster {
            var character: Character
            var run: Int
            var width: Double
        }

        let clusters: [Cluster]
        let side: Side
        let isPlain: Bool
        var before = 0
        var after = 0

        var isEmpty: Bool { before + after == 0 }
        /// The text with an ellipsis, which has the attributes of the character before it, or after it at the start.
        var text: StyledText {
            let (start, end) = (clusters.prefix(before), clusters.suffix(after))
            let run = (start.last ?? end.first ?? clusters.first)?.run ?? 0
            var parts = start.map { (character: $0.character, run: $0.run) }
            parts.append((character: "\u{2026}", run: run))
            parts += end.map { (character: $0.character, run: $0.run) }
            return StyledText(parts, isPlain: isPlain)
        }

        /// Estimates the clusters that fit a width, plus one, since tracking and joining forms may save space.
        mutating func fit(_ width: Double) {
            switch side {
            case .tail: before = count(clusters, within: width).count
            case .head: after = count(clusters.reversed(), within: width).count
            case .middle:
                let start = count(clusters, within: width / 2)
                before = start.count
                after = count(clusters.dropFirst(before).reversed(), within: width - start.width).count
            }
            let isWhole = before + after >= clusters.count
            if !isWhole, side == .head { after += 1 } else if !isWhole { before += 1 }
        }

        /// Removes one cluster; in the middle from the longer part.
        mutating func drop() { if after > before { after -= 1 } else { before -= 1 } }

        private func count(_ clusters: some Sequence<Cluster>, within width: Double) -> (count: Int, width: Double) {
            var (count, sum) = (0, 0.0)
            for cluster in clusters {
                guard sum + cluster.width <= width else { break }
                (count, sum) = (count + 1, sum + cluster.width)
            }
            return (count, sum)
        }
    }
}
