import Basics

/// A bindings.json, which describes the effect of an extension's code on its outlets.
struct BindingsFile {
    private(set) var value: JSONValue
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

    /// Adds what a guess knows of things that the file leaves open: outlets that it doesn't name, and keys that it
    /// lacks.
    mutating func complete(by guess: JSONValue) {
        var members = value.members ?? []
        for member in guess.members ?? [] {
            guard let index = members.firstIndex(where: { $0.key == member.key }) else {
                members.append(member)
                continue
            }
            guard ["outlets", "values"].contains(member.key) else { continue }
            let own = members[index].value
            let added = (member.value.members ?? []).filter { own[$0.key] == nil }
            members[index].value.kind = .object((own.members ?? []) + added)
        }
        value.kind = .object(members)
    }

    private init(value: JSONValue, file: String, folder: String) {
        self.value = value
        report = DiagnosticCollector(file: file)
        files = FileScope(root: folder)
    }
}
