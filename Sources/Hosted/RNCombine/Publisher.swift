@_exported import RNFoundation

public protocol Cancellable { func cancel() }

/// Cancels once, at the latest when it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?
    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init<C: Cancellable>(_ other: C) { action = { other.cancel() } }
    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    deinit { cancel() }
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

/// Values over time. A publisher here is a function of two receivers; demand isn't limited.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func _receive(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    let subscribe: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
    init(
        _ subscribe:
            @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void)
            -> AnyCancellable
    ) { self.subscribe = subscribe }
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        subscribe = { publisher._receive($0, $1) }
    }
    public func _receive(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { subscribe(value, completion) }
}

public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }
    public func _receive(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        value(output)
        completion(.finished)
        return AnyCancellable {}
    }
}

public struct Empty<Output, Failure: Error>: Publisher {
    public init(completeImmediately: Bool = true) {}
    public func _receive(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        completion(.finished)
        return AnyCancellable {}
    }
}

public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    public func _receive(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        completion(.failure(error))
        return AnyCancellable {}
    }
}

/// Runs its closure when it is made and keeps the result. A subscription can't be cancelled.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []
    public init(_ attempt: @escaping (@escaping Promise) -> Void) {
        attempt { [self] in
            guard result == nil else { return }
            result = $0
            for receiver in waiting { receiver($0) }
            waiting = []
        }
    }
    public func _receive(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        let receiver: (Result<Output, Failure>) -> Void = {
            switch $0 {
            case .success(let output):
                value(output)
                completion(.finished)
            case .failure(let error): completion(.failure(error))
            }
        }
        if let result { receiver(result) } else { waiting.append(receiver) }
        return AnyCancellable {}
    }
}

public protocol Subject<Output, Failure>: Publisher, AnyObject {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Hands values on within `send`, in the order of subscriptions.
public class PassthroughSubject<Output, Failure: Error>: Subject {
    private var receivers: [(id: Int, value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void)] =
        []
    private var count = 0
    private var isFinished = false
    public init() {}
    public func send(_ value: Output) { if !isFinished { receivers.forEach { $0.value(value) } } }
    public func send(completion: Subscribers.Completion<Failure>) {
        isFinished = true
        receivers.forEach { $0.completion(completion) }
        receivers = []
    }
    public func _receive(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        count += 1
        let id = count
        receivers.append((id, value, completion))
        return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
    }
}

public final class CurrentValueSubject<Output, Failure: Error>: PassthroughSubject<Output, Failure> {
    /// Called before each change: the object that has the value tells its observers.
    var willChange: (() -> Void)?
    public var value: Output {
        willSet { willChange?() }
        didSet { super.send(value) }
    }
    private var sources: [AnyCancellable] = []
    public init(_ value: Output) { self.value = value }
    /// Holds a subscription that feeds the subject.
    func keep(_ source: AnyCancellable) { sources.append(source) }
    public override func send(_ value: Output) { self.value = value }
    public override func _receive(
        _ receiver: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        receiver(value)
        return super._receive(receiver, completion)
    }
}
