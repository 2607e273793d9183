import Basics
import FoundationEssentials
import Platform
import TestSupport
import Testing

@Suite struct FolderRemovalTests {
    @Test("a folder goes with everything in it, but for what its links name")
    func links() throws {
        try TemporaryFolder.with(["kept/a": "text", "gone/a": "text", "gone/.b/c/1": "text", "gone/1/2": "text"]) {
            folder throws in
            #expect(symlink("\(folder)/kept", "\(folder)/gone/link") == 0)
            #expect(symlink("\(folder)/kept/a", "\(folder)/gone/1/link") == 0)
            #expect(FolderRemoval.remove("\(folder)/gone"))
            #expect(!FolderReader.exists("\(folder)/gone"))
            #expect(FolderReader.exists("\(folder)/kept/a"))
            #expect(FolderRemoval.remove("\(folder)/gone"))
        }
    }

    @Test("folders may be nested deeper than a path can name, and be closed")
    func depth() throws {
        try TemporaryFolder.with { folder throws in
            let top = "\(folder)/deep"
            try FileManager.default.createDirectory(atPath: top, withIntermediateDirectories: false)
            var parent = open(top, O_RDONLY | O_DIRECTORY)
            let name = String(repeating: "n", count: 200)
            for _ in 0..<3_000 {
                #expect(mkdirat(parent, name, 0o700) == 0)
                let file = openat(parent, "file", O_WRONLY | O_CREAT, 0o600)
                close(file)
                let next = openat(parent, name, O_RDONLY | O_DIRECTORY)
                try #require(next >= 0)
                close(parent)
                parent = next
            }
            #expect(mkdirat(parent, "closed", 0) == 0)
            close(parent)
            #expect(FolderRemoval.remove(top))
            #expect(!FolderReader.exists(top))
        }
    }
}
