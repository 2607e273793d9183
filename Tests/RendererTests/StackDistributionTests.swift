import Testing

@testable import Renderer
@testable import Views

@Suite struct StackDistributionTests {
    private typealias Span = StackDistribution.Span

    private func member(
        _ ideal: Double, hugging: Double = 250, compression: Double = 750, spacing: Double = 0,
        maximum: Double = .infinity
    ) -> StackDistribution.Member {
        StackDistribution.Member(
            ideal: ideal, maximum: maximum, hugging: hugging,
            shrinks: [.init(resistance: compression, length: ideal)], spacingAfter: spacing)
    }

    private func spans(
        _ distribution: Stack.Distribution, _ members: [StackDistribution.Member], in length: Double
    ) -> [Span] {
        StackDistribution(distribution: distribution, members: members).spans(in: length)
    }

    @Test func fillGivesTheSurplusToTheWeakestHugging() {
        let result = spans(
            .fill, [member(20, hugging: 251), member(30, hugging: 250), member(10, hugging: 252)], in: 100)
        #expect(result == [Span(start: 0, length: 20), Span(start: 20, length: 70), Span(start: 90, length: 10)])
    }

    @Test func fillTakesTheDeficitFromTheWeakestResistance() {
        let result = spans(.fill, [member(50, compression: 751), member(50, compression: 750)], in: 60)
        #expect(result == [Span(start: 0, length: 50), Span(start: 50, length: 10)])
    }

    @Test func fillBreaksTiesInOrder() {
        let result = spans(.fill, [member(20), member(20)], in: 60)
        #expect(result == [Span(start: 0, length: 40), Span(start: 40, length: 20)])
    }

    @Test func viewsWithoutALengthShareTheSurplus() {
        let result = spans(.fill, [member(0, hugging: 0), member(20), member(0, hugging: 0)], in: 60)
        #expect(result == [Span(start: 0, length: 20), Span(start: 20, length: 20), Span(start: 40, length: 20)])
    }

    @Test func aMaximumPassesTheSurplusOn() {
        let result = spans(.fill, [member(10, hugging: 1, maximum: 30), member(10)], in: 100)
        #expect(result == [Span(start: 0, length: 30), Span(start: 30, length: 70)])
    }

    @Test func fillEquallyIgnoresOwnLengths() {
        let result = spans(.fillEqually, [member(5, spacing: 10), member(80)], in: 110)
        #expect(result == [Span(start: 0, length: 50), Span(start: 60, length: 50)])
    }

    @Test func fillProportionallyKeepsTheRatio() {
        let result = spans(.fillProportionally, [member(10), member(30)], in: 80)
        #expect(result == [Span(start: 0, length: 20), Span(start: 20, length: 60)])
    }

    @Test func fillProportionallyCountsGapsInTheWhole() {
        // UIKit's multipliers are 10/48 and 30/48; the last view takes the rest of 96.
        let result = spans(.fillProportionally, [member(10, spacing: 8), member(30)], in: 96)
        #expect(result == [Span(start: 0, length: 20), Span(start: 28, length: 68)])
    }

    @Test func equalSpacingHasGapsOfOneLength() {
        let result = spans(.equalSpacing, [member(10, spacing: 5), member(10, spacing: 20), member(20)], in: 100)
        #expect(result == [Span(start: 0, length: 10), Span(start: 40, length: 10), Span(start: 80, length: 20)])
        let tight = spans(.equalSpacing, [member(10, spacing: 5), member(10, spacing: 20), member(20)], in: 80)
        #expect(tight.map(\.start) == [0, 30, 60])
    }

    @Test func aSingleViewFillsEveryDistribution() {
        for distribution in Stack.Distribution.allCases {
            #expect(spans(distribution, [member(10)], in: 50) == [Span(start: 0, length: 50)], "\(distribution)")
        }
    }

    @Test func equalCenteringKeepsTheFirstDistancesEqualWhenALaterViewIsWide() {
        // In 120, distances of 30 would suffice for the first two; the third needs 45 for half of its view and 5 as a
        // gap.
        let result = spans(
            .equalCentering, [member(10), member(10), member(10, spacing: 5), member(80)], in: 120)
        // Centres: 5, 17.5, 30 and 80; the last two are as close as possible.
        #expect(result.map(\.start) == [0, 12.5, 25, 40])
    }

    @Test func equalSpacingSharesTheSurplusAmongTheGaps() {
        let result = spans(.equalSpacing, [member(10, spacing: 5), member(10, spacing: 5), member(20)], in: 100)
        #expect(result == [Span(start: 0, length: 10), Span(start: 40, length: 10), Span(start: 80, length: 20)])
    }

    @Test func equalCenteringSpacesTheCentres() {
        let result = spans(.equalCentering, [member(10), member(20), member(30)], in: 120)
        // Centres at 5, 55, 105; the first and last view are at the ends.
        #expect(result == [Span(start: 0, length: 10), Span(start: 45, length: 20), Span(start: 90, length: 30)])
    }

    @Test func customSpacingCountsInTheIdealLength() {
        let distribution = StackDistribution(
            distribution: .fill, members: [member(10, spacing: 4), member(10, spacing: 20), member(10, spacing: 99)])
        #expect(distribution.idealLength == 54)
    }

    @Test func anEmptyStackHasNoSpans() { #expect(spans(.fill, [], in: 100).isEmpty) }
}
