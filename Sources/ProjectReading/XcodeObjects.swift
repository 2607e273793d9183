import Basics

/// The objects of an Xcode project by identifier, and the places of its files and groups.
struct XcodeObjects: Sendable {
    private let table: [String: OpenStepValue]
    /// The group of each file and group.
    private let parents: [String: String]
    private let mainGroup: String?
    /// The folder that the main group begins at, absolute.
    private let folder: String

    init(_ table: [String: OpenStepValue], mainGroup: String?, folder: String) {
        self.table = table
        self.mainGroup = mainGroup
        self.folder = folder
        var parents: [String: String] = [:]
        let groups = table.filter { $0.value["children"] != nil }
        for (id, object) in groups.sorted(by: { $0.key < $1.key }) {
            for child in object["children"]?.texts ?? [] where parents[child] == nil { parents[child] = id }
        }
        self.parents = parents
    }

    subscript(id: String) -> OpenStepValue? { table[id] }

    /// The absolute path of a file or group; `nil` for products, SDKs and paths beyond the limits.
    func path(_ id: String) -> String? {
        var parts: [String] = []
        var current: String? = id
        var base = folder
        for _ in 0...Limits.projectDepth {
            guard let id = current, let object = table[id] else { break }
            if let path = object["path"]?.text, !path.isEmpty { parts.append(path) }
            switch object["sourceTree"]?.text ?? "<group>" {
            case "<group>": current = id == mainGroup ? nil : parents[id]
            case "SOURCE_ROOT": current = nil
            case "<absolute>":
                current = nil
                base = ""
            default: return nil
            }
            if current == nil { return joined(base, parts.reversed()) }
        }
        return nil
    }

    private func joined(_ base: String, _ parts: [String]) -> String? {
        guard parts.reduce(base.utf8.count, { $0 + $1.utf8.count + 1 }) <= Limits.pathBytes else { return nil }
        return parts.reduce(base) { FilePath.joined($0, $1) }
    }

    /// The files of an entry: itself, or the languages of a variant group and the versions of a data model.
    func files(_ id: String) -> [String] {
        switch table[id]?["isa"]?.text {
        case "PBXVariantGroup": (table[id]?["children"]?.texts ?? []).compactMap(path)
        case nil: []
        default: path(id).map { [$0] } ?? []
        }
    }

    /// The identifiers of the objects that fulfil a condition, sorted.
    func ids(where isWanted: (OpenStepValue) -> Bool) -> [String] {
        table.filter { isWanted($0.value) }.keys.sorted()
    }
}
