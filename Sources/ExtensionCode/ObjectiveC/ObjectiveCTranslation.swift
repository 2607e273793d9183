import SourceReading

/// The files of a module with those in Objective-C written in Swift.
enum ObjectiveCTranslation {
    /// The name in the place of what the parser doesn't understand, which the compiler doesn't find.
    static let unreadable = "_unreadable"

    static func hasImplementation(_ files: [SourcePass.File]) -> Bool { files.contains { $0.name.hasSuffix(".m") } }

    /// The modules that a header or an implementation imports.
    static func imports(of bytes: [UInt8]) -> Set<String> {
        var preprocessor = ObjectiveCPreprocessor()
        _ = ObjectiveCParser.declarations(of: bytes, &preprocessor)
        return Set(preprocessor.imports)
    }

    /// - Parameters:
    ///   - files: those of one module; headers that declare nothing aren't among the result.
    ///   - names: the declarations of the stand-ins.
    ///   - libraries: the Swift of the modules that it may import.
    ///   - libraryName: the module's name if others import it.
    static func translated(
        _ files: [SourcePass.File], names: SwiftNames, libraries: [SourcePass.File] = [], libraryName: String? = nil
    ) -> [SourcePass.File] {
        var names = names
        names.readsOwnFiles = true
        for file in libraries { names.read(file.bytes) }
        let isObjectiveC = { (file: SourcePass.File) in SourceLanguage(fileName: file.name) == .objectiveC }
        let swift = files.filter { !isObjectiveC($0) }
        for file in swift { names.read(file.bytes, isInterface: true) }
        let module = ObjectiveCModule(
            files.filter(isObjectiveC), names: names, libraryName: libraryName,
            isMixed: !swift.isEmpty)
        return swift
            + module.files.compactMap { file in
                var writer = ObjectiveCWriter(file, in: module)
                return writer.text().map { SourcePass.File(name: file.name, bytes: Array($0.utf8)) }
            }
    }
}
