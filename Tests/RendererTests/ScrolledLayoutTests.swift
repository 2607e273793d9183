import AutoLayout
import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

private typealias LayoutConstraint = Views.LayoutConstraint

/// Views that the user has dragged: their offsets end with their content.
@Suite struct ScrolledLayoutTests {
    private static func boxes(_ size: Size) -> [ViewNode] {
        (0..<5).map {
            ViewNode(.cell(Cell()), id: "\($0)", sizing: ViewSizing(width: size.width, height: size.height))
        }
    }

    static let views: [ViewNode] = [
        ViewNode(
            .scroll(ScrollView()),
            children: [ViewNode(.stack(Stack(.vertical)), children: boxes(Size(width: 100, height: 40)))]),
        ViewNode(
            .scroll(ScrollView()),
            constraints: [.leading, .trailing, .top, .bottom].map { (edge: LayoutAttribute) in
                ViewConstraint(LayoutConstraint(.init("stack", edge), .equal, .init(nil, edge)))
            },
            children: [ViewNode(.stack(Stack(.vertical)), id: "stack", children: boxes(Size(width: 100, height: 40)))]),
        ViewNode(.table(TableView(separatorStyle: .none)), children: boxes(Size(width: 100, height: 40))),
        ViewNode(
            .collection(CollectionView(minimumLineSpacing: 0)), children: boxes(Size(width: 100, height: 40))),
    ]

    /// The tops of the boxes after a drag in a view that is 100 high; their content has 200.
    private func tops(_ view: ViewNode, at offset: Double) -> [Double?] {
        var view = view
        view.style.clipsToBounds = true
        view.content.scrolling?.drag(to: Point(x: 0, y: offset))
        let placed = layOut(view, width: 100, height: 100)
        return (0..<5).map { placed.frame("\($0)")?.minY }
    }

    @Test(arguments: views.indices) func aDragEndsWithTheContent(view: Int) {
        let view = Self.views[view]
        #expect(tops(view, at: 30) == [-30, 10, 50, 90, 130])
        #expect(tops(view, at: 500) == [-100, -60, -20, 20, 60])
        #expect(tops(view, at: -20) == [0, 40, 80, 120, 160])
    }

    @Test func anOffsetOfCodeStaysAsItIs() {
        var view = Self.views[0]
        view.content.scrolling?.contentOffset = Point(x: 0, y: 500)
        #expect(layOut(view, width: 100, height: 100).frame("0")?.minY == -500)
        view.content.scrolling?.drag(to: Point(x: 0, y: 500))
        view.content.scrolling?.contentOffset = Point(x: 0, y: 500)
        #expect(layOut(view, width: 100, height: 100).frame("0")?.minY == -500)
    }

    @Test func aViewThatDoesNotScrollStays() {
        var view = Self.views[0]
        view.content.scrolling?.isScrollEnabled = false
        #expect(tops(view, at: 30) == [0, 40, 80, 120, 160])
    }

    @Test func aCollectionScrollsAlongItsFlow() {
        var view = ViewNode(
            .collection(CollectionView(minimumLineSpacing: 0, scrollDirection: .horizontal)),
            style: ViewStyle(clipsToBounds: true), children: Self.boxes(Size(width: 40, height: 100)))
        view.content.scrolling?.drag(to: Point(x: 500, y: 500))
        let placed = layOut(view, width: 100, height: 100)
        #expect((0..<5).map { placed.frame("\($0)")?.origin } == [-100, -60, -20, 20, 60].map { Point(x: $0, y: 0) })
    }

    @Test func aTextViewScrollsToItsLastLine() throws {
        var view = ViewNode(.textView(TextView(String(repeating: "a", count: 50), font: .system(20))))
        let start = try #require(layOut(view, width: 100, height: 60).text)
        view.content.scrolling?.drag(to: Point(x: 0, y: 500))
        let end = try #require(layOut(view, width: 100, height: 60).text)
        // The content ends 8 points below the text, in pixels.
        #expect(abs(end.origin.y + end.layout.size.height + 8 - 60) <= 0.5)
        #expect(start.origin.y - end.origin.y > 80)
        #expect(end.layout.lines.count == 6)
    }
}
