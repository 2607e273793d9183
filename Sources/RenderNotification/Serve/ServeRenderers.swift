import ContentExtensionHost
import Renderer

/// The renderers of `serve`: one for the command line's descriptors and one for each descriptor that requests name.
package struct ServeRenderers {
    /// A renderer with the files that its descriptor was read from.
    private struct Named {
        let renderer: RowRenderer
        let readings: FileReadings
    }

    private var own: RowRenderer?
    private var named: [ByteString: Named] = [:]
    /// The descriptors in the order of use, the latest last.
    private var order: [ByteString] = []

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
        order.removeAll { $0 == name }
        if let known = named[name], known.readings.isCurrent {
            order.append(name)
            return known.renderer
        }
        named[name] = nil
        let readings = FileReadings()
        let others = [own].compactMap(\.self) + order.compactMap { named[$0]?.renderer }
        let renderer = try FileReadings.$current.withValue(readings) { try make(readings, others) }
        // Evict the least recently used one.
        if order.count >= Limits.serveDescriptors { named[order.removeFirst()] = nil }
        named[name] = Named(renderer: renderer, readings: readings)
        order.append(name)
        return renderer
    }
}
