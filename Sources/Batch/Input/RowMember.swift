import ContentExtensionHost

/// Members of rows that nobody can read as a whole.
package enum RowMember {
    /// The value of a key, where it stands before what is wrong with the row: a text, a number or another word.
    package static func value(_ key: StaticString, in row: [UInt8]) -> JSONValue? {
        row.withUnsafeBytes { bytes in
            var scanner = RowScanner(bytes)
            guard scanner.enter() else { return nil }
            while let member = scanner.member() {
                guard member.key.equals(key) else { continue }
                switch member.value {
                case .string(let text, hasEscapes: _):
                    return RowIdentifier.unescaped(text).map { JSONValue(.string($0)) }
                case .word(let word): return try? JSONReader.read(Array(word), file: "")
                case .container: return nil
                }
            }
            return nil
        }
    }
}
