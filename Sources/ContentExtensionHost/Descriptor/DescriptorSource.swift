#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The file that a descriptor is read from, and the folder whose files it may name.
struct DescriptorSource {
    /// The file as diagnostics name it.
    let file: String
    /// Its folder as the user wrote it; `.` for the working directory.
    let folder: String
    let bytes: [UInt8]

    private static let descriptorName = "descriptor.json"
    private static let plistName = "Info.plist"

    /// Finds and reads the file that a path on the command line means.
    init(path: String) throws(InputError) {
        let found = try Self.file(at: path)
        bytes = try FileReader.readInput(found, limit: Limits.descriptorBytes)
        (file, folder) = (FilePath.shownName(of: found), FilePath.folder(of: found))
        if isPropertyList, bytes.count > Limits.propertyListBytes {
            throw InputError(FileProblem(path: file).tooLarge(Limits.propertyListBytes))
        }
    }

    var isPropertyList: Bool { PropertyList.isPropertyList(bytes) }

    /// The folder's own name, which is the extension's when it has no other.
    var folderName: String {
        let name = FileScope(root: folder).root.split(separator: "/").last.map(String.init) ?? ""
        return name.isEmpty ? "extension" : name
    }

    /// The file itself, or what a folder holds.
    private static func file(at path: String) throws(InputError) -> String {
        var status = stat()
        guard path != FileReader.standardInput, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            return path
        }
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        for name in [descriptorName, plistName] where access("\(folder)/\(name)", F_OK) == 0 {
            return "\(folder)/\(name)"
        }
        throw InputError(
            FileProblem(path: path).missing(
                "the folder holds neither \(descriptorName) nor \(plistName)",
                hint: "render-notification init writes a \(descriptorName) to start from"))
    }
}
