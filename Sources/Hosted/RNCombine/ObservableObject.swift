import RNFoundation

/// An object that tells its observers before it changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()
    public init() {}
    public func send() { subject.send() }
    public func _receive(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subject._receive(value, completion) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's publisher, which its `@Published` properties send through.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publishers of objects that don't declare one.
private enum ObjectPublishers {
    private final class Entry {
        weak var object: AnyObject?
        let publisher = ObservableObjectPublisher()
        init(_ object: AnyObject) { self.object = object }
    }
    /// The process has one thread.
    private static nonisolated(unsafe) var entries: [ObjectIdentifier: Entry] = [:]

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        // Memory is used again: an entry of an object that has gone says nothing about the new one.
        if let known = entries[id], known.object === object { return known.publisher }
        if entries.count % 64 == 63 { entries = entries.filter { $0.value.object != nil } }
        let entry = Entry(object)
        entries[id] = entry
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            for child in mirror.children {
                (child.value as? any PublishedProperty)?.tellBeforeChanges { [publisher = entry.publisher] in
                    publisher.send()
                }
            }
        }
        return entry.publisher
    }
}

/// A property whose changes an object tells its observers of.
protocol PublishedProperty {
    func tellBeforeChanges(_ tell: @escaping () -> Void)
}

extension Published: PublishedProperty {
    func tellBeforeChanges(_ tell: @escaping () -> Void) { subject.willChange = tell }
}
