import Basics
import ContentExtensionHost
import RNWire
import Views

/// A service extension whose own code runs in a process, which ends when the content is handed over.
package final class HostedService: NotificationServiceExtension, HostedSessionOwner {
    package var serviceContext: ServiceContext?

    private let setup: HostedSetup
    /// `nil` before the start.
    private var session: HostedSession?
    private var original = NotificationContent()
    private var contentHandler: ((NotificationContent) -> Void)?
    /// The process's time at its last reply: it sleeps without waiting for the host's clock.
    private var ownTime = 0.0

    /// Makes the service extension that takes over when code can't run here; `nil` for none.
    private let makeSubstitute: () -> (any NotificationServiceExtension)?
    private var substitute: (any NotificationServiceExtension)?

    package init(
        _ setup: HostedSetup, makeSubstitute: @escaping () -> (any NotificationServiceExtension)? = { nil }
    ) {
        (self.setup, self.makeSubstitute) = (setup, makeSubstitute)
    }

    package func didReceive(
        _ request: NotificationRequest, withContentHandler contentHandler: @escaping (NotificationContent) -> Void
    ) throws {
        original = request.content
        self.contentHandler = contentHandler
        let session = try HostedSession(setup, owner: self)
        self.session = session
        do throws(ExtensionCrash) {
            try session.start("service")
            try session.call(.serviceDidReceive, [.request: JSONValue(session.folder.sharing(request))])
        } catch {
            guard error.isCodeIncomplete, let substitute = makeSubstitute() else { throw error }
            self.session = nil
            self.substitute = substitute
            substitute.serviceContext = serviceContext
            try substitute.didReceive(request, withContentHandler: contentHandler)
        }
    }

    package func serviceExtensionTimeWillExpire() throws {
        try substitute?.serviceExtensionTimeWillExpire()
        try session?.call(.serviceTimeWillExpire)
    }

    var clock: VirtualClock? { serviceContext?.clock }
    var viewSize: Size? { nil }
    var center: AppCenter? { serviceContext?.center }

    func apply(_ reply: JSONValue) { ownTime = reply[.now]?.number ?? 0 }

    func carryOut(_ request: WireRequest, _ value: JSONValue) {
        let url = value[.url]?.string ?? ""
        switch request {
        case .content:
            guard let content = session?.answers.content(value, replacing: original) else { return }
            let wait = ownTime - (clock?.now ?? 0)
            if wait > 0 {
                clock?.schedule(after: wait) { [weak self] in self?.contentHandler?(content) }
            } else {
                contentHandler?(content)
            }
        case .downloadStarted: serviceContext?.record(download: .downloadStarted(url: url))
        case .downloadFinished: serviceContext?.record(download: .downloadFinished(url: url))
        case .downloadFailed:
            serviceContext?.record(download: .downloadFailed(url: url, reason: value[.reason]?.string ?? ""))
        // Those of every session, of a content extension, and of an activity.
        case .note, .open, .addRequest, .removePending, .notificationActions, .performDefaultAction, .dismiss,
            .removeDelivered, .mediaPlayingStarted, .mediaPlayingPaused, .becomeFirstResponder, .resignFirstResponder,
            .complete, .activityRead, .activityRefused:
            break
        }
    }

    func crashed(_ crash: ExtensionCrash) { serviceContext?.crash(crash) }
}
