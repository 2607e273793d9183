import RNSwiftUI

extension SwiftUILayoutCase {
    /// Texts: wrapping, line limits, truncation, and texts beside other views.
    static let texts: [SwiftUILayoutCase] = [
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
        SwiftUILayoutCase(
            "as narrow as its longest line", "4 characters fit into 45 points; the origin lies on the nearest pixel",
            [[2.667, 30, 40, 40]], width: 45
        ) { Text("abcdefgh") },
        SwiftUILayoutCase("two lines of three", "the limit cuts the third", [[0, 30, 40, 40]], width: 40) {
            Text("abcdefghijkl").lineLimit(2)
        },
        SwiftUILayoutCase(
            "a limit for all texts, and none for one", "the innermost value of the environment counts",
            [[0, 30, 40, 40]], width: 40
        ) { VStack(spacing: 0) { Text("abcdefgh").lineLimit(nil) }.lineLimit(1) },
        SwiftUILayoutCase(
            "two long texts", "equally flexible, they halve the width and wrap", [[0, 30, 50, 40], [50, 30, 50, 40]]
        ) {
            HStack(spacing: 0) {
                Text("abcdefgh")
                Text("ijklmnop")
            }
        },
        SwiftUILayoutCase(
            "a short text beside a colour", "the text is less flexible and takes its 30",
            [[0, 40, 30, 20], [30, 0, 70, 100]]
        ) {
            HStack(spacing: 0) {
                Text("abc")
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "a long text beside a colour", "the text is offered an equal share, though it would take all",
            [[0, 30, 50, 40], [50, 0, 50, 100]]
        ) {
            HStack(spacing: 0) {
                Text("abcdefghij")
                Color.blue
            }
        },
        SwiftUILayoutCase("a long text with a priority", "it is offered all", [[0, 40, 100, 20], [100, 0, 0, 100]]) {
            HStack(spacing: 0) {
                Text("abcdefghij").layoutPriority(1)
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "a text with a priority beside a text", "a text needs no width at least, so nothing is kept back",
            [[0, 40, 80, 20], [80, 20, 20, 60]]
        ) {
            HStack(spacing: 0) {
                Text("abcdefgh").layoutPriority(1)
                Text("ijklmn")
            }
        },
        SwiftUILayoutCase(
            "lines beside a box", "the box is rigid; the text wraps in the rest", [[0, 40, 60, 20], [60, 30, 40, 40]]
        ) {
            HStack(spacing: 0) {
                box(60, 20)
                Text("abcdefgh")
            }
        },
        SwiftUILayoutCase(
            "lines above a colour", "the text's height varies less than the colour's, so it is asked first",
            [[0, 0, 40, 40], [0, 40, 40, 60]], width: 40
        ) {
            VStack(spacing: 0) {
                Text("abcdefgh")
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "a text cut by its neighbour", "the box is rigid; two of four lines fit into the rest",
            [[0, 0, 40, 40], [10, 40, 20, 40]], width: 40, height: 80
        ) {
            VStack(spacing: 0) {
                Text("abcdefghijklmnop")
                box(20, 40)
            }
        },
        SwiftUILayoutCase("texts joined", "one text with all characters", [[30, 40, 40, 20]]) {
            Text("ab") + Text("cd")
        },
        SwiftUILayoutCase(
            "padding around lines", "the text wraps in what the padding leaves", [[10, 30, 40, 40]], width: 60
        ) { Text("abcdefgh").padding(10) },
        SwiftUILayoutCase("lines in a frame", "5 characters fit", [[25, 30, 50, 40]]) {
            Text("abcdefgh").frame(width: 50)
        },
        SwiftUILayoutCase("a text at the leading edge", "an endless frame aligns it", [[0, 40, 30, 20]]) {
            Text("abc").frame(maxWidth: .infinity, alignment: .leading)
        },
        SwiftUILayoutCase(
            "a text at the end of a limited frame", "the frame is 50 wide, in the middle", [[45, 40, 30, 20]]
        ) { Text("abc").frame(maxWidth: 50, alignment: .trailing) },
        SwiftUILayoutCase(
            "a text that doesn't give in", "fixedSize makes it rigid; the colour has nothing",
            [[-10, 40, 120, 20], [110, 0, 0, 100]]
        ) {
            HStack(spacing: 0) {
                Text("abcdefghijkl").fixedSize()
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "a text in a scroll view", "no height is proposed, so all lines are shown", [[0, 0, 40, 80]], width: 40,
            height: 40
        ) { ScrollView { Text("abcdefghijklmnop") } },
        SwiftUILayoutCase("a text in a low frame", "two of three lines fit into 45 points", [[30, 30, 40, 40]]) {
            Text("abcdefghijkl").frame(width: 40, height: 45)
        },
        SwiftUILayoutCase(
            "three texts", "20 of 30, 30 of 35, the rest: from the least flexible on",
            [[0, 30, 40, 40], [40, 40, 20, 20], [60, 30, 30, 40]], width: 90
        ) {
            HStack(spacing: 0) {
                Text("abcdef")
                Text("gh")
                Text("ijkl")
            }
        },
        SwiftUILayoutCase("a label", "the icon, 8 points, the title", [[26, 40, 10, 20], [44, 40, 30, 20]]) {
            Label {
                Text("abc")
            } icon: {
                Text("i")
            }
        },
        SwiftUILayoutCase(
            "a text in a pill", "the background has the padded text's size", [[25, 30, 50, 40], [35, 40, 30, 20]]
        ) { Text("abc").padding(10).background(Capsule()) },
    ]
}
