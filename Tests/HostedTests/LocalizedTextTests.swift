import RNFoundation
import Testing

extension HostedTests {
    @Test("a text without a translation is its default value, with its numbers") func defaultValue() {
        Host.shared.ask = { _ in [.missing: true] }
        let name = "Ada"
        #expect(String(localized: "greeting", defaultValue: "Hello \(name)") == "Hello Ada")
        #expect(String(localized: "plain") == "plain")
    }

    @Test("a resource is looked up when it becomes a string") func resource() {
        Host.shared.ask = { _ in [.missing: true] }
        let count = 3
        let key: LocalizedStringResource = "orders \(count)"
        #expect(key.key == "orders %lld")
        #expect(String(localized: key) == "orders 3")
        #expect(String(localized: LocalizedStringResource("k", defaultValue: "No orders")) == "No orders")
    }

    @Test("numbers of all types, formats and descriptions are values of a text") func interpolations() {
        Host.shared.ask = { _ in [.missing: true] }
        let (small, half, wide): (UInt16, Float, CGFloat) = (7, 0.5, 2.25)
        #expect(String(localized: "\(small) of \(half) and \(wide)", comment: "counts") == "7 of 0.500000 and 2.250000")
        #expect(String(localized: "\(small, specifier: "%03lld") at \(wide, specifier: "%.1f")") == "007 at 2.2")
        #expect(String(localized: "\(0.25, format: .percent.locale(Locale(identifier: "en")))") == "25%")
        let inner: LocalizedStringResource = "inside"
        #expect(String(localized: "\(inner) \(URL(fileURLWithPath: "/a"))") == "inside file:///a")
    }
}
