/// A file that an input names, with the position of the name for later diagnostics.
package struct NamedFile: Sendable, Hashable {
    /// The absolute path.
    package let path: String
    /// The path as written in the input.
    package let name: String
    package let location: SourceSpan
    package let jsonPath: String?

    package init(path: String, name: String, location: SourceSpan, jsonPath: String?) {
        (self.path, self.name, self.location, self.jsonPath) = (path, name, location, jsonPath)
    }

    /// Moves a finding about the file to the position that names it.
    package func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        if location.line != nil { diagnostic.message = "\(name.quoted()): \(diagnostic.message)" }
        (diagnostic.location, diagnostic.jsonPath) = (location, jsonPath)
        return diagnostic
    }
}
