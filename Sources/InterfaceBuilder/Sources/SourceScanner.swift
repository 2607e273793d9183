import ContentExtensionHost

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the source files of an extension's folder.
package enum SourceScanner {
    /// The classes in the Swift and Objective-C files of a folder and those in it, in the order of their names.
    ///
    /// Files that can't be read, and everything beyond `Limits.sourceFiles` and `Limits.sourceBytes`, give a note: what
    /// they hold isn't known, and nothing that depends on it can be said.
    /// - Returns: the classes, and whether every file was read.
    package static func scan(
        folder: String, report: DiagnosticCollector
    ) -> (index: SourceIndex, isComplete: Bool) {
        var index = SourceIndex()
        var isComplete = true
        var left = Limits.sourceBytes
        for name in sourceFiles(below: folder) {
            if index.fileCount == Limits.sourceFiles {
                report.add(
                    Diagnostic(
                        .note, "sources-too-many",
                        "the folder has more than \(Limits.sourceFiles) source files, of which the rest isn't read",
                        at: SourceLocation(file: folder), hint: "name the extension's own folder"))
                return (index, false)
            }
            let path = "\(folder)/\(name)"
            do throws(Diagnostic) {
                let bytes = try FileReader.read(path, limit: left)
                left -= bytes.count
                for part in classes(in: bytes, file: path) { index.add(part) }
                index.fileCount += 1
            } catch {
                var note = error
                note.severity = .note
                report.add(note)
                isComplete = false
            }
        }
        return (index, isComplete)
    }

    /// The classes of one file, in the language of its name.
    package static func classes(in bytes: [UInt8], file: String) -> [SourceClass] {
        switch SourceLanguage(fileName: file) {
        case .swift: SwiftSourceReader.classes(in: bytes, file: file)
        case .objectiveC: ObjectiveCSourceReader.classes(in: bytes, file: file)
        case nil: []
        }
    }

    /// The source files, relative to the folder; symbolic links and hidden folders are not followed.
    private static func sourceFiles(below folder: String) -> [String] {
        var files: [String] = []
        var folders = [(name: "", depth: 0)]
        while let (folderName, depth) = folders.popLast(), files.count <= Limits.sourceFiles {
            let path = folderName.isEmpty ? folder : "\(folder)/\(folderName)"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            for name in names.sorted().reversed() where !name.hasPrefix(".") {
                let relative = folderName.isEmpty ? name : "\(folderName)/\(name)"
                if SourceLanguage(fileName: name) != nil {
                    if FileReader.isRegularFile("\(folder)/\(relative)") { files.append(relative) }
                } else if depth < Limits.sourceDepth, isFolder("\(folder)/\(relative)") {
                    folders.append((relative, depth + 1))
                }
            }
        }
        return files.sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
}
