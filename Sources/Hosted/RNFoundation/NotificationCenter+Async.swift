import Foundation

extension NotificationCenter {
    /// Posted notifications as they come.
    public func notifications(named name: NSNotification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
        AsyncStream { continuation in
            nonisolated(unsafe) let token = addObserver(forName: name, object: object, queue: nil) {
                continuation.yield($0)
            }
            nonisolated(unsafe) let center = self
            continuation.onTermination = { _ in center.removeObserver(token) }
        }
    }
}
