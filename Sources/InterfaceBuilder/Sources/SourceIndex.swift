/// The classes of an extension's source files.
package struct SourceIndex: Sendable, Equatable {
    /// By their names, extensions and categories merged in.
    package private(set) var classes: [String: SourceClass] = [:]
    /// The files that were read.
    package var fileCount = 0

    package init() {}

    /// Adds a class, or what an extension adds to one.
    package mutating func add(_ part: SourceClass) {
        classes[part.name, default: SourceClass(name: part.name)].merge(part)
    }

    /// The class that a storyboard's `customClass` means: by its name in Swift, or the one for Objective-C.
    package func named(_ name: String) -> SourceClass? {
        if let found = classes[name], found.location != nil { return found }
        return classes.values.filter { $0.runtimeName == name }.min { $0.name < $1.name }
    }

    /// The superclasses of superclasses that are looked at.
    private static let depth = 32

    /// A class and its superclasses among the files, nearest first, and whether what lies above them is the system's.
    ///
    /// A superclass from elsewhere (the app, a library) may have any property or method.
    package func ancestry(of name: String) -> (classes: [SourceClass], isComplete: Bool) {
        var found: [SourceClass] = []
        var next: String? = name
        while let name = next {
            guard let current = named(name) else {
                return (found, !found.isEmpty && Self.isSystemClass(name))
            }
            // A circle, or nothing that anybody would write.
            if found.count == Self.depth { return (found, false) }
            found.append(current)
            next = current.superclass
        }
        // Without a superclass it is no view controller, but not this function's business.
        return (found, true)
    }

    /// Whether UIKit or Foundation has a class of that name, as far as its prefix tells.
    static func isSystemClass(_ name: String) -> Bool {
        name == "NSObject" || name.hasPrefix("UI")
            || ["MKMapView", "WKWebView", "AVPlayerViewController"].contains(name)
    }
}
