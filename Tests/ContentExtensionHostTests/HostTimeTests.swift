import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport

@Test func waitsOfYearsAreSupported() {
    var fired: [Double] = []
    let controller = AnsweringExtension { controller, _, completion in
        controller.extensionContext?.clock.schedule(after: 86_400 * 365) {
            fired.append(controller.extensionContext?.clock.now ?? 0)
            completion(.dismiss)
        }
    }
    let host = host(controller).after(.expand(), .tapAction("accept"), .advance(86_400 * 3_650))
    #expect(fired == [86_400 * 365])
    #expect(host.state == .dismissed)
    #expect(host.clock.now == 86_400 * 3_650)
    #expect(host.codes == ["completion-overdue"])
}

@Test func timeStopsBeforeItOverflows() {
    let host = host(SwiftExtension()).after(.expand())
    for _ in 0..<1_000 { host.send(.advance(Limits.advanceSeconds)) }
    #expect(host.clock.now > 1e11)
    #expect(host.diagnostics == [])
}

@Test func limit_completionSeconds() {
    let controller = AnsweringExtension { controller, _, completion in
        controller.extensionContext?.clock.schedule(after: Limits.completionSeconds + 5) { completion(.dismiss) }
    }
    let host = host(controller).after(.expand(), .tapAction("accept"), .advance(Limits.completionSeconds - 0.1))
    #expect(host.diagnostics == [])
    host.send(.advance(0.1))
    #expect(host.codes == ["completion-overdue"])
    #expect(host.state.isUp)
    host.send(.advance(5))
    #expect(host.state == .dismissed)
}

@Test func aCompletionInTimeIsNotReported() {
    let controller = AnsweringExtension { controller, _, completion in
        controller.extensionContext?.clock.schedule(after: 1) { completion(.doNotDismiss) }
    }
    let host = host(controller).after(.expand(), .tapAction("accept"), .advance(1))
    #expect(host.clock.nextWork == nil)
    #expect(host.after(.advance(100)).diagnostics == [])
}

@Test func limit_pendingTimers() {
    var fired = 0
    let controller = SwiftExtension().on("viewDidLoad") { controller in
        for _ in 0..<Limits.pendingTimers + 5 {
            controller.extensionContext?.clock.schedule(after: 1) { fired += 1 }
        }
    }
    let host = host(controller).after(.expand(), .advance(2))
    #expect(fired == Limits.pendingTimers)
    #expect(host.codes == ["too-many-timers"])
}

@Test func limit_traceEvents() {
    let host = device([sampleExtension { SwiftExtension() }])
    for _ in 0..<Limits.traceEvents { host.send(.lock); host.send(.unlock) }
    #expect(host.trace.events.count == Limits.traceEvents)
    #expect(host.codes == ["trace-cut"])
}

@Test func limit_traceTextBytes() {
    let host = host(SwiftExtension()).after(.expand())
    let text = String(repeating: "a", count: 1024)
    func type() { host.send(.tapAction("comment")); host.send(.typeText(text)); host.send(.cancelTextInput) }
    for _ in 0..<Limits.traceTextBytes / 1024 { type() }
    #expect(host.codes == [] && host.trace.names.last == "textInputCancelled")
    type()
    type()
    #expect(host.codes == ["trace-cut"])
    #expect(host.trace.names.last == "textInputBegan")
}

@Test func limit_hostFindings() {
    let host = device([sampleExtension { SwiftExtension() }])
    for index in 0..<Limits.hostFindings + 50 { host.send(.expand("n\(index)")) }
    #expect(host.diagnostics.count == Limits.hostFindings + 1)
    #expect(host.diagnostics.last?.code == "too-many-findings")
    host.send(.expand("n0"))
    #expect(host.diagnostics.count == Limits.hostFindings + 1)
}

@Test func theSameEventsGiveTheSameTrace() {
    func trace() -> String {
        let controller = AnsweringExtension { controller, _, completion in
            controller.extensionContext?.clock.schedule(after: 0.7) { completion(.doNotDismiss) }
        }
        return host(controller).after(
            .expand(), .tapAction("accept"), .advance(1), .deliver(arrival("n2")), .reply("comment", text: "x"),
            .dismiss
        ).trace.json
    }
    let first = trace()
    #expect((0..<100).allSatisfy { _ in trace() == first })
}

@Test func anEndingProcessCancelsItsTimersOnly() {
    let clock = VirtualClock()
    let branches = (0..<50).map { _ in clock.branch() }
    var fired: [Int] = []
    for (index, branch) in branches.enumerated() {
        for round in 0...index % 3 { branch.schedule(after: Double(round)) { fired.append(index) } }
    }
    for index in stride(from: 0, to: 50, by: 2) { branches[index].cancelAll() }
    #expect(clock.advance(by: 0, afterEach: {}))
    #expect(fired == Array(stride(from: 1, to: 50, by: 2)))
    for index in stride(from: 1, to: 49, by: 2) { branches[index].cancelAll() }
    fired = []
    #expect(clock.advance(by: 2, afterEach: {}))
    #expect(fired == [49])
    #expect(clock.nextWork == nil)
}
