import RNFoundation

@propertyWrapper public struct Published<Value> {
    /// The property's values, from the present one on.
    public struct Publisher: RNCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let subject: CurrentValueSubject<Value, Never>
        public func _receive(
            _ value: @escaping (Value) -> Void, _ completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { subject._receive(value, completion) }
    }

    let subject: CurrentValueSubject<Value, Never>
    public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public var wrappedValue: Value {
        get { subject.value }
        nonmutating set { subject.value = newValue }
    }
    public var projectedValue: Publisher {
        get { Publisher(subject: subject) }
        set {}
    }
}

extension Publisher where Failure == Never {
    /// Puts values into a property as long as they come.
    public func assign(to published: inout Published<Output>.Publisher) {
        let subject = published.subject
        subject.keep(sink { [weak subject] in subject?.value = $0 })
    }
}
