/// A text with the request's run for each of its parts.
struct StyledText {
    /// A part within one run.
    struct Piece {
        /// UTF-8 code units.
        var length: Int
        /// The run's index in the request.
        var run: Int
    }

    var text: String
    /// In the order of the text, without gaps; empty for plain text.
    var pieces: [Piece] = []

    init(_ text: String) { self.text = text }

    /// A request's text; a cluster across two runs gets the first one's attributes.
    init(_ request: TextRequest) {
        self.init(request.text)
        guard !request.runs.isEmpty else { return }
        var (run, end, position) = (0, request.runs[0].length, 0)
        for cluster in request.text {
            while position >= end, run + 1 < request.runs.count {
                run += 1
                end += request.runs[run].length
            }
            append(length: cluster.utf8.count, run: run)
            position += cluster.utf8.count
        }
    }

    init(_ clusters: some Sequence<(character: Character, run: Int)>, isPlain: Bool) {
        self.init("")
        for (character, run) in clusters {
            text.append(character)
            if !isPlain { append(length: character.utf8.count, run: run) }
        }
    }

    var clusters: [(character: Character, run: Int)] {
        var (index, left) = (0, pieces.first?.length ?? .max)
        return text.map { character in
            while left <= 0, index + 1 < pieces.count {
                index += 1
                left += pieces[index].length
            }
            left -= character.utf8.count
            return (character, pieces.isEmpty ? 0 : pieces[index].run)
        }
    }

    /// The text from an offset in UTF-8 code units on.
    func dropping(_ count: Int) -> StyledText {
        var rest = StyledText(String(decoding: text.utf8.dropFirst(count), as: UTF8.self))
        var skipped = count
        for piece in pieces {
            let length = piece.length - min(skipped, piece.length)
            skipped -= piece.length - length
            if length > 0 { rest.pieces.append(Piece(length: length, run: piece.run)) }
        }
        return rest
    }

    /// The text up to its first line break; pieces beyond its end are ignored.
    var firstParagraph: StyledText {
        var first = self
        first.text = String(text.prefix { !$0.isNewline })
        return first
    }

    /// The paragraphs of which a label with a number of lines shows any, and one more that tells that it is truncated.
    ///
    /// The last one may be empty, and an empty one at the end makes no line. The other truncations show the text's end.
    func paragraphs(seenIn request: TextRequest) -> StyledText {
        guard request.numberOfLines > 0, ![.byTruncatingHead, .byTruncatingMiddle].contains(request.lineBreakMode)
        else { return self }
        var seen = self
        var breaks = 0
        seen.text = String(
            text.prefix { character in
                if character.isNewline { breaks += 1 }
                return breaks < request.numberOfLines + 2
            })
        return seen
    }

    /// The text with its line breaks replaced by spaces.
    package var onOneLine: StyledText {
        StyledText(clusters.map { ($0.character.isNewline ? " " : $0.character, $0.run) }, isPlain: pieces.isEmpty)
    }

    /// The ranges of the pieces in UTF-8 code units, with their runs.
    var ranges: [(range: Range<Int>, run: Int)] {
        let end = text.utf8.count
        var position = 0
        return pieces.compactMap { piece in
            let start = position
            position += piece.length
            return start < end ? (start..<min(end, position), piece.run) : nil
        }
    }

    private mutating func append(length: Int, run: Int) {
        if let last = pieces.last, last.run == run {
            pieces[pieces.count - 1].length += length
        } else {
            pieces.append(Piece(length: length, run: run))
        }
    }
}
