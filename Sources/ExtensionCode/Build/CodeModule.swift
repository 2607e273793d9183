import Basics
import InterfaceBuilder
import SourceReading

/// Swift files that are compiled together, and the modules that they import.
package struct CodeModule: Sendable, Equatable {
    /// A module that the extension imports, such as a pod.
    package struct Library: Sendable, Equatable {
        package var name: String
        /// The Swift files, as shown in diagnostics.
        package var files: [String]
        /// The modules that its umbrella header imports, for its own files and for those that import it.
        var umbrella: [String] = []

        package init(name: String, files: [String]) {
            self.name = name
            self.files = files
        }

        /// The names in the header of a framework's name, beside its files or in a folder above them.
        fileprivate static func umbrella(of name: String, _ files: [String]) -> [String] {
            guard let first = files.first else { return [] }
            var folder = FilePath.folder(of: first)
            for _ in 0..<3 where !folder.isEmpty && folder != "/" {
                if let bytes = try? FileReader.read("\(folder)/\(name).h", limit: Limits.sourceFileBytes) {
                    return ObjectiveCTranslation.imports(of: bytes).subtracting([name]).sorted()
                }
                folder = FilePath.folder(of: folder)
            }
            return []
        }
    }

    /// The Swift files, as shown in diagnostics.
    package var files: [String]
    /// In the order in which they are compiled: each may import those before it.
    package var libraries: [Library]
    /// Frameworks that all files import without saying so, as by a bridging header.
    package var frameworks: [String]
    /// The assets that Xcode names in code.
    package var assets: AssetNames
    /// Upcoming features of Swift that the target enables, such as `BareSlashRegexLiterals`.
    package var features: [String]
    /// The classes by which the system finds code: the controller, and those that its interface names. Empty if all of
    /// the files' code is wanted.
    package var classes: Set<String>
    /// `true` leaves out what the classes don't reach of small modules, too: an extension's other widgets.
    package var isReachedOnly: Bool

    package init(
        files: [String], libraries: [Library] = [], frameworks: [String] = [], assets: AssetNames = AssetNames(),
        features: [String] = [], classes: Set<String> = [], isReachedOnly: Bool = false
    ) {
        self.files = files
        self.libraries = libraries
        self.frameworks = frameworks
        self.assets = assets
        self.features = features
        self.classes = classes
        self.isReachedOnly = isReachedOnly
    }
}

extension CodeModule {
    /// Modules of an extension: more than a large app has.
    private static let maxLibraries = 50

    /// The module with the libraries that its files import, those imported first before those that import them.
    /// - Parameters:
    ///   - named: libraries that are compiled in any case.
    ///   - find: the Swift files of a library by name; empty if it isn't found.
    func importing(_ named: [Library], find: (String) -> [String]) -> CodeModule {
        var found = named
        var visited = Set(named.map(\.name))
        func visit(_ files: [String], _ umbrella: [String], depth: Int) {
            guard depth < Self.maxLibraries else { return }
            var names = Set(umbrella)
            for file in files where !file.hasSuffix(ManagedClasses.ending) {
                guard let bytes = try? FileReader.read(file, limit: Limits.sourceFileBytes) else { continue }
                names.formUnion(
                    SourceLanguage(fileName: file) == .objectiveC
                        ? ObjectiveCTranslation.imports(of: bytes) : SourcePass.imports(of: bytes))
            }
            for name in names.sorted() where found.count < Self.maxLibraries && visited.insert(name).inserted {
                let files = find(name)
                if files.isEmpty { continue }
                var library = Library(name: name, files: files)
                library.umbrella = Library.umbrella(of: name, files)
                visit(files, library.umbrella, depth: depth + 1)
                // A header shows what the headers that it imports show.
                library.umbrella += found.filter { library.umbrella.contains($0.name) }.flatMap(\.umbrella)
                found.append(library)
            }
        }
        visit(files, [], depth: 0)
        var module = self
        module.libraries = found
        return module
    }
}

/// A compiled extension.
package struct ExtensionExecutable: Sendable {
    /// The absolute path of the program.
    package var path: String
    /// The folders with the Swift runtime and the stand-ins, which the program loads.
    package var readableFolders: [String]
    /// The extension's classes.
    let classes: ModuleClasses
    /// The extension's files.
    let files: [String]
    /// The cache's folders with the program and what it loads, which stay as long as it may run.
    let entries: [CacheEntry]
    /// Warnings about what doesn't compile: the rest runs as long as it isn't called.
    package var omissions: [Diagnostic] = []

    /// `true` if the extension's files declare a class.
    package func declares(_ className: String) -> Bool { classes.contains(className) }

    /// The first place of a text in the extension's files; `nil` if none has it as it is.
    func place(ofLiteral text: String) -> SourceSpan? {
        let literal = Array(Registration.literal(text).utf8)
        for file in files {
            guard let bytes = try? FileReader.read(file, limit: Limits.sourceFileBytes),
                let start = bytes.firstRange(of: literal)?.lowerBound
            else { continue }
            let before = bytes[..<start]
            let line = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            return SourceSpan(
                file: file, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
                column: String(decoding: bytes[line..<start], as: UTF8.self).count + 1)
        }
        return nil
    }

    /// The file that the runtime calls `Module/Name.swift`; the name itself if several are called so.
    func file(named name: String) -> String {
        let matching = files.filter { FilePath.name(of: $0) == FilePath.name(of: name) }
        return matching.count == 1 ? matching[0] : name
    }
}
