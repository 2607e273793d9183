import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

@Suite struct LayoutEngineTests {
    /// A label with letters 10 points wide; SF's line height at 20 points is 23.867, rounded to pixels 24.
    private func label(_ text: String, _ id: String, lines: Int = 1, sizing: ViewSizing = .init()) -> ViewNode {
        ViewNode(.label(Label(text, font: .system(20), numberOfLines: lines)), id: id, sizing: sizing)
    }

    private func stack(
        _ axis: Axis, _ alignment: Stack.Alignment = .fill, spacing: Double = 0, margins: EdgeInsets = .zero,
        children: [ViewNode]
    ) -> ViewNode {
        ViewNode(
            .stack(Stack(axis, alignment: alignment, spacing: spacing)), sizing: ViewSizing(margins: margins),
            children: children)
    }

    @Test func aVerticalStackStretchesAcrossAndStacksHeights() {
        let root = stack(
            .vertical, spacing: 8, margins: EdgeInsets(top: 5, leading: 15, bottom: 5, trailing: 15),
            children: [
                label("abc", "a"), label("defghijklmnop", "b", lines: 0),
            ])
        let placed = layOut(root, width: 130)
        #expect(placed.frame("a") == Rect(x: 15, y: 5, width: 100, height: 24))
        // 13 letters with 10 a line wrap to two lines: 47.73, rounded to pixels 48.
        #expect(placed.frame("b") == Rect(x: 15, y: 37, width: 100, height: 48))
        #expect(placed.frame.height == 90)
    }

    @Test func aHorizontalStackWrapsTheTextAtTheWidthItGets() {
        let image = ViewNode(
            .image(ImageView(.file(path: "x", scale: 1))), id: "image",
            sizing: ViewSizing(horizontalHugging: .init(251)))
        let root = stack(
            .horizontal, .top, spacing: 10,
            children: [
                label("abcdefghij", "text", lines: 0, sizing: ViewSizing(horizontalCompressionResistance: .init(749))),
                image,
            ])
        let placed = layOut(root, width: 120)
        #expect(placed.frame("image") == Rect(x: 60, y: 0, width: 60, height: 40))
        #expect(placed.frame("text") == Rect(x: 0, y: 0, width: 50, height: 48))
    }

    @Test func hiddenViewsCollapseWithTheirSpacing() {
        var hidden = label("b", "b")
        hidden.style.isHidden = true
        let placed = layOut(
            stack(.vertical, spacing: 8, children: [label("a", "a"), hidden, label("c", "c")]), width: 100)
        #expect(placed.frame("c")?.minY == 32)
        #expect(placed.frame("b") == nil)
    }

    @Test func stoppedIndicatorsAreHiddenByDefault() {
        func below(_ indicator: ActivityIndicator) -> Double? {
            let views = [ViewNode(.activityIndicator(indicator)), label("c", "c")]
            return layOut(stack(.vertical, spacing: 8, children: views), width: 100).frame("c")?.minY
        }
        var indicator = ActivityIndicator()
        #expect(below(indicator) == 28)
        indicator.isAnimating = false
        #expect(below(indicator) == 0)
        indicator.hidesWhenStopped = false
        #expect(below(indicator) == 28)
    }

    @Test func rightToLeftMirrorsStacksAndPlacements() {
        let child = ViewNode(
            .view, id: "x", sizing: ViewSizing(width: 10, height: 10), placement: Placement(leading: 4, top: 0))
        let placed = layOut(ViewNode(.overlay, children: [child]), width: 100, isRightToLeft: true)
        #expect(placed.frame("x") == Rect(x: 86, y: 0, width: 10, height: 10))
        let row = stack(
            .horizontal, .leading, children: [label("a", "a", sizing: ViewSizing(width: 30)), label("b", "b")])
        #expect(layOut(row, width: 100, isRightToLeft: true).frame("a")?.minX == 70)
    }

