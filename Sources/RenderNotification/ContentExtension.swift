/// A content extension: a descriptor, or a real extension's folder or Info.plist.
public struct ContentExtension: Sendable {
    /// The descriptor, folder or Info.plist.
    package let path: String
    /// The bindings.json of a real extension.
    package let bindings: String?
    /// Runs the extension's own Swift code, in a process of its own.
    package let runsCode: Bool

    private init(_ path: String, bindings: String? = nil, runsCode: Bool = false) {
        (self.path, self.bindings, self.runsCode) = (path, bindings, runsCode)
    }

    /// Any path that the command line takes: a descriptor, a real extension's folder, or its Info.plist.
    public static func path(_ path: String) -> ContentExtension { .init(path) }

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
        .init(path, bindings: bindings, runsCode: runningCode)
    }

    /// The Info.plist of a real extension.
    /// - Parameter bindings: see `folder(_:bindings:)`.
    public static func infoPlist(_ path: String, bindings: String? = nil) -> ContentExtension {
        .folder(path, bindings: bindings)
    }

    /// Pairs the real extensions among the paths with the bindings, in order.
    /// - Returns: the extensions, and the bindings that are left over.
    package static func paired(
        _ paths: [String], _ bindings: [String], runningCode: Bool = false
    ) -> (extensions: [ContentExtension], spare: [String]) {
        var left = bindings[...]
        let extensions = paths.map { path in
            ExtensionDescriptor.isExtension(path)
                ? folder(path, bindings: left.popFirst(), runningCode: runningCode) : .path(path)
        }
        return (extensions, Array(left))
    }
}
