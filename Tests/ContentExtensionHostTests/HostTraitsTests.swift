import Testing

@testable import Basics
@testable import HostTestSupport
@testable import Views

@Test func aRotatedDeviceLaysTheViewOutAtItsWidth() {
    let controller = SwiftExtension()
    controller.preferredContentSize.height = 90
    let host = host(controller).after(.expand())
    host.traitsChanged(measuring: FixedMeasuring(), width: 600)
    #expect(host.scene.custom?.size == Size(width: 600, height: 90))
    #expect(controller.calls.last == "layout")
    #expect(host.trace.names.suffix(2) == ["traitsChanged", "layout"])
}

@Test func aRotatedDeviceMeasuresAgain() {
    let host = host(SwiftExtension(), fitting: 80).after(.expand())
    host.traitsChanged(measuring: FixedMeasuring(height: 40), width: 600)
    #expect(host.scene.custom?.size == Size(width: 600, height: 40))
}

@Test func aViewSizedByRatioKeepsTheRatio() {
    let host = host(SwiftExtension(), ratio: 0.5).after(.expand())
    host.traitsChanged(measuring: FixedMeasuring(), width: 600)
    #expect(host.scene.custom?.size == Size(width: 600, height: 300))
    let loading = HostTestSupport.host(SwiftExtension(), ratio: 0.5).after(.present())
    loading.traitsChanged(measuring: FixedMeasuring(), width: 600)
    #expect(loading.scene.custom?.size == Size(width: 600, height: 300))
}

@Test func aDeviceThatShowsNothingChangesQuietly() {
    let controller = SwiftExtension()
    let host = host(controller)
    host.traitsChanged(measuring: FixedMeasuring(), width: 600)
    #expect(!host.trace.names.contains("traitsChanged"))
    host.send(.expand())
    #expect(host.scene.custom?.size == Size(width: 600, height: 600))
}

@Test(arguments: [-1, .nan, .infinity, 1e9])
func oddWidthsAreHarmless(width: Double) {
    let host = host(SwiftExtension()).after(.expand())
    host.traitsChanged(measuring: FixedMeasuring(), width: width)
    #expect((0...Limits.points).contains(host.scene.custom?.size.width ?? -1))
}
