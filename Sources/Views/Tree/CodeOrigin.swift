import Basics

/// The place of a view in the code of an extension that draws in SwiftUI, for readers of its layout.
package struct CodeOrigin: Sendable, Equatable {
    /// The types around the view and its own, as `OrderCard › VStack › Text`.
    package var path: String
    /// The line at which the view's expression begins; `nil` if no builder of the extension's made it.
    package var source: SourceSpan?

    package init(path: String, source: SourceSpan? = nil) { (self.path, self.source) = (path, source) }

    /// The key of a view that an extension's code has made; descriptors don't have it.
    static let key = "swiftUI"

    /// - Parameter value: an object with `path`, and `file` and `line` if they are known.
    init?(_ value: JSONValue) {
        guard let path = value["path"]?.string else { return nil }
        let line = value["line"]?.number.flatMap { Int(exactly: $0) }
        self.init(path: path, source: value["file"]?.string.map { SourceSpan(file: $0, line: line) })
    }
}
