import ContentExtensionHost
import Testing

@testable import Renderer

@Test func limit_snapshotBytes() throws {
    var shelf = SnapshotShelf()
    let half = [UInt8](repeating: 0, count: Limits.snapshotBytes / 2)
    try shelf.add("a.png", half, at: nil)
    try shelf.add("b.png", half, at: nil)
    #expect(shelf.all.map(\.name) == ["a.png", "b.png"])
    #expect {
        try shelf.add("c.png", [0], at: nil)
    } throws: {
        ($0 as? InputError)?.diagnostics.first?.code == "too-many-snapshots"
    }
}
