import RendererTestSupport
import Testing

@testable import Chrome
@testable import Renderer
@testable import Views

@Suite struct StageTimingsTests {
    @Test func nestedStagesCountOnce() {
        let timings = StageTimings()
        let began = StageTimings.now()
        timings.measure(.host) {
            wait()
            timings.measure(.layout) { wait() }
        }
        let elapsed = StageTimings.now() - began
        let (host, layout) = (timings.seconds[.host] ?? 0, timings.seconds[.layout] ?? 0)
        #expect(host >= pause)
        #expect(layout >= pause)
        #expect(host + layout <= elapsed)
    }

    @Test func errorsInAStageAreRethrown() {
        let timings: StageTimings? = StageTimings()
        #expect(throws: OutOfMemory.self) {
            try timings.measure(.decode) { () throws(OutOfMemory) -> Void in throw OutOfMemory(bytes: 1) }
        }
        #expect(timings?.seconds[.decode] != nil)
    }

    @Test func theTableHasEveryStageAndTheSum() {
        let timings = StageTimings()
        timings.add(.start, 0.0025)
        timings.add(.paint, 0.0100004)
        let lines = timings.table.split(separator: "\n")
        #expect(lines.count == StageTimings.Stage.allCases.count + 1)
        #expect(lines.first == "start          2.500 ms")
        #expect(lines.contains("paint         10.000 ms"))
        #expect(lines.last == "total         12.500 ms")
    }

    @Test func rendersAreMeasuredOnRequest() throws {
        let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
        let timings = StageTimings()
        renderer.timings = timings
        let composition = renderer.composer.compose(.expanded(sampleScene()))
        _ = try renderer.context.encode(DisplayListBuilder.build(composition), scale: 1)
        for stage in [StageTimings.Stage.layout, .paint, .encode] { #expect((timings.seconds[stage] ?? 0) > 0) }
        timings.reset()
        renderer.timings = nil
        _ = try renderer.context.encode(DisplayListBuilder.build(composition), scale: 1)
        #expect(timings.seconds.isEmpty)
    }

    private let pause = 0.001

    /// Waits until the clock has advanced.
    private func wait() {
        let end = StageTimings.now() + pause
        while StageTimings.now() < end {}
    }
}
