import Basics
import Views

/// One run of a service extension, from the request to the content that is shown (fact: api/service).
///
/// The extension has `Limits.serviceSeconds`, then `serviceExtensionTimeWillExpire()` as its last opportunity. If it
/// doesn't provide content with a text, the original is shown and the trace tells the reason.
package final class ServiceRun {
    private enum State {
        case running
        case handedOver
        /// Killed by the system, at this virtual time.
        case timedOut(at: Double)
        case crashed
    }

    /// Released at the end of the run to break a cycle: it holds the content handler, which holds the run.
    private var service: (any NotificationServiceExtension)?
    private let request: NotificationRequest
    private let context: ServiceContext
    private var completion: ((NotificationContent) -> Void)?
    /// The system's timer, released with the run.
    private let deadline: VirtualClock
    private var state = State.running
    /// Content handed over during a call that hasn't returned yet.
    private var content: NotificationContent?
    private var isInCall = false

    /// - Parameter completion: receives the content to show, once: within `start()` or while the clock advances.
    package init(
        _ service: any NotificationServiceExtension, request: NotificationRequest, assets: RemoteAssets,
        clock: VirtualClock, center: AppCenter? = nil, record: @escaping (TraceEvent.Kind) -> Void,
        report: @escaping (Diagnostic) -> Void,
        completion: @escaping (NotificationContent) -> Void
    ) {
        self.service = service
        self.request = request
        self.deadline = clock.branch()
        self.context = ServiceContext(
            clock: clock.branch(), assets: assets, center: center, record: record, report: report)
        self.completion = completion
    }

    /// Starts the extension; call it once.
    package func start() {
        context.record(.serviceStarted(notification: request.identifier))
        service?.serviceContext = context
        context.crashed = { [weak self] in self?.crash($0, in: nil) }
        deadline.schedule(after: Limits.serviceSeconds) { self.expire() }
        call("didReceive") { try service?.didReceive(request) { self.handOver($0) } }
    }

    /// Handles expiry: the last call into the extension, which is then killed.
    func expire() {
        guard case .running = state else { return }
        context.record(.serviceExtensionTimeWillExpire)
        call("serviceExtensionTimeWillExpire") { try service?.serviceExtensionTimeWillExpire() }
        guard case .running = state else { return }
        state = .timedOut(at: context.clock.now)
        fallBack(
            "service-timed-out",
            "handed nothing over within \(JSONValue.text(of: Limits.serviceSeconds)) seconds",
            hint: "call contentHandler in serviceExtensionTimeWillExpire() with the best content there is")
    }

    private func call(_ name: String, _ body: () throws -> Void) {
        isInCall = true
        defer { isInCall = false }
        var crash: (any Error)?
        do { try body() } catch { crash = error }
        if let content {
            self.content = nil
            deliver(content)
        }
        if let crash { self.crash(crash, in: name) }
    }

    /// - Parameter name: the call; `nil` for later work.
    private func crash(_ crash: any Error, in name: String?) {
        let place = (crash as? ExtensionCrash)?.location
        let what = "crashed\(name.map { " in \($0)" } ?? "")"
        if case .running = state {
            state = .crashed
            context.clock.cancelAll()
            fallBack("service-crashed", "\(what): \(crash)", at: place)
        } else {
            report(
                .warning, "service-crashed", "the service extension \(what) after it had handed over: \(crash)",
                at: place, hint: "what it handed over is shown")
        }
    }

    /// Handles a call of the content handler.
    private func handOver(_ content: NotificationContent) {
        switch state {
        case .running where self.content == nil:
            // On a device the handler only sends a message, so its effect waits for the end of the call.
            if isInCall { self.content = content } else { deliver(content) }
        case .running, .handedOver:
            report(
                .warning, "service-handed-over-twice",
                "the service extension called contentHandler twice, and the first content is shown",
                hint: "call it exactly once on every path")
        case .timedOut(let end):
            // A call at the moment of expiry is covered by the timeout's diagnostic.
            guard context.clock.now > end else { return }
            let late = JSONValue.text(of: ((context.clock.now - end) * 1000).rounded() / 1000)
            report(
                .warning, "service-too-late",
                "the service extension would have handed over \(late) seconds after its time, when it is long gone",
                hint: "shorten its work, and hand over in serviceExtensionTimeWillExpire()")
        case .crashed: break
        }
    }

    private func deliver(_ content: NotificationContent) {
        state = .handedOver
        guard content.hasText else {
            return fallBack(
                "service-without-text", "handed over a content without title, subtitle and body",
                hint: "a service extension can't suppress a notification")
        }
        var content = content
        // The payload's attachments were validated on arrival.
        let known = Set(request.content.attachments)
        let added = content.attachments.filter { !known.contains($0) }
        content.attachments.removeAll { !known.contains($0) }
        let valid = AttachmentStore.validate(added, report: context.report)
        let isChanged = content != request.content || !valid.isEmpty
        content.attachments += valid
        context.record(.serviceHandedOver(isChanged: isChanged))
        finish(content)
    }

    /// Shows the original content and reports the reason.
    private func fallBack(_ code: String, _ reason: String, at place: SourceSpan? = nil, hint: String? = nil) {
        context.record(.serviceFailed(reason: reason))
        report(
            .warning, code, "the service extension \(reason), so the original content is shown", at: place, hint: hint)
        finish(request.content)
    }

    private func finish(_ content: NotificationContent) {
        context.isOver = true
        deadline.cancelAll()
        var content = content
        content.attachments = AttachmentStore.store(content.attachments, record: context.record)
        let completion = completion
        release()
        completion?(content)
    }

    func release() { (completion, service) = (nil, nil) }

    private func report(
        _ severity: Diagnostic.Severity, _ code: String, _ message: String, at place: SourceSpan? = nil, hint: String?
    ) {
        context.report(Diagnostic(severity, code, message, at: place, hint: hint))
    }
}
