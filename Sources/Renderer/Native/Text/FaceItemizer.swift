import ContentExtensionHost

/// A run of text in one face.
struct FaceRun: Equatable {
    /// UTF-8 code units.
    var range: Range<Int>
    var family: String
    /// `true` for the text's own font, which has tracking; faces of other scripts have none.
    var isBase: Bool
    /// The regional form of its Han characters.
    var hanForm: HanForm?
    var isEmoji: Bool
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
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return [run(0..<text.utf8.count, Choice(face: base, kind: .base))] }
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

    /// A face and the reason for its choice.
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
        // A space between two words of a script stays in their run.
        if cluster == " ", let last, last.kind == .script, last.face.covers(cluster) { return last }
        if cluster.isDrawnAsEmoji, let emoji, emoji.covers(cluster) || !base.covers(cluster) {
            return Choice(face: emoji, kind: .emoji)
        }
        let first = cluster.unicodeScalars.first ?? " "
        let script = Script(first)
        // Prefer the first candidate with the whole cluster, then the first one with its first character.
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

    /// The families to search for a script's characters, in order; `nil` is the text's own font.
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
