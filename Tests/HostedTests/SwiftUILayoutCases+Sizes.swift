import RNSwiftUI

extension SwiftUILayoutCase {
    /// Text sizes of the user's, and the pixel grid.
    static let sizes: [SwiftUILayoutCase] = [

        SwiftUILayoutCase("a metric", "17 points by default grow with the body style: to 20", [[40, 40, 20, 20]]) {
            BodyMetric()
        },
        SwiftUILayoutCase(
            "a metric by a style", "11 points by default grow with the style caption2: to 20", [[40, 40, 20, 20]]
        ) { CaptionMetric() },
        SwiftUILayoutCase("a font of a size", "it doesn't grow with the user's text size", [[35, 35, 30, 30]]) {
            Text("ab").font(.system(size: 30))
        },
        SwiftUILayoutCase("fonts in a column", "each text has its own height", [[30, 20, 40, 40], [40, 60, 20, 20]]) {
            VStack(spacing: 0) {
                Text("ab").font(.system(size: 40))
                Text("ab")
            }
        },
        SwiftUILayoutCase(
            "a font for a column", "the environment's font is for all texts", [[35, 20, 30, 30], [35, 50, 30, 30]]
        ) {
            VStack(spacing: 0) {
                Text("ab")
                Text("cd")
            }.font(.system(size: 30))
        },
        SwiftUILayoutCase(
            "a text's fractions", "sizes of texts are rounded up to pixels: 15.15 by 10.1",
            [[42.333, 45, 15.333, 10.333]], height: 100 + 1.0 / 3
        ) { Text("abc").font(.system(size: 10.1)) },
        SwiftUILayoutCase(
            "two texts' fractions", "each is rounded up before the stack adds them",
            [[34.667, 45, 15.333, 10.333], [50, 45, 15.333, 10.333]], height: 100 + 1.0 / 3
        ) {
            HStack(spacing: 0) {
                Text("abc")
                Text("def")
            }.font(.system(size: 10.1))
        },
        SwiftUILayoutCase(
            "quarters of 10 points", "edges lie on the nearest pixels: 2.5 is 2.667",
            [[0, 0, 2.667, 100], [2.667, 0, 2.333, 100], [5, 0, 2.667, 100], [7.667, 0, 2.333, 100]], width: 10
        ) { HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red } } },
        SwiftUILayoutCase("half a pixel", "both edges are rounded, so the size stays", [[39.667, 39.667, 21, 21]]) {
            box(21, 21)
        },
    ]
}

/// The tests' tool draws all text styles 20 points high, and a font of a size at that size.
private struct BodyMetric: View {
    @ScaledMetric private var side: CGFloat = 17
    var body: some View { Color.red.frame(width: side, height: side) }
}

private struct CaptionMetric: View {
    @ScaledMetric(relativeTo: .caption2) private var side: CGFloat = 11
    var body: some View { Color.red.frame(width: side, height: side) }
}
