extension Unicode.Scalar {
    /// The notation of the Unicode standard, such as `U+202E`.
    package var codePoint: String { "U+" + FixedText.padded(String(value, radix: 16, uppercase: true), to: 4) }

    /// `true` for invisible characters that change the surrounding text: controls, bidi marks, overrides and isolates,
    /// line separators, zero-width spaces and non-characters (fact: libraries/text.invisible). Joiners are allowed for
    /// emoji.
    package var isInvisible: Bool {
        switch value {
        case 0x20...0x7E: false
        case 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
        default: properties.generalCategory == .control || properties.isNoncharacterCodePoint
        }
    }
}

extension StringProtocol {
    /// The first character that is forbidden in identifiers and paths.
    package var firstInvisibleScalar: Unicode.Scalar? { unicodeScalars.first(where: \.isInvisible) }

    /// The text with invisible characters written out, which protects the terminal from control sequences.
    package var withVisibleCharacters: String {
        guard firstInvisibleScalar != nil else { return String(self) }
        return unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar.isInvisible ? "<\(scalar.codePoint)>" : String(scalar)
        }
    }

    /// The text without white space around it.
    package var trimmed: String {
        var rest = Substring(self)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    /// The text as one word of a shell.
    package var shellQuoted: String {
        let isPlain = unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || "/._-".unicodeScalars.contains($0)
        }
        let parts = split(separator: "'", omittingEmptySubsequences: false)
        return isPlain && !isEmpty ? String(self) : "'\(parts.joined(separator: "'\\''"))'"
    }

    /// The text in double quotes for a message, truncated after `limit` characters.
    package func quoted(limit: Int = 60) -> String {
        let isLong = index(startIndex, offsetBy: limit, limitedBy: endIndex).map { $0 < endIndex } ?? false
        return "\"\(prefix(limit).withVisibleCharacters)\(isLong ? "…" : "")\""
    }
}
