import Foundation

/// The head of a request, RFC 9112. Its body is read by whoever answers it.
struct HTTPRequest: Sendable {
    /// Bytes of a head: a browser's have about 700.
    static let maxBytes = 16 << 10
    /// Headers of a request: a browser sends about 15.
    private static let maxHeaders = 64

    let method: String
    /// As it was sent, without the query.
    let path: String
    let query: [String: String]
    /// By lower-case names.
    let headers: [String: String]
    /// Bytes of the body.
    let bodyLength: Int

    /// - Parameter head: the bytes up to the blank line.
    /// - Returns: `nil` for what isn't a request with a body of a known length, or has one header twice.
    init?(head: some Collection<UInt8>) {
        // As bytes, and no more than a request may have: strangers' heads cost next to nothing.
        let lines = head.split(separator: UInt8(ascii: "\n"), maxSplits: Self.maxHeaders + 1).map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
        let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), lines.count <= Self.maxHeaders + 1 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            guard headers.updateValue(String(value), forKey: line[..<colon].lowercased()) == nil else { return nil }
        }
        // Without a length, the sender would decide when the body ends. The page always says it.
        guard headers["transfer-encoding"] == nil, let length = Self.length(headers["content-length"] ?? "0") else {
            return nil
        }
        let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        (method, path, bodyLength, self.headers) = (String(words[0]), String(parts[0]), length, headers)
        query = Self.query(parts.count > 1 ? parts[1] : "")
    }

    private static func length(_ text: String) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }

    private static func query(_ text: Substring) -> [String: String] {
        let pairs = text.split(separator: "&").compactMap { item -> (String, String)? in
            let parts = item.split(separator: "=", maxSplits: 1).map { String($0).removingPercentEncoding }
            guard parts.count == 2, let name = parts[0], let value = parts[1] else { return nil }
            return (name, value)
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

/// An answer, after which the connection ends.
struct HTTPResponse: Sendable {
    enum Status: String, Sendable {
        case ok = "200 OK"
        case badRequest = "400 Bad Request"
        case forbidden = "403 Forbidden"
        case notFound = "404 Not Found"
        case tooLarge = "413 Content Too Large"
        case headTooLarge = "431 Request Header Fields Too Large"
        case busy = "503 Service Unavailable"
    }

    var status = Status.ok
    var headers: [(name: String, value: String)] = []
    /// `nil` for events, which follow as they come.
    var body: [UInt8]? = []

    /// The bytes of status line, headers and body.
    var bytes: [UInt8] {
        var head = "HTTP/1.1 \(status.rawValue)\r\nConnection: close\r\n"
        if let body { head += "Content-Length: \(body.count)\r\n" }
        for header in headers { head += "\(header.name): \(header.value)\r\n" }
        return Array("\(head)\r\n".utf8) + (body ?? [])
    }
}
