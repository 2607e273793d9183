/// UNUserNotificationCenter as an extension's code has it: the centre of its app (fact: api/center.scheduling).
///
/// Requests are carried out after the current call into the extension returns.
package struct AppCenter {
    private weak var host: NotificationHost?
    private let app: AppInfo

    package init(_ host: NotificationHost, app: AppInfo) { (self.host, self.app) = (host, app) }

    /// The app's requests that wait for their triggers, the soonest first.
    package var pendingRequests: [NotificationRequest] { host?.pendingRequests(of: app) ?? [] }

    /// Makes a local request.
    package func add(_ request: NotificationRequest) {
        let content = request.content
        let isSeen = content.hasText || content.badge == nil && content.sound == nil
        host?.enqueue { [app] host in
            guard host.mayKeep(request) else { return }
            host.receive(
                Arrival(
                    UserNotification(date: host.date, request: request), app: app,
                    effect: isSeen ? .alert : .badgeOrSound))
        }
    }

    /// removePendingNotificationRequests.
    /// - Parameter identifiers: `nil` for all of the app's.
    package func removePendingRequests(_ identifiers: [String]?) {
        host?.enqueue { [app] in $0.removePending(identifiers, of: app) }
    }
}
