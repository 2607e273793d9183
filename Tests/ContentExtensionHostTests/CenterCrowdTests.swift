import Testing

@testable import ContentExtensionHost

/// Five thousand notifications of fifty apps, each app with two threads.
private let crowd = (0..<5_000).map { index in
    sample("n\(index)", app: "App \(index % 50)", thread: index % 100 < 50 ? "first" : "second")
}

@Test func aClosedStackMakesOneRow() {
    let scene = centre(crowd).scene
    #expect(scene.groups.count == 100)
    #expect(scene.groups.allSatisfy { $0.count == 50 && $0.rows.count == 1 })
    #expect(scene.groups.first?.summary == "49 more notifications")
}

@Test func anOpenStackMakesARowForEach() {
    var model = centre(crowd)
    _ = model.list.open(.init(grouping: .automatic, key: .init(app: "App 7", thread: "first")))
    let rows = model.scene.groups.flatMap(\.rows)
    #expect(rows.count == 99 + 50)
}
