@testable import RNCharts
import RNSwiftUI
import Testing

extension HostedTests {
    @Test(
        "steps of axes are 1, 2 or 5 times a power of ten",
        arguments: [
            (9_400, 5, 2_000), (9_400, 4, 2_000), (100, 4, 20), (100, 2, 50), (1, 5, 0.2), (0.03, 3, 0.01),
            (7, 3, 2), (40, 3, 10), (0, 4, 1),
        ] as [(Double, Int, Double)])
    func chartSteps(length: Double, wanted: Int, step: Double) {
        #expect(abs(AxisTicks.step(length, wanted) - step) < 1e-12)
    }

    @Test("ticks are round numbers within the axis") func chartTicks() {
        #expect(AxisTicks.numbers(0, 0.6, 0.2) == [0, 0.2, 0.4, 0.6].map { .number($0) })
        #expect(AxisTicks.numbers(-3, 9, 5) == [0, 5].map { .number($0) })
        #expect(AxisTicks.numbers(0, 1e9, 1).isEmpty, "more ticks than anyone reads")
        #expect(AxisTicks.powers(1, 1_500) == [1, 10, 100, 1_000].map { .number($0) })
    }

    @Test("ticks of dates begin with their units") func chartDates() {
        let day = 86_400.0
        let steps = [7 * day, 365 * day, day].map { AxisTicks.dateStep($0, 4) }
        #expect(steps.map(\.0) == [.day, .month, .hour])
        #expect(steps.map(\.1) == [2, 3, 6])
        // 1 January 2001 was a Monday.
        let days = AxisTicks.dates(0, 7 * day, .day, 2, .current)
        #expect(days == [0, 2, 4, 6].map { .date($0 * day) })
        #expect(AxisTicks.dates(100, 40 * day, .month, 1, .current) == [.date(31 * day)])
        #expect(AxisTicks.commonUnit(days) == .day)
    }

    @Test("positions and values are each other's inverse") func chartScales() {
        var scale = ChartScale(domain: .numbers(0, 10, isDate: false))
        #expect(scale.position(.number(2.5), 200) == 50)
        #expect(scale.value(at: 50, 200) == .number(2.5))
        scale.isUpwards = true
        #expect(scale.position(.number(2.5), 200) == 150)
        scale.padding = (20, 20)
        #expect(scale.position(.number(0), 200) == 180)
        scale = ChartScale(domain: .categories(["A", "B"]))
        #expect(scale.position(.category("B"), 200) == 150)
        #expect(scale.value(at: 99, 200) == .category("A"))
        #expect(scale.position(.category("C"), 200) == nil)
        scale = ChartScale(domain: .numbers(1, 100, isDate: false), type: .log)
        #expect(scale.position(.number(10), 200) == 100)
    }

    @Test("domains of numbers have zero and end at ticks") func chartDomains() {
        func domain(_ values: [Double], _ options: ChartAxisOptions = ChartAxisOptions()) -> ChartScale.Domain? {
            ChartScale.scale(
                of: values.map { PlottedSpan(.number($0)) }, options, ticks: .automatic, wanted: 5, isVertical: true)?
                .domain
        }
        #expect(domain([3_150, 9_410]) == .numbers(0, 10_000, isDate: false))
        #expect(domain([-3, 4]) == .numbers(-3, 4, isDate: false))
        #expect(domain([0]) == .numbers(0, 1, isDate: false))
        #expect(domain([]) == nil)
        #expect(domain([.nan]) == nil)
        var options = ChartAxisOptions()
        options.domain.includesZero = false
        #expect(domain([61, 69], options) == .numbers(60, 70, isDate: false))
        options.domain = [0, 7]._domain
        #expect(domain([3, 90], options) == .numbers(0, 7, isDate: false))
    }

    @Test("negative bars stack downwards, shares add to one") @MainActor func chartStacks() {
        func ends(_ marks: some ChartContent) -> [[Double?]] {
            ChartStacking.stacked(marks._marks).map { [$0.y?.low.coordinate, $0.y?.high.coordinate] }
        }
        let mixed = ForEach([2.0, -1, 3, -4], id: \.self) { BarMark(x: .value("Kind", "A"), y: .value("Count", $0)) }
        #expect(ends(mixed) == [[0, 2], [0, -1], [2, 5], [-1, -5]])
        let shares = ForEach([1.0, 3], id: \.self) {
            BarMark(x: .value("Kind", "A"), y: .value("Count", $0), stacking: .normalized)
        }
        #expect(ends(shares) == [[0, 0.25], [0.25, 1]])
    }

    @Test("a chart of 100,000 points keeps its peaks") @MainActor func chartThinning() {
        let marks = (0..<100_000).map { index in
            _ChartMark(
                .line, x: PlottedSpan(.number(Double(index))), y: PlottedSpan(.number(index == 77_777 ? 9 : 1)))
        }
        let thinned = marks.thinned(to: 2_000)
        #expect(thinned.count <= 2_000)
        #expect(thinned.contains { $0.y?.high == .number(9) })
    }

    @Test("a monotone line stays between its points") func chartCurves() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]
        let segments = InterpolationMethod.monotone.segments(points)
        #expect(segments.map(\.end) == Array(points.dropFirst()))
        #expect(segments[1].controls.map { [$0.0.y, $0.1.y] } == [10, 10])
        #expect(InterpolationMethod.stepEnd.segments(Array(points.prefix(2))).map(\.end.y) == [0, 10, 10])
    }
}
