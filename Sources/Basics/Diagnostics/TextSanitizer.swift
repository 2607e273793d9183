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
        if text.utf8.count <= Limits.marksPerCluster && !text.utf8.contains(0) || isPlain(text) { return (text, []) }
        var cuts: Cuts = []
        var result = withoutExcess(text, &cuts)
        result = withoutLongRuns(result, &cuts)
        if result.utf8.count > Limits.textBytes {
            cuts.insert(.length)
            result = shortened(result)
        }
        result = withoutExcessLines(result, &cuts)
        return cuts.isEmpty ? (text, []) : (result, cuts)
    }

    /// Fast path: `true` for ASCII text, one byte per character, without anything to cut.
    private static func isPlain(_ text: String) -> Bool {
        guard text.utf8.count <= Limits.textBytes else { return false }
        var (run, controls) = (0, 0)
        for byte in text.utf8 {
            guard byte > 0, byte < 0x80 else { return false }
            run = byte == UInt8(ascii: " ") ? 0 : run + 1
            if byte < 0x20 { controls += 1 }
            if run > Limits.unbrokenClusters || controls >= Limits.textLines { return false }
        }
        return true
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
            if cluster == "\0" {
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

    private static func withoutLongRuns(_ text: String, _ cuts: inout Cuts) -> String {
        if text.utf8.count <= Limits.unbrokenClusters { return text }
        var result = ""
        var run = 0
        for character in text {
            run = character.allowsBreak ? 0 : run + 1
            if run > Limits.unbrokenClusters { cuts.insert(.unbrokenRun) } else { result.append(character) }
        }
        return result
    }

    /// The lengths in characters of the parts of a text between possible line breaks.
    package static func unbrokenWords(of text: String) -> [Int] {
        text.split(whereSeparator: \.allowsBreak).map(\.count)
    }

    /// Keeps the first lines, and an ellipsis as the last one.
    private static func withoutExcessLines(_ text: String, _ cuts: inout Cuts) -> String {
        if text.utf8.count < Limits.textLines { return text }
        var lines = 1
        let kept = text.prefix { character in
            if character.isNewline { lines += 1 }
            return lines < Limits.textLines
        }
        // The last line may be as long as it is.
        let rest = text[kept.endIndex...].dropFirst()
        if !rest.contains(where: \.isNewline) { return text }
        cuts.insert(.lines)
        return kept + "\n…"
    }

    private static func shortened(_ text: String) -> String {
        let ellipsis = "…"
        var bytes = ellipsis.utf8.count
        let kept = text.prefix { character in
            bytes += character.utf8.count
            return bytes <= Limits.textBytes
        }
        return kept + ellipsis
    }
}

extension Character {
    /// `true` for white space that lines break at, the ellipsis of a truncated text, and scripts written without spaces,
    /// but not for their punctuation and length marks, which stay on the line of what precedes them.
    fileprivate var allowsBreak: Bool {
        guard let first = unicodeScalars.first else { return true }
        return switch first.value {
        // No-break spaces.
        case 0xA0, 0x2007, 0x202F: false
        case 0x200B, 0x2026: true
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
            isWhitespace || isLetter && first.properties.generalCategory != .modifierLetter || isNumber
        default: isWhitespace
        }
    }
}
