/// The renderers of `serve`: one for the command line's descriptors and one for each descriptor that requests name.
package struct ServeRenderers {
    /// A descriptor's renderer with the files that it was read from.
    private struct Named {
        let descriptor: ByteString
        let renderer: RowRenderer
        let readings: FileReadings
    }

    private var own: RowRenderer?
    /// In the order of use, the latest last.
    private var named: [Named] = []

    package init() {}

    /// The renderer of a descriptor; remade when one of its files has changed.
    /// - Parameters:
    ///   - descriptor: the descriptor's path; `nil` for the command line's.
    ///   - make: makes a renderer, which records the files that it reads and may share the others' caches.
    package mutating func renderer(
        for descriptor: String?, make: (FileReadings?, [RowRenderer]) throws -> RowRenderer
    ) throws -> RowRenderer {
        guard let descriptor else {
            if let own { return own }
            let renderer = try make(nil, [])
            own = renderer
            return renderer
        }
        let name = ByteString(wrappedValue: descriptor)
        let known = named.firstIndex { $0.descriptor == name }.map { named.remove(at: $0) }
        if let known, known.readings.isCurrent {
            named.append(known)
            return known.renderer
        }
        let readings = FileReadings()
        let others = [own].compactMap(\.self) + named.map(\.renderer)
        let renderer = try FileReadings.$current.withValue(readings) { try make(readings, others) }
        // Evict the least recently used one.
        if named.count >= Limits.serveDescriptors { named.removeFirst() }
        named.append(Named(descriptor: name, renderer: renderer, readings: readings))
        return renderer
    }
}
