import Foundation

public struct NSKeyValueObservingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

public enum NSKeyValueChange: UInt { case setting = 1, insertion, removal, replacement }

public struct NSKeyValueObservedChange<Value> {
    public let kind: NSKeyValueChange
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// Ends an observation when it is released.
public class NSKeyValueObservation: NSObject {
    fileprivate let entry: KeyValueObservers.Entry
    fileprivate init(_ entry: KeyValueObservers.Entry) { self.entry = entry }
    public func invalidate() { KeyValueObservers.remove { $0 === entry } }
    deinit { invalidate() }
}

/// An object that hears of changes by key path.
@preconcurrency @MainActor package protocol KeyValueObserver: AnyObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// Observers of the stand-ins' own properties, and of those that were in Objective-C.
package enum KeyValueObservers {
    fileprivate final class Entry {
        weak var object: AnyObject?
        weak var observer: AnyObject?
        let path: String?
        /// Tells the observer if the value has changed.
        var tell: () -> Void = {}
        init(_ object: AnyObject, _ observer: AnyObject?, _ path: String?) {
            (self.object, self.observer, self.path) = (object, observer, path)
        }
    }

    private nonisolated(unsafe) static var entries: [Entry] = []

    fileprivate static func add(_ entry: Entry, isInitial: Bool) {
        entries.append(entry)
        // A status that is asked for is known one turn of the run loop later.
        if isInitial { entry.tell() } else { EventLoop.shared.schedule { entry.tell() } }
    }

    fileprivate static func remove(_ condition: (Entry) -> Bool) { entries.removeAll(where: condition) }

    /// Objects with an observer.
    package static var observed: [AnyObject] { entries.compactMap(\.object) }

    /// A property of an object may have another value now.
    package static func changed(_ object: AnyObject) {
        for entry in entries where entry.object === object { entry.tell() }
    }
}

/// An object whose observed properties can be read by name.
package protocol KeyValueReadable: AnyObject {
    func observedValue(forKey key: String) -> Any?
}

extension NSObject {
    /// Hears of properties that can be read by name: those that a stand-in makes readable (`KeyValueReadable`), and
    /// registered ones of the extension's classes. The old value of a stand-in's property is given from the second
    /// change on.
    public func addObserver(
        _ observer: NSObject, forKeyPath path: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let entry = KeyValueObservers.Entry(self, observer, path)
        // What an object of the extension's has already is no change.
        let isOwn = ClassRegistry.declares(type(of: self)) && !options.contains(.initial)
        var old = isOwn ? value(forKeyPath: path) : nil
        var last = isOwn ? "\(old as Any)" : nil
        entry.tell = { [weak self, weak entry] in
            guard let self, let observer = entry?.observer as? any KeyValueObserver else { return }
            let value = self.value(forKeyPath: path)
            guard last != "\(value as Any)" else { return }
            last = "\(value as Any)"
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
            if options.contains(.new) { change[.newKey] = value }
            if options.contains(.old) { change[.oldKey] = old }
            old = value
            observer.observeValue(forKeyPath: path, of: self, change: change, context: context)
        }
        KeyValueObservers.add(entry, isInitial: options.contains(.initial))
    }

    public func removeObserver(_ observer: NSObject, forKeyPath path: String) {
        KeyValueObservers.remove { $0.object === self && $0.observer === observer && $0.path == path }
    }

    public func removeObserver(_ observer: NSObject, forKeyPath path: String, context: UnsafeMutableRawPointer?) {
        removeObserver(observer, forKeyPath: path)
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Hears of a change when the object tells of any, such as by `didChangeValue(forKey:)`. Values are compared by
    /// description.
    public func observe<Value>(
        _ path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let entry = KeyValueObservers.Entry(self, nil, nil)
        var last: Value?
        entry.tell = { [weak self] in
            guard let self else { return }
            let value = self[keyPath: path]
            guard "\(last as Any)" != "\(Optional(value) as Any)" else { return }
            // Without `.initial` the first call is about a change, whose old value of two can only be the other.
            let old = last ?? (options.contains(.initial) ? nil : (value as? Bool).map { !$0 } as? Value ?? value)
            let change = NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? value : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
            last = value
            changeHandler(self, change)
        }
        KeyValueObservers.add(entry, isInitial: options.contains(.initial))
        return NSKeyValueObservation(entry)
    }

    public func willChangeValue(forKey key: String) {}
    public func didChangeValue(forKey key: String) { KeyValueObservers.changed(self) }
}
