import RNSwiftUI

extension SwiftUILayoutCase {
    /// Guides: of stacks, frames and overlays, the code's own, baselines.
    static let alignments: [SwiftUILayoutCase] = [
        SwiftUILayoutCase("top", "children are aligned by the guide", [[30, 30, 20, 20], [50, 30, 20, 40]]) {
            HStack(alignment: .top, spacing: 0) {
                box(20, 20)
                box(20, 40)
            }
        },
        SwiftUILayoutCase("trailing", "children are aligned by the guide", [[50, 30, 20, 20], [30, 50, 40, 20]]) {
            VStack(alignment: .trailing, spacing: 0) {
                box(20, 20)
                box(40, 20)
            }
        },
        SwiftUILayoutCase(
            "a guide of the code's", "the first box's leading guide lies 10 points inside",
            [[30, 30, 20, 20], [40, 50, 30, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 20).alignmentGuide(.leading) { _ in 10 }
                box(30, 20)
            }
        },
        SwiftUILayoutCase(
            "a guide through a padding", "an explicit guide moves with the content",
            [[35, 30, 20, 20], [45, 60, 30, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 20).alignmentGuide(.leading) { _ in 10 }.padding(10)
                box(30, 20)
            }
        },
        SwiftUILayoutCase(
            "first baselines", "both first lines stand on one line; all but the text's first line hangs below",
            [[0, 30, 10, 20], [10, 30, 30, 40]], width: 40
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a")
                Text("abcdef")
            }
        },
        SwiftUILayoutCase("bottom", "children are aligned by the guide", [[30, 50, 20, 20], [50, 30, 20, 40]]) {
            HStack(alignment: .bottom, spacing: 0) {
                box(20, 20)
                box(20, 40)
            }
        },
        SwiftUILayoutCase("leading", "children are aligned by the guide", [[30, 30, 20, 20], [30, 50, 40, 20]]) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 20)
                box(40, 20)
            }
        },
        SwiftUILayoutCase(
            "an alignment of the code's", "a third of each height lies on one line: 10 and 20",
            [[30, 30, 20, 30], [50, 20, 20, 60]]
        ) {
            HStack(alignment: .third, spacing: 0) {
                box(20, 30)
                box(20, 60)
            }
        },
        SwiftUILayoutCase(
            "an alignment through a stack",
            "the second box of the column sets the guide at its top, which is 20 in the column",
            [[30, 30, 20, 20], [30, 50, 20, 20], [50, 40, 20, 30]]
        ) {
            HStack(alignment: .third, spacing: 0) {
                VStack(spacing: 0) {
                    box(20, 20)
                    box(20, 20).alignmentGuide(.third) { _ in 0 }
                }
                box(20, 30)
            }
        },
        SwiftUILayoutCase(
            "a guide by the view's width", "the first box ends where the second begins",
            [[25, 30, 20, 20], [45, 50, 30, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 20).alignmentGuide(.leading) { $0.width }
                box(30, 20)
            }
        },
        SwiftUILayoutCase(
            "another guide", "the stack aligns by trailing edges only", [[50, 30, 20, 20], [30, 50, 40, 20]]
        ) {
            VStack(alignment: .trailing, spacing: 0) {
                box(20, 20).alignmentGuide(.leading) { _ in 50 }
                box(40, 20)
            }
        },
        SwiftUILayoutCase(
            "a guide by another one", "10 points right of the trailing edge", [[40, 30, 20, 20], [30, 50, 40, 20]]
        ) {
            VStack(alignment: .trailing, spacing: 0) {
                box(20, 20).alignmentGuide(.trailing) { $0[.trailing] + 10 }
                box(40, 20)
            }
        },
        SwiftUILayoutCase(
            "a badge", "guides in the middle of the badge lie on the corner", [[20, 20, 60, 60], [70, 10, 20, 20]]
        ) {
            box(60, 60).overlay(alignment: .topTrailing) {
                box(20, 20).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
            }
        },
        SwiftUILayoutCase("a guide in a frame", "a frame aligns its child's guide with its own", [[10, 40, 20, 20]]) {
            box(20, 20).alignmentGuide(.leading) { _ in -10 }.frame(width: 100, height: 100, alignment: .leading)
        },
        SwiftUILayoutCase(
            "a guide in a depth stack", "the union grows with it", [[25, 40, 40, 20], [55, 40, 20, 20]]
        ) {
            ZStack(alignment: .leading) {
                box(40, 20)
                box(20, 20).alignmentGuide(.leading) { _ in -30 }
            }
        },
        SwiftUILayoutCase(
            "last baselines", "both last lines stand on one line", [[0, 50, 10, 20], [10, 30, 30, 40]], width: 40
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("a")
                Text("abcdef")
            }
        },
        SwiftUILayoutCase("baselines of views without a text", "their bottoms", [[30, 50, 20, 20], [50, 30, 20, 40]]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                box(20, 20)
                box(20, 40)
            }
        },
        SwiftUILayoutCase(
            "the first baseline of a column", "its first text's",
            [[40, 30, 10, 20], [40, 50, 10, 20], [50, 30, 10, 20]]
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("a")
                    Text("b")
                }
                Text("c")
            }
        },
        SwiftUILayoutCase(
            "the last baseline of a column", "its last text's",
            [[40, 30, 10, 20], [40, 50, 10, 20], [50, 50, 10, 20]]
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("a")
                    Text("b")
                }
                Text("c")
            }
        },
        SwiftUILayoutCase(
            "a baseline through a padding", "it moves with the text: 10 down", [[40, 35, 10, 20], [60, 35, 10, 20]],
            height: 90
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").padding(10)
                Text("b")
            }
        },
        SwiftUILayoutCase(
            "an offset moves no guide", "the view is drawn 10 points to the right of its place",
            [[40, 30, 20, 20], [30, 50, 40, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 20).offset(x: 10)
                box(40, 20)
            }
        },
        SwiftUILayoutCase(
            "an explicit guide is set once", "the inner one is what the outer one reads",
            [[35, 30, 20, 20], [45, 50, 20, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 20).alignmentGuide(.leading) { _ in 9 }.alignmentGuide(.leading) { $0[.leading] + 1 }
                box(20, 20)
            }
        },
    ]
}

extension VerticalAlignment {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
    fileprivate static let third = VerticalAlignment(Third.self)
}
