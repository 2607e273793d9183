import ContentExtensionHost

/// The files that a template takes along: each under one name in `assets`, and the places that name it rewritten.
struct AssetCopies {
    private(set) var copies: [ExtensionTemplate.Asset] = []
    /// The new names by the file and the JSON path that name them.
    private var places: [Key: String] = [:]

    private struct Key: Hashable {
        let file: String
        let path: String
    }

    /// Takes files along.
    mutating func add(_ files: [NamedFile]) {
        for file in files {
            guard let path = file.jsonPath else { continue }
            places[Key(file: file.location.file, path: path)] = copy(of: file.path)
        }
    }

    /// Takes a file along.
    /// - Returns: its path in the template.
    mutating func copy(of source: String) -> String {
        if let known = copies.first(where: { $0.source == source }) { return known.path }
        let name = source.split(separator: "/").last.map(String.init) ?? "file"
        var path = "assets/\(name)"
        var number = 2
        while copies.contains(where: { $0.path == path }) {
            path = "assets/\(number)-\(name)"
            number += 1
        }
        copies.append(.init(source: source, path: path))
        return path
    }

    /// A value of a file with its names of files replaced.
    func rewritten(_ value: JSONValue, file: String, path: String = "$") -> JSONValue {
        var value = value
        switch value.kind {
        case .string:
            if let name = places[Key(file: file, path: path)] { value.kind = .string(name) }
        case .array(let elements):
            value.kind = .array(
                elements.enumerated().map { rewritten($1, file: file, path: "\(path)[\($0)]") })
        case .object(let members):
            value.kind = .object(
                members.map { member in
                    var member = member
                    member.value = rewritten(member.value, file: file, path: JSONPath.child(member.key, of: path))
                    return member
                })
        default: break
        }
        return value
    }
}
