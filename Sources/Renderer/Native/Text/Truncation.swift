import ContentExtensionHost

/// Shortens a text to a width with an ellipsis, cluster by cluster.
///
/// Pango's own ellipsis isn't used: it works by paragraph, and takes U+22EF or three dots where UIKit has U+2026.
struct Truncation {
    /// Which part gives way.
    enum Side {
        case head, middle, tail
    }

    let side: Side
    let style: SettingStyle
    let fonts: TextFonts

    /// The longest shortening of the text, an ellipsis in it, that fits; the ellipsis alone when nothing does.
    ///
    /// `measured` spares a setting if it is the same text, unwrapped, at the same size.
    func fit(_ text: String, measuredBy measured: PangoText, into width: Double) -> PangoText? {
        let isMeasured = measured.text == text && measured.lines.count == 1
        guard let natural = isMeasured ? measured : set(text), let ellipsis = set("\u{2026}")?.lines.first else {
            return nil
        }
        var cut = Cut(clusters: clusters(of: text, widths: natural.scalarWidths), side: side)
        cut.fit(width - ellipsis.width)
        while true {
            guard let candidate = set(cut.text) else { return nil }
            if cut.isEmpty || (candidate.lines.first?.width ?? 0) <= width { return candidate }
            cut.drop()
        }
    }

    private func set(_ text: String) -> PangoText? { PangoText(text, style: style, fonts: fonts) }

    private func clusters(of text: String, widths: [Double]) -> [Cut.Cluster] {
        var position = 0
        return text.map { cluster in
            let end = min(widths.count, position + cluster.unicodeScalars.count)
            defer { position = end }
            return Cut.Cluster(character: cluster, width: widths[position..<end].reduce(0, +))
        }
    }

    /// How many clusters stand before the ellipsis, and how many after.
    private struct Cut {
        struct Cluster {
            var character: Character
            var width: Double
        }

        let clusters: [Cluster]
        let side: Side
        private var before = 0
        private var after = 0

        init(clusters: [Cluster], side: Side) { (self.clusters, self.side) = (clusters, side) }

        var isEmpty: Bool { before + after == 0 }
        var text: String {
            String(clusters.prefix(before).map(\.character)) + "\u{2026}"
                + String(clusters.suffix(after).map(\.character))
        }

        /// Takes what should fit into a width, and one more, for what tracking and joining forms may save.
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

        /// Takes one cluster less, in the middle from the longer part.
        mutating func drop() {
            if after > before { after -= 1 } else { before -= 1 }
        }

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
