import Basics

/// Reads `.xcconfig` files: `NAME = value`, comments, `#include`.
struct ConfigurationFiles {
    struct Contents: Equatable {
        var values: [String: String] = [:]
        /// `false` if the file, or one that it includes without `?`, couldn't be read.
        var isComplete = true
    }

    private let scope: FileScope
    private var known: [String: Contents] = [:]
    private var left = Limits.configurationFiles

    /// - Parameter scope: files outside it are skipped.
    init(scope: FileScope) { self.scope = scope }

    /// The values of a file and of those that it includes.
    /// - Parameter path: absolute.
    mutating func values(of path: String) -> Contents {
        if let contents = known[path] { return contents }
        var contents = Contents()
        read(path, into: &contents, depth: 0)
        known[path] = contents
        return contents
    }

    private mutating func read(_ path: String, into contents: inout Contents, depth: Int, isOptional: Bool = false) {
        left -= 1
        guard left >= 0, depth < Limits.projectDepth, let file = scope.admitted(path),
            let bytes = try? FileReader.read(file, limit: Limits.configurationBytes)
        else {
            if !isOptional { contents.isComplete = false }
            return
        }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            if text.hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 3 else { continue }
                read(
                    FilePath.joined(FilePath.folder(of: path), String(parts[1])), into: &contents, depth: depth + 1,
                    isOptional: text.hasPrefix("#include?"))
            } else if let equals = Self.assignment(in: text) {
                contents.values[text[..<equals].trimmed] = text[text.index(after: equals)...].trimmed
            }
        }
    }

    /// The index of the `=` between name and value, which may follow one in `[sdk=…]`.
    private static func assignment(in text: Substring) -> Substring.Index? {
        var depth = 0
        return text.indices.first { index in
            if text[index] == "[" { depth += 1 }
            if text[index] == "]" { depth -= 1 }
            return text[index] == "=" && depth == 0
        }
    }
}
