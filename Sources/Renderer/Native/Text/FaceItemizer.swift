import ContentExtensionHost

/// A stretch of a text that one face draws.
struct FaceRun: Equatable {
    /// In UTF-8 code units.
    var range: Range<Int>
    var family: String
    /// Whether it is set in the text's own font, which is tracked; no other script's face is.
    var isBase: Bool
    /// The language whose forms of Han characters it has.
    var hanForm: HanForm?
    var isEmoji: Bool
}

/// Chooses the face of each cluster of a text, by the text and its language alone.
struct FaceItemizer {
    let fonts: FontConfiguration
    let base: LoadedFace
    let weight: FontWeight
    let isItalic: Bool
    let language: String

    /// The text's runs in order, without gaps.
    func runs(of text: String) -> [FaceRun] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return [run(0..<text.utf8.count, Choice(face: base, kind: .base))]
        }
        if text.unicodeScalars.contains(where: \.hintsAtEmoji) { _ = emoji }
        let hanForm = HanForm(language: language, text: text)
        var runs: [FaceRun] = []
        var last: Choice?
        var offset = 0
        for cluster in text {
            let end = offset + cluster.utf8.count
            let choice = choose(cluster, after: last, hanForm: hanForm)
            if let previous = runs.last, previous.family == choice.face.family {
                runs[runs.count - 1].range = previous.range.lowerBound..<end
            } else {
                runs.append(run(offset..<end, choice))
            }
            (last, offset) = (choice, end)
        }
        return runs
    }

    /// A face and why it was chosen.
    private struct Choice {
        enum Kind: Equatable {
            case base, script, emoji
            case cjk(HanForm)
        }

        var face: LoadedFace
        var kind: Kind
    }

    private var emoji: LoadedFace? { fonts.face(of: .emoji, weight: .regular, isItalic: false) }

    private func run(_ range: Range<Int>, _ choice: Choice) -> FaceRun {
        var hanForm: HanForm?
        if case .cjk(let form) = choice.kind { hanForm = form }
        return FaceRun(
            range: range, family: choice.face.family, isBase: choice.kind == .base, hanForm: hanForm,
            isEmoji: choice.kind == .emoji)
    }

    private func choose(_ cluster: Character, after last: Choice?, hanForm: HanForm) -> Choice {
        // A space between two words of a script keeps them in one run.
        if cluster == " ", let last, last.kind == .script, last.face.covers(cluster) { return last }
        if cluster.isDrawnAsEmoji, let emoji, emoji.covers(cluster) || !base.covers(cluster) {
            return Choice(face: emoji, kind: .emoji)
        }
        let first = cluster.unicodeScalars.first ?? " "
        let script = Script(first)
        // The first candidate that has all of the cluster; failing that, the first that has what it begins with.
        var partial: Choice?
        for (family, kind) in candidates(script, hanForm: hanForm) {
            guard let face = family.map({ fonts.face(of: $0, weight: weight, isItalic: isItalic) }) ?? base else {
                continue
            }
            let choice = Choice(face: face, kind: kind)
            if face.covers(cluster) { return choice }
            if partial == nil, face.covers(first) { partial = choice }
        }
        return partial ?? Choice(face: base, kind: .base)
    }

    /// Where to look for a script's characters, in order; `nil` is the text's own font.
    private func candidates(_ script: Script, hanForm: HanForm) -> [(PinnedFamily?, Choice.Kind)] {
        let cjk: (PinnedFamily?, Choice.Kind) = (.cjk(hanForm), .cjk(hanForm))
        let common: [(PinnedFamily?, Choice.Kind)] = [(nil, .base), (.notoSans, .script)]
        let symbols = PinnedFamily.symbols.map { (Optional($0), Choice.Kind.script) }
        return switch script {
        case .common: common + symbols + [cjk]
        case .noto(let name): [(.noto(name), .script)] + common + symbols
        case .han, .kana, .hangul, .bopomofo: [cjk] + common + symbols
        }
    }
}
