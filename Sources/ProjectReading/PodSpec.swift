import Basics

/// The sources of a CocoaPods pod in the repository, as far as its `.podspec` is literal.
struct PodSpec {
    /// The name under which Swift imports the pod.
    let module: String
    private let folder: String
    private let scope: FileScope
    /// Patterns relative to the folder, such as `Classes/**/*.swift`.
    private let patterns: [String]

    /// - Parameter path: the podspec, relative to the scope.
    /// - Returns: `nil` if it can't be read or names no sources.
    init?(_ path: String, scope: FileScope) {
        guard let file = scope.admitted("\(scope.root)/\(path)"),
            let bytes = try? FileReader.read(file, limit: Limits.sourceFileBytes)
        else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let name = Self.texts("name", in: lines).first ?? FilePath.stem(of: file)
        module = Self.texts("module_name", in: lines).first ?? String(name.map { $0 == "-" || $0 == "." ? "_" : $0 })
        patterns = Self.texts("source_files", in: lines)
        self.scope = scope
        folder = FilePath.folder(of: file)
        if patterns.isEmpty { return nil }
    }

    /// The string literals that are assigned to an attribute, such as `s.source_files = 'a', 'b'`.
    private static func texts(_ attribute: String, in lines: [Substring]) -> [String] {
        var found: [String] = []
        var isOpen = false
        for line in lines {
            let line = line.prefix { $0 != "#" }.drop { $0 == " " || $0 == "\t" }
            if !isOpen {
                guard let dot = line.firstIndex(of: "."), let equals = line.firstIndex(of: "="), dot < equals,
                    line[line.index(after: dot)..<equals].split(separator: " ").map(String.init) == [attribute]
                else { continue }
            }
            let parts = line.replacing("\"", with: "'").split(separator: "'", omittingEmptySubsequences: false)
            found += stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
            // A list goes on after a comma or an opening bracket.
            isOpen = line.last { $0 != " " }.map { ",[=(".contains($0) } ?? isOpen
        }
        return found
    }

    /// The Swift files of the pod, absolute.
    var files: [String] {
        var found: [String] = []
        for pattern in patterns {
            let parts = pattern.split(separator: "/").map(String.init)
            let fixed = parts.prefix { !$0.contains { "*?{[".contains($0) } }
            let path = FilePath.joined(folder, fixed.joined(separator: "/"))
            if fixed.count == parts.count, path.hasSuffix(".swift") {
                found += [scope.admitted(path)].compactMap(\.self)
            } else if let root = scope.admitted(path) {
                let isDeep = fixed.count == parts.count || parts.contains("**")
                found += FolderWalk(root).files(ending: "swift").filter { isDeep || !$0.contains("/") }
                    .compactMap { scope.admitted("\(root)/\($0)") }
            }
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0).inserted }
    }
}
