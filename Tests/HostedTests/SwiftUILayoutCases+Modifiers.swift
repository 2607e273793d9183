import RNSwiftUI

extension SwiftUILayoutCase {
    /// Padding, backgrounds, overlays, ratios, positions, effects.
    static let modifiers: [SwiftUILayoutCase] = [
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
        SwiftUILayoutCase("padding of the sides", "the others stay", [[10, 0, 80, 100]]) {
            Color.red.padding(.horizontal, 10)
        },
        SwiftUILayoutCase("four insets", "top 1, leading 2, bottom 3, trailing 4", [[2, 1, 94, 96]]) {
            Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
        SwiftUILayoutCase("padding of two edges", "16 points where no length is given", [[16, 16, 84, 84]]) {
            Color.red.padding([.top, .leading])
        },
        SwiftUILayoutCase("padding of padding", "lengths add up", [[15, 15, 70, 70]]) {
            Color.red.padding(10).padding(5)
        },
        SwiftUILayoutCase(
            "a negative padding", "the view is 5 points smaller on each side than what it draws",
            [[45, 45, 10, 10], [40, 40, 20, 20]]
        ) { box(20, 20).padding(-5).background(Color.blue) },
        SwiftUILayoutCase(
            "backgrounds within and without", "each has the size of what it stands behind",
            [[30, 30, 40, 40], [40, 40, 20, 20], [40, 40, 20, 20]]
        ) { box(20, 20).background(Color.blue).padding(10).background(Color.green) },
        SwiftUILayoutCase(
            "a larger background", "the content's size stays, and neighbours with it",
            [[10, 20, 60, 60], [30, 40, 20, 20], [50, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).background { box(60, 60) }
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "an overlay of two views", "they lie over one another",
            [[20, 20, 60, 60], [30, 30, 40, 40], [40, 40, 20, 20]]
        ) {
            box(60, 60).overlay {
                box(40, 40)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "a square in a wide room", "the ratio's largest size that fits", [[20, 0, 60, 60]], height: 60
        ) { Color.red.aspectRatio(1, contentMode: .fit) },
        SwiftUILayoutCase(
            "the ratio of an ideal size", "without a number: 10 by 10 of a colour", [[20, 0, 60, 60]], height: 60
        ) { Color.red.scaledToFit() },
        SwiftUILayoutCase("a ratio without a height", "the width decides", [[0, 0, 100, 50]]) {
            ScrollView { Color.red.aspectRatio(2, contentMode: .fit) }
        },
        SwiftUILayoutCase("a ratio around a rigid view", "it only changes the proposal", [[40, 40, 20, 20]]) {
            box(20, 20).aspectRatio(2, contentMode: .fit)
        },
        SwiftUILayoutCase("a ratio in a frame", "the frame proposes 60 by 40", [[20, 35, 60, 30]]) {
            Color.red.aspectRatio(2, contentMode: .fit).frame(width: 60, height: 40)
        },
        SwiftUILayoutCase("a position in a row", "it takes its whole offer", [[0, 0, 20, 20], [80, 40, 20, 20]]) {
            HStack(spacing: 0) {
                box(20, 20).position(x: 10, y: 10)
                box(20, 20)
            }
        },
        SwiftUILayoutCase("an ideal height only", "the width is proposed on", [[0, 45, 100, 10]]) {
            Color.red.fixedSize(horizontal: false, vertical: true)
        },
        SwiftUILayoutCase("a corner radius", "it changes no size", [[0, 0, 20, 100], [20, 0, 80, 100]]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20).cornerRadius(5)
                Color.blue
            }
        },
        SwiftUILayoutCase("an opacity", "it changes no size", [[30, 40, 20, 20], [50, 40, 20, 20]]) {
            HStack(spacing: 0) {
                box(20, 20).opacity(0.5)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "a border", "it lies over the content, within its size", [[40, 40, 20, 20], [40, 40, 20, 20]]
        ) { box(20, 20).border(Color.blue, width: 2) },
        SwiftUILayoutCase("a rotation", "neighbours stay", [[30, 40, 20, 20], [50, 40, 20, 20]]) {
            HStack(spacing: 0) {
                box(20, 20).rotationEffect(.degrees(45))
                box(20, 20)
            }
        },
        SwiftUILayoutCase("an inset at the bottom", "its room is kept free", [[0, 0, 100, 80], [0, 80, 100, 20]]) {
            Color.red.safeAreaInset(edge: .bottom, spacing: 0) { box(100, 20) }
        },
        SwiftUILayoutCase("a bar at the bottom", "its room is kept free", [[0, 0, 100, 80], [0, 80, 100, 20]]) {
            Color.red.safeAreaBar(edge: .bottom, spacing: 0) { box(100, 20) }
        },
        SwiftUILayoutCase(
            "keyframes outside a track", "they change the whole value, to the last one's", [[30, 45, 40, 10]]
        ) {
            Color.red.keyframeAnimator(initialValue: 10.0, repeating: false) { content, length in
                content.frame(width: length, height: 10)
            } keyframes: { _ in
                LinearKeyframe(20.0, duration: 1)
                SpringKeyframe(40.0, duration: 1)
            }
        },
        SwiftUILayoutCase(
            "a group of a container's views", "each is a view of its own", [[35, 30, 30, 20], [40, 50, 20, 20]]
        ) {
            let views = Group {
                box(20, 20)
                box(30, 20)
            }
            Group(subviews: views) { found in
                VStack(spacing: 0) {
                    if found.count == 2 {
                        found[1]
                        found[0]
                    }
                }
            }
        },
    ]
}
