import Basics
import ContentExtensionHost

package struct LoadedExtension: Sendable {
    package var descriptor: ExtensionDescriptor
    /// The bindings guessed for a real extension; `nil` for none.
    package var guessedBindings: JSONValue?
    /// `true` if all views that code adds are drawn.
    var drawsViewsOfCode = false
}

extension ExtensionFolder {
    /// `true` for a real extension: an Info.plist, or a folder without a descriptor.json.
    package static func isExtension(_ path: String) -> Bool {
        if FolderReader.isFolder(path) { return !FolderReader.exists("\(path)/descriptor.json") }
        return path.hasSuffix(".plist") && FileReader.isRegularFile(path)
    }

    /// Loads a descriptor, a real extension's folder or Info.plist, or `-` for a descriptor on standard input.
    /// - Throws: every error in the files.
    package static func load(_ path: String, options: Options = .init()) throws(InputError) -> Loaded<LoadedExtension> {
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
        let isDrawn = loaded.value.drawsViewsOfCode
        loaded.warnings =
            folder.warnings.filter { !isDrawn || $0.code != "content-built-in-code" } + loaded.warnings
        return loaded
    }
}
