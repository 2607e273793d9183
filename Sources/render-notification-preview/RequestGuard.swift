/// Refuses requests that don't come from the page: another address, another site's script, a guessed token.
struct RequestGuard: Sendable {
    /// The first part of each path.
    let token: String
    let port: UInt16

    init(port: UInt16) {
        var generator = SystemRandomNumberGenerator()
        token = (0..<4).map { _ in
            let digits = String(generator.next() as UInt32, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
        self.port = port
    }

    var address: String { "http://127.0.0.1:\(port)/\(token)/" }

    /// The rest of the path of a request that may be answered; `nil` for others.
    func path(of request: HTTPRequest) -> Substring? {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else { return nil }
        if let origin = request.headers["origin"] {
            guard origin == "http://\(host)" else { return nil }
        } else if request.method != "GET" {
            return nil
        }
        if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
            return nil
        }
        let prefix = "/\(token)/"
        let path = request.path
        guard path.utf8.count >= prefix.utf8.count else { return nil }
        // Compares all of it, so that the time says nothing about the token.
        let difference = zip(path.utf8, prefix.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) }
        return difference == 0 ? path.dropFirst(prefix.count) : nil
    }
}
