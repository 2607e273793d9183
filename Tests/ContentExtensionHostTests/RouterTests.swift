import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport

private func descriptor(
    _ file: String, _ categories: [String], app: String = "Meetings", bundle: String = "",
    registered: [NotificationCategory] = []
) -> ExtensionDescriptor {
    ExtensionDescriptor(
        file: file, attributes: ExtensionAttributes(categories: categories),
        app: AppInfo(name: app, bundleIdentifier: bundle), registeredCategories: registered)
}

private func route(
    _ category: String, _ descriptors: [ExtensionDescriptor], target: String? = nil
) -> ExtensionRouter.Route {
    ExtensionRouter(descriptors).route(category: category, targetBundle: target)
}

@Test func extensionThatClaimsTheCategoryEngages() {
    let invite = NotificationCategory(identifier: "INVITE", actions: [SampleAction.accept])
    let reminder = NotificationCategory(identifier: "REMIND", actions: [SampleAction.open])
    let first = descriptor("a.json", ["OTHER"])
    let second = descriptor("b.json", ["INVITE", "REMIND"], registered: [invite, reminder])
    for category in [invite, reminder] {
        let route = route(category.identifier, [first, second])
        #expect(route.engaged == second)
        #expect(route.category == category)
        #expect(route.refusal == nil)
        #expect(route.diagnostics == [])
    }
}

@Test func categoryMayBeRegisteredInAnyDescriptorOfTheApp() {
    let invite = NotificationCategory(identifier: "INVITE", actions: [SampleAction.accept])
    let descriptors = [descriptor("a.json", ["INVITE"]), descriptor("b.json", ["OTHER"], registered: [invite])]
    #expect(route("INVITE", descriptors).category == invite)
}

@Test func unregisteredCategoryHasNoActions() {
    let close = NotificationCategory(identifier: "INVITES")
    let route = route("INVITE", [descriptor("a.json", ["INVITE"], registered: [close])])
    #expect(route.engaged != nil)
    #expect(route.category == nil)
    #expect(route.diagnostics.map(\.code) == ["category-unregistered"])
    #expect(route.diagnostics.first?.severity == .note)
    #expect(route.diagnostics.first?.hint == "did you mean \"INVITES\"?")
}

/// A category, the claimed ones, the most similar one, and a part of the reason.
private let misses: [(category: String, claimed: [String], nearest: String?, reason: String)] = [
    ("invite", ["INVITE"], "INVITE", "differs in case"),
    ("INVITE", ["INVITE "], "INVITE ", "white space"),
    (" INVITE", ["OTHER", "INVITE"], "INVITE", "white space"),
    ("invite ", ["INVITE"], "INVITE", "differs in case and in white space"),
    ("IN VITE", ["INV ITE"], "INV ITE", "white space"),
    ("INVTE", ["INVITE"], "INVITE", "no extension claims"),
    ("NEWS", ["INVITE"], nil, "no extension claims"),
    ("", ["INVITE"], nil, "names no category"),
    ("", [""], nil, "names no category"),
]

@Test(arguments: misses.indices)
func refusalsHaveReasons(index: Int) {
    let miss = misses[index]
    let route = route(miss.category, [descriptor("a.json", miss.claimed)])
    #expect(route.engaged == nil)
    #expect(route.refusal?.nearest == miss.nearest)
    #expect(route.refusal?.reason.contains(miss.reason) == true)
    let code = miss.category.isEmpty ? "category-missing" : "category-unclaimed"
    let diagnostic = route.diagnostics.first { $0.code == code }
    #expect(diagnostic?.severity == .warning)
    #expect(diagnostic?.hint?.contains("mutable-content") == true)
    if let nearest = miss.nearest { #expect(diagnostic?.hint?.contains("did you mean \"\(nearest)\"?") == true) }
}

@Test func claimedTwiceTheFirstEngages() {
    let route = route("INVITE", [descriptor("a.json", ["INVITE"]), descriptor("b.json", ["INVITE"])])
    #expect(route.engaged?.file == "a.json")
    #expect(route.diagnostics.first?.code == "category-claimed-twice")
}

@Test func targetBundlePicksTheApp() {
    let one = descriptor("a.json", ["INVITE"], app: "One", bundle: "com.one")
    let two = descriptor("b.json", ["INVITE"], app: "Two", bundle: "com.two")
    #expect(route("INVITE", [one, two], target: "com.two").engaged == two)
    #expect(route("INVITE", [one, two]).engaged == one)

    let other = route(
        "INVITE", [one, descriptor("c.json", ["NEWS"], app: "Two", bundle: "com.two")], target: "com.two")
    #expect(other.engaged == nil)
    #expect(other.owner?.app.name == "Two")
    #expect(other.refusal?.reason.contains("another app, One") == true)
}

@Test func nothingIsDeliveredToAnUnknownTargetBundleUnlessForced() {
    let descriptors = [descriptor("a.json", ["INVITE"], bundle: "com.meetings")]
    let finding = ExtensionRouter(descriptors).undeliverable("com.meeting", app: nil, at: nil)
    #expect(finding?.code == "target-bundle-unknown")
    #expect(finding?.hint == "did you mean \"com.meetings\"?")
    #expect(ExtensionRouter(descriptors).undeliverable("com.meetings", app: nil, at: nil) == nil)
    let forced = ExtensionRouter(descriptors, isForced: true)
    #expect(forced.undeliverable("com.meeting", app: nil, at: nil) == nil)
    let route = forced.route(category: "INVITE", targetBundle: "com.meeting")
    #expect(route.engaged != nil)
    #expect(route.diagnostics.map(\.code) == ["forced", "category-unregistered"])
}

@Test func anExtensionThatIOSDoesNotLoadEngagesOnlyIfForced() {
    var refused = descriptor("a.json", ["INVITE"])
    refused.isLoadable = false
    let route = route("INVITE", [refused])
    #expect(route.engaged == nil)
    #expect(route.owner == refused)
    #expect(route.diagnostics.contains { $0.code == "extension-not-loaded" })
    let forced = ExtensionRouter([refused], isForced: true).route(category: "INVITE")
    #expect(forced.engaged == refused)
    #expect(forced.diagnostics.contains { $0.code == "forced" })
}

@Test func bundlelessDescriptorTakesAnyTarget() {
    let route = route("INVITE", [descriptor("a.json", ["INVITE"])], target: "com.meetings")
    #expect(route.engaged != nil)
    #expect(!route.diagnostics.contains { $0.code == "target-bundle-unknown" })
}

@Test func aTargetThatMayBeABundlelessDescriptorIsNotForced() {
    let descriptors = [
        descriptor("a.json", ["INVITE"], bundle: "com.meetings"), descriptor("b.json", ["NEWS"], app: "News"),
    ]
    #expect(ExtensionRouter(descriptors).undeliverable("com.news", app: nil, at: nil) == nil)
    #expect(!route("NEWS", descriptors, target: "com.news").diagnostics.contains { $0.code == "forced" })
}

@Test func categoryRegisteredInTwoWaysIsAWarning() {
    let plain = NotificationCategory(identifier: "INVITE")
    let full = NotificationCategory(identifier: "INVITE", actions: [SampleAction.accept])
    let route = route("INVITE", [descriptor("a.json", ["INVITE"], registered: [plain, full])])
    #expect(route.category == plain)
    #expect(route.diagnostics.map(\.code) == ["category-registered-twice"])
}
