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
}
