import Foundation

// Collections that don't keep their members alive. A process lives for one expansion, so these keep them: the only
// difference is when `deinit` is called.

public struct NSPointerFunctionsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory = NSPointerFunctionsOptions([])
    public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
    public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 512)
    public static let copyIn = NSPointerFunctionsOptions(rawValue: 65536)
}
public typealias NSHashTableOptions = NSPointerFunctionsOptions
public typealias NSMapTableOptions = NSPointerFunctionsOptions

/// Equal as Objective-C's objects are: by `isEqual`, else by identity.
private struct Member<T: AnyObject>: Hashable {
    let object: T
    static func == (a: Self, b: Self) -> Bool {
        a.object === b.object || (a.object as? NSObject).map { $0.isEqual(b.object) } ?? false
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine((object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue)
    }
}

open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var members: [Member<ObjectType>] = []
    public init(options: NSPointerFunctionsOptions, capacity: Int = 0) {}
    public override convenience init() { self.init(options: []) }
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        members.append(Member(object: object))
    }
    open func remove(_ object: ObjectType?) {
        if let object { members.removeAll { $0 == Member(object: object) } }
    }
    open func removeAllObjects() { members = [] }
    open func contains(_ object: ObjectType?) -> Bool { object.map { members.contains(Member(object: $0)) } ?? false }
    open var allObjects: [ObjectType] { members.map(\.object) }
    open var anyObject: ObjectType? { members.first?.object }
    open var count: Int { members.count }
}

open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var members: [Member<KeyType>: ObjectType] = [:]
    public init(
        keyOptions: NSPointerFunctionsOptions = [], valueOptions: NSPointerFunctionsOptions = [], capacity: Int = 0
    ) {}
    public override convenience init() { self.init(keyOptions: []) }
    open class func strongToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: []) }
    open class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    open func object(forKey key: KeyType?) -> ObjectType? { key.flatMap { members[Member(object: $0)] } }
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        if let key { members[Member(object: key)] = object }
    }
    open func removeObject(forKey key: KeyType?) { setObject(nil, forKey: key) }
    open func removeAllObjects() { members = [:] }
    open var count: Int { members.count }
}

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}
