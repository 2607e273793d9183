import Testing

@testable import AutoLayout

@Suite struct TreeStructureTests {
    @Test func missingSubviewsAreLeftOut() {
        let structure = TreeStructure([LayoutView(subviews: [1, 7, -3, .max]), LayoutView()])
        #expect(structure.subviews == [[1], []])
        #expect(structure.order == [0, 1])
    }

    @Test func aViewHasOneSuperview() {
        let structure = TreeStructure([LayoutView(subviews: [1, 2, 2]), LayoutView(subviews: [2]), LayoutView()])
        #expect(structure.parent == [nil, 0, 0])
        #expect(structure.subviews == [[1, 2], [], []])
    }

    @Test func cyclesAreCut() {
        let structure = TreeStructure([LayoutView(subviews: [1]), LayoutView(subviews: [0, 1])])
        #expect(structure.order == [0, 1])
        #expect(!TreeStructure([]).contains(0))
    }

    @Test func theCommonAncestorIsTheNearest() {
        // 0 contains 1 and 2, 1 contains 3 and 4.
        let structure = TreeStructure([
            LayoutView(subviews: [1, 2]), LayoutView(subviews: [3, 4]), LayoutView(), LayoutView(), LayoutView(),
        ])
        #expect(structure.commonAncestor(3, 4) == 1)
        #expect(structure.commonAncestor(3, 2) == 0)
        #expect(structure.commonAncestor(3, 1) == 1)
        #expect(structure.isInside(3, 0))
        #expect(!structure.isInside(1, 1))
    }

    @Test func deepTreesNeedNoDeepCallStack() {
        let views = (0..<20_000).map { LayoutView(subviews: [$0 + 1]) } + [LayoutView()]
        #expect(TreeStructure(views).depth.last == 20_000)
    }
}
