import Testing

@testable import Basics
@testable import HostTestSupport
@testable import Views

@Test(arguments: [
    (0.0, 0.0, 1.0, 320.0), (0, 0, 0.25, 80), (150, 0, 1, 150), (0, 90, 1, 90), (150, 90, 1, 150), (0, 90, 0, 90),
])
func heightIsPreferredThenFittingThenByRatio(
    preferred: Double, fitting: Double, ratio: Double, height: Double
) {
    let controller = SwiftExtension()
    controller.preferredContentSize = Size(width: 9_999, height: preferred)
    let host = host(controller, ratio: ratio, fitting: fitting).after(.expand())
    #expect(host.scene.custom?.size == Size(width: 320, height: height))
    #expect(host.diagnostics == [])
}

@Test(arguments: [
    (-50.0, 90.0, "preferred-size-invalid"), (.nan, 90, "preferred-size-invalid"),
    (.infinity, 90, "preferred-size-invalid"), (1e9, Limits.points, "preferred-size-too-large"),
])
func limit_points_ofPreferredSizes(preferred: Double, height: Double, code: String) {
    let controller = SwiftExtension()
    controller.preferredContentSize = Size(width: 0, height: preferred)
    let host = host(controller, fitting: 90).after(.expand(), .advance(1))
    #expect(host.scene.custom?.size.height == height)
    #expect(host.codes == [code])
}

@Test(arguments: [-1, .nan, .infinity, 1e9])
func limit_contentSizeRatio_ofHosts(ratio: Double) {
    let host = host(SwiftExtension(), ratio: ratio).after(.present())
    #expect(host.scene.custom?.size.height == 320)
    #expect(host.codes == ["initial-ratio-invalid"])
}

@Test(arguments: [-1, .nan, .infinity, 1e9])
func invalidMeasuredHeightsAreIgnored(fitting: Double) {
    let height = host(SwiftExtension(), fitting: fitting).after(.expand()).scene.custom?.size.height
    #expect(height == (fitting == 1e9 ? Limits.points : 320))
}

@Test func limit_resizeRounds() {
    let controller = SwiftExtension().on("layout") { controller in
        controller.preferredContentSize.height = controller.preferredContentSize.height == 100 ? 200 : 100
    }
    let host = host(controller).after(.expand())
    #expect(host.codes == ["size-ping-pong"])
    #expect(host.state == .expanded)
    #expect(controller.calls.filter { $0 == "layout" }.count <= 2 * Limits.resizeRounds + 1)
}

@Test func sizeSettlesWhenLayoutAsksForTheSameAgain() {
    let controller = SwiftExtension().on("layout") { $0.preferredContentSize = Size(width: 320, height: 240) }
    let host = host(controller).after(.expand())
    #expect(host.scene.custom?.size.height == 240)
    #expect(host.diagnostics == [])
}

@Test func heightMayChangeLater() {
    let controller = SwiftExtension().on("viewDidAppear") { controller in
        controller.extensionContext?.clock.schedule(after: 0.3) {
            controller.preferredContentSize = Size(width: 320, height: 77)
        }
    }
    let host = host(controller).after(.expand(), .advance(0.2))
    #expect(host.scene.custom?.size.height == 320)
    host.send(.advance(0.2))
    #expect(host.scene.custom?.size.height == 77)
    #expect(host.trace.events.last { $0.kind.name == "resized" }?.time == 0.3)
}

@Test func contentWithoutHeightIsReported() {
    let host = host(SwiftExtension(), ratio: 0).after(.expand())
    #expect(host.scene.custom?.size.height == 0)
    #expect(host.codes == ["content-without-height"])
}
