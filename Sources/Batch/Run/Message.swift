import ContentExtensionHost
import Platform
import Renderer

/// A message between the coordinator and a worker: a JSON object and bytes, each behind its length in four bytes.
struct Message: Equatable {
    /// The other end doesn't speak this language, or died in the middle of a word.
    struct Malformed: Error, Equatable {}

    var json: JSONValue
    var body: [UInt8]

    static func bytes(_ members: [(String, String)], body: [UInt8] = []) -> [UInt8] {
        let json = Array(JSONText.object(members).utf8)
        return length(json) + length(body) + json + body
    }

    private static func length(_ bytes: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: bytes.count).bigEndian) { Array($0) }
    }
}

/// Puts messages together from the pieces that arrive.
struct MessageReader {
    /// More than any picture, in bytes.
    private static let limit = 512 * 1024 * 1024
    private static let block = 256 * 1024
    private var buffer: [UInt8] = []

    /// Reads a descriptor once.
    /// - Returns: the number of bytes; 0 at the end; below 0 `errno` says why.
    mutating func read(_ descriptor: Int32) -> Int {
        var block = [UInt8](repeating: 0, count: Self.block)
        let count = readChunk(descriptor, &block, block.count)
        if count > 0 { append(block[..<count]) }
        return count
    }

    mutating func append(_ bytes: ArraySlice<UInt8>) { buffer += bytes }

    /// Takes the messages that are complete.
    mutating func take() throws(Message.Malformed) -> [Message] {
        var messages: [Message] = []
        var start = 0
        while buffer.count - start >= 8 {
            let (json, body) = (length(at: start), length(at: start + 4))
            guard json + body <= Self.limit else { throw Message.Malformed() }
            guard buffer.count - start - 8 >= json + body else { break }
            let text = buffer[start + 8..<start + 8 + json]
            guard let value = try? JSONReader.read(text, file: "", members: .max) else { throw Message.Malformed() }
            start += 8 + json + body
            messages.append(Message(json: value, body: Array(buffer[start - body..<start])))
        }
        if start > 0 { buffer.removeFirst(start) }
        return messages
    }

    private func length(at index: Int) -> Int { buffer[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
}

/// read(2), under a name that `MessageReader.read` doesn't hide.
private func readChunk(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

// MARK: - Values

extension JSONValue {
    /// The number, if this is a whole one.
    var int: Int? { number.flatMap { Int(exactly: $0) } }
    /// The digest of which this is the text.
    var digest: Digest? { string.flatMap { Digest(hex: $0) } }
    /// The findings of which these are the objects.
    var diagnostics: [Diagnostic]? {
        guard let array else { return nil }
        let diagnostics = array.compactMap { Diagnostic($0) }
        return diagnostics.count == array.count ? diagnostics : nil
    }
}

extension [Diagnostic] {
    /// A JSON array with all that a message has to say of findings, their exit classes too.
    var messageText: String {
        "["
            + map { JSONText.object([("exit", String($0.exit.rawValue)), ("finding", $0.jsonText)]) }
            .joined(separator: ",") + "]"
    }
}

extension Diagnostic {
    fileprivate init?(_ json: JSONValue) {
        guard let finding = json["finding"], let code = finding["code"]?.string,
            let severity = finding["severity"]?.string.flatMap(Severity.init), let message = finding["message"]?.string,
            let exit = json["exit"]?.int.flatMap({ ExitClass(rawValue: Int32(truncatingIfNeeded: $0)) })
        else { return nil }
        let location = finding["file"]?.string.map {
            SourceSpan(file: $0, line: finding["line"]?.int, column: finding["column"]?.int)
        }
        self.init(
            severity, code, message, at: location, path: finding["path"]?.string, hint: finding["hint"]?.string,
            exit: exit)
    }
}
