import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private func player(_ frame: Rect = Rect(x: 10, y: 10, width: 44, height: 44)) -> SwiftExtension {
    let controller = SwiftExtension()
    controller.mediaPlayPauseButtonType = .overlay
    controller.mediaPlayPauseButtonFrame = frame
    return controller
}

@Test func mediaButtonPlaysAndPauses() {
    let controller = player()
    let host = host(controller).after(.expand())
    #expect(host.scene.custom?.mediaButton?.isPlaying == false)
    host.send(.tapMediaButton)
    #expect(host.scene.custom?.mediaButton?.isPlaying == true)
    host.send(.tapMediaButton)
    #expect(host.scene.custom?.mediaButton?.isPlaying == false)
    #expect(controller.calls.suffix(2) == ["mediaPlay", "mediaPause"])
}

@Test func extensionTellsThatItPlays() {
    let controller = player().on("didReceive") { $0.extensionContext?.mediaPlayingStarted() }
    #expect(host(controller).after(.expand()).scene.custom?.mediaButton?.isPlaying == true)
    let paused = player().on("mediaPlay") { $0.extensionContext?.mediaPlayingPaused() }
    #expect(host(paused).after(.expand(), .tapMediaButton).scene.custom?.mediaButton?.isPlaying == false)
}

@Test(arguments: [Rect.zero, Rect(x: 0, y: 0, width: -4, height: 4), Rect(x: .nan, y: 0, width: 4, height: 4)])
func buttonWithoutAFrameIsNotShown(frame: Rect) {
    let host = host(player(frame)).after(.expand(), .tapMediaButton)
    #expect(host.scene.custom?.mediaButton == nil)
    #expect(host.codes == ["media-button-without-frame", "no-media-button"])
}

@Test(arguments: [(400.0, "lies outside"), (300, "reaches out of")])
func buttonOutsideTheViewIsReported(top: Double, words: String) {
    let host = host(player(Rect(x: 0, y: top, width: 44, height: 44))).after(.expand())
    #expect(host.codes == ["media-button-outside"])
    #expect(host.diagnostics.first?.message == "the play/pause button's frame \(words) the view")
}

@Test func attachmentsAreReadOnlyWithAccess() {
    let photo = NotificationAttachment(identifier: "photo", path: "/p.png", type: "public.png", family: .image)
    func read(_ options: HostOptions, starts: Bool) -> (image: ImageReference?, host: NotificationHost) {
        var image: ImageReference?
        let controller = SwiftExtension().on("didReceive") { controller in
            guard let scope = controller.extensionContext?.attachments else { return }
            if starts { scope.startAccessing(photo) }
            image = scope.image(of: photo)
            if starts { scope.stopAccessing(photo) }
        }
        let host = host(controller, options: options).after(.expand())
        return (image, host)
    }
    let file = ImageReference.file(path: "/p.png", scale: 1)
    #expect(read(.init(isStrict: true), starts: true).image == file)
    #expect(read(.init(isStrict: true), starts: true).host.diagnostics == [])

    let lenient = read(.init(), starts: false)
    #expect(lenient.image == file)
    #expect(lenient.host.diagnostics.map(\.severity) == [.warning])
    let strict = read(.init(isStrict: true), starts: false)
    #expect(strict.image == nil)
    #expect(strict.host.codes == ["attachment-access"])
    #expect(strict.host.diagnostics.map(\.severity) == [.error])
}

@Test func clockFiresInOrderAndAtItsTimes() {
    var fired: [String] = []
    let controller = SwiftExtension().on("viewDidLoad") { controller in
        guard let clock = controller.extensionContext?.clock else { return }
        clock.schedule(after: 0.2) { fired.append("b \(clock.now)") }
        clock.schedule(after: 0.1) {
            fired.append("a \(clock.now)")
            clock.schedule(after: 0.2) { fired.append("d \(clock.now)") }
        }
        clock.schedule(after: 0.2) { fired.append("c \(clock.now)") }
        clock.schedule(after: -5) { fired.append("past \(clock.now)") }
        clock.schedule(after: .nan) { fired.append("nan \(clock.now)") }
        clock.schedule(after: 1e300) { fired.append("never") }
    }
    let host = host(controller).after(.expand(), .advance(0.1), .advance(Limits.advanceSeconds))
    #expect(fired == ["past 0.0", "nan 0.0", "a 0.1", "b 0.2", "c 0.2", "d 0.3"])
    #expect(host.diagnostics == [])
}

@Test func limit_timerFirings() {
    func again(_ clock: VirtualClock, _ count: @escaping () -> Void) {
        clock.schedule(after: 0) {
            count()
            again(clock, count)
        }
    }
    var fired = 0
    let controller = SwiftExtension().on("viewDidLoad") { controller in
        controller.extensionContext.map { again($0.clock) { fired += 1 } }
    }
    let host = host(controller).after(.expand(), .advance(1))
    // The views that the host measured first count a little.
    #expect((Limits.timerFirings - 10...Limits.timerFirings).contains(fired))
    #expect(host.codes == ["too-many-timers"])
}

/// A timer that changes a view costs as much as all views that are laid out again.
@Test(arguments: [(false, 300), (true, 60)]) func limit_viewsPerTimer(changesViews: Bool, expected: Int) {
    func again(_ clock: VirtualClock, _ work: @escaping () -> Void) {
        clock.schedule(after: 0.001) {
            work()
            again(clock, work)
        }
    }
    var fired = 0
    let controller = SwiftExtension().on("viewDidLoad") { controller in
        controller.subviews = Array(repeating: ViewNode(), count: 1_000)
        guard let clock = controller.extensionContext?.clock else { return }
        again(clock) {
            fired += 1
            if changesViews { controller.text = "\(fired)" }
        }
    }
    let host = host(controller).after(.expand(), .advance(0.3))
    #expect(fired == expected)
    #expect(host.codes == (changesViews ? ["too-many-timers"] : []))
}

@Test(arguments: [-1, .nan, .infinity, Limits.advanceSeconds + 1])
func limit_advanceSeconds(seconds: Double) {
    #expect(host(SwiftExtension()).after(.expand(), .advance(seconds)).codes == ["advance-out-of-range"])
}

@Test func timersDoNotFireAfterTheEnd() {
    var fired = false
    let controller = SwiftExtension().on("viewDidLoad") { controller in
        controller.extensionContext?.clock.schedule(after: 1) { fired = true }
    }
    _ = host(controller).after(.expand(), .dismiss, .advance(2))
    #expect(!fired)
}
