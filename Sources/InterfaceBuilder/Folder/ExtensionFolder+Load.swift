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
    /// Loads a real extension's folder or Info.plist.
    /// - Throws: every error in the files.
    package static func load(_ path: String, options: Options = .init()) throws(InputError) -> Loaded<LoadedExtension> {
        let folder = try open(path, options: options)
        var loaded = try folder.value.extension()
        let isDrawn = loaded.value.drawsViewsOfCode
        loaded.warnings =
            folder.warnings.filter { !isDrawn || $0.code != "content-built-in-code" } + loaded.warnings
        return loaded
    }
}
