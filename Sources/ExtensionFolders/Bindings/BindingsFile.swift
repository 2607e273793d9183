import Basics

/// A bindings.json, which describes the effect of an extension's code on its outlets.
struct BindingsFile {
    let value: JSONValue
    let report: DiagnosticCollector
    /// The folder in which it may name files: its own.
    let files: FileScope

    /// Reads the file.
    /// - Parameter scope: the folder that a found file must not leave; `nil` for a file named by the user.
    init(path: String, in scope: FileScope?) throws(InputError) {
        let bytes: [UInt8]
        do throws(Diagnostic) {
            try scope?.admit(path)
            bytes = try FileReader.read(path, limit: Limits.descriptorBytes)
        } catch { throw InputError(error) }
        self.init(value: try JSONReader.read(bytes, file: path), file: path, folder: FilePath.folder(of: path))
    }

    /// Guessed bindings; empty without a guess.
    init(guessed value: JSONValue?) { self.init(value: value ?? JSONValue(.object([])), file: "<guess>", folder: ".") }

    private init(value: JSONValue, file: String, folder: String) {
        self.value = value
        report = DiagnosticCollector(file: file)
        files = FileScope(root: folder)
    }
}
