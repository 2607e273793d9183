import Basics
import InterfaceBuilder
import Platform
import PlatformFoundation

/// Swift files that are compiled together, and the modules that they import.
package struct CodeModule: Sendable, Equatable {
    /// A module that the extension imports, such as a pod.
    package struct Library: Sendable, Equatable {
        package var name: String
        /// The Swift files, as shown in diagnostics.
        package var files: [String]

        package init(name: String, files: [String]) {
            self.name = name
            self.files = files
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

    package init(
        files: [String], libraries: [Library] = [], frameworks: [String] = [], assets: AssetNames = AssetNames()
    ) {
        self.files = files
        self.libraries = libraries
        self.frameworks = frameworks
        self.assets = assets
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
        func visit(_ files: [String], depth: Int) {
            guard depth < Self.maxLibraries else { return }
            var names: Set<String> = []
            for file in files {
                guard let bytes = try? FileReader.read(file, limit: Limits.sourceFileBytes) else { continue }
                names.formUnion(SourcePass.imports(of: bytes))
            }
            for name in names.sorted() where found.count < Self.maxLibraries && visited.insert(name).inserted {
                let files = find(name)
                if files.isEmpty { continue }
                visit(files, depth: depth + 1)
                found.append(Library(name: name, files: files))
            }
        }
        visit(files, depth: 0)
        return CodeModule(files: files, libraries: found, frameworks: frameworks, assets: assets)
    }
}

/// A compiled extension.
package struct ExtensionExecutable: Sendable {
    /// The absolute path of the program.
    package var path: String
    /// The folders with the Swift runtime, which the program loads.
    package var readableFolders: [String]
    /// The extension's classes.
    let classes: ModuleClasses
    /// The extension's files.
    let files: [String]
    /// The folder for files that the code makes.
    let keptFolder: String
    /// Warnings about what doesn't compile: the rest runs as long as it isn't called.
    package var omissions: [Diagnostic] = []

    /// `true` if the extension's files declare a class.
    package func declares(_ className: String) -> Bool { classes.contains(className) }

    /// The file that the runtime calls `Module/Name.swift`; the name itself if several are called so.
    func file(named name: String) -> String {
        let matching = files.filter { FilePath.name(of: $0) == FilePath.name(of: name) }
        return matching.count == 1 ? matching[0] : name
    }

    /// A copy of a file that the code has made, named after its contents; `nil` for a file that can't be read.
    /// - Parameter path: without links; the code, which can run meanwhile, may have put one in its place.
    func kept(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        #if os(Linux)
            let opened = "/proc/self/fd/\(descriptor)"
            guard FileScope.canonical(opened) == path else { return nil }
        #else
            let opened = path
        #endif
        guard let bytes = try? FileReader.read(opened, limit: Limits.movieBytes) else { return nil }
        return kept(bytes, ending: FilePath.ending(of: path))
    }

    /// A file with some bytes, named after them; `nil` if it can't be written.
    func kept(_ bytes: [UInt8], ending: String) -> String? {
        var key = ContentKey()
        key.add(bytes)
        let copy = "\(keptFolder)/\(key.text)\(ending.isEmpty ? "" : ".\(ending)")"
        if !FileReader.isRegularFile(copy) {
            try? FileManager.default.createDirectory(atPath: keptFolder, withIntermediateDirectories: true)
            guard (try? AtomicFile.create(bytes, at: copy)) != nil else { return nil }
        }
        return copy
    }
}
