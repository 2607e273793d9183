import TestSupport
import FoundationEssentials
import Renderer

/// The folder for the files of a failure.
struct Artefacts {
    let folder: String

    init(folder: String) { self.folder = folder }

    /// `SNAPSHOT_ARTIFACTS`, or a folder beside the build.
    init(environment: [String: String]) {
        let chosen = environment["SNAPSHOT_ARTIFACTS", default: ""]
        folder = chosen.isEmpty ? "\(Repository.root)/.build/snapshot-failures" : chosen
    }

    /// Writes a file named after the case, and returns its path.
    @discardableResult
    func write(_ bytes: [UInt8], for reference: Reference, as ending: String) throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder)/\(reference.title.replacing("/", with: "-")).\(ending)"
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }

    /// Writes the expected and the actual file, and for pictures their difference; returns the lines that name them.
    func write(stored: [UInt8], found: [UInt8], of reference: Reference) throws -> [String] {
        let ending = reference.kind.ending
        var lines = [
            "reference   \(try write(stored, for: reference, as: "reference.\(ending)"))",
            "failure     \(try write(found, for: reference, as: "failure.\(ending)"))",
        ]
        if reference.kind == .picture, let old = try? Image.decode(png: stored),
            let new = try? Image.decode(png: found), PixelSize(old) == PixelSize(new)
        {
            let picture = try DifferencePicture.png(reference: old, found: new)
            lines.append("difference  \(try write(picture, for: reference, as: "difference.png"))")
        }
        return lines
    }

    /// The command that makes the actual file the reference.
    func acceptance(of reference: Reference, _ found: [UInt8]) throws -> String {
        let path = try write(found, for: reference, as: "failure.\(reference.kind.ending)")
        return "cp '\(path)' '\(reference.path)'"
    }
}

extension Reference.Kind {
    /// The file name's part after `expected.`.
    fileprivate var ending: String { String(rawValue.dropFirst("expected.".count)) }
}
