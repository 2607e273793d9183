import ContentExtensionHost

/// Describes the differences of a layout from its reference, view by view.
enum LayoutComparison {
    /// A line for each change, such as `"icon" image in custom: frame.y 60.000 → 64.000`.
    static func changes(reference: String, found: String) -> [String] {
        guard let old = Dump(reference), let new = Dump(found) else {
            return ["one of the two isn't a layout dump"]
        }
        var changes = changes("the picture", old.picture, new.picture)
        let edits = new.nodes.map(\.name).difference(from: old.nodes.map(\.name))
        let gone = offsets(edits.removals)
        let added = offsets(edits.insertions)
        changes += gone.sorted().map { "\(old.nodes[$0].name): gone" }
        changes += added.sorted().map { "\(new.nodes[$0].name): new, at \(new.nodes[$0].place)" }
        let kept = zip(
            old.nodes.indices.filter { !gone.contains($0) }, new.nodes.indices.filter { !added.contains($0) })
        for (before, after) in kept {
            changes += self.changes(old.nodes[before].name, old.nodes[before].fields, new.nodes[after].fields)
        }
        return changes.isEmpty ? ["only white space or the order of keys"] : changes
    }

    private static func offsets(_ edits: [CollectionDifference<String>.Change]) -> Set<Int> {
        Set(
            edits.map { edit in
                switch edit {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }

    private static func changes(_ name: String, _ old: [Field], _ new: [Field]) -> [String] {
        let paths = old.map(\.path) + new.map(\.path).filter { path in !old.contains { $0.path == path } }
        return paths.compactMap { path in
            let before = old.first { $0.path == path }?.text
            let after = new.first { $0.path == path }?.text
            return before == after ? nil : "\(name): \(path) \(before ?? "nothing") → \(after ?? "nothing")"
        }
    }

    /// A number or text with its path in a node, such as `frame.x` and `lines.0.baseline`.
    private struct Field: Equatable {
        let path: String
        let text: String

        /// The fields of a value; the four numbers of a frame have names.
        static func all(_ value: JSONValue, path: String) -> [Field] {
            let below = { (key: String) in path.isEmpty ? key : "\(path).\(key)" }
            switch value.kind {
            case .object(let members): return members.flatMap { all($0.value, path: below($0.key)) }
            case .array(let elements):
                let names = path == "frame" ? ["x", "y", "width", "height"] : []
                return elements.enumerated().flatMap { index, element in
                    all(element, path: below(names.indices.contains(index) ? names[index] : "\(index)"))
                }
            case .null: return [Field(path: path, text: "null")]
            case .bool(let flag): return [Field(path: path, text: "\(flag)")]
            case .string(let text): return [Field(path: path, text: text.quoted())]
            case .number(let number, _): return [Field(path: path, text: "\(number)")]
            }
        }
    }

    private struct Node {
        let name: String
        let fields: [Field]

        init(_ value: JSONValue) {
            let words = ["kind", "part"].map { value[$0]?.string ?? "?" }
            name = "\(value["id"]?.string.map { $0.quoted() } ?? "a") \(words[0]) in \(words[1])"
            fields = Field.all(value, path: "")
        }

        var place: String {
            "[" + fields.filter { $0.path.hasPrefix("frame.") }.map(\.text).joined(separator: ", ") + "]"
        }
    }

    private struct Dump {
        /// The picture's size and scale.
        let picture: [Field]
        let nodes: [Node]

        init?(_ text: String) {
            guard let value = try? JSONReader.read(text.utf8, file: "layout"), let nodes = value["nodes"]?.array else {
                return nil
            }
            picture = (value.members ?? []).filter { $0.key != "nodes" }
                .flatMap { Field.all($0.value, path: $0.key) }
            self.nodes = nodes.map(Node.init)
        }
    }
}
