import Basics
import Views

/// A run of text in one face.
struct FaceRun: Equatable {
    /// UTF-8 code units.
    var range: Range<Int>
    var family: String
    var kind: Kind

    /// The reason for the choice of a face.
    enum Kind: Equatable {
        /// The text's own font, which has tracking; faces of other scripts have none.
        case base
        case script, emoji
        /// With the regional form of its Han characters.
        case cjk(HanForm)
    }
}

/// Selects the face of each cluster, depending only on the text and its language.
struct FaceItemizer {
    let fonts: FontConfiguration
    let base: LoadedFace
    let weight: FontWeight
    let isItalic: Bool
    let language: String

    /// The text's runs, in order and without gaps.
    func runs(of text: String) -> [FaceRun] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return [FaceRun(range: 0..<text.utf8.count, family: base.family, kind: .base)]
        }
        if text.unicodeScalars.contains(where: \.hintsAtEmoji) { _ = emoji }
        let hanForm = HanForm(language: language, text: text)
        var runs: [FaceRun] = []
        var last: Choice?
        var offset = 0
        // The choices for ASCII, which a text in other scripts may consist of almost wholly.
        var known = [Choice?](repeating: nil, count: 0x80)
        for cluster in text {
            let end = offset + cluster.utf8.count
            let index = end - offset == 1 ? Int(cluster.utf8.first ?? 0) : 0
            let isFree = index > 0x20 || index == 0x20 && last?.kind != .script
            let choice = (isFree ? known[index] : nil) ?? choose(cluster, after: last, hanForm: hanForm)
            if isFree { known[index] = choice }
            if let previous = runs.last, previous.family == choice.face.family {
                runs[runs.count - 1].range = previous.range.lowerBound..<end
            } else {
                runs.append(FaceRun(range: offset..<end, family: choice.face.family, kind: choice.kind))
            }
            (last, offset) = (choice, end)
        }
        return runs
    }

    private typealias Choice = (face: LoadedFace, kind: FaceRun.Kind)

    private var emoji: LoadedFace? { fonts.face(of: .emoji, weight: .regular, isItalic: false) }

    private func choose(_ cluster: Character, after last: Choice?, hanForm: HanForm) -> Choice {
        // A line break isn't drawn; as a part of the run it saves Pango an attribute.
        if let last, cluster.isNewline { return last }
        // A space between two words of a script stays in their run.
        if cluster == " ", let last, last.kind == .script, last.face.covers(cluster) { return last }
        let first = cluster.unicodeScalars.first ?? " "
        if cluster.isDrawnAsEmoji, let emoji, emoji.covers(cluster) || !base.covers(cluster) {
            if !emoji.covers(first) { reportMissing(cluster) }
            return (emoji, .emoji)
        }
        let script = Script(first)
        // Prefer the first candidate with the whole cluster, then the first one with its first character.
        var partial: Choice?
        for (family, kind) in candidates(script, hanForm: hanForm) {
            guard let face = family.map({ fonts.face(of: $0, weight: weight, isItalic: isItalic) }) ?? base else {
                continue
            }
            if face.covers(cluster) { return (face, kind) }
            if partial == nil, face.covers(first) { partial = (face, kind) }
        }
        if let partial { return partial }
        reportMissing(cluster)
        return (base, .base)
    }

    /// Warns of a character that is drawn as a box, unless a package with it may be missing. Invisible ones have no glyph.
    private func reportMissing(_ cluster: Character) {
        guard !fonts.lacksFaces, let first = cluster.unicodeScalars.first,
            !first.properties.isDefaultIgnorableCodePoint,
            !first.properties.isWhitespace, !first.isInvisible
        else { return }
        fonts.report(
            Diagnostic(
                .warning, "glyph-missing",
                "no font here has \(String(cluster).quoted()) (\(first.codePoint)): a box is drawn",
                hint: "a device may have it; name a directory with a font that does by --font-dir"))
    }

    /// The families to search for a script's characters, in order; `nil` is the text's own font.
    private func candidates(_ script: Script, hanForm: HanForm) -> [(PinnedFamily?, FaceRun.Kind)] {
        let cjk: (PinnedFamily?, FaceRun.Kind) = (.cjk(hanForm), .cjk(hanForm))
        let common: [(PinnedFamily?, FaceRun.Kind)] = [(nil, .base), (.notoSans, .script)]
        let symbols = PinnedFamily.symbols.map { (Optional($0), FaceRun.Kind.script) }
        return switch script {
        case .common: common + symbols + [cjk]
        case .noto(let name): [(.noto(name), .script)] + common + symbols
        case .han, .kana, .hangul, .bopomofo: [cjk] + common + symbols
        }
    }
}
