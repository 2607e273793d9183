import Basics
import TestSupport
import Testing

@testable import ProjectReading

@Test("a target has the files that its comparisons with patterns suffice for")
func limit_projectMatches() throws {
    let folder = try TemporaryFolder(["a.swift": "", "b.swift": "", "c.swift": "", "d.swift": ""])
    let root = folder.path
    let set = FileSet(root: root, included: ["*.swift"], excluded: ["d.swift"])
    func files(_ left: Int) -> Int {
        var (files, left) = (TargetFiles(), left)
        set.add(to: &files, in: FileScope(root: root), walk: Lazy { FolderWalk(root) }, left: &left)
        return files.sources.count
    }
    #expect(files(Limits.projectMatches) == 3)
    // One for the set, three for each file.
    #expect(files(7) == 2)
    #expect(files(1) == 0)
}
