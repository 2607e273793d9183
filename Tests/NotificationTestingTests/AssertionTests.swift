import Testing

@testable import NotificationTesting
@testable import SnapshotComparison

/// The assertions as tests use them, with references beside this file.
@Suite struct AssertionTests {
    @Test("a picture and its layout", arguments: [Appearance.light, .dark])
    func invitation(_ appearance: Appearance) throws {
        try assertNotification(
            "../../Templates/event-invite/payloads/rooftop.apns",
            extension: "../../Templates/event-invite/descriptor.json",
            on: .iPhone16Pro.appearance(appearance), as: [.picture(scale: 1), .layout])
    }

    @Test("a literal's banner, less exactly") func banner() throws {
        try assertNotification(
            PushNotification(payload: ["aps": ["alert": "Dinner at eight?"]]), on: .iPhone16Pro, in: .banner,
            as: [.picture(scale: 1, precision: 0.99, perceptualPrecision: 0.98)], named: "dinner")
    }

    @Test("steps, screen by screen") func steps() throws {
        var device = SimulatedDevice(.iPhone8, extension: "../../Templates/like-unlike/descriptor.json")
        device.deliver("../../Templates/like-unlike/payloads/vases.apns")
        device.expand()
        try device.assertScreen("expanded", as: [.layout])
        device.tap("like")
        try device.assertScreen("liked", as: [.layout, .trace])
    }

    @Test("a scenario's snapshots") func scenario() throws {
        try assertScenario("../../Templates/like-unlike/scenario.json", as: [.trace])
    }
}
