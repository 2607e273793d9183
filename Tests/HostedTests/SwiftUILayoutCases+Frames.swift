import RNSwiftUI

extension SwiftUILayoutCase {
    /// Frames: fixed ones, limits, ideal sizes.
    static let frames: [SwiftUILayoutCase] = [
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
        SwiftUILayoutCase("only a height is fixed", "the other length is proposed on", [[0, 40, 100, 20]]) {
            Color.red.frame(height: 20)
        },
        SwiftUILayoutCase("frames in frames", "each frame centres its child, however large", [[40, 40, 20, 20]]) {
            box(20, 20).frame(width: 60, height: 60).frame(width: 100, height: 20)
        },
        SwiftUILayoutCase("at the top left of everything", "an endless frame aligns its child", [[0, 0, 20, 20]]) {
            box(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        },
        SwiftUILayoutCase("at the bottom right of everything", "an endless frame aligns its child", [[80, 80, 20, 20]])
        { box(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing) },
        SwiftUILayoutCase(
            "a maximum around a small box", "the frame is min(max, proposal), though its child is smaller",
            [[20, 40, 20, 20]]
        ) { box(20, 20).frame(maxWidth: 60, alignment: .leading) },
        SwiftUILayoutCase("both limits, much room", "the proposal is clamped to the maximum", [[20, 0, 60, 100]]) {
            Color.red.frame(minWidth: 20, maxWidth: 60)
        },
        SwiftUILayoutCase(
            "both limits, little room", "the proposal is clamped to the minimum", [[-5, 0, 20, 100]], width: 10
        ) { Color.red.frame(minWidth: 20, maxWidth: 60) },
        SwiftUILayoutCase(
            "an ideal width with a proposal", "it counts only where nothing is proposed", [[0, 0, 100, 100]]
        ) { Color.red.frame(idealWidth: 50) },
        SwiftUILayoutCase("an ideal height in a scroll view", "the view proposes no height", [[0, 0, 100, 30]]) {
            ScrollView { Color.red.frame(idealHeight: 30) }
        },
        SwiftUILayoutCase(
            "a minimum around a text, aligned", "the frame is as high as its minimum, the text stands at its top",
            [[35, 28, 30, 20]]
        ) { Text("abc").frame(minHeight: 44, alignment: .top) },
        SwiftUILayoutCase(
            "a minimum in a stack", "the frame is asked as a rigid view", [[35, 40, 10, 20], [55, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(10, 20).frame(minWidth: 30)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "a frame wider than its room", "a fixed frame ignores the proposal and overflows evenly",
            [[-25, 40, 150, 20]]
        ) { Color.red.frame(width: 150, height: 20) },
        SwiftUILayoutCase("a child wider than its frame", "it is aligned all the same", [[40, 40, 60, 20]]) {
            box(60, 20).frame(width: 20, height: 20, alignment: .leading)
        },
        SwiftUILayoutCase(
            "a maximal height in a stack", "the rigid box is asked first; the frame takes its maximum of the rest",
            [[40, 25, 20, 20], [0, 45, 100, 30]]
        ) {
            VStack(spacing: 0) {
                box(20, 20)
                Color.blue.frame(maxHeight: 30)
            }
        },
        SwiftUILayoutCase(
            "a width that no view can have", "SwiftUI leaves it out, and the view is as wide as it is offered",
            [[0, 40, 100, 20]]
        ) { Color.red.frame(width: .infinity, height: 20) },
    ]
}
