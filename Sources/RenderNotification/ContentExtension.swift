import InterfaceBuilder

/// A content extension: a descriptor, a real extension's folder or Info.plist, or a Swift class.
public struct ContentExtension: Sendable {
    package enum Kind: Sendable {
        /// A path, and the bindings.json of a real extension.
        case path(String, bindings: String?)
        case controller(ExtensionDescriptor, makeController: @Sendable () -> any NotificationContentExtension)
    }

    package let kind: Kind
    /// Runs the extension's own Swift code, in a process of its own.
    package private(set) var runsCode = false

    /// Any path that the command line takes: a descriptor, a real extension's folder, or its Info.plist.
    public static func path(_ path: String) -> ContentExtension { .init(kind: .path(path, bindings: nil)) }

    /// A descriptor.json (docs/descriptor.md).
    public static func descriptor(_ path: String) -> ContentExtension { .path(path) }

    /// The folder of a real extension as it lies in its app's repository.
    /// - Parameters:
    ///   - bindings: the bindings.json for the extension's code (docs/extension.md); guessed when `nil`.
    ///   - runningCode: `true` compiles and runs the extension's own Swift code (docs/running-code.md). Only for code
    ///     that you would build yourself.
    public static func folder(
        _ path: String, bindings: String? = nil, runningCode: Bool = false
    ) -> ContentExtension {
        var folder = ContentExtension(kind: .path(path, bindings: bindings))
        folder.runsCode = runningCode
        return folder
    }

    /// The Info.plist of a real extension.
    /// - Parameter bindings: see `folder(_:bindings:)`.
    public static func infoPlist(_ path: String, bindings: String? = nil) -> ContentExtension {
        .folder(path, bindings: bindings)
    }

    /// A view controller written in Swift (docs/swift-extensions.md).
    /// - Parameters:
    ///   - attributes: NSExtensionAttributes of its Info.plist.
    ///   - categories: the categories that the app gives to `setNotificationCategories`.
    ///   - makeController: makes a fresh controller for each expansion.
    public static func controller(
        _ attributes: ExtensionAttributes, app: AppInfo, categories: [NotificationCategory] = [],
        makeController: @escaping @Sendable () -> any NotificationContentExtension
    ) -> ContentExtension {
        .init(
            kind: .controller(
                ExtensionDescriptor(file: app.name, attributes: attributes, app: app, registeredCategories: categories),
                makeController: makeController))
    }

    /// A view controller written in Swift over the view of a real extension's storyboard.
    /// - Parameter makeController: makes a fresh controller for each expansion, with the view as Interface Builder has it.
    /// - Throws: `InputError` with each error in the folder.
    public static func controller(
        ofFolder path: String, makeController: @escaping @Sendable (ViewNode) -> any NotificationContentExtension
    ) throws -> ContentExtension {
        let descriptor = try ExtensionFolder.load(path).value.descriptor
        return .init(kind: .controller(descriptor, makeController: { makeController(descriptor.initialView()) }))
    }

    /// Pairs the real extensions among the paths with the bindings, in order.
    /// - Returns: the extensions, and the bindings that are left over.
    package static func paired(
        _ paths: [String], _ bindings: [String], runningCode: Bool = false
    ) -> (extensions: [ContentExtension], spare: [String]) {
        var left = bindings[...]
        let extensions = paths.map { path in
            ExtensionFolder.isExtension(path)
                ? folder(path, bindings: left.popFirst(), runningCode: runningCode) : .path(path)
        }
        return (extensions, Array(left))
    }

    /// The path of an extension that is read from files.
    package var path: String? {
        guard case .path(let path, _) = kind else { return nil }
        return path
    }

    /// The extension as a host installs it; `nil` for one that is read from files.
    package var installed: InstalledExtension? {
        guard case .controller(let descriptor, let makeController) = kind else { return nil }
        return InstalledExtension(descriptor: descriptor, makeController: makeController)
    }
}
