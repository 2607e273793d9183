/// A `curl` line with the request's body, as services' documents print it.
enum CurlCommand {
    /// The body in a command's words, after as many line ends and spaces as stand before it, so that positions in it are
    /// those in the command; `nil` for other texts and for a body in a file.
    static func body(of bytes: [UInt8]) -> [UInt8]? {
        guard let start = bytes.firstIndex(where: { $0 > 0x20 }), startsCommand(bytes[start...]) else { return nil }
        var words = ShellWords(bytes: bytes, index: start)
        var isBody = false
        while let word = words.next() {
            if isBody { return word.text.first == UInt8(ascii: "@") ? nil : margin(bytes[..<word.start]) + word.text }
            let text = String(decoding: word.text, as: UTF8.self)
            isBody = ["-d", "--data", "--data-raw", "--data-binary", "--data-ascii", "--json"].contains(text)
            for option in ["--data=", "--data-raw=", "--data-binary=", "--json=", "-d{"] where text.hasPrefix(option) {
                let head = option == "-d{" ? 2 : option.utf8.count
                return margin(bytes[..<word.start]) + word.text.dropFirst(head)
            }
        }
        return nil
    }

    /// True for `curl …` and for `$ curl …` as it is copied from a terminal.
    private static func startsCommand(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.starts(with: "curl ".utf8) || bytes.starts(with: "$ curl ".utf8)
    }

    private static func margin(_ before: ArraySlice<UInt8>) -> [UInt8] {
        let line = before.lastIndex(of: 0x0A).map { before.index(after: $0) } ?? before.startIndex
        let columns = String(decoding: before[line...], as: UTF8.self).count
        return Array(repeating: 0x0A, count: before.count { $0 == 0x0A }) + Array(repeating: 0x20, count: columns)
    }
}

/// The words of a shell's line, without variables and substitutions.
private struct ShellWords: IteratorProtocol {
    let bytes: [UInt8]
    var index: Int

    /// A word without its quotes, and the index of its first letter.
    mutating func next() -> (text: [UInt8], start: Int)? {
        skipSpace()
        guard index < bytes.count else { return nil }
        var (text, start) = ([UInt8](), index)
        while index < bytes.count, bytes[index] > 0x20 {
            switch bytes[index] {
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                if text.isEmpty { start = index + 1 }
                appendQuoted(to: &text)
            case UInt8(ascii: "\\"):
                if index + 1 < bytes.count { text.append(bytes[index + 1]) }
                index += 2
            default:
                text.append(bytes[index])
                index += 1
            }
        }
        return (text, start)
    }

    /// Also skips a backslash before a line's end.
    private mutating func skipSpace() {
        while index < bytes.count {
            let isContinued =
                bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count
                && [0x0A, 0x0D].contains(bytes[index + 1])
            guard bytes[index] <= 0x20 || isContinued else { return }
            index += 1
        }
    }

    private mutating func appendQuoted(to text: inout [UInt8]) {
        let quote = bytes[index]
        index += 1
        while index < bytes.count, bytes[index] != quote {
            if quote == UInt8(ascii: "\""), bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count,
                "\"\\$`\n".utf8.contains(bytes[index + 1])
            {
                index += 1
            }
            text.append(bytes[index])
            index += 1
        }
        index += 1
    }
}
