/// An emoji in a size, whose picture is decompressed once for both its extents and its painting.
struct Emoji: Hashable {
    let cluster: Character
    /// In points.
    let size: Double
}

extension TextRequest {
    /// The emoji in the sizes of their fonts.
    var emoji: Set<Emoji> {
        guard text.unicodeScalars.contains(where: \.hintsAtEmoji) else { return [] }
        var (emoji, rest) = (Set<Emoji>(), text[...])
        for run in runs.isEmpty ? [Run(length: text.utf8.count, font: font)] : runs {
            let end = rest.utf8.index(rest.startIndex, offsetBy: run.length, limitedBy: rest.endIndex) ?? rest.endIndex
            for cluster in rest[..<end] where cluster.isDrawnAsEmoji {
                emoji.insert(Emoji(cluster: cluster, size: run.font.size))
            }
            rest = rest[end...]
        }
        return emoji
    }
}