    @Test func anAspectRatioGivesTheHeightOfAStretchedView() {
        let image = ViewNode(.image(ImageView(.file(path: "x", scale: 1))), id: "i", sizing: ViewSizing(aspectRatio: 2))
        #expect(
            layOut(stack(.vertical, children: [image]), width: 300).frame("i")
                == Rect(x: 0, y: 0, width: 300, height: 150))
    }

    @Test func fixedAndLimitedSizesHold() {
        let root = stack(
            .vertical, .leading,
            children: [
                ViewNode(.view, id: "fixed", sizing: ViewSizing(width: 20, height: 30)),
                label("abcdefghijklmnop", "max", lines: 0, sizing: ViewSizing(maxWidth: 50)),
                ViewNode(.view, id: "min", sizing: ViewSizing(minWidth: 40, minHeight: 12)),
            ])
        let placed = layOut(root, width: 200)
        #expect(placed.frame("fixed")?.size == Size(width: 20, height: 30))
        // 16 letters with 5 a line take four lines: 95.47, rounded to pixels 95.5.
        #expect(placed.frame("max")?.size == Size(width: 50, height: 95.5))
        #expect(placed.frame("min")?.size == Size(width: 40, height: 12))
    }

    @Test func baselinesAlign() {
        let small = ViewNode(.label(Label("a", font: .system(10))), id: "small")
        let placed = layOut(stack(.horizontal, .firstBaseline, children: [small, label("b", "large")]), width: 100)
        let texts = placed.children.compactMap { $0.text?.layout.lines.first?.baseline }
        #expect(texts.count == 2)
        #expect(abs(texts[0] - texts[1]) <= 0.5)
    }

    @Test func anOverlayIsAsLargeAsItsLargestChild() {
        let root = ViewNode(
            .overlay,
            children: [
                ViewNode(
                    .view, id: "big", sizing: ViewSizing(height: 70),
                    placement: Placement(leading: 0, trailing: 0, top: 5, bottom: 5)),
                ViewNode(.view, id: "middle", sizing: ViewSizing(width: 20, height: 20), placement: .center),
            ])
        let placed = layOut(root, width: 100)
        #expect(placed.frame.height == 80)
        #expect(placed.frame("middle") == Rect(x: 40, y: 30, width: 20, height: 20))
    }

    @Test func aLabelTooLowDropsLines() {
        let placed = layOut(label("abcdefghijklmnop", "x", lines: 0, sizing: ViewSizing(height: 30)), width: 50)
        #expect(placed.text?.layout.lines.count == 1)
        #expect(placed.text?.layout.isTruncated == true)
    }

    @Test func spacersTakeTheFreeSpace() {
        let root = stack(.horizontal, children: [label("a", "a"), ViewNode(.spacer(minLength: 8)), label("b", "b")])
        #expect(layOut(root, width: 100).frame("b")?.minX == 90)
    }

    @Test func aSpacerKeepsItsMinimum() {
        let root = stack(
            .horizontal, children: [label("abcdefghijkl", "a"), ViewNode(.spacer(minLength: 30), id: "gap")])
        #expect(layOut(root, width: 100).frame("gap")?.width == 30)
        #expect(layOut(root, width: 100).frame("a")?.width == 70)
    }

    @Test func nestedStacksShrinkOnlyTheirWeakViews() {
        let plane = ViewNode(
            .image(ImageView(.file(path: "x", scale: 1))), id: "strong",
            sizing: ViewSizing(horizontalCompressionResistance: .required))
        let inner = stack(.horizontal, children: [label("abcd", "weak"), plane])
        let root = stack(.horizontal, children: [inner, label("efgh", "other")])
        let placed = layOut(root, width: 80)
        #expect(placed.frame("strong")?.width == 60)
    }

    @Test func framesLieOnPixels() {
        let root = ViewNode(
            .stack(Stack(.horizontal, distribution: .fillEqually)),
            children: (0..<3).map {
                ViewNode(.view, id: "c\($0)", sizing: ViewSizing(height: 10))
            })
        let placed = layOut(root, width: 100)
        #expect(placed.frame("c0")?.width == 33.5)
        #expect(placed.frame("c1")?.minX == 33.5)
        #expect(placed.frame("c1")?.maxX == 66.5)
    }

    /// Without cached sizes this would measure 2⁴⁰ times.
    @Test func deepNestingIsLaidOutOnce() {
        var node = label("deep", "leaf")
        for depth in 0..<40 {
            node = stack(depth.isMultiple(of: 2) ? .horizontal : .vertical, children: [node, label("x", "x\(depth)")])
        }
        #expect(layOut(node, width: 350).frame("leaf") != nil)
    }
}

@Test func nestedStacksAreNotMeasuredExponentiallyOften() {
    final class Counting: TextMeasuring {
        let fake = FakeMeasuring()
        var count = 0
        func layout(_ request: TextRequest, width: Double?) -> TextLayout {
            count += 1
            return fake.layout(request, width: width)
        }
    }
    func count(depth: Int) -> Int {
        var node = ViewNode(.label(Label(String(repeating: "word ", count: 40), numberOfLines: 0)))
        for level in 0..<depth {
            let axis: Axis = level.isMultiple(of: 2) ? .vertical : .horizontal
            node = ViewNode(
                .stack(Stack(axis, alignment: .firstBaseline, distribution: .fillProportionally)),
                children: [node, ViewNode(.label(Label("a")))])
        }
        let counting = Counting()
        let engine = LayoutEngine(device: Device(), text: counting, images: counting.fake)
        _ = engine.layout(node, in: Rect(x: 0, y: 0, width: 300, height: 600), part: .custom)
        return counting.count
    }
    #expect(count(depth: 30) < 20 * count(depth: 10))
}
