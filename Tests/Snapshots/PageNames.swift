import FoundationEssentials
import TestSupport

/// The names in a page's code spans that the repository must have: paths, files and types.
///
/// On every page these count: a path that begins with an entry of the root or a capital letter, a source file, and a
/// name of two words or more in camel case. On pages about the code also other paths, and names of one word.
struct PageNames: Sendable {
    struct Name: Hashable {
        let line: Int
        let text: String
    }

    static let pages: [String] =
        ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "SECURITY.md", "Tests/README.md"]
        + ["docs", "docs/facts"].flatMap { folder in
            Repository.entries(of: Repository.path(folder)).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
        }

    /// Names of Apple's and Foundation's, of other tools' files, and of things that aren't files.
    private static let foreign: Set<String> = [
        "Encodable", "Europe/Berlin", "InfoPlist.xcstrings", "JSONDecoder", "JSONSerialization", "Project.swift",
    ]
    private static let codePages: Set<String> = [
        "ARCHITECTURE.md", "CONTRIBUTING.md", "Tests/README.md", "docs/decisions.md",
    ]

    private let roots = Set(Repository.entries(of: Repository.root))
    private let paths: [String]
    /// Names of files with and without ending, of folders, and of declarations in Swift.
    private let known: Set<String>

    init() throws {
        let folders = [
            "Benchmarks", "Schemas", "Sources", "Templates", "Tests", "docs", "integrations", "packaging", "scripts",
        ]
        paths = folders.flatMap { [$0] + Self.paths(below: $0) } + Repository.entries(of: Repository.root)
        var known: Set<String> = []
        for path in paths {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            known.formUnion([name, name.split(separator: ".").first.map(String.init) ?? name])
            if name.hasSuffix(".swift") { known.formUnion(Self.declarations(in: try Repository.text(path))) }
        }
        self.known = known
    }

    /// The names in a page that don't exist.
    func missing(from text: String, on page: String) -> [Name] {
        names(in: text, on: page).filter { !exists($0.text) }
    }

    /// The names that count, without blocks of code, and without the files of a reader's project (`Package.swift`:).
    func names(in text: String, on page: String) -> [Name] {
        var names: [Name] = []
        var isCode = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            guard !isCode else { continue }
            let spans = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String($0.element) }
            for span in line.hasSuffix("`:") ? spans.dropLast() : spans[...] where counts(span, on: page) {
                names.append(Name(line: index + 1, text: span))
            }
        }
        return names
    }

    private func counts(_ span: String, on page: String) -> Bool {
        if Self.foreign.contains(span) || span.hasPrefix(".build/") { return false }
        let isAboutCode = Self.codePages.contains(page)
        if span.wholeMatch(of: /(…\/)?[A-Za-z0-9_.+-]+(\/[A-Za-z0-9_.+-]+)+\/?/) != nil {
            let first = span.prefix { $0 != "/" }
            return isAboutCode || roots.contains(String(first)) || first.first?.isUppercase == true
        }
        let file = /[A-Za-z0-9_+-]+\.(swift|sh|py|c)|[A-Z][A-Za-z0-9]*\+[A-Za-z0-9]+/
        if span.wholeMatch(of: file) != nil { return true }
        guard let name = span.wholeMatch(of: /([A-Z][A-Za-z0-9]*)(\.[A-Za-z0-9]+)*/)?.output.1,
            name.contains(where: \.isLowercase), name.wholeMatch(of: /(CF|NS|SCN|UI|UN)[A-Z][a-z].*/) == nil
        else { return false }
        return isAboutCode || name.count { $0.isUppercase } > 1
    }

    private func exists(_ name: String) -> Bool {
        guard name.contains("/") else {
            return known.contains(name) || name.split(separator: ".").allSatisfy { known.contains(String($0)) }
        }
        let path = name.split(separator: "/").filter { $0 != "…" }.joined(separator: "/")
        return FileManager.default.fileExists(atPath: Repository.path(path))
            || paths.contains { $0.hasSuffix("/\(path)") }
    }

    private static func paths(below folder: String) -> [String] {
        Repository.entries(of: Repository.path(folder)).flatMap { entry -> [String] in
            let path = "\(folder)/\(entry)"
            return [path] + (Repository.isFolder(Repository.path(path)) ? paths(below: path) : [])
        }
    }

    /// The words after `struct`, `func`, `case` and the like, and those after a comma in a line of cases.
    private static func declarations(in source: String) -> Set<String> {
        let keywords: Set<Substring> = [
            "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
        ]
        var names: Set<String> = []
        for line in source.split(separator: "\n") {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            guard let keyword = words.firstIndex(where: keywords.contains) else { continue }
            let rest = words[keyword...].dropFirst()
            names.formUnion((words[keyword] == "case" ? rest : rest.prefix(1)).map(String.init))
        }
        return names
    }
}
