import RNFoundation

public enum NSManagedObjectContextConcurrencyType: UInt {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// A rule for conflicts, of which one process has none.
open class NSMergePolicy: NSObject {
    public nonisolated(unsafe) static var mergeByPropertyObjectTrump = NSMergePolicy()
    public nonisolated(unsafe) static var mergeByPropertyStoreTrump = NSMergePolicy()
    public nonisolated(unsafe) static var overwrite = NSMergePolicy()
    public nonisolated(unsafe) static var rollback = NSMergePolicy()
    public nonisolated(unsafe) static var error = NSMergePolicy()
}
public nonisolated(unsafe) var NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy()
public nonisolated(unsafe) var NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy()
public nonisolated(unsafe) var NSOverwriteMergePolicy: Any = NSMergePolicy()

extension NSNotification.Name {
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
        "NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}

/// A context of the empty store. Fetches don't find what the code has inserted.
open class NSManagedObjectContext: NSObject {
    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy.error
    open var name: String?
    open internal(set) var hasChanges = false
    public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}
    public override convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

    private func noteIsEmpty() {
        Host.shared.note("code-not-modelled", "Core Data: the store is empty")
    }
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        noteIsEmpty()
        return []
    }
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        noteIsEmpty()
        return 0
    }
    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        noteIsEmpty()
        return request.execute()
    }
    open func save() throws { hasChanges = false }
    open func rollback() { hasChanges = false }
    open func reset() { hasChanges = false }
    open func insert(_ object: NSManagedObject) {}
    open func delete(_ object: NSManagedObject) {}
    open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
    open func refreshAllObjects() {}
    open func object(with identifier: NSManagedObjectID) -> NSManagedObject {
        NSManagedObject(entity: NSEntityDescription(name: ""), insertInto: self)
    }
    open func existingObject(with identifier: NSManagedObjectID) throws -> NSManagedObject {
        throw CocoaError(.fileNoSuchFile)
    }
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open func perform(_ block: @escaping () -> Void) { EventLoop.shared.schedule(block) }
    open func performAndWait(_ block: () -> Void) { block() }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}

open class NSPersistentStore: NSObject {}
open class NSManagedObjectModel: NSObject {
    public override init() {}
    public init?(contentsOf url: URL) {}
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type: String = NSSQLiteStoreType
    open var isReadOnly = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var shouldAddStoreAsynchronously = false
    public override init() {}
    public init(url: URL) { self.url = url }
    open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// Accepts every store and opens none.
open class NSPersistentStoreCoordinator: NSObject {
    public init(managedObjectModel model: NSManagedObjectModel) {}
    @discardableResult open func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore { NSPersistentStore() }
    open var persistentStores: [NSPersistentStore] { [] }
    open func persistentStore(for url: URL) -> NSPersistentStore? { nil }
    open func remove(_ store: NSPersistentStore) throws {}
}

/// Loads its stores at once and without an error.
open class NSPersistentContainer: NSObject {
    public let name: String
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    public let managedObjectModel: NSManagedObjectModel
    open private(set) lazy var persistentStoreCoordinator = NSPersistentStoreCoordinator(
        managedObjectModel: managedObjectModel)
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
    }
    open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: Host.shared.temporaryFolder) }
    open func loadPersistentStores(
        completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) { persistentStoreDescriptions.forEach { completionHandler($0, nil) } }
    open func newBackgroundContext() -> NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        EventLoop.shared.schedule { [self] in block(newBackgroundContext()) }
    }
}
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open private(set) var fetchedObjects: [ResultType]?
    open var sections: [any NSFetchedResultsSectionInfo]? { [] }
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName: String?
    ) { (self.fetchRequest, managedObjectContext) = (fetchRequest, context) }
    open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
    open func object(at path: IndexPath) -> ResultType {
        (fetchedObjects ?? [])[path.last ?? 0]
    }
    open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
}
