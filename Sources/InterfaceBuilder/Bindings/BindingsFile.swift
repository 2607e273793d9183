import ContentExtensionHost

/// A bindings.json: what the code of an extension would do with its outlets.
struct BindingsFile {
    let value: JSONValue
    /// Collects what is wrong with it.
    let report: DiagnosticCollector
    /// The folder that it may name files in: its own.
    let files: FileScope

    /// Reads the file.
    /// - Parameter scope: what may be read, for a file that was found; `nil` for one that was given.
    init(path: String, in scope: FileScope?) throws(InputError) {
        let bytes: [UInt8]
        do throws(Diagnostic) {
            try scope?.admit(path)
            bytes = try FileReader.read(path, limit: Limits.descriptorBytes)
        } catch {
            throw InputError(error)
        }
        self.init(value: try JSONReader.read(bytes, file: path), file: path, folder: FilePath.folder(of: path))
    }

    /// What was guessed in place of a file; nothing is bound without a guess.
    init(guessed value: JSONValue?) {
        self.init(value: value ?? JSONValue(.object([])), file: "<guess>", folder: ".")
    }

    private init(value: JSONValue, file: String, folder: String) {
        self.value = value
        report = DiagnosticCollector(file: file)
        files = FileScope(root: folder)
    }
}
