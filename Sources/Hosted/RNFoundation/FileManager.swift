import Foundation

/// The folders of the app's container, below the run's temporary folder. They are made when they are asked for.
private func containerFolder(_ name: String) -> URL {
    let url = URL(fileURLWithPath: Host.shared.temporaryFolder + name, isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
}

extension FileManager.SearchPathDirectory {
    fileprivate var container: String {
        switch self {
        case .documentDirectory: "Documents"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .libraryDirectory: "Library"
        default: "tmp"
        }
    }
}

extension FileManager {
    /// The folder of an app group.
    public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
        containerFolder("AppGroup/" + identifier)
    }

    public func urls(
        for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask
    ) -> [URL] { [containerFolder(directory.container)] }

    public func url(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL?, create: Bool
    ) throws -> URL { containerFolder(directory.container) }

    public var temporaryDirectory: URL { containerFolder("") }
}

public func NSSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask, _ expandsTilde: Bool
) -> [String] { [containerFolder(directory.container).path] }

public func NSTemporaryDirectory() -> String { Host.shared.temporaryFolder }

public func NSHomeDirectory() -> String { Host.shared.temporaryFolder }

extension URL {
    public static var documentsDirectory: URL { containerFolder("Documents") }
    public static var cachesDirectory: URL { containerFolder("Library/Caches") }
    public static var applicationSupportDirectory: URL { containerFolder("Library/Application Support") }
    public static var libraryDirectory: URL { containerFolder("Library") }
}
