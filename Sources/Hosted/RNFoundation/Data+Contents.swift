import Foundation

/// Files that the process has read, by content: an image made of a file's bytes is named by its path.
package enum ReadFiles {
    private nonisolated(unsafe) static var paths: [Data: String] = [:]
    private nonisolated(unsafe) static var count = 0

    static func read(_ path: String) throws -> Data {
        guard SecurityScope.permits(path) else { throw CocoaError(.fileReadNoPermission) }
        let data = try NSData(contentsOfFile: path, options: []) as Data
        paths[data] = path
        return data
    }

    /// A file with these bytes, written to the temporary folder if they come from nowhere else.
    package static func path(of data: Data) -> String? {
        if let path = paths[data] { return path }
        count += 1
        let path = Host.shared.temporaryFolder + "data-\(count)"
        guard (try? data.write(to: URL(fileURLWithPath: path))) != nil else { return nil }
        paths[data] = path
        return path
    }
}

/// Files in place of the network.
package enum NetworkMap {
    /// The file that answers for an address.
    package static func path(of url: URL) -> String? {
        if url.isFileURL { return url.path }
        let answer = response(to: url)
        return answer?[.failure] == nil ? answer?[.path]?.string : nil
    }

    /// Seconds of virtual time until the answer.
    static func latency(of url: URL) -> Double {
        url.isFileURL ? 0 : Host.shared.bundle[.network]?[name: url.absoluteString]?[.latency]?.number ?? 0
    }

    /// A file's bytes at once, or an address's after its latency, for which the thread waits.
    static func read(_ url: URL) throws -> Data {
        if url.isFileURL { return try ReadFiles.read(url.path) }
        started(url)
        Thread.sleep(forTimeInterval: latency(of: url))
        return try finish(url)
    }

    static func started(_ url: URL) { Host.shared.request(.downloadStarted, [.url: .string(url.absoluteString)]) }

    /// The bytes of an address whose answer has come.
    static func finish(_ url: URL) throws -> Data {
        do {
            guard let answer = response(to: url) else { throw URLError(.notConnectedToInternet) }
            if answer[.failure] != nil { throw URLError(.networkConnectionLost) }
            guard let path = answer[.path]?.string, let data = try? ReadFiles.read(path) else {
                throw URLError(.fileDoesNotExist)
            }
            Host.shared.request(.downloadFinished, [.url: .string(url.absoluteString)])
            return data
        } catch {
            let reason = response(to: url)?[.failure]?.string ?? error.localizedDescription
            Host.shared.request(.downloadFailed, [.url: .string(url.absoluteString), .reason: .string(reason)])
            throw error
        }
    }

    private static func response(to url: URL) -> JSON? {
        if let answer = Host.shared.bundle[.network]?[name: url.absoluteString] { return answer }
        Host.shared.note(
            "code-network", "no file stands for \(url.absoluteString); name one with --asset \(url.absoluteString)=FILE"
        )
        return nil
    }
}

extension Data {
    /// A file's bytes, or those of the file that stands for an address.
    public init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
        self = try NetworkMap.read(url)
    }
}

extension NSData {
    public convenience init?(contentsOf url: URL) {
        guard let data = try? NetworkMap.read(url) else { return nil }
        self.init(data: data)
    }
}

extension String {
    public init(contentsOf url: __shared URL, encoding: String.Encoding) throws {
        guard let text = String(data: try NetworkMap.read(url), encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self = text
    }

    public init(contentsOf url: __shared URL) throws { try self.init(contentsOf: url, encoding: .utf8) }
}
