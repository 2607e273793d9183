import Testing

@testable import NotificationTesting
@testable import SnapshotComparison

/// The assertions about Live Activities, whose widget's code is compiled once.
@Suite(.serialized) struct ActivityAssertionTests {
    private let widgets = "../../Templates/pizza-delivery"

    @Test("a push that starts an activity", arguments: [Place.lockScreen, .islandExpanded])
    func start(_ place: Place) throws {
        try assertNotification(
            "\(widgets)/pushes/1-ordered.apns", extension: widgets, runningCode: true,
            on: .iPhone16Pro.style(.ios18), in: place, as: [.layout, .trace, .diagnostics])
    }

    @Test("pushes, screen by screen") func updates() throws {
        var device = SimulatedDevice(.iPhone16Pro.style(.ios18), extension: widgets, runningCode: true)
        device.deliver("\(widgets)/pushes/1-ordered.apns")
        device.wait(1260)
        device.deliver("\(widgets)/pushes/4-on-the-way.apns")
        try device.assertScreen("on-the-way", in: .islandCompact, as: [.layout])
        device.wait(1100)
        try device.assertScreen("stale", in: .lockScreen, as: [.layout, .trace])
    }
}
