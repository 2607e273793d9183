import RNSwiftUI

/// A view of a fixed size that draws itself.
private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

extension SwiftUILayoutCase {
    static let all = frames + stacks + alignments + spacers + texts + modifiers + containers + grids + fitting

    private static let frames = [
        SwiftUILayoutCase("a colour fills", "a shape takes what is proposed", [[0, 0, 100, 100]]) { Color.red },
        SwiftUILayoutCase("a fixed frame is centred", "the root lies in the middle of its view", [[30, 40, 40, 20]]) {
            box(40, 20)
        },
        SwiftUILayoutCase("only a width is fixed", "the other length is proposed on", [[30, 0, 40, 100]]) {
            Color.red.frame(width: 40)
        },
        SwiftUILayoutCase("a child at a corner", "a frame aligns its child", [[80, 90, 20, 10]]) {
            box(20, 10).frame(width: 100, height: 100, alignment: .bottomTrailing)
        },
        SwiftUILayoutCase("an endless maximum fills", "min(max, proposal)", [[0, 40, 20, 20]]) {
            box(20, 20).frame(maxWidth: .infinity, alignment: .leading)
        },
        SwiftUILayoutCase("a maximum below the proposal", "the proposal is clamped", [[20, 0, 60, 100]]) {
            Color.red.frame(maxWidth: 60)
        },
        SwiftUILayoutCase("a minimum above the proposal", "the frame overflows on both sides", [[-10, 0, 120, 100]]) {
            Color.red.frame(minWidth: 120)
        },
        SwiftUILayoutCase(
            "a minimum around a small child", "without a maximum the child's size counts", [[45, 45, 10, 10]]
        ) {
            box(10, 10).frame(minWidth: 50)
        },
        SwiftUILayoutCase(
            "the ideal size of a colour", "fixedSize proposes nothing; the ideal is 10 by 10", [[45, 45, 10, 10]]
        ) {
            Color.red.fixedSize()
        },
        SwiftUILayoutCase("a frame's ideal size", "fixedSize asks for it", [[25, 30, 50, 40]]) {
            Color.red.frame(idealWidth: 50, idealHeight: 40).fixedSize()
        },
    ]

