import Basics
import Platform

/// The file that a descriptor is read from, and the folder in which it may name files.
struct DescriptorSource {
    /// The file's name in diagnostics.
    let file: String
    /// Its folder as written by the user; `.` for the working directory.
    let folder: String
    let bytes: [UInt8]

    private static let descriptorName = "descriptor.json"
    private static let plistName = "Info.plist"

    /// Finds and reads the file for a path on the command line.
    init(path: String) throws(InputError) {
        let found = try Self.file(at: path)
        bytes = try FileReader.readInput(found, limit: Limits.descriptorBytes)
        (file, folder) = (FilePath.shownName(of: found), FilePath.folder(of: found))
        if isPropertyList, bytes.count > Limits.propertyListBytes {
            throw InputError(FileProblem(path: file).tooLarge(Limits.propertyListBytes))
        }
    }

    var isPropertyList: Bool { PropertyList.isPropertyList(bytes) }

    /// The folder's name, the default for the extension's name.
    var folderName: String {
        let name = FileScope(root: folder).root.split(separator: "/").last.map(String.init) ?? ""
        return name.isEmpty ? "extension" : name
    }

    /// The file itself, or the descriptor or Info.plist in a folder.
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
