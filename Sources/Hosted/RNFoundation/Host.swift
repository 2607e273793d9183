@_exported import Foundation
@_exported import RNJSON
@_exported import RNWire

/// The device, the bundle and the tool on the other side of the pipe. One thread uses it: the only one there is.
package final class Host {
    package nonisolated(unsafe) static let shared = Host()

    /// `true` once the process's clocks are the run's.
    package nonisolated(unsafe) static var isClockVirtual = false

    /// Asks the tool one question; `nil` outside of an extension process, as in a unit test.
    package var ask: ((JSON) -> JSON)?
    /// The fields of the call that started the process.
    package var start: JSON = [:]
    /// Virtual seconds since the start of the run.
    package var now = 0.0
    /// Requests for the next reply, in order.
    package private(set) var requests: [JSON] = []
    /// Notes already given: each is given once.
    private var given: Set<String> = []

    /// Seconds from 1970 to the start of the run.
    package var startDate: Double { start[.date]?.number ?? 0 }
    package var isHosted: Bool { ask != nil }
    package var device: JSON { start[.device] ?? [:] }
    package var bundle: JSON { start[.bundle] ?? [:] }

    package func query(_ query: WireQuery, _ arguments: [WireKey: JSON]) -> JSON? {
        guard let ask else { return nil }
        var arguments = arguments
        arguments[.query] = .string(query.rawValue)
        let answer = ask(.object(arguments))
        return answer[.missing]?.bool == true ? nil : answer
    }

    package func request(_ request: WireRequest, _ value: JSON) { requests.append(.object([request.rawValue: value])) }

    /// Forgets a run, for the next one in the same process.
    package func reset() { (now, requests, given, start) = (0, [], [], [:]) }

    package func takeRequests() -> [JSON] {
        defer { requests = [] }
        return requests
    }

    /// Tells the user once about a call that has no effect here.
    package func note(_ code: String, _ message: String, _ file: String? = nil, _ line: Int? = nil) {
        guard given.insert("\(code)\(message)\(file ?? "")\(line ?? 0)").inserted else { return }
        var note: [WireKey: JSON] = [.code: .string(code), .message: .string(message)]
        note[.file] = file.map { .string($0) }
        note[.line] = line.map { .number(Double($0)) }
        request(.note, .object(note))
    }

    /// Ends the process as an exception does that the code doesn't catch.
    package static func raise(_ reason: String, file: String? = nil, line: Int = 0) {
        onException(reason, file.map { "\($0):\(line): " } ?? "")
    }

    /// Gets an exception's reason and its place in the code. Tests replace it.
    package nonisolated(unsafe) static var onException: (_ reason: String, _ place: String) -> Void = {
        FileHandle.standardError.write(Data("\($1)Fatal error: \($0)\n".utf8))
        exit(1)
    }

    /// A folder that the process may write to.
    package var temporaryFolder: String {
        let folder = bundle[.temporary]?.string ?? Foundation.NSTemporaryDirectory()
        return folder.hasSuffix("/") ? folder : folder + "/"
    }
}
