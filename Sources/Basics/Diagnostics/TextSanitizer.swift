/// Truncates text that would be too expensive to lay out.
package enum TextSanitizer {
    /// The parts removed from a text.
    package struct Cuts: OptionSet, Sendable, Hashable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// The text was truncated at `Limits.textBytes`.
        package static let length = Cuts(rawValue: 1 << 0)
        /// A run without line-break opportunities was longer than `Limits.unbrokenClusters`.
        package static let unbrokenRun = Cuts(rawValue: 1 << 1)
        /// A character had more than `Limits.marksPerCluster` combining marks, joiners or other parts.
        package static let marks = Cuts(rawValue: 1 << 2)
        /// U+0000, which ends a C string.
        package static let null = Cuts(rawValue: 1 << 3)
        /// The text had more than `Limits.textLines` lines.
        package static let lines = Cuts(rawValue: 1 << 4)
    }

    /// The sanitized text, and the kinds of parts removed.
    package static func clean(_ text: String) -> (text: String, cuts: Cuts) {
        let survey = Survey(text)
        if survey.needsNoCuts { return (text, []) }
        var cuts: Cuts = []
        let whole = survey.mayHaveExcess ? withoutExcess(text, &cuts) : text
        let result = shortened(whole, &cuts)
        return cuts.isEmpty ? (text, []) : (result, cuts)
    }

    /// Sanitizes a text and reports the cuts as a warning.
    /// - Parameter what: the text's name in the warning, such as `the body`.
    package static func clean(
        _ text: String, what: String, at location: SourceSpan? = nil, path: String? = nil, report: DiagnosticCollector
    ) -> String {
        let (result, cuts) = clean(text)
        if cuts.isEmpty { return result }
        let reasons: [(Cuts, String)] = [
            (.length, "it is longer than \(Limits.textBytes) bytes"),
            (.lines, "it has more than \(Limits.textLines) lines"),
            (.unbrokenRun, "it runs for more than \(Limits.unbrokenClusters) characters without a break"),
            (.marks, "it puts more than \(Limits.marksPerCluster) marks on one character"),
            (.null, "it holds U+0000"),
        ]
        for (_, reason) in reasons.filter({ cuts.contains($0.0) }) {
            report.add(
                Diagnostic(
                    .warning, "text-cut", "\(what) was cut: \(reason)", at: location, path: path,
                    hint: "no notification has room for it: shorten it"))
        }
        return result
    }

    private static func withoutExcess(_ text: String, _ cuts: inout Cuts) -> String {
        var result = ""
        for cluster in text {
            if cluster.unicodeScalars.first == "\0" {
                cuts.insert(.null)
            } else if cluster.unicodeScalars.count > 1 + Limits.marksPerCluster {
                cuts.insert(.marks)
                result.unicodeScalars.append(contentsOf: cluster.unicodeScalars.prefix(1 + Limits.marksPerCluster))
            } else {
                result.append(cluster)
            }
        }
        return result
    }

    /// The lengths in characters of the parts of a text between possible line breaks.
    package static func unbrokenWords(of text: String) -> [Int] {
        text.split(whereSeparator: \.allowsBreak).map(\.count)
    }

    /// Leaves out the rest of long runs, and puts an ellipsis in place of what is beyond the limits on bytes and lines.
    private static func shortened(_ text: String, _ cuts: inout Cuts) -> String {
        let ellipsis = "…"
        let isLong = text.utf8.count > Limits.textBytes
        let allowsRuns = text.utf8.count <= Limits.unbrokenClusters
        var (result, run, bytes, lines) = ("", 0, 0, 1)
        // In UTF-8 code units: of what is kept of the text, beyond the result, and of the character.
        var (start, offset) = (0, 0)
        // The results that the limits leave, each without its ellipsis.
        var (withinBytes, withinLines): (String?, String?)
        func kept() -> String {
            let first = text.utf8.index(text.startIndex, offsetBy: start)
            return result + text[first..<text.utf8.index(first, offsetBy: offset - start)]
        }
        for character in text {
            let count = character.utf8.count
            defer { offset += count }
            run = character.allowsBreak ? 0 : run + 1
            if run > Limits.unbrokenClusters, !allowsRuns {
                cuts.insert(.unbrokenRun)
                if start < offset { result = kept() }
                start = offset + count
                continue
            }
            if isLong, withinBytes == nil, bytes + count > Limits.textBytes - ellipsis.utf8.count {
                withinBytes = kept()
            }
            bytes += count
            if bytes > Limits.textBytes { break }
            if character.isNewline {
                lines += 1
                // The last line may be as long as it is.
                if lines == Limits.textLines { withinLines = kept() }
            }
        }
        if let withinLines, lines > Limits.textLines {
            cuts.insert(.lines)
            if bytes > Limits.textBytes { cuts.insert(.length) }
            return withinLines + "\n" + ellipsis
        }
        guard bytes > Limits.textBytes, let withinBytes else { return kept() }
        cuts.insert(.length)
        return withinBytes + ellipsis
    }
}

/// A judgement of the limits by a text's scalars; breaking it into characters takes ten times as long.
private struct Survey {
    /// `false` if the text certainly has neither U+0000 nor a character of too many parts.
    private(set) var mayHaveExcess = false
    /// `true` if certainly nothing is to be cut.
    let needsNoCuts: Bool

    /// Parts in a row before a letter, and after it, that may all be one character's.
    private static let mostParts = Limits.marksPerCluster / 2

    init(_ text: String) {
        var (parts, run, longest, lines) = (0, 0, 0, 1)
        for scalar in text.unicodeScalars {
            run += 1
            parts += 1
            switch scalar.value {
            case 0: mayHaveExcess = true
            case 0x20: (parts, run) = (0, 0)
            case 0x09...0x0D: (parts, run, lines) = (0, 0, scalar == "\t" ? lines : lines + 1)
            case 0x85, 0x2028, 0x2029: lines += 1
            // ASCII, and letters that begin a character whatever precedes them.
            case ..<0x80, 0x100..<0x300, 0x391..<0x482, 0x48A..<0x530, 0x5D0..<0x5EB, 0x620..<0x64B, 0xE01..<0xE31:
                parts = 0
            // Letters between any of which a line may break.
            case 0x3041..<0x3097, 0x30A1..<0x30FB, 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4:
                (parts, run) = (0, 0)
            default: mayHaveExcess = mayHaveExcess || parts > Self.mostParts
            }
            longest = max(longest, run)
        }
        needsNoCuts =
            !mayHaveExcess && text.utf8.count <= Limits.textBytes && longest <= Limits.unbrokenClusters
            && lines <= Limits.textLines
    }
}

extension Character {
    /// `true` for white space that lines break at, the ellipsis of a truncated text, and scripts written without spaces,
    /// but not for their punctuation and length marks, which stay on the line of what precedes them.
    fileprivate var allowsBreak: Bool {
        guard let first = unicodeScalars.first else { return true }
        return switch first.value {
        // Faster than a search of Unicode's tables.
        case ..<0x80: first.value == 0x20 || (0x09...0x0D).contains(first.value)
        // No-break spaces.
        case 0xA0, 0x2007, 0x202F: false
        case 0x200B, 0x2026: true
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
            isWhitespace || isLetter && first.properties.generalCategory != .modifierLetter || isNumber
        default: isWhitespace
        }
    }
}
