import Basics

/// The files copied into a template's `assets` under unique names, and the replacement of their paths.
struct AssetCopies {
    private(set) var copies: [ExtensionStarter.Asset] = []
    /// The new paths by file and JSON path of the reference.
    private var places: [Key: String] = [:]

    private struct Key: Hashable {
        let file: String
        let path: String
    }

    mutating func add(_ files: [NamedFile]) {
        for file in files {
            guard let path = file.jsonPath else { continue }
            places[Key(file: file.location.file, path: path)] = copy(of: file.path)
        }
    }

    /// Adds a file.
    /// - Returns: its path in the template.
    mutating func copy(of source: String) -> String {
        if let known = copies.first(where: { $0.source == source }) { return known.path }
        let name = FilePath.name(of: source)
        var path = "assets/\(name)"
        var number = 2
        while copies.contains(where: { $0.path == path }) {
            path = "assets/\(number)-\(name)"
            number += 1
        }
        copies.append(.init(source: source, path: path))
        return path
    }

    func rewritten(_ value: JSONValue, file: String, path: String = "$") -> JSONValue {
        if value.string != nil, let name = places[Key(file: file, path: path)] {
            return JSONValue(.string(name), at: value.position)
        }
        return value.mapped(element: { rewritten($1, file: file, path: "\(path)[\($0)]") }) { member in
            member.value = rewritten(member.value, file: file, path: JSONPath.child(member.key, of: path))
        }
    }
}
