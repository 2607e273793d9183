import ContentExtensionHost

/// An extension that is ready to be hosted, and how it came about.
public struct LoadedExtension: Sendable {
    public var descriptor: ExtensionDescriptor
    /// The bindings.json that was guessed for a real extension; `nil` when nothing was.
    public var guessedBindings: JSONValue?
}

extension ExtensionFolder {
    /// Whether a path leads to a real extension rather than to a descriptor: an Info.plist, or a folder without a
    /// descriptor.json.
    public static func isExtension(_ path: String) -> Bool {
        if FolderReader.isFolder(path) { return !FolderReader.exists("\(path)/descriptor.json") }
        return path.hasSuffix(".plist") && FileReader.isRegularFile(path)
    }

    /// Loads whatever a path on the command line names: a descriptor, a real extension's folder or Info.plist, or `-` for
    /// a descriptor on standard input.
    /// - Throws: everything that is wrong with the files.
    public static func load(_ path: String, options: Options = .init()) throws(InputError) -> Loaded<LoadedExtension> {
        if path.hasSuffix(".storyboard") || path.hasSuffix(".xib"), FileReader.isRegularFile(path) {
            throw InputError(
                Diagnostic(
                    .error, "interface-as-descriptor",
                    "an interface file alone doesn't say which notifications it is for",
                    at: SourceSpan(file: path), hint: "name the folder that holds its Info.plist"))
        }
        guard isExtension(path) else {
            let descriptor = try ExtensionDescriptor.load(path: path)
            var loaded = Loaded(LoadedExtension(descriptor: descriptor.value), warnings: descriptor.warnings)
            loaded.namedFiles = descriptor.namedFiles
            return loaded
        }
        let folder = try open(path, options: options)
        var loaded = try folder.value.extension()
        loaded.warnings = folder.warnings + loaded.warnings
        return loaded
    }
}
