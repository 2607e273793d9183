import RNFoundation

extension NotificationCenter {
    public func publisher(for name: NSNotification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never>
    {
        AnyPublisher { value, _ in
            let token = self.addObserver(forName: name, object: object, queue: nil) { value($0) }
            return AnyCancellable { self.removeObserver(token) }
        }
    }
}

extension URLSession {
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        dataTaskPublisher(for: URLRequest(url: url))
    }
    public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<
        (data: Data, response: URLResponse), URLError
    > {
        AnyPublisher { value, done in
            let task = self.dataTask(with: request) { data, response, error in
                if let data, let response {
                    value((data, response))
                    done(.finished)
                } else {
                    done(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            task.resume()
            return AnyCancellable { task.cancel() }
        }
    }
}

extension Timer {
    /// A timer that starts with `autoconnect()`.
    public struct TimerPublisher {
        let interval: TimeInterval
        public func autoconnect() -> AnyPublisher<Date, Never> {
            AnyPublisher { value, _ in
                let timer = Timer.scheduledTimer(withTimeInterval: self.interval, repeats: true) { _ in value(Date()) }
                return AnyCancellable { timer.invalidate() }
            }
        }
    }
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension NSObjectProtocol where Self: NSObject {
    /// The values of a property that is observed, from the present one on.
    public func publisher<Value>(
        for path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        AnyPublisher { value, _ in
            let token = self.observe(path, options: options.union(.new)) { object, _ in value(object[keyPath: path]) }
            return AnyCancellable { token.invalidate() }
        }
    }
}

extension Sequence {
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { value, done in
            forEach(value)
            done(.finished)
            return AnyCancellable {}
        }
    }
}

extension Optional {
    public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

extension Result {
    public var publisher: AnyPublisher<Success, Failure> {
        AnyPublisher { value, done in
            switch self {
            case .success(let output):
                value(output)
                done(.finished)
            case .failure(let error): done(.failure(error))
            }
            return AnyCancellable {}
        }
    }
}
