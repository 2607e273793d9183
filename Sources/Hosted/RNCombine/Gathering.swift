import RNFoundation

/// A publisher that is made at each subscription.
public struct Deferred<P: Publisher>: Publisher {
    public let createPublisher: () -> P
    public init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }
    public func _receive(
        _ value: @escaping (P.Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) -> AnyCancellable { createPublisher()._receive(value, completion) }
}

extension Publisher {
    public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, done in
            var state = initial
            return _receive({ state = next(state, $0) }) {
                if case .finished = $0 { value(state) }
                done($0)
            }
        }
    }
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    public func last() -> AnyPublisher<Output, Failure> {
        reduce(Output?.none) { $1 }.compactMap { $0 }
    }
    public func first(where condition: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(condition).first()
    }
    public func drop(while condition: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            var isDropping = true
            return _receive(
                {
                    isDropping = isDropping && condition($0)
                    if !isDropping { value($0) }
                }, done)
        }
    }
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            var isEmpty = true
            return _receive(
                {
                    isEmpty = false
                    value($0)
                },
                {
                    if case .finished = $0, isEmpty { value(output) }
                    done($0)
                })
        }
    }
    public func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            var last: Output?
            return _receive(
                { output in
                    if let last, isSame(last, output) { return }
                    last = output
                    value(output)
                }, done)
        }
    }
    public func ignoreOutput() -> AnyPublisher<Never, Failure> { AnyPublisher { _, done in _receive({ _ in }, done) } }
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            elements.forEach(value)
            return _receive(value, done)
        }
    }
    /// One subscription for all receivers, from the first one on.
    public func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        var upstream: AnyCancellable?
        return AnyPublisher { value, done in
            let token = subject._receive(value, done)
            if upstream == nil { upstream = _receive(subject.send) { subject.send(completion: $0) } }
            return token
        }
    }
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        handleEvents(receiveOutput: { Swift.print(prefix, "receive value:", $0) })
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the latest inner publisher.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { value, done in
            var inner: AnyCancellable?
            let outer = _receive(
                { publisher in
                    inner?.cancel()
                    inner = publisher._receive(value) { if case .failure = $0 { done($0) } }
                }, done)
            return AnyCancellable {
                outer.cancel()
                inner?.cancel()
            }
        }
    }
}
