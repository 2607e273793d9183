import Basics

/// Thrown by an extension whose process ended.
package struct ExtensionCrash: Error, Sendable, Equatable, CustomStringConvertible {
    /// A clause without a final full stop.
    package var reason: String
    /// The position in the extension's code, if it is known.
    package var location: SourceSpan?
    /// `true` if parts of the extension's code are left out here, so that the crash needn't be its author's.
    package var isCodeIncomplete = false

    package init(_ reason: String, at location: SourceSpan? = nil) {
        (self.reason, self.location) = (reason, location)
    }

    /// The crash by what an extension's code threw.
    init(_ error: any Error) { self = error as? ExtensionCrash ?? ExtensionCrash("\(error)") }

    package var description: String { reason }
}
