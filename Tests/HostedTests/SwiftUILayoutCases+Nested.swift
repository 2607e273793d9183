import RNSwiftUI

extension SwiftUILayoutCase {
    /// Stacks in stacks, lists of views, and views over one another.
    static let nested: [SwiftUILayoutCase] = [

        SwiftUILayoutCase(
            "a row above a box", "a stack is as large as its children",
            [[30, 30, 20, 20], [50, 30, 20, 20], [20, 50, 60, 20]]
        ) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    box(20, 20)
                    box(20, 20)
                }
                box(60, 20)
            }
        },
        SwiftUILayoutCase(
            "a column beside a colour", "both are equally flexible",
            [[0, 0, 50, 50], [0, 50, 50, 50], [50, 0, 50, 100]]
        ) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red
                    Color.green
                }
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "a rigid stack", "a stack is as flexible as its children", [[0, 40, 30, 20], [30, 0, 70, 100]]
        ) {
            HStack(spacing: 0) {
                VStack { box(30, 20) }
                Color.blue
            }
        },
        SwiftUILayoutCase(
            "a stack with a spacer", "the spacer makes it flexible", [[0, 40, 20, 20], [80, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    box(20, 20)
                    Spacer(minLength: 0)
                }
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "default distances in nested stacks", "8 in each of them",
            [[26, 40, 10, 20], [44, 40, 10, 20], [62, 34, 12, 12], [62, 54, 12, 12]]
        ) {
            HStack {
                box(10, 20)
                box(10, 20)
                VStack {
                    box(12, 12)
                    box(12, 12)
                }
            }
        },
        SwiftUILayoutCase(
            "three levels", "shares are halved at each level",
            [[0, 0, 50, 100], [50, 0, 50, 50], [50, 50, 25, 50], [75, 50, 25, 50]]
        ) {
            HStack(spacing: 0) {
                Color.red
                VStack(spacing: 0) {
                    Color.green
                    HStack(spacing: 0) {
                        Color.blue
                        Color.red
                    }
                }
            }
        },
        SwiftUILayoutCase(
            "a depth stack at its top left", "views are aligned in the union", [[20, 20, 60, 60], [20, 20, 20, 20]]
        ) {
            ZStack(alignment: .topLeading) {
                box(60, 60)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "a depth stack at its bottom right", "views are aligned in the union",
            [[20, 20, 60, 60], [60, 60, 20, 20]]
        ) {
            ZStack(alignment: .bottomTrailing) {
                box(60, 60)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "a depth stack in a row", "it is as flexible as its most flexible view",
            [[0, 0, 80, 100], [35, 45, 10, 10], [80, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                ZStack {
                    Color.red
                    box(10, 10)
                }
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "a priority in a depth stack", "the highest decides the size; others are offered that",
            [[30, 40, 40, 20], [30, 40, 40, 20]]
        ) {
            ZStack {
                Color.red
                box(40, 20).layoutPriority(1)
            }
        },
        SwiftUILayoutCase(
            "an index in a depth stack", "the larger one is drawn last", [[40, 40, 20, 20], [20, 20, 60, 60]]
        ) {
            ZStack {
                box(60, 60).zIndex(1)
                box(20, 20)
            }
        },
        SwiftUILayoutCase(
            "the second branch", "only the present branch is laid out", [[35, 45, 10, 10], [45, 40, 20, 20]]
        ) {
            HStack(spacing: 0) {
                if Pair.isWide { box(50, 50) } else { box(10, 10) }
                box(20, 20)
            }
        },
        SwiftUILayoutCase("an erased view", "AnyView changes no layout", [[30, 40, 20, 20], [50, 40, 20, 20]]) {
            HStack(spacing: 0) {
                AnyView(box(20, 20))
                box(20, 20)
            }
        },
        SwiftUILayoutCase("a body of two views", "the stack around lists them", [[40, 40, 10, 20], [50, 40, 10, 20]]) {
            HStack(spacing: 0) { Pair() }
        },
        SwiftUILayoutCase(
            "a body of two views in a column", "the stack around lists them", [[45, 30, 10, 20], [45, 50, 10, 20]]
        ) { VStack(spacing: 0) { Pair() } },
        SwiftUILayoutCase("a modifier of two views", "each is padded", [[35, 40, 10, 20], [55, 40, 10, 20]]) {
            HStack(spacing: 0) { Pair().padding(.horizontal, 5) }
        },
        SwiftUILayoutCase(
            "a loop in a loop", "all views are one list",
            [[30, 40, 10, 20], [40, 40, 10, 20], [50, 40, 10, 20], [60, 40, 10, 20]]
        ) { HStack(spacing: 0) { ForEach(0..<2) { _ in ForEach(0..<2) { _ in box(10, 20) } } } },
    ]
}

private struct Pair: View {
    static var isWide: Bool { false }
    var body: some View {
        Color.red.frame(width: 10, height: 20)
        Color.blue.frame(width: 10, height: 20)
    }
}
