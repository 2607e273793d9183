import Foundation

/// Posts to observers by block and by selector, in the order in which they were added.
///
/// Blocks run within the post, whatever their queue. An observer by selector is retained until it is removed, unlike on
/// iOS.
open class NotificationCenter: NSObject {
    public static let `default` = NotificationCenter()

    private final class Observation: NSObject {
        let name: NSNotification.Name?
        weak var object: AnyObject?
        let isForAnyObject: Bool
        let observer: AnyObject?
        let call: (Notification) -> Void

        init(
            _ name: NSNotification.Name?, _ object: Any?, observer: AnyObject?, call: @escaping (Notification) -> Void
        ) {
            (self.name, self.observer, self.call) = (name, observer, call)
            self.object = object.map { $0 as AnyObject }
            isForAnyObject = object == nil
        }

        func matches(_ notification: Notification) -> Bool {
            (name == nil || name == notification.name)
                && (isForAnyObject || notification.object.map { $0 as AnyObject } === object)
        }
    }

    private var observations: [Observation] = []

    open func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let target = observer as AnyObject
        observations.append(Observation(name, object, observer: target) { selector.perform(on: target, $0) })
    }

    @discardableResult open func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observation = Observation(name, object, observer: nil, call: block)
        observations.append(observation)
        return observation
    }

    open func removeObserver(_ observer: Any) {
        let target = observer as AnyObject
        observations.removeAll { $0 === target || $0.observer === target }
    }

    open func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {
        let target = observer as AnyObject
        observations.removeAll { ($0 === target || $0.observer === target) && (name == nil || $0.name == name) }
    }

    open func post(_ notification: Notification) {
        for observation in observations where observation.matches(notification) { observation.call(notification) }
    }

    open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }
}
