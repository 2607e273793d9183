import Foundation
import Testing

@testable import Views

@Suite struct ISODateTests {
    @Test func datesAreFormattedLikeFoundation() {
        // Every 2,503 hours and a fraction from the year 1 to 9999, and around the ends of leap years.
        var moments = Array(stride(from: -62_135_596_800.0, through: 253_402_300_799, by: 9_012_345.25))
        for year in [1969, 1970, 1972, 1999, 2000, 2024, 2100, 2400, 9999] {
            for text in ["\(year)-01-01T00:00:00Z", "\(year)-02-28T23:59:59Z", "\(year)-12-31T23:59:59Z"] {
                guard let moment = ISODate.seconds(text) else {
                    Issue.record("no moment: \(text)")
                    continue
                }
                moments += [moment - 1, moment, moment + 0.75, moment + 1, moment + 86_400]
            }
        }
        for moment in moments where moment <= 253_402_300_799 {
            let expected = Date(timeIntervalSince1970: moment.rounded(.down)).formatted(.iso8601)
            #expect(ISODate.text(of: moment) == expected)
        }
    }

    @Test func formattedDatesParseBack() {
        for seconds in [0, 951_782_400, 1_767_260_460, 253_402_300_799] as [Double] {
            #expect(ISODate.seconds(ISODate.text(of: seconds)) == seconds)
        }
    }
}
