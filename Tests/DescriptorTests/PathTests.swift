import FoundationEssentials
import Platform
import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost

/// A temporary folder with files of every kind, beside a file outside its scope.
private final class Sandbox {
    let outer: String
    var root: String { outer + "/root" }

    init() throws {
        outer = FileManager.default.temporaryDirectory.path + "/descriptor-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root + "/images", withIntermediateDirectories: true)
        for name in ["secret.txt", "root/icon.png", "root/images/Photo.jpg", "root/a:b.png", "root/..hidden"] {
            try Data("content".utf8).write(to: URL(filePath: "\(outer)/\(name)"))
        }
        for (name, target) in [("out", "../secret.txt"), ("folder-out", ".."), ("in", "icon.png"), ("loop", "loop")] {
            try FileManager.default.createSymbolicLink(atPath: "\(root)/\(name)", withDestinationPath: target)
        }
        #expect(mkfifo("\(root)/pipe", 0o600) == 0)
    }

    deinit { try? FileManager.default.removeItem(atPath: outer) }

    /// The result for a path: the file relative to the root, or the diagnostic's code.
    func outcome(_ path: String) -> String {
        do throws(Diagnostic) {
            let scope = FileScope(root: root)
            return try scope.resolve(path).replacing(scope.root + "/", with: "")
        } catch {
            return "\(error.code) \(error.exit.rawValue)"
        }
    }
}

@Test(arguments: [
    ("icon.png", "icon.png"),
    ("./images/../icon.png", "icon.png"),
    ("images//Photo.jpg", "images/Photo.jpg"),
    ("in", "icon.png"),
    ("..hidden", "..hidden"),
    ("", "file-missing 66"),
    (".", "file-unreadable 66"),
    ("images", "file-unreadable 66"),
    ("pipe", "file-unreadable 66"),
    ("loop", "file-unreadable 66"),
    ("Icon.png", "file-missing 66"),
    ("icon.png/x", "file-missing 66"),
    ("icon.png ", "file-missing 66"),
    ("%2e%2e/secret.txt", "file-missing 66"),
    ("..\\secret.txt", "file-missing 66"),
    (String(repeating: "a", count: 10_000), "file-missing 66"),
    ("../secret.txt", "path-outside 77"),
    ("../root/icon.png", "path-outside 77"),
    ("images/../../secret.txt", "path-outside 77"),
    ("out", "path-outside 77"),
    ("folder-out/secret.txt", "path-outside 77"),
    ("/etc/passwd", "path-outside 77"),
    ("//host/x", "path-outside 77"),
    ("\\\\host\\x", "path-outside 77"),
    ("~/x", "path-outside 77"),
    ("~root", "path-outside 77"),
    ("file:///etc/passwd", "path-outside 77"),
    ("FILE:icon.png", "path-outside 77"),
    ("https://example.org/icon.png", "path-outside 77"),
    ("data:image/png;base64,AAAA", "path-outside 77"),
    ("icon.png\u{0}", "invisible-character 65"),
    ("icon\u{202E}gnp.", "invisible-character 65"),
    ("\u{FEFF}icon.png", "invisible-character 65"),
    ("icon.png\n", "invisible-character 65"),
])
func pathsStayInTheFolder(_ path: String, _ expected: String) throws {
    let sandbox = try Sandbox()
    defer { withExtendedLifetime(sandbox) {} }
    #expect(sandbox.outcome(path) == expected)
}

@Test func aMissingFileSuggestsASimilarName() throws {
    let sandbox = try Sandbox()
    defer { withExtendedLifetime(sandbox) {} }
    #expect(FileScope(root: sandbox.root).nearestFile(to: "images/photo.jpg") == "images/Photo.jpg")
    #expect(FileScope(root: sandbox.root).nearestFile(to: "../secrets.txt") == nil)
    #expect(FileScope(root: sandbox.root).nearestFile(to: "folder-out/secrets.txt") == nil)
}

