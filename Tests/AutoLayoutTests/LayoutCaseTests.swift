@testable import AutoLayout
import Testing

/// Rules of UIKit, one folder of Tests/Fixtures/autolayout each, with frames calculated by hand.
@Suite struct LayoutCaseTests {
    @Test(arguments: try LayoutCase.all())
    func framesFollowFromTheRule(_ layoutCase: LayoutCase) throws {
        let (tree, measuring) = (try layoutCase.tree(), CaseMeasuring(views: layoutCase.views))
        var layout = ConstraintLayout(tree, measuring: measuring)
        let frames = layout.frames(in: Size(width: layoutCase.size[0], height: layoutCase.size[1]))
        for (name, expected) in (layoutCase.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
            let index = try #require(layoutCase.views.firstIndex { $0.id == name })
            let frame = frames[index]
            let found = [frame.minX, frame.minY, frame.width, frame.height]
            #expect(isClose(found, expected), "\(name) is at \(found), not \(expected): \(layoutCase.rule)")
        }
        for (name, expected) in layoutCase.content ?? [:] {
            let index = try #require(layoutCase.views.firstIndex { $0.id == name })
            let size = try #require(layout.contentSizes[index])
            #expect(isClose([size.width, size.height], expected), "\(size): \(layoutCase.rule)")
        }
        expectReport(layout.report(), of: layoutCase, tree)
        if let fitting = layoutCase.fitting {
            let size = layout.fittingSize(width: fitting.width, height: fitting.height)
            #expect(isClose([size.width, size.height], fitting.size), "fits in \(size): \(layoutCase.rule)")
        }
    }

    private func isClose(_ found: [Double], _ expected: [Double]) -> Bool {
        found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    private func expectReport(_ report: LayoutReport, of layoutCase: LayoutCase, _ tree: LayoutTree) {
        func name(_ index: Int) -> String { tree.constraints[index].identifier ?? layoutCase.constraints[index] }
        let conflicts = report.conflicts.map { conflict in
            LayoutCase.Conflict(
                broken: conflict.broken.map(name) ?? "one of the engine's own", others: conflict.others.map(name))
        }
        let ambiguities = report.ambiguities.map { "\(layoutCase.views[$0.view].id) \($0.axis.rawValue)" }
        #expect(conflicts == layoutCase.conflicts ?? [])
        #expect(ambiguities == layoutCase.ambiguous ?? [])
        #expect(!report.isUnfinished)
    }
}
