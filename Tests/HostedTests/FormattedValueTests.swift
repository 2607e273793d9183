import RNFoundation
import Testing

extension HostedTests {
    @Test("names, measurements and durations format themselves") func formattedValues() throws {
        let name = try PersonNameComponents("Anna Ek")
        #expect(name.formatted() == "Anna Ek")
        #expect(name.formatted(.name(style: .abbreviated)) == "AE")
        let british = Locale(identifier: "en_GB")
        let length = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: british, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(length.format(Measurement(value: 3, unit: .kilometers)) == "3.0 km")
        let start = Date(timeIntervalSince1970: 0)
        let hours = start..<start + 7505
        #expect(hours.formatted(.timeDuration) == "2:05:05")
        #expect(hours.formatted(.components(style: .wide, fields: [.hour, .minute])) == "2 hours, 5 minutes")
    }
}

extension HostedTests {
    @Test("a compiled model of Core Data has an address") func modelAddress() {
        #expect(Bundle.main.url(forResource: "Model", withExtension: "momd")?.lastPathComponent == "Model.momd")
        #expect(Bundle.main.url(forResource: "Absent", withExtension: "txt") == nil)
    }
}
