import Foundation

/// The extension's bundle: its folder, property list, strings and resources.
///
/// The tool looks up strings and resources, in the run's language. Frameworks have no bundles of their own: every class
/// and identifier gives this one.
open class Bundle: NSObject {
    public static let main = Bundle(folder: nil)
    public class var allBundles: [Bundle] { [main] }
    /// A package's resources, whose accessor SwiftPM makes.
    public static var module: Bundle { main }

    /// `nil` for the extension's own.
    private let folder: String?

    init(folder: String?) { self.folder = folder }

    public convenience init(for type: AnyClass) { self.init(folder: nil) }
    public convenience init?(identifier: String) { self.init(folder: nil) }

    public convenience init?(path: String) {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        self.init(folder: path)
    }

    public convenience init?(url: URL) { self.init(path: url.path) }

    public var bundlePath: String { folder ?? Host.shared.bundle[.path]?.string ?? "/" }
    public var bundleURL: URL { URL(fileURLWithPath: bundlePath, isDirectory: true) }
    public var resourcePath: String? { bundlePath }
    public var resourceURL: URL? { bundleURL }
    public var executablePath: String? { nil }
    public var executableURL: URL? { nil }
    public var builtInPlugInsPath: String? { nil }
    public var appStoreReceiptURL: URL? { nil }
    public var principalClass: AnyClass? { nil }
    public var isLoaded: Bool { true }
    @discardableResult public func load() -> Bool { true }
    public class var allFrameworks: [Bundle] { [] }
    public var bundleIdentifier: String? { Host.shared.bundle[.identifier]?.string }

    public var infoDictionary: [String: Any]? { Host.shared.bundle[.info]?.object?.mapValues(\.foundation) }
    public var localizedInfoDictionary: [String: Any]? { infoDictionary }
    public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

    public var preferredLocalizations: [String] {
        [Locale.current.identifier.prefix { $0 != "_" && $0 != "-" }.description]
    }
    public var localizations: [String] { preferredLocalizations }
    public var developmentLocalization: String? { "en" }

    public func path(forResource name: String?, ofType ending: String?) -> String? {
        guard let name else { return nil }
        let file = ending.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
        let folders = [""] + preferredLocalizations.map { "\($0).lproj/" } + ["Base.lproj/"]
        let candidates = folders.map { (bundlePath as NSString).appendingPathComponent($0 + file) }
        if let path = candidates.first(where: FileManager.default.fileExists) { return path }
        if let path = Host.shared.query(.resource, [.name: .string(file)])?[.path]?.string { return path }
        // Xcode compiles Core Data's models into the bundle; the stand-ins' models need no file.
        return file.hasSuffix(".momd") || file.hasSuffix(".mom") ? candidates.first : nil
    }

    public func path(forResource name: String?, ofType ending: String?, inDirectory folder: String?) -> String? {
        path(forResource: folder.flatMap { folder in name.map { "\(folder)/\($0)" } } ?? name, ofType: ending)
    }

    public func url(forResource name: String?, withExtension ending: String?) -> URL? {
        path(forResource: name, ofType: ending).map { URL(fileURLWithPath: $0) }
    }

    public func url(forResource name: String?, withExtension ending: String?, subdirectory: String?) -> URL? {
        path(forResource: name, ofType: ending, inDirectory: subdirectory).map { URL(fileURLWithPath: $0) }
    }

    public func paths(forResourcesOfType ending: String?, inDirectory folder: String?) -> [String] {
        let folder = folder.map { "\(bundlePath)/\($0)" } ?? bundlePath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { ending == nil || ($0 as NSString).pathExtension == ending }
            .map { "\(folder)/\($0)" }
    }

    public func urls(forResourcesWithExtension ending: String?, subdirectory: String?) -> [URL]? {
        paths(forResourcesOfType: ending, inDirectory: subdirectory).map { URL(fileURLWithPath: $0) }
    }

    public func localizedString(forKey key: String, value: String?, table: String?) -> String {
        var arguments: [WireKey: JSON] = [.key: .string(key)]
        arguments[.table] = table.map { .string($0) }
        if let text = Host.shared.query(.string, arguments)?[.value]?.string { return text }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
}

/// Shorter forms win over Foundation's, whose bundle has another type.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: nil)
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: nil)
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: tableName)
}

public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: tableName)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    bundle.localizedString(forKey: key, value: value, table: nil)
}

public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: tableName)
}

public func NSLocalizedString(
    _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}