private func failure(_ path: String, limit: Int = 100) -> String? {
    do throws(Diagnostic) {
        _ = try FileReader.read(path, limit: limit)
        return nil
    } catch {
        return "\(error.code) \(error.exit.rawValue)"
    }
}

@Test func onlyRegularFilesAreRead() throws {
    let sandbox = try Sandbox()
    defer { withExtendedLifetime(sandbox) {} }
    #expect(try FileReader.read(sandbox.root + "/in", limit: 7) == Array("content".utf8))
    #expect(failure(sandbox.root + "/icon.png", limit: 6) == "file-too-large 77")
    #expect(failure(sandbox.root + "/absent") == "file-missing 66")
    #expect(failure(sandbox.root + "/icon.png/x") == "file-missing 66")
    #expect(failure(sandbox.root + "/icon.png\u{0}.txt") == "file-missing 66")
    #expect(failure(sandbox.root) == "file-unreadable 66")
    #expect(failure(sandbox.root + "/pipe") == "file-unreadable 66")
    #expect(failure("/dev/zero") == "file-unreadable 66")
    #expect(failure("/dev/stdin/x") == "file-missing 66")
    #expect(failure(sandbox.root + "/loop") == "file-unreadable 66")
}

@Test func limit_descriptorBytes() throws {
    let sandbox = try Sandbox()
    defer { withExtendedLifetime(sandbox) {} }
    let path = sandbox.root + "/descriptor.json"
    try Data(repeating: UInt8(ascii: " "), count: Limits.descriptorBytes + 1).write(to: URL(filePath: path))
    let error = #expect(throws: InputError.self) { try ExtensionDescriptor.load(path: path) }
    #expect(error?.exit == .refused)
    #expect(error?.diagnostics.map(\.code) == ["file-too-large"])
}

@Test func limit_fileSuggestions() throws {
    let sandbox = try Sandbox()
    let scope = FileScope(root: sandbox.root)
    let report = DiagnosticCollector(file: "descriptor.json")
    for _ in 0...Limits.fileSuggestions {
        #expect(report.file(JSONValue(.string("icno.png")), path: "$.app.icon", in: scope) == nil)
    }
    #expect(report.diagnostics.dropLast().allSatisfy { $0.hint == "did you mean \"icon.png\"?" })
    #expect(report.diagnostics.last?.hint == "paths are relative to the folder of the file that names them")
}

@Test func aLinkThatTakesAFilesPlaceIsNotFollowed() throws {
    let sandbox = try Sandbox()
    let file = try FileScope(root: sandbox.root).resolve("images/Photo.jpg")
    let folder = FilePath.folder(of: file)
    #expect(try FileReader.read(file, limit: 10).count == 7)
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "\(sandbox.outer)/secret.txt")
    #expect { try FileReader.read(file, limit: 10) } throws: { ($0 as? Diagnostic)?.code == "file-unreadable" }
    // Nor does a folder lead away.
    try FileManager.default.removeItem(atPath: folder)
    try Data("elsewhere".utf8).write(to: URL(filePath: "\(sandbox.outer)/Photo.jpg"))
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: sandbox.outer)
    #expect { try FileReader.read(file, limit: 10) } throws: { ($0 as? Diagnostic)?.code == "file-unreadable" }
    // Another file in its place is read.
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("new".utf8).write(to: URL(filePath: file))
    #expect(try FileReader.read(file, limit: 10).count == 3)
    withExtendedLifetime(sandbox) {}
}

@Test("a file's shown name leaves the folder out, in whatever letters", arguments: ["plain", "a ü", "e\u{301}", "👨‍👩‍👧"])
func shownName(below name: String) throws {
    let folder = try TemporaryFolder(["\(name)/images/photo.png": ""])
    let root = FileScope(root: "\(folder.path)/\(name)").root
    #expect(FileScope.shownName(of: "\(root)/images/photo.png", below: root) == "\(root)/images/photo.png")
}
