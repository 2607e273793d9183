import RNSwiftUI

extension SwiftUILayoutCase {
    /// Right to left.
    static let mirrored: [SwiftUILayoutCase] = [

        SwiftUILayoutCase("a leading edge", "it is at the right", [[80, 40, 20, 20]]) {
            Mirrored { box(20, 20).frame(maxWidth: .infinity, alignment: .leading) }
        },
        SwiftUILayoutCase("a column's leading edge", "it is at the right", [[50, 30, 20, 20], [30, 50, 40, 20]]) {
            Mirrored {
                VStack(alignment: .leading, spacing: 0) {
                    box(20, 20)
                    box(40, 20)
                }
            }
        },
        SwiftUILayoutCase(
            "a depth stack at its top leading", "it is at the right", [[20, 20, 60, 60], [60, 20, 20, 20]]
        ) {
            Mirrored {
                ZStack(alignment: .topLeading) {
                    box(60, 60)
                    box(20, 20)
                }
            }
        },
        SwiftUILayoutCase(
            "an overlay at the trailing edge", "it is at the left", [[20, 20, 60, 60], [20, 20, 20, 20]]
        ) { Mirrored { box(60, 60).overlay(alignment: .topTrailing) { box(20, 20) } } },
        SwiftUILayoutCase("padding of the leading edge", "it is at the right", [[0, 0, 80, 100]]) {
            Mirrored { Color.red.padding(.leading, 20) }
        },
        SwiftUILayoutCase("a guide", "it is measured from the leading edge", [[50, 30, 20, 20], [30, 50, 30, 20]]) {
            Mirrored {
                VStack(alignment: .leading, spacing: 0) {
                    box(20, 20).alignmentGuide(.leading) { _ in 10 }
                    box(30, 20)
                }
            }
        },
        SwiftUILayoutCase(
            "left to right in right to left", "the innermost direction counts",
            [[40, 40, 10, 20], [50, 40, 30, 20], [20, 40, 20, 20]]
        ) {
            Mirrored {
                HStack(spacing: 0) {
                    HStack(spacing: 0) {
                        box(10, 20)
                        box(30, 20)
                    }.environment(\.layoutDirection, .leftToRight)
                    box(20, 20)
                }
            }
        },
        SwiftUILayoutCase(
            "a text beside a colour", "shares are as from left to right, places are mirrored",
            [[70, 40, 30, 20], [0, 0, 70, 100]]
        ) {
            Mirrored {
                HStack(spacing: 0) {
                    Text("abc")
                    Color.blue
                }
            }
        },
        SwiftUILayoutCase("a spacer", "the row begins at the right", [[80, 40, 20, 20]]) {
            Mirrored {
                HStack(spacing: 0) {
                    box(20, 20)
                    Spacer()
                }
            }
        },
        SwiftUILayoutCase("a distance", "mirrored with the rest", [[54, 40, 20, 20], [26, 40, 20, 20]]) {
            Mirrored {
                HStack {
                    box(20, 20)
                    box(20, 20)
                }
            }
        },
        SwiftUILayoutCase(
            "a column in a row", "each level is mirrored once",
            [[60, 30, 20, 20], [40, 50, 40, 20], [20, 40, 20, 20]]
        ) {
            Mirrored {
                HStack(spacing: 0) {
                    VStack(alignment: .leading, spacing: 0) {
                        box(20, 20)
                        box(40, 20)
                    }
                    box(20, 20)
                }
            }
        },
    ]
}

private struct Mirrored<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content.environment(\.layoutDirection, .rightToLeft) }
}
