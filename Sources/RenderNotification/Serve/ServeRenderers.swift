import ContentExtensionHost
import Renderer

/// The renderers that `serve` keeps: one for the command line's descriptors, and one for each that requests name.
package struct ServeRenderers {
    /// A renderer, with everything that its descriptor has been read from.
    private struct Named {
        let renderer: RowRenderer
        let readings: FileReadings
    }

    private var own: RowRenderer?
    private var named: [ByteString: Named] = [:]
    /// The names, the one that was asked for last at the end.
    private var order: [ByteString] = []

    package init() {}

    /// The renderer of a descriptor as it is: once anything has changed that it was read from, it is read again.
    /// - Parameters:
    ///   - descriptor: its path; `nil` for the command line's.
    ///   - make: makes the renderer where there is none, which is told to note what it reads, beside those that there are.
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
        // The one that was asked for longest ago makes room.
        if order.count >= Limits.serveDescriptors { named[order.removeFirst()] = nil }
        named[name] = Named(renderer: renderer, readings: readings)
        order.append(name)
        return renderer
    }
}
