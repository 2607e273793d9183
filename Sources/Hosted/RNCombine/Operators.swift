import RNFoundation

/// A queue to run work on; all of them are the one virtual run loop, in seconds.
public protocol Scheduler { func _schedule(after seconds: Double, _ work: @escaping () -> Void) }
extension DispatchQueue: Scheduler {
    public func _schedule(after seconds: Double, _ work: @escaping () -> Void) {
        EventLoop.shared.schedule(after: seconds, work)
    }
}
extension RunLoop: Scheduler {
    public func _schedule(after seconds: Double, _ work: @escaping () -> Void) {
        EventLoop.shared.schedule(after: seconds, work)
    }
}
extension OperationQueue: Scheduler {
    public func _schedule(after seconds: Double, _ work: @escaping () -> Void) {
        EventLoop.shared.schedule(after: seconds, work)
    }
}

/// A distance in time: `.seconds(1)`, `.milliseconds(300)` or a number of seconds.
public struct SchedulerTime: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let interval: Double
    public init(floatLiteral value: Double) { interval = value }
    public init(integerLiteral value: Int) { interval = Double(value) }
    init(_ interval: Double) { self.interval = interval }
    public static func seconds(_ value: Int) -> SchedulerTime { SchedulerTime(Double(value)) }
    public static func seconds(_ value: Double) -> SchedulerTime { SchedulerTime(value) }
    public static func milliseconds(_ value: Int) -> SchedulerTime { SchedulerTime(Double(value) / 1000) }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { _receive(receiveValue, receiveCompletion) }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, done in _receive({ value(transform($0)) }, done) }
    }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, done in _receive({ if let new = transform($0) { value(new) } }, done) }
    }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in _receive({ if isIncluded($0) { value($0) } }, done) }
    }
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        AnyPublisher { value, done in
            _receive(
                { output in
                    do { value(try transform(output)) } catch { done(.failure(error)) }
                }, { done($0.erased) })
        }
    }
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher { value, done in
            _receive(value) {
                switch $0 {
                case .finished: done(.finished)
                case .failure(let error): done(.failure(transform(error)))
                }
            }
        }
    }
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher { value, done in
            _receive(value) {
                if case .failure = $0 { value(output) }
                done(.finished)
            }
        }
    }
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher { value, done in
            var second: AnyCancellable?
            let first = _receive(value) {
                switch $0 {
                case .finished: done(.finished)
                case .failure(let error): second = handler(error)._receive(value, done)
                }
            }
            return AnyCancellable {
                first.cancel()
                second?.cancel()
            }
        }
    }
    public func decode<T: Decodable>(type: T.Type, decoder: JSONDecoder) -> AnyPublisher<T, any Error>
    where Output == Data {
        tryMap { try decoder.decode(type, from: $0) }
    }
    /// Finishes with the outer publisher, without waiting for inner ones.
    public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { value, done in
            var inner: [AnyCancellable] = []
            let outer = _receive(
                { output in
                    inner.append(transform(output)._receive(value) { if case .failure = $0 { done($0) } })
                }, done)
            return AnyCancellable {
                outer.cancel()
                inner.forEach { $0.cancel() }
            }
        }
    }
    /// All work is on the one thread, at the next turn of the run loop.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { later(0, on: scheduler) }
    /// No effect on the one thread.
    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func delay<S: Scheduler>(for time: SchedulerTime, scheduler: S) -> AnyPublisher<Output, Failure> {
        later(time.interval, on: scheduler)
    }
    private func later<S: Scheduler>(_ seconds: Double, on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            var isCancelled = false
            let inner = _receive(
                { output in scheduler._schedule(after: seconds) { if !isCancelled { value(output) } } },
                { completion in scheduler._schedule(after: seconds) { if !isCancelled { done(completion) } } })
            return AnyCancellable {
                isCancelled = true
                inner.cancel()
            }
        }
    }
    public func debounce<S: Scheduler>(for time: SchedulerTime, scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            var latest = 0
            return _receive(
                { output in
                    latest += 1
                    let own = latest
                    scheduler._schedule(after: time.interval) { if own == latest { value(output) } }
                }, done)
        }
    }
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    /// Drops further values without cancelling their publisher.
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            var taken = 0
            return _receive(
                { output in
                    taken += 1
                    if taken <= count { value(output) }
                    if taken == count { done(.finished) }
                }, { if taken < count { done($0) } })
        }
    }
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            var dropped = 0
            return _receive({ if dropped < count { dropped += 1 } else { value($0) } }, done)
        }
    }
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, done in
            var state = initial
            return _receive(
                {
                    state = next(state, $0)
                    value(state)
                }, done)
        }
    }
    /// Finishes with the other publisher.
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { value, done in
            let (a, b) = (_receive(value) { _ in }, other._receive(value, done))
            return AnyCancellable {
                a.cancel()
                b.cancel()
            }
        }
    }
    /// Finishes with the other publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { value, done in
            var (a, b): (Output?, P.Output?)
            func send() { if let a, let b { value((a, b)) } }
            let first = _receive(
                {
                    a = $0
                    send()
                }, { _ in })
            let second = other._receive(
                {
                    b = $0
                    send()
                }, done)
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }
    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            _receive(
                {
                    receiveOutput?($0)
                    value($0)
                },
                {
                    receiveCompletion?($0)
                    done($0)
                })
        }
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            var last: Output?
            return _receive(
                {
                    guard $0 != last else { return }
                    last = $0
                    value($0)
                }, done)
        }
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { _receive(receiveValue) { _ in } }
    public func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on root: Root)
        -> AnyCancellable
    {
        sink { root[keyPath: path] = $0 }
    }
    public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { value, done in _receive(value) { _ in done(.finished) } }
    }
}

extension Subscribers.Completion {
    var erased: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}
