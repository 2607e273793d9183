import RNSwiftUI

/// Looks of a chart that code doesn't set, in points (fact: swiftui/chart).
enum ChartMetrics {
    /// Colours of the first, second, … value of `foregroundStyle(by:)`.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    static let gridColor = Color(UIColor.separator)
    static let gridWidth: CGFloat = 0.5
    static let labelFont = Font.caption
    static let lineWidth: CGFloat = 2
    static let ruleWidth: CGFloat = 1
    static let symbolSide: CGFloat = 7
    /// A bar's share of its band.
    static let barShare: CGFloat = 0.75
    /// A bar on an axis without bands, if it is the only one.
    static let singleBar: CGFloat = 13
    static let labelSpacing: CGFloat = 4
    static let tickLength: CGFloat = 4
    static let annotationSpacing: CGFloat = 4
    static let legendSpacing: CGFloat = 8
    static let legendSymbol: CGFloat = 8
    /// The room of one label along an axis, with type of 16 points a line.
    static let labelRoom = CGSize(width: 64, height: 45)
    /// More marks than these are thinned: each is a view.
    static let maxMarks = 2_000
    static let maxTicks = 200
}
