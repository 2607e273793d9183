@testable import Basics
@testable import ContentExtensionHost
@testable import Views

/// A scripted service extension, written like a user's.
final class SwiftService: NotificationServiceExtension {
    typealias Handler = (NotificationContent) -> Void
    typealias Call = (SwiftService) throws -> Void

    var serviceContext: ServiceContext?
    /// Set by `didReceive`, as in Xcode's template.
    var bestAttempt = NotificationContent()
    var contentHandler: Handler?
    private let receive: Call
    private let expire: Call

    init(_ receive: @escaping Call, expiring expire: @escaping Call = { _ in }) {
        self.receive = receive
        self.expire = expire
    }

    func didReceive(
        _ request: NotificationRequest, withContentHandler contentHandler: @escaping (NotificationContent) -> Void
    ) throws {
        bestAttempt = request.content
        self.contentHandler = contentHandler
        try receive(self)
    }

    func serviceExtensionTimeWillExpire() throws { try expire(self) }

    /// Hands over the original content with another title.
    func handOver(title: String) {
        bestAttempt.title = title
        contentHandler?(bestAttempt)
    }
}

struct Crash: Error, CustomStringConvertible {
    var description: String { "index out of range" }
}

/// A run of a service extension on its own clock, with its results.
final class ServicedNotification {
    /// The shown contents with their times; normally one.
    private(set) var shown: [(time: Double, content: NotificationContent)] = []
    private(set) var events: [TraceEvent.Kind] = []
    private(set) var diagnostics: [Diagnostic] = []
    let clock = VirtualClock()

    static let original = NotificationContent(title: "Encrypted", body: "Open the app to read it")

    init(
        _ service: any NotificationServiceExtension, assets: [RemoteAsset] = [],
        content: NotificationContent = ServicedNotification.original
    ) {
        let run = ServiceRun(
            service, request: NotificationRequest(identifier: "n1", content: content), assets: RemoteAssets(assets),
            clock: clock, record: { self.events.append($0) }, report: { self.diagnostics.append($0) },
            completion: { self.shown.append((self.clock.now, $0)) })
        run.start()
    }

    func after(_ seconds: Double) -> Self {
        _ = clock.advance(by: seconds, afterEach: {})
        return self
    }

    var content: NotificationContent? { shown.count == 1 ? shown[0].content : nil }
    var isOriginal: Bool { content == Self.original }
    var codes: [String] { diagnostics.map(\.code) }
    var names: [String] { events.map(\.name) }
    /// The reasons why the original is shown.
    var reasons: [String] {
        events.compactMap { if case .serviceFailed(let reason) = $0 { reason } else { nil } }
    }
}
