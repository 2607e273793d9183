import RNCharts
import RNSwiftUI

extension SwiftUILayoutCase {
    /// Labels are 10 points a character and 20 a line.
    static let charts = [
        SwiftUILayoutCase(
            "bars of a chart", "two bands of 50, bars in their middles; the axis ends at the tick 2",
            [[15, 50, 20, 50], [65, 0, 20, 100]]
        ) {
            Chart {
                BarMark(x: .value("Kind", "A"), y: .value("Count", 1), width: 20)
                BarMark(x: .value("Kind", "B"), y: .value("Count", 2), width: 20)
            }.chartXAxis(.hidden).chartYAxis(.hidden)
        },
        SwiftUILayoutCase(
            "marks under conditions", "a bar that isn't there takes no band", [[40, 0, 20, 100]]
        ) {
            Chart {
                if true { BarMark(x: .value("Kind", "A"), y: .value("Count", 1), width: 20) }
                if false { BarMark(x: .value("Kind", "B"), y: .value("Count", 1), width: 20) }
            }.chartXAxis(.hidden).chartYAxis(.hidden)
        },
        SwiftUILayoutCase(
            "stacked bars", "bars of one category stand on one another in the order of the code",
            [[40, 50, 20, 50], [40, 0, 20, 50]]
        ) {
            Chart {
                BarMark(x: .value("Kind", "A"), y: .value("Count", 1), width: 20)
                BarMark(x: .value("Kind", "A"), y: .value("Count", 1), width: 20)
            }.chartXAxis(.hidden).chartYAxis(.hidden)
        },
        SwiftUILayoutCase(
            "bars side by side", "position(by:) gives each group an equal part of the bar's width",
            [[30, 50, 20, 50], [50, 0, 20, 100]]
        ) {
            Chart(["a", "b"], id: \.self) { name in
                BarMark(x: .value("Kind", "A"), y: .value("Count", name == "a" ? 1 : 2), width: 40)
                    .position(by: .value("Name", name))
            }.chartXAxis(.hidden).chartYAxis(.hidden)
        },
        SwiftUILayoutCase(
            "horizontal bars", "categories go down, numbers to the right", [[0, 15, 100, 20], [0, 65, 50, 20]]
        ) {
            Chart {
                BarMark(x: .value("Count", 2), y: .value("Kind", "A"), height: 20)
                BarMark(x: .value("Count", 1), y: .value("Kind", "B"), height: 20)
            }.chartXAxis(.hidden).chartYAxis(.hidden)
        },
        SwiftUILayoutCase(
            "an axis of numbers",
            "labels of 10 by 20 after 4 points; the plot leaves half a label above and below; lines lie on 0, 1 and 2",
            [
                [0, 89, 86, 2], [0, 49, 86, 2], [0, 9, 86, 2], [33, 10, 20, 80], [90, 80, 10, 20], [90, 40, 10, 20],
                [90, 0, 10, 20],
            ]
        ) {
            Chart { BarMark(x: .value("Kind", "A"), y: .value("Count", 2), width: 20) }
                .chartXAxis(.hidden).chartYAxis {
                    AxisMarks(values: .automatic(desiredCount: 2), stroke: StrokeStyle(lineWidth: 2))
                }
        },
        SwiftUILayoutCase(
            "a mirrored chart", "from right to left the axis of numbers is on the left, and marks are mirrored",
            [[14, 49, 86, 2], [47, 10, 20, 80], [0, 40, 10, 20]]
        ) {
            Chart { BarMark(x: .value("Kind", "A"), y: .value("Count", 2), width: 20) }
                .chartXAxis(.hidden)
                .chartYAxis { AxisMarks(values: [1], stroke: StrokeStyle(lineWidth: 2)) }
                .chartYScale(domain: 0...2, range: .plotDimension(padding: 0))
                .padding(.vertical, 10)
                .environment(\.layoutDirection, .rightToLeft)
        },
        SwiftUILayoutCase(
            "an axis of categories", "labels below the middles of their bands, 4 points below the plot; no lines",
            [[40, 0, 20, 76], [45, 80, 10, 20]]
        ) {
            Chart { BarMark(x: .value("Kind", "A"), y: .value("Count", 1), width: 20) }
                .chartYAxis(.hidden)
        },
        SwiftUILayoutCase(
            "labels without room", "labels of 50 in 100 points: those that would cover the first are left out",
            [[45, 33, 10, 10], [25, 80, 50, 20]]
        ) {
            Chart { PointMark(x: .value("x", 15), y: .value("y", 1)).symbolSize(CGSize(width: 10, height: 10)) }
                .chartYAxis(.hidden).chartYScale(domain: 0...2).chartXScale(domain: 0...30)
                .chartXAxis { AxisMarks(values: [15, 16, 17]) { _ in AxisValueLabel("label") } }
        },
        SwiftUILayoutCase("a rule", "a line over the whole plot, in the middle of its value", [[0, 49, 100, 2]]) {
            Chart { RuleMark(y: .value("Goal", 1)).lineStyle(StrokeStyle(lineWidth: 2)) }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...2)
        },
        SwiftUILayoutCase("a point", "the symbol's middle is at the values", [[45, 70, 10, 10]]) {
            Chart {
                PointMark(x: .value("x", 5), y: .value("y", 2.5)).symbolSize(CGSize(width: 10, height: 10))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        },
        SwiftUILayoutCase(
            "a rectangle between values", "both axes from start to end", [[20, 60, 20, 30]]
        ) {
            Chart {
                RectangleMark(
                    xStart: .value("x", 2), xEnd: .value("x", 4), yStart: .value("y", 1), yEnd: .value("y", 4))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        },
        SwiftUILayoutCase(
            "an annotation", "4 points above its bar, in the middle", [[40, 50, 20, 50], [45, 36, 10, 10]]
        ) {
            Chart {
                BarMark(x: .value("Kind", "A"), y: .value("Count", 1), width: 20)
                    .annotation { box(10, 10) }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...2)
        },
        SwiftUILayoutCase(
            "an annotation without room", "it moves into the chart", [[40, 0, 20, 100], [45, 0, 10, 10]]
        ) {
            Chart {
                BarMark(x: .value("Kind", "A"), y: .value("Count", 2), width: 20)
                    .annotation(position: .top) { box(10, 10) }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...2)
        },
        SwiftUILayoutCase(
            "a legend", "below the plot after 8 points, a circle of 8 and 4 points before each name",
            [[40, 0, 20, 72], [0, 86, 8, 8], [12, 80, 10, 20]]
        ) {
            Chart {
                BarMark(x: .value("Kind", "A"), y: .value("Count", 1), width: 20)
                    .foregroundStyle(by: .value("Kind", "A"))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...1)
        },
    ]
}
