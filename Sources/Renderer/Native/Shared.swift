import Synchronization

/// A value shared by threads.
package final class Shared<Value: Sendable>: Sendable {
    package let value: Mutex<Value>

    package init(_ value: Value) { self.value = Mutex(value) }
}
