import RNFoundation

// Core Data with an empty store: fetches find nothing, as in an app that was just installed, and what the code inserts
// lives in the process alone.

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOption"

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object whose properties are values by name.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyValueCoded, KeyValueReadable {
    open private(set) weak var managedObjectContext: NSManagedObjectContext?
    public let entity: NSEntityDescription
    public let objectID = NSManagedObjectID()
    private var values: [String: Any] = [:]
    open var isDeleted: Bool { false }
    open var isFault: Bool { false }
    open var hasChanges: Bool { !values.isEmpty }

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        (self.entity, managedObjectContext) = (entity, context)
        super.init()
        awakeFromInsert()
        context?.hasChanges = true
    }
    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: context)
    }
    open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(Self.self)") }
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: "\(Self.self)")
    }
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

    package func set(_ value: Any, forKey key: String) { values[key] = value }
    package func observedValue(forKey key: String) -> Any? { values[key] }

    /// The value of an `@NSManaged` property: a number, a text or nothing as long as the code sets none.
    public func managedValue<T>(_ key: String) -> T {
        if let value = values[key] as? T { return value }
        if let value = Optional<Any>.none as? T { return value }
        let defaults: [Any] = [
            false, 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), "", Date(), Data(), UUID(), NSSet(), NSOrderedSet(),
            Decimal(0), NSDecimalNumber.zero, URL(fileURLWithPath: "/"),
        ]
        return defaults.compactMap { $0 as? T }[0]
    }
    public func setManagedValue<T>(_ value: T, _ key: String) { values[key] = value }
}

open class NSManagedObjectID: NSObject {
    open var isTemporaryID: Bool { true }
    open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

open class NSEntityDescription: NSObject {
    open var name: String?
    init(name: String) { self.name = name }
    open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        NSEntityDescription(name: name)
    }
    /// An object of the extension's class of this name.
    open class func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let type = ClassRegistry.named(name)?.type as? NSManagedObject.Type ?? NSManagedObject.self
        return type.init(entity: NSEntityDescription(name: name), insertInto: context)
    }
}

/// A computed column of a fetch of dictionaries, of which the empty store has none.
open class NSExpressionDescription: NSObject {
    open var name = ""
    /// An `NSExpression`, which Linux lacks.
    open var expression: Any?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}
public enum NSAttributeType: UInt {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case uuidAttributeType = 1100
    case uriAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

open class NSPersistentStoreRequest: NSObject {
    /// The store's answer to the request.
    func execute() -> NSPersistentStoreResult { NSPersistentStoreResult() }
}
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var returnsObjectsAsFaults = true
    open var includesPendingChanges = true
    open var returnsDistinctResults = false
    open var propertiesToFetch: [Any]?
    open var relationshipKeyPathsForPrefetching: [String]?
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    public override init() {}
    public init(entityName: String) { self.entityName = entityName }
}
public enum NSFetchRequestResultType: UInt {
    case managedObjectResultType, managedObjectIDResultType, dictionaryResultType, countResultType = 4
}
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public init<T>(fetchRequest: NSFetchRequest<T>) {}
}
open class NSPersistentStoreResult: NSObject {}
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    open var operationError: (any Error)? { nil }
    open func cancel() {}
}
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
    open var finalResult: [ResultType]? = []
}
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<ResultType>
    open var estimatedResultCount = 0
    let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    public init(
        fetchRequest: NSFetchRequest<ResultType>,
        completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        (self.fetchRequest, completion) = (fetchRequest, completionBlock)
    }
    override func execute() -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult<ResultType>()
        EventLoop.shared.schedule { [completion] in completion?(result) }
        return result
    }
}
