import Foundation

/// The defaults of a suite: those that the run gives, and what the code sets in this process.
///
/// Nothing is written back to a file. Registered values belong to the instance, not to the suite.
open class UserDefaults {
    public static let standard = UserDefaults(suite: "")
    public static let argumentDomain = "NSArgumentDomain"
    public static let globalDomain = "NSGlobalDomain"
    public static let registrationDomain = "NSRegistrationDomain"
    public static let didChangeNotification = NSNotification.Name("NSUserDefaultsDidChangeNotification")

    /// Defaults are read and changed on any thread.
    private static let lock = NSLock()
    /// By the suite's name; the standard one has an empty name.
    private nonisolated(unsafe) static var suites: [String: [String: Any]] = [:]
    private let suite: String
    private var registered: [String: Any] = [:]

    private init(suite: String) {
        self.suite = suite
        Self.lock.withLock {
            guard Self.suites[suite] == nil else { return }
            Self.suites[suite] = suite.isEmpty ? [:] : Self.preferences(ofGroup: suite)
        }
    }

    /// The defaults in the container of an app group: a property list as on a device, or JSON.
    private static func preferences(ofGroup identifier: String) -> [String: Any] {
        let path = "\(Host.shared.temporaryFolder)AppGroup/\(identifier)/Library/Preferences/\(identifier).plist"
        guard let bytes = FileManager.default.contents(atPath: path) else { return [:] }
        let list = try? PropertyListSerialization.propertyList(from: bytes, options: [], format: nil)
        return (list ?? (try? JSONSerialization.jsonObject(with: bytes))) as? [String: Any] ?? [:]
    }

    public convenience init?(suiteName: String?) { self.init(suite: suiteName ?? "") }
    public convenience init() { self.init(suite: "") }

    private var values: [String: Any] { Self.lock.withLock { Self.suites[suite] ?? [:] } }

    private func change(_ key: String, to value: Any?) {
        Self.lock.withLock { Self.suites[suite, default: [:]][key] = value }
        NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }

    open func object(forKey key: String) -> Any? { values[key] ?? registered[key] }
    open func set(_ value: Any?, forKey key: String) { change(key, to: value) }
    open func set(_ value: Int, forKey key: String) { change(key, to: NSNumber(value: value)) }
    open func set(_ value: Bool, forKey key: String) { change(key, to: NSNumber(value: value)) }
    open func set(_ value: Double, forKey key: String) { change(key, to: NSNumber(value: value)) }
    open func set(_ value: Float, forKey key: String) { change(key, to: NSNumber(value: value)) }
    open func set(_ url: URL?, forKey key: String) { change(key, to: url) }
    open func setValue(_ value: Any?, forKey key: String) { change(key, to: value) }
    open func value(forKey key: String) -> Any? { object(forKey: key) }
    open func removeObject(forKey key: String) { change(key, to: nil) }
    open func string(forKey key: String) -> String? {
        let value = object(forKey: key)
        return value as? String ?? (value as? NSNumber)?.stringValue
    }
    open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    open func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
    open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
    open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    open func url(forKey key: String) -> URL? { object(forKey: key) as? URL }
    open func integer(forKey key: String) -> Int { Int(double(forKey: key)) }
    open func float(forKey key: String) -> Float { Float(double(forKey: key)) }

    open func double(forKey key: String) -> Double {
        let value = object(forKey: key)
        return (value as? NSNumber)?.doubleValue ?? (value as? NSString)?.doubleValue ?? 0
    }

    open func bool(forKey key: String) -> Bool {
        let value = object(forKey: key)
        return (value as? NSNumber)?.boolValue ?? (value as? NSString)?.boolValue ?? false
    }

    open func register(defaults: [String: Any]) { registered.merge(defaults) { $1 } }
    open func dictionaryRepresentation() -> [String: Any] { registered.merging(values) { $1 } }
    open func removePersistentDomain(forName name: String) { Self.suites[name] = [:] }
    open func persistentDomain(forName name: String) -> [String: Any]? { Self.suites[name] }
    @discardableResult open func synchronize() -> Bool { true }
    open func addSuite(named name: String) { registered.merge(UserDefaults(suite: name).values) { old, _ in old } }
}
