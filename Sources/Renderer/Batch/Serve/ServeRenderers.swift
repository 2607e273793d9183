import ContentExtensionHost

/// The renderers that `serve` keeps: one for the command line's descriptors, and one for each that requests name.
package struct ServeRenderers {
    private struct Key: Hashable {
        var descriptor: String?
        /// What the file was when it was read; one that has changed since is another.
        var identity: FileIdentity?
    }

    private var known: [Key: RowRenderer] = [:]

    package init() {}

    /// The renderer of a descriptor as it is.
    /// - Parameters:
    ///   - descriptor: its path; `nil` for the command line's.
    ///   - make: makes the renderer where there is none.
    package mutating func renderer(for descriptor: String?, make: () throws -> RowRenderer) rethrows -> RowRenderer {
        let key = Key(descriptor: descriptor, identity: descriptor.flatMap { FileIdentity(ofFile: $0) })
        if let renderer = known[key] { return renderer }
        let renderer = try make()
        if descriptor != nil, known.count(where: { $0.key.descriptor != nil }) >= Limits.serveDescriptors {
            known = known.filter { $0.key.descriptor == nil }
        }
        known[key] = renderer
        return renderer
    }
}
