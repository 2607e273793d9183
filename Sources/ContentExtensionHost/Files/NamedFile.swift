/// A file that an input names: what was written, and where, so that whoever opens it later can say whose it is.
package struct NamedFile: Sendable, Hashable {
    /// The file itself, by absolute path.
    package let path: String
    /// As the input writes it.
    package let name: String
    package let location: SourceSpan
    package let jsonPath: String?

    package init(path: String, name: String, location: SourceSpan, jsonPath: String?) {
        (self.path, self.name, self.location, self.jsonPath) = (path, name, location, jsonPath)
    }

    /// A finding about the file as one about the place that names it.
    package func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        if location.line != nil { diagnostic.message = "\(name.quoted()): \(diagnostic.message)" }
        (diagnostic.location, diagnostic.jsonPath) = (location, jsonPath)
        return diagnostic
    }
}
