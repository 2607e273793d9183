import RNSwiftUI

extension SwiftUILayoutCase {
    /// Stacks: distances, equal shares, the order by flexibility, priorities.
    static let stacks: [SwiftUILayoutCase] = [
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
            "a colour behind a view that is too wide", "views are placed in the union, wider than the proposal",
            [[-25, 0, 150, 100], [-25, 40, 150, 20]]
        ) {
            ZStack {
                Color.red
                box(150, 20)
            }
        },
        SwiftUILayoutCase(
            "a position in a depth stack that is too high", "its point is in the union, which begins further up",
            [[0, -50, 100, 200], [0, -50, 20, 20]]
        ) {
            ZStack {
                box(100, 200)
                box(20, 20).position(x: 10, y: 10)
            }
        },
        SwiftUILayoutCase(
            "a colour in a stack of ideal size", "the union of the ideal sizes is offered to each",
            [[20, 40, 60, 20], [20, 40, 60, 20]]
        ) {
            ZStack {
                Color.red
                box(60, 20)
            }.fixedSize()
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
        SwiftUILayoutCase(
            "two boxes above one another", "8 points between, in the middle", [[40, 26, 20, 20], [40, 54, 20, 20]]
        ) {
            VStack {
                box(20, 20)
                box(20, 20)
            }
        },
        SwiftUILayoutCase("a negative spacing", "views overlap", [[35, 40, 20, 20], [45, 40, 20, 20]]) {
            HStack(spacing: -10) {
                box(20, 20)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "three boxes", "the spacing lies between views only",
            [[40, 15, 20, 20], [40, 40, 20, 20], [40, 65, 20, 20]]
        ) {
            VStack(spacing: 5) {
                box(20, 20)
                box(20, 20)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "two limited children", "from the least flexible on: 10 of 33, 30 of 45, the rest",
            [[0, 0, 10, 100], [10, 0, 30, 100], [40, 0, 60, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 10)
                Color.green.frame(maxWidth: 30)
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "the order is by flexibility, not by place", "the limited child is asked first though it comes last",
            [[0, 0, 90, 100], [90, 0, 10, 100]]
        ) {
            HStack(spacing: 0) {
                Color.blue
                Color.red.frame(maxWidth: 10)
            }
        },
        SwiftUILayoutCase(
            "a minimum above its share", "the child takes it; the other one has the rest",
            [[0, 0, 80, 100], [80, 0, 20, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 80)
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "three priorities", "the highest first: 50, then 30, then the rest",
            [[0, 0, 50, 100], [50, 0, 30, 100], [80, 0, 20, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 50).layoutPriority(2)
                Color.green.frame(maxWidth: 30).layoutPriority(1)
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "rigid views of a lower priority", "what they need is kept back: 25",
            [[0, 0, 75, 100], [75, 40, 10, 20], [85, 40, 15, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1)
                box(10, 20)
                box(15, 20)
            }
        },
        SwiftUILayoutCase(
            "a lower priority by a negative number", "others have the priority 0", [[0, 0, 0, 100], [0, 0, 100, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(-1)
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "equal priorities share", "two of priority 1 halve it, the third has nothing",
            [[0, 0, 50, 100], [50, 0, 50, 100], [100, 0, 0, 100]]
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1)
                Color.green.layoutPriority(1)
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "fifths", "equally flexible views have equal shares",
            [[0, 0, 20, 100], [20, 0, 20, 100], [40, 0, 20, 100], [60, 0, 20, 100], [80, 0, 20, 100]]
        ) { HStack(spacing: 0) { ForEach(0..<5) { _ in Color.red } } },
        SwiftUILayoutCase(
            "the spacing is taken off first", "(100 − 2 × 20) / 3",
            [[0, 0, 20, 100], [40, 0, 20, 100], [80, 0, 20, 100]]
        ) {
            HStack(spacing: 20) {
                Color.red
                Color.green
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "a rigid view larger than its share", "it takes what it needs", [[0, 40, 70, 20], [70, 0, 30, 100]]
        ) {
            HStack(spacing: 0) {
                box(70, 20)
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "nothing is left", "a flexible view shrinks to nothing", [[0, 40, 100, 20], [100, 0, 0, 100]]
        ) {
            HStack(spacing: 0) {
                box(100, 20)
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "a stack of its ideal size",
            "nothing is proposed: a colour is 10 wide, and as high as the stack has become",
            [[35, 40, 10, 20], [45, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red
                box(20, 20)
            }.fixedSize()
        },
        SwiftUILayoutCase(
            "a stack of its ideal width", "the height is proposed on", [[35, 0, 10, 100], [45, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                Color.red
                box(20, 20)
            }.fixedSize(horizontal: true, vertical: false)
        },
        SwiftUILayoutCase(
            "the highest decides for all", "fixedSize takes the ideal height, 60, and places the stack in it",
            [[30, 20, 20, 60], [30, 20, 20, 60], [50, 20, 20, 60], [50, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                Text("abcdef").frame(width: 20).frame(maxHeight: .infinity).background(Color.red)
                Text("ab").frame(width: 20).frame(maxHeight: .infinity).background(Color.blue)
            }.fixedSize(horizontal: false, vertical: true)
        },
    ]
}
