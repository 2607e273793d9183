import Basics
import Platform
import TestSupport
import Testing

/// The files that a project's file may name.
@Suite struct ProjectScopeTests {
    private static func folder() throws -> TemporaryFolder {
        try TemporaryFolder([
            "repository/.git/HEAD": "", "repository/tests/a.json": "{}", "repository/shared/b.json": "{}",
            "secret.json": "{}", "loose/a.json": "{}", "loose/below/b.json": "{}",
        ])
    }

    @Test(
        "files of the repository are named by any path",
        arguments: [
            "a.json", "../shared/b.json", "../shared", "missing.json", "../missing/c.json", "ROOT/shared/b.json",
        ])
    func inside(_ name: String) throws {
        let folder = try Self.folder()
        let name = name.replacing("ROOT", with: "\(folder.path)/repository")
        let tests = "\(folder.path)/repository/tests"
        let path = try FileScope.project(around: tests).named(name, from: tests)
        #expect(path == (name.hasPrefix("/") ? name : "\(tests)/\(name)"))
    }

    @Test(
        "files outside are refused, whether they are there or not, also by links",
        arguments: [
            "../../secret.json", "../../missing.json", "/etc/passwd", "/nowhere/a.json", "../link.json",
            "../up/secret.json",
        ])
    func outside(_ name: String) throws {
        let folder = try Self.folder()
        let repository = "\(folder.path)/repository"
        #expect(symlink("../secret.json", "\(repository)/link.json") == 0)
        #expect(symlink("..", "\(repository)/up") == 0)
        let tests = "\(repository)/tests"
        let error = #expect(throws: Diagnostic.self) { try FileScope.project(around: tests).named(name, from: tests) }
        #expect(error?.code == "path-outside")
        #expect(error?.exit == .refused)
    }

    @Test("without a repository the folder itself is the project") func loose() throws {
        let folder = try Self.folder()
        let loose = folder.path + "/loose"
        let project = FileScope.project(around: loose)
        #expect(project.root == loose)
        #expect(throws: Never.self) { try project.named("below/b.json", from: loose) }
        // The folder goes with its last use.
        #expect(throws: Diagnostic.self) { try project.named("../secret.json", from: "\(folder.path)/loose") }
    }

    @Test("a pipe isn't waited for") func pipe() throws {
        let folder = try Self.folder()
        let loose = folder.path + "/loose"
        #expect(mkfifo("\(loose)/pipe.json", 0o600) == 0)
        let error = #expect(throws: Diagnostic.self) {
            try FileScope.project(around: loose).named("pipe.json", from: loose)
        }
        #expect(error?.code == "file-unreadable")
    }

    @Test("a link that takes the place of a file after the check isn't followed") func swapped() throws {
        let folder = try Self.folder()
        let loose = folder.path + "/loose"
        let path = try FileScope.project(around: loose).named("below/../a.json", from: loose)
        #expect(try FileReader.read(path, limit: 10) == Array("{}".utf8))
        #expect(unlink("\(loose)/a.json") == 0)
        #expect(symlink("../secret.json", "\(loose)/a.json") == 0)
        #expect(throws: Diagnostic.self) { try FileReader.read(path, limit: 10) }
    }
}
