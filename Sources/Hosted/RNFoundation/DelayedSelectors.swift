import Foundation

extension NSObject {
    /// Work that `perform(_:with:afterDelay:)` has put off.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedSelectors.cancel { candidate, _ in candidate === target as AnyObject }
    }
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedSelectors.cancel { $0 === target as AnyObject && $1 == selector.name }
    }
}

/// Selectors that wait for their time.
enum DelayedSelectors {
    private final class Entry {
        let target: AnyObject
        let name: String
        init(_ target: AnyObject, _ name: String) { (self.target, self.name) = (target, name) }
    }
    private nonisolated(unsafe) static var entries: [Entry] = []

    static func schedule(_ selector: Selector, on target: NSObject, _ object: Any?, after delay: TimeInterval) {
        let entry = Entry(target, selector.name)
        entries.append(entry)
        EventLoop.shared.schedule(after: delay) {
            guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
            entries.remove(at: index)
            selector.perform(on: target, object)
        }
    }

    static func cancel(_ condition: (AnyObject, String) -> Bool) {
        entries.removeAll { condition($0.target, $0.name) }
    }
}
