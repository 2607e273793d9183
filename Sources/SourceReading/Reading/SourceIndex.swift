/// The classes of an extension's source files.
package struct SourceIndex: Sendable, Equatable {
    /// By name, with extensions and categories merged.
    package private(set) var classes: [String: SourceClass] = [:]
    /// The number of files read.
    package private(set) var fileCount = 0

    package init() {}

    /// Adds the classes of a file, and merges extensions of them.
    package mutating func add(_ source: ParsedSource) {
        for part in source.classes { classes[part.name, default: SourceClass(name: part.name)].merge(part) }
        fileCount += 1
    }

    /// The class for a storyboard's `customClass`: by its Swift name or its Objective-C name.
    package func named(_ name: String) -> SourceClass? {
        if let found = classes[name], found.location != nil { return found }
        return classes.values.filter { $0.runtimeName == name }.min { $0.name < $1.name }
    }

    /// Maximum depth of inheritance.
    private static let depth = 32

    /// A class and its known superclasses, nearest first; `isComplete` if the next one is a system class.
    ///
    /// A superclass from elsewhere (the app, a library) can have any property or method.
    package func ancestry(of name: String) -> (classes: [SourceClass], isComplete: Bool) {
        var found: [SourceClass] = []
        var next: String? = name
        while let name = next {
            guard let current = named(name) else { return (found, !found.isEmpty && Self.isSystemClass(name)) }
            // A cycle, or implausibly deep.
            if found.count == Self.depth { return (found, false) }
            found.append(current)
            next = current.superclass
        }
        // Without a superclass it is no view controller, which isn't checked here.
        return (found, true)
    }

    /// `true` for a class of UIKit or Foundation, judged by its prefix.
    package static func isSystemClass(_ name: String) -> Bool {
        name == "NSObject" || name.hasPrefix("UI")
            || ["MKMapView", "WKWebView", "AVPlayerViewController"].contains(name)
    }
}
