import Foundation

/// Work on the one thread. `start()` ends with `main()`; an asynchronous subclass has to override the state itself.
open class Operation: NSObject {
    public enum QueuePriority: Int { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }

    public var completionBlock: (() -> Void)?
    public var queuePriority = QueuePriority.normal
    public var name: String?
    public private(set) var dependencies: [Operation] = []
    public private(set) var isCancelled = false
    open private(set) var isFinished = false
    open private(set) var isExecuting = false
    open var isAsynchronous: Bool { false }
    open var isReady: Bool { dependencies.allSatisfy(\.isFinished) }

    open func start() {
        isExecuting = true
        if !isCancelled { main() }
        (isExecuting, isFinished) = (false, true)
        completionBlock?()
    }

    open func main() {}
    open func cancel() { isCancelled = true }
    public func addDependency(_ operation: Operation) { dependencies.append(operation) }
    public func removeDependency(_ operation: Operation) { dependencies.removeAll { $0 === operation } }
}

open class BlockOperation: Operation {
    private var blocks: [() -> Void] = []

    public override init() {}

    public convenience init(block: @escaping () -> Void) {
        self.init()
        addExecutionBlock(block)
    }

    public func addExecutionBlock(_ block: @escaping () -> Void) { blocks.append(block) }
    open override func main() { blocks.forEach { $0() } }
}

/// A queue of the virtual run loop; operations run one by one, after those they depend on.
open class OperationQueue: NSObject {
    public static let main = OperationQueue()
    public static let defaultMaxConcurrentOperationCount = -1
    public class var current: OperationQueue? { main }

    /// Kept, without effect, as priorities and the quality of service are.
    public var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount
    public var name: String?
    public var qualityOfService = QualityOfService.default
    public var underlyingQueue: DispatchQueue?
    public var isSuspended = false { didSet { schedule() } }
    public private(set) var operations: [Operation] = []
    public var operationCount: Int { operations.count }

    public func addOperation(_ operation: Operation) {
        operations.append(operation)
        schedule()
    }

    public func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }

    public func addOperations(_ operations: [Operation], waitUntilFinished: Bool) {
        operations.forEach(addOperation)
        if waitUntilFinished { waitUntilAllOperationsAreFinished() }
    }

    public func addBarrierBlock(_ block: @escaping () -> Void) { addOperation(block) }
    public func cancelAllOperations() { operations.forEach { $0.cancel() } }
    public func waitUntilAllOperationsAreFinished() {
        _ = EventLoop.shared.wait(until: .infinity) { operations.isEmpty }
    }

    private func schedule() {
        EventLoop.shared.schedule { [self] in
            guard !isSuspended, let index = operations.firstIndex(where: \.isReady) else { return }
            let operation = operations.remove(at: index)
            operation.start()
            if !operations.isEmpty { schedule() }
        }
    }
}
