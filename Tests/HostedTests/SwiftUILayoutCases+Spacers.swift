import RNSwiftUI

extension SwiftUILayoutCase {
    /// Spacers and dividers.
    static let spacers: [SwiftUILayoutCase] = [
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
        SwiftUILayoutCase("between two spacers", "equal spacers centre", [[40, 40, 20, 20]]) {
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                box(20, 20)
                Spacer(minLength: 0)
            }
        },
        SwiftUILayoutCase(
            "spread", "two spacers share what is left: 20 each",
            [[0, 40, 20, 20], [40, 40, 20, 20], [80, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20)
                Spacer(minLength: 0)
                box(20, 20)
                Spacer(minLength: 0)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "a spacing beside a spacer", "the stack's own spacing lies on both sides of it",
            [[0, 40, 80, 20], [100, 40, 0, 20]]
        ) {
            HStack(spacing: 10) {
                Color.red.frame(height: 20)
                Spacer(minLength: 0)
                Color.blue.frame(width: 0, height: 20)
            }
        },
        SwiftUILayoutCase("a spacer with a width", "a frame makes it rigid", [[15, 40, 20, 20], [65, 40, 20, 20]]) {
            HStack(spacing: 0) {
                box(20, 20)
                Spacer().frame(width: 30)
                box(20, 20)
            }
        },
        SwiftUILayoutCase("a spacer above", "it pushes down", [[40, 80, 20, 20]]) {
            VStack(spacing: 0) {
                Spacer()
                box(20, 20)
            }
        },
        SwiftUILayoutCase("a spacer's ideal length", "its least one: 8", [[26, 40, 20, 20], [54, 40, 20, 20]]) {
            HStack(spacing: 0) {
                box(20, 20)
                Spacer()
                box(20, 20)
            }.fixedSize()
        },
        SwiftUILayoutCase(
            "a spacer in a depth stack", "it takes all along both axes, so the box above is pushed to the top",
            [[40, 0, 20, 20]]
        ) {
            VStack(spacing: 0) {
                box(20, 20)
                ZStack { Spacer() }
            }
        },
        SwiftUILayoutCase(
            "a spacer without room", "its minimum stays; the stack overflows", [[-20, 40, 80, 20], [100, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(80, 20)
                Spacer(minLength: 40)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "two texts pushed apart", "the spacer has what the texts leave", [[0, 40, 30, 20], [80, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                Text("abc")
                Spacer()
                Text("de")
            }
        },
        SwiftUILayoutCase(
            "a long text beside a spacer", "8 are kept back; the short text is asked first, the long one wraps at 72",
            [[0, 30, 70, 40], [80, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                Text("abcdefghijkl")
                Spacer()
                Text("de")
            }
        },
        SwiftUILayoutCase(
            "a divider in a column", "one pixel high, as wide as offered",
            [[40, 30, 20, 20], [0, 50, 100, 0.333], [40, 50.333, 20, 20]], height: 100 + 1.0 / 3
        ) {
            VStack(spacing: 0) {
                box(20, 20)
                Divider()
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "a divider in a row", "one pixel wide, as high as offered",
            [[30, 40, 20, 20], [50, 0, 0.333, 100], [50.333, 40, 20, 20]], width: 100 + 1.0 / 3
        ) {
            HStack(spacing: 0) {
                box(20, 20)
                Divider()
                box(20, 20)
            }
        },
    ]
}