    private static let stacks = [
        SwiftUILayoutCase(
            "two boxes side by side", "8 points between, in the middle", [[26, 40, 20, 20], [54, 40, 20, 20]]
        ) {
            HStack {
                box(20, 20)
                box(20, 20)
            }
        },
        SwiftUILayoutCase("no spacing", "spacing 0", [[40, 30, 20, 20], [40, 50, 20, 20]]) {
            VStack(spacing: 0) {
                box(20, 20)
                box(20, 20)
            }
        },
        SwiftUILayoutCase("equal shares", "colours are equally flexible", [[0, 0, 45, 100], [55, 0, 45, 100]]) {
            HStack(spacing: 10) {
                Color.red
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "the rigid child is asked first", "the least flexible first, the rest shares",
            [[0, 0, 35, 100], [35, 40, 30, 20], [65, 0, 35, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red
                box(30, 20)
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "a limited child leaves its rest", "the child with the smaller range is asked first",
            [[0, 0, 20, 100], [20, 0, 80, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 20)
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "a priority takes all", "what lower priorities need at least is kept back: nothing",
            [[0, 0, 100, 100], [100, 0, 0, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1)
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "a minimum is kept back", "the lower priority gets its minimum", [[0, 0, 70, 100], [70, 0, 30, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1)
                Color.blue.frame(minWidth: 30)
            }
        },
        SwiftUILayoutCase(
            "a group has no layout", "its views are the stack's",
            [[20, 40, 20, 20], [40, 40, 20, 20], [60, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                Group {
                    box(20, 20)
                    box(20, 20)
                }
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "a loop's views are the stack's", "ForEach is a list",
            [[35, 40, 10, 20], [45, 40, 10, 20], [55, 40, 10, 20]]
        ) {
            HStack(spacing: 0) { ForEach(0..<3) { _ in box(10, 20) } }
        },
        SwiftUILayoutCase(
            "padding of a group", "a modifier changes each view of a list", [[30, 40, 10, 20], [60, 40, 10, 20]]
        ) {
            HStack(spacing: 0) {
                Group {
                    box(10, 20)
                    box(10, 20)
                }.padding(10)
            }
        },
        SwiftUILayoutCase("an absent branch takes no spacing", "an empty view isn't in the stack", [[40, 40, 20, 20]]) {
            HStack {
                if false { box(10, 10) }
                box(20, 20)
                EmptyView()
            }
        },
        SwiftUILayoutCase(
            "children that are too large overflow", "a stack is as large as its children",
            [[-10, 40, 60, 20], [50, 40, 60, 20]]
        ) {
            HStack(spacing: 0) {
                box(60, 20)
                box(60, 20)
            }
        },
        SwiftUILayoutCase(
            "a depth stack offers all to each", "each has the whole proposal", [[0, 0, 100, 100], [40, 40, 20, 20]]
        ) {
            ZStack {
                Color.red
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "a depth stack is a union", "as large as the largest of each length",
            [[40, 20, 20, 60], [20, 40, 60, 20]]
        ) {
            ZStack {
                box(20, 60)
                box(60, 20)
            }
        },
        SwiftUILayoutCase(
            "a larger index is in front", "zIndex orders drawing, not layout", [[60, 40, 20, 20], [20, 40, 40, 20]]
        ) {
            HStack(spacing: 0) {
                box(40, 20).zIndex(1)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "thirds of a length", "edges lie on the nearest pixels, 3 a point",
            [
                [0, 0, 33 + 1.0 / 3, 10], [33 + 1.0 / 3, 0, 66 + 2.0 / 3 - (33 + 1.0 / 3), 10],
                [66 + 2.0 / 3, 0, 100 - (66 + 2.0 / 3), 10],
            ], width: 100, height: 10
        ) {
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }
        },
    ]

    private static let alignments = [
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
    ]

    private static let spacers = [
        SwiftUILayoutCase(
            "a spacer pushes", "it takes what is left along the axis", [[0, 40, 20, 20], [80, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20)
                Spacer()
                box(20, 20)
            }
        },
        SwiftUILayoutCase("a spacer has no thickness", "across the axis it takes nothing", [[40, 0, 20, 20]]) {
            VStack(spacing: 0) {
                box(20, 20)
                Spacer()
            }
        },
        SwiftUILayoutCase(
            "a spacer yields", "other views are asked first, and its least length is kept back", [[0, 0, 92, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red
                Spacer()
            }
        },
        SwiftUILayoutCase("a spacer's own minimum", "minLength is kept back", [[0, 0, 70, 100]]) {
            HStack(spacing: 0) {
                Color.red
                Spacer(minLength: 30)
            }
        },
        SwiftUILayoutCase("a divider", "one pixel across the axis, as wide as offered", [[0, 50, 100, 1.0 / 3]]) {
            VStack { Divider() }
        },
    ]

    private static let texts = [
        SwiftUILayoutCase("a text has its own size", "its natural width at most", [[35, 40, 30, 20]]) { Text("abc") },
        SwiftUILayoutCase("a text wraps", "at the proposed width", [[0, 30, 40, 40]], width: 40, height: 100) {
            Text("abcdefgh")
        },
        SwiftUILayoutCase("a line limit", "the text is cut", [[0, 40, 40, 20]], width: 40, height: 100) {
            Text("abcdefgh").lineLimit(1)
        },
        SwiftUILayoutCase(
            "a fixed size doesn't wrap", "fixedSize proposes nothing", [[-20, 40, 80, 20]], width: 40, height: 100
        ) {
            Text("abcdefgh").fixedSize()
        },
        SwiftUILayoutCase(
            "a text is cut at the proposed height", "as many lines as fit", [[0, 5, 40, 40]], width: 40, height: 50
        ) {
            Text("abcdefghijklmnop")
        },
        SwiftUILayoutCase(
            "a vertical fixed size keeps all lines", "the height isn't proposed", [[0, -15, 40, 80]], width: 40,
            height: 50
        ) {
            Text("abcdefghijklmnop").fixedSize(horizontal: false, vertical: true)
        },
        SwiftUILayoutCase("reserved lines", "lineLimit with reservesSpace keeps their height", [[35, 20, 30, 60]]) {
            Text("abc").lineLimit(3, reservesSpace: true)
        },
        SwiftUILayoutCase(
            "the shorter text is asked first", "both fit where the longer one wraps",
            [[0, 40, 30, 20], [30, 30, 70, 40]], width: 100, height: 100
        ) {
            HStack(spacing: 0) {
                Text("abc")
                Text("abcdefghij")
            }
        },
    ]

    private static let modifiers = [
        SwiftUILayoutCase("padding", "16 points on all edges", [[16, 16, 68, 68]]) { Color.red.padding() },
        SwiftUILayoutCase("padding of one edge", "the others stay", [[0, 20, 100, 80]]) { Color.red.padding(.top, 20) },
        SwiftUILayoutCase(
            "a background has the content's size", "it is offered that size", [[30, 40, 40, 20], [30, 40, 40, 20]]
        ) {
            box(40, 20).background(Color.blue)
        },
        SwiftUILayoutCase(
            "a background behind a padding", "it is offered the padded size", [[20, 30, 60, 40], [30, 40, 40, 20]]
        ) {
            box(40, 20).padding(10).background(Color.blue)
        },
        SwiftUILayoutCase("an overlay at a corner", "aligned in the content", [[30, 40, 40, 20], [60, 40, 10, 10]]) {
            box(40, 20).overlay(alignment: .topTrailing) { box(10, 10) }
        },
        SwiftUILayoutCase("a larger overlay", "the content's size stays", [[40, 40, 20, 20], [30, 30, 40, 40]]) {
            box(20, 20).overlay { box(40, 40) }
        },
        SwiftUILayoutCase("an offset", "neighbours stay", [[35, 45, 20, 20], [50, 40, 20, 20]]) {
            HStack(spacing: 0) {
                box(20, 20).offset(x: 5, y: 5)
                box(20, 20)
            }
        },
        SwiftUILayoutCase("a position", "takes the whole proposal; the child's centre lies there", [[0, 10, 20, 20]]) {
            box(20, 20).position(x: 10, y: 20)
        },
        SwiftUILayoutCase("a ratio that fits", "the larger side is the proposal's", [[0, 25, 100, 50]]) {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        SwiftUILayoutCase("a ratio that fills", "the smaller side is the proposal's", [[-50, 0, 200, 100]]) {
            Color.red.aspectRatio(2, contentMode: .fill)
        },
        SwiftUILayoutCase(
            "a circle takes the smaller side", "its size is a square", [[20, 0, 60, 60]], width: 100, height: 60
        ) { Circle() },
        SwiftUILayoutCase(
            "an ellipse fills", "a shape takes what is proposed", [[0, 0, 100, 60]], width: 100, height: 60
        ) { Ellipse() },
        SwiftUILayoutCase("a transform changes no size", "neighbours stay", [[30, 40, 20, 20], [50, 40, 20, 20]]) {
            HStack(spacing: 0) {
                box(20, 20).scaleEffect(2)
                box(20, 20)
            }
        },
    ]

    private static let containers = [
        SwiftUILayoutCase("a reader takes all and aligns at the top left", "GeometryReader", [[0, 0, 50, 100]]) {
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
        },
        SwiftUILayoutCase("a reader in a stack", "it has its share", [[0, 0, 100, 50], [0, 50, 25, 50]]) {
            VStack(spacing: 0) {
                Color.red
                GeometryReader { proxy in Color.blue.frame(width: proxy.size.height / 2) }
            }
        },
        SwiftUILayoutCase("a scroll view's content", "is offered no height, and begins at the top", [[0, 0, 100, 200]])
        {
            ScrollView { Color.red.frame(height: 200) }
        },
        SwiftUILayoutCase("a lazy stack takes the width", "unlike a stack", [[0, 40, 20, 20]]) {
            LazyVStack(alignment: .leading) { box(20, 20) }
        },
        SwiftUILayoutCase("right to left", "layouts are mirrored", [[70, 40, 30, 20], [0, 40, 70, 20]]) {
            HStack(spacing: 0) {
                box(30, 20)
                Color.blue.frame(height: 20)
            }.environment(\.layoutDirection, .rightToLeft)
        },
        SwiftUILayoutCase(
            "a layout of the code's", "views go where placeSubviews puts them", [[30, 30, 20, 20], [50, 50, 20, 20]]
        ) {
            Staircase {
                box(20, 20)
                box(20, 20)
            }
        },
    ]
}

/// Each view at the lower right of the one before.
private struct Staircase: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            point = CGPoint(x: point.x + size.width, y: point.y + size.height)
        }
    }
}
