import Basics
import ChildProcesses
import ContentExtensionHost
import RNWire
import Views

/// The extension of a session: what its replies change.
protocol HostedSessionOwner: AnyObject {
    /// The device's clock.
    var clock: VirtualClock? { get }
    /// The size in points of the view that the host has embedded; `nil` for none yet.
    var viewSize: Size? { get }
    /// The app's notification centre; `nil` without a host.
    var center: AppCenter? { get }
    /// Takes over a reply, before its requests are carried out.
    func apply(_ reply: JSONValue)
    /// Carries out a request of the code that isn't the session's.
    func carryOut(_ request: WireRequest, _ value: JSONValue)
    /// The process ended in work by the clock.
    func crashed(_ crash: ExtensionCrash)
}

/// An extension's process with its files: calls, their replies, and work that the code does later.
final class HostedSession {
    let folder: ProcessFolder
    let answers: QueryAnswers
    private let setup: HostedSetup
    private let failures: FailedCalls
    private weak var owner: (any HostedSessionOwner)?
    /// `nil` after the end.
    private var process: HostedProcess?
    private var notes = 0
    /// The virtual time of the code's next work; `nil` without any.
    private var next: Double?

    /// Starts the process.
    /// - Throws: `ExtensionCrash` if it can't be started.
    init(_ setup: HostedSetup, owner: any HostedSessionOwner) throws {
        self.setup = setup
        self.owner = owner
        failures = FailedCalls(executable: setup.executable.path)
        try failures.check(setup)
        folder = try ProcessFolder(appGroups: setup.appGroups)
        answers = QueryAnswers(setup, folder: folder)
        process = try HostedProcess(
            setup.executable.path, environment: setup.variables(home: folder.home),
            readable: setup.readable + [folder.attachments], home: folder.home, limits: setup.limits)
        answers.pendingRequests = { [weak owner] in owner?.center?.pendingRequests ?? [] }
    }

    /// Makes the object of the extension's class.
    /// - Parameter kind: `content`, `service` or `activity`.
    func start(_ kind: String) throws(ExtensionCrash) {
        try call(setup.start(kind: kind, home: folder.home), seconds: setup.limits.startSeconds)
    }

    func call(
        _ name: WireCall, _ values: KeyValuePairs<WireKey, JSONValue> = [:], at time: Double? = nil
    ) throws(ExtensionCrash) {
        try call(Self.message(name, values, now: time ?? now, size: owner?.viewSize))
    }

    /// A call as the process takes it.
    static func message(
        _ name: WireCall, _ values: KeyValuePairs<WireKey, JSONValue>, now: Double, size: Size?
    ) -> JSONValue {
        let size = size.map { (WireKey.size, JSONValue.numbers([$0.width, $0.height])) }
        let members =
            [(WireKey.call, JSONValue.text(name.rawValue)), (.now, .number(now))] + [size].compactMap(\.self)
            + values.map { ($0.key, $0.value) }
        return JSONValue(.object(members.map { JSONValue.Member(key: $0.0, value: $0.1) }))
    }

    func end() {
        process?.end()
        process = nil
    }

    private var now: Double { owner?.clock?.now ?? 0 }

    private func call(_ message: JSONValue, seconds: Double? = nil) throws(ExtensionCrash) {
        guard let process else { return }
        let begin = Deadline.now
        do throws(ExtensionCrash) {
            take(try process.call(message, seconds: seconds, answer: answers.answer))
        } catch {
            self.process = nil
            failures.add(Double(Deadline.now - begin) / 1_000)
            var crash = error
            crash.isCodeIncomplete = !setup.executable.omissions.isEmpty
            crash.location?.file = setup.executable.file(named: error.location?.file ?? "")
            throw crash
        }
    }

    private func take(_ reply: JSONValue) {
        owner?.apply(reply)
        for request in reply[.requests]?.array ?? [] { carryOut(request) }
        if let time = reply[.next] { schedule(time.number) }
    }

    private func carryOut(_ request: JSONValue) {
        guard let member = request.members?.first, let request = WireRequest(rawValue: member.key) else { return }
        let value = member.value
        switch request {
        case .open:
            note("code-not-modelled", "the address \(value.string?.quoted() ?? "") isn't opened: no other app is here")
        case .note:
            let place = value[.file]?.string.map { file in
                SourceSpan(file: file, line: value[.line]?.number.flatMap { Int(exactly: $0) })
            }
            note(value[.code]?.string ?? "code-not-modelled", value[.message]?.string ?? "", at: place)
        case .addRequest: if let request = answers.request(value) { owner?.center?.add(request) }
        case .removePending: owner?.center?.removePendingRequests(value.array?.compactMap(\.string))
        case .notificationActions, .performDefaultAction, .dismiss, .removeDelivered, .mediaPlayingStarted,
            .mediaPlayingPaused, .becomeFirstResponder, .resignFirstResponder, .complete, .content, .downloadStarted,
            .downloadFinished, .downloadFailed, .activityRead, .activityRefused:
            owner?.carryOut(request, value)
        }
    }

    /// Tells what the code asks for without effect, up to a limit. A code is a word, as the process may send anything.
    private func note(_ code: String, _ message: String, at place: SourceSpan? = nil) {
        notes += 1
        let isCode = !code.isEmpty && code.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (97...122).contains($0) }
        guard notes <= setup.limits.notes, isCode else { return }
        setup.environment.report.add(
            Diagnostic(.warning, code, message, at: place ?? SourceSpan(file: setup.folder)))
    }

    /// Has the code go on at a virtual time.
    private func schedule(_ time: Double?) {
        guard time != next else { return }
        next = time
        guard let time else { return }
        // Weak, because the clock is owned by the extension's context.
        owner?.clock?.schedule(after: time - now) { [weak self] in
            guard let self, next == time else { return }
            next = nil
            // The clock counts microseconds, so it may be a little early.
            do throws(ExtensionCrash) { try call(.advance, at: max(time, now)) } catch { owner?.crashed(error) }
        }
    }
}
