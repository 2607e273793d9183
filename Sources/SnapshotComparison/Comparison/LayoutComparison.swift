import ContentExtensionHost

/// Describes the differences of a layout from its reference, view by view.
package enum LayoutComparison {
    /// The changes from the top of the picture; a text's lines that moved with its frame are left out.
    /// - Returns: `nil` when one of the two isn't a layout.
    package static func changes(reference: [UInt8], found: [UInt8]) -> [LayoutChange]? {
        guard let old = Dump(reference), let new = Dump(found) else { return nil }
        var changes = changes(old.picture, new.picture)
        // References from before SwiftUI's views had paths are compared by names.
        let usesPaths = [old, new].allSatisfy { $0.nodes.contains { $0.name.path != nil } }
        let edits = new.nodes.map { $0.key(usesPaths) }.difference(from: old.nodes.map { $0.key(usesPaths) })
        let gone = offsets(edits.removals)
        let added = offsets(edits.insertions)
        changes += gone.sorted().map { old.nodes[$0].change(LayoutChange.removed) }
        changes += added.sorted().map { new.nodes[$0].change(LayoutChange.added, at: new.nodes[$0].place) }
        let kept = zip(
            old.nodes.indices.filter { !gone.contains($0) }, new.nodes.indices.filter { !added.contains($0) })
        for (before, after) in kept { changes += self.changes(old.nodes[before], new.nodes[after]) }
        return changes
    }

    /// A layout without the lines of code that its views come from: an edit above them changes no view.
    static func withoutSources(_ layout: [UInt8]) -> [UInt8] { cut(layout, from: #","source":"#) }
    /// A layout without anything about code.
    static func withoutCode(_ layout: [UInt8]) -> [UInt8] { cut(layout, from: #","swiftUI":"#) }

    /// Cuts the end of each node from a key on. A text of the node can't hold the key, for its quotes are escaped.
    private static func cut(_ layout: [UInt8], from key: String) -> [UInt8] {
        let text = String(decoding: layout, as: UTF8.self)
        guard text.contains(key) else { return layout }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let start = line.firstRange(of: key)?.lowerBound, let end = line.lastIndex(of: "}") else {
                return String(line)
            }
            return String(line[..<start] + line[end...])
        }
        return Array(lines.joined(separator: "\n").utf8)
    }

    private static func offsets(_ edits: [CollectionDifference<String>.Change]) -> Set<Int> {
        Set(
            edits.map { edit in
                switch edit {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }

    private static func changes(_ old: Node, _ new: Node) -> [LayoutChange] {
        let paths =
            old.fields.map(\.path) + new.fields.map(\.path).filter { path in !old.fields.contains { $0.path == path } }
        let all = paths.compactMap { path -> LayoutChange? in
            let before = old.fields.first { $0.path == path }?.value
            let after = new.fields.first { $0.path == path }?.value
            return before == after
                ? nil : change(new, path, before, after)
        }
        return all.filter { change in !all.contains { $0.implies(change) } }
    }

    private static func change(
        _ node: Node, _ property: String, _ old: LayoutChange.Value?, _ new: LayoutChange.Value?
    ) -> LayoutChange {
        LayoutChange(
            id: node.name.id, view: node.name.text, property: property, old: old, new: new, source: node.name.source,
            isSwiftUI: node.name.path != nil)
    }

    /// A number or text with its path in a node, such as `frame.x` and `lines.0.baseline`.
    private struct Field {
        let path: String
        let value: LayoutChange.Value

        /// The fields of a value; the numbers of a frame and a size have names.
        static func all(_ value: JSONValue, path: String) -> [Field] {
            let below = { (key: String) in path.isEmpty ? key : "\(path).\(key)" }
            switch value.kind {
            case .object(let members): return members.flatMap { all($0.value, path: below($0.key)) }
            case .array(let elements):
                let names = names[path] ?? []
                return elements.enumerated().flatMap { index, element in
                    all(element, path: below(names.indices.contains(index) ? names[index] : "\(index)"))
                }
            case .null: return [Field(path: path, value: .other("null"))]
            case .bool(let flag): return [Field(path: path, value: .other("\(flag)"))]
            case .string(let text): return [Field(path: path, value: .other(text.quoted()))]
            case .number(let number, _):
                return [Field(path: path, value: path == "scale" ? .other("\(number)") : .length(number))]
            }
        }

        private static let names = ["frame": ["x", "y", "width", "height"], "size": ["width", "height"]]
    }

    private struct Node {
        let name: ViewName
        let fields: [Field]

        init(_ value: JSONValue) {
            name = ViewName(value)
            let members = (value.members ?? []).filter { !["swiftUI", "source"].contains($0.key) }
            fields = members.flatMap { Field.all($0.value, path: $0.key) }
        }

        /// The picture's size and scale.
        init(picture value: JSONValue) {
            name = ViewName(picture: ())
            fields = (value.members ?? []).filter { $0.key != "nodes" }.flatMap { Field.all($0.value, path: $0.key) }
        }

        /// The key of a view, by which another layout finds it again.
        func key(_ usesPaths: Bool) -> String {
            usesPaths ? name.path.map { "\($0) \(name.plain)" } ?? name.named : name.named
        }

        var place: LayoutChange.Value {
            let frame = fields.filter { $0.path.hasPrefix("frame.") }.map { "\($0.value)" }
            return .other("[\(frame.joined(separator: ", "))]")
        }

        func change(_ property: String, at place: LayoutChange.Value? = nil) -> LayoutChange {
            LayoutComparison.change(self, property, nil, place)
        }
    }

    private struct Dump {
        let picture: Node
        let nodes: [Node]

        init?(_ text: [UInt8]) {
            guard let value = try? JSONReader.read(text, file: "layout"), let nodes = value["nodes"]?.array else {
                return nil
            }
            picture = Node(picture: value)
            self.nodes = nodes.map { Node($0) }
        }
    }
}

extension LayoutChange {
    /// `true` when a line of text moved by as much as the frame.
    fileprivate func implies(_ other: LayoutChange) -> Bool {
        let ends = ["frame.x": ".x", "frame.y": ".baseline"]
        guard let end = ends[property], other.property.hasPrefix("lines."), other.property.hasSuffix(end),
            let delta, let moved = other.delta
        else { return false }
        return abs(moved - delta) < 0.001
    }
}
