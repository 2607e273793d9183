import RNFoundation

/// Publishers of several others, by Combine's names.
public enum Publishers {
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        let result: AnyPublisher<(A.Output, B.Output), A.Failure>
        public init(_ a: A, _ b: B) { result = a.combineLatest(b) }
        public func _receive(
            _ value: @escaping ((A.Output, B.Output)) -> Void,
            _ completion: @escaping (Subscribers.Completion<A.Failure>) -> Void
        ) -> AnyCancellable { result._receive(value, completion) }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        let result: AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
        public init(_ a: A, _ b: B, _ c: C) {
            result = a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
        }
        public func _receive(
            _ value: @escaping ((A.Output, B.Output, C.Output)) -> Void,
            _ completion: @escaping (Subscribers.Completion<A.Failure>) -> Void
        ) -> AnyCancellable { result._receive(value, completion) }
    }

    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        let result: AnyPublisher<(A.Output, B.Output), A.Failure>
        public init(_ a: A, _ b: B) { result = a.zip(b) }
        public func _receive(
            _ value: @escaping ((A.Output, B.Output)) -> Void,
            _ completion: @escaping (Subscribers.Completion<A.Failure>) -> Void
        ) -> AnyCancellable { result._receive(value, completion) }
    }

    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        let result: AnyPublisher<A.Output, A.Failure>
        public init(_ a: A, _ b: B) { result = a.merge(with: b) }
        public func _receive(
            _ value: @escaping (A.Output) -> Void,
            _ completion: @escaping (Subscribers.Completion<A.Failure>) -> Void
        ) -> AnyCancellable { result._receive(value, completion) }
    }

    public struct MergeMany<P: Publisher>: Publisher {
        let all: [P]
        public init(_ all: P...) { self.all = all }
        public init<S: Sequence>(_ all: S) where S.Element == P { self.all = Array(all) }
        public func _receive(
            _ value: @escaping (P.Output) -> Void,
            _ completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
        ) -> AnyCancellable {
            var left = all.count
            if left == 0 { completion(.finished) }
            let parts = all.map { publisher in
                publisher._receive(value) {
                    left -= 1
                    if case .failure = $0 { completion($0) } else if left == 0 { completion($0) }
                }
            }
            return AnyCancellable { parts.forEach { $0.cancel() } }
        }
    }
}

extension Publisher {
    /// Finishes with the other publisher, even while values of this one wait for a partner.
    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { value, done in
            var (a, b): ([Output], [P.Output]) = ([], [])
            func send() {
                guard !a.isEmpty, !b.isEmpty else { return }
                value((a.removeFirst(), b.removeFirst()))
            }
            let first = _receive(
                {
                    a.append($0)
                    send()
                }, { if case .failure = $0 { done($0) } })
            let second = other._receive(
                {
                    b.append($0)
                    send()
                }, done)
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }

    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            var last: AnyCancellable?
            func attempt(_ left: Int) {
                last = _receive(value) {
                    if case .failure = $0, left > 0 { attempt(left - 1) } else { done($0) }
                }
            }
            attempt(retries)
            return AnyCancellable { last?.cancel() }
        }
    }

    public func throttle<S: Scheduler>(
        for time: SchedulerTime, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            var isOpen = true
            var waiting: Output?
            func pass(_ output: Output) {
                value(output)
                isOpen = false
                scheduler._schedule(after: time.interval) {
                    isOpen = true
                    if let output = waiting {
                        waiting = nil
                        pass(output)
                    }
                }
            }
            return _receive({ if isOpen { pass($0) } else if latest || waiting == nil { waiting = $0 } }, done)
        }
    }

    /// Counts virtual seconds from the subscription, then from each value.
    public func timeout<S: Scheduler>(
        _ time: SchedulerTime, scheduler: S, customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, done in
            var (count, isOver) = (0, false)
            var inner: AnyCancellable?
            func restart() {
                count += 1
                let own = count
                scheduler._schedule(after: time.interval) {
                    guard own == count, !isOver else { return }
                    isOver = true
                    inner?.cancel()
                    done(customError.map { .failure($0()) } ?? .finished)
                }
            }
            restart()
            inner = _receive(
                {
                    guard !isOver else { return }
                    restart()
                    value($0)
                },
                {
                    guard !isOver else { return }
                    isOver = true
                    done($0)
                })
            return AnyCancellable {
                isOver = true
                inner?.cancel()
            }
        }
    }
}
