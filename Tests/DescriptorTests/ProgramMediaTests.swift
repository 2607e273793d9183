import Testing

@testable import ContentExtensionHost

private func player(_ keys: String = "") throws -> RunningProgram {
    try RunningProgram(
        #"""
        {"view": {"type": "stack", "children": [
           {"type": "label", "id": "time", "text": "{{media.elapsed}} -{{media.remaining}}"},
           {"type": "progress", "id": "bar", "value": "{{media.progress}}"},
           {"type": "label", "id": "playing", "visibleWhen": "media.isPlaying", "text": "{{media.seconds}}"},
           {"type": "label", "id": "note"}]},
         "media": {"frame": [0, 0, 40, 40], "duration": 200 \#(keys)}}
        """#)
}

@Test func playbackGoesOnWithTheClock() throws {
    let run = try player()
    #expect(run.text("time") == "0:00 -3:20")
    try run.sut.mediaPlay()
    run.wait(65.5)
    #expect(run.text("time") == "1:05 -2:15")
    #expect(run.sut.view.find("bar")?.progressView?.value == 65.0 / 200)
    #expect(run.sut.view.find("playing")?.style.isHidden == false)
    try run.sut.mediaPause()
    run.wait(20)
    #expect(run.text("time") == "1:05 -2:15")
    #expect(run.sut.view.find("playing")?.style.isHidden == true)
    try run.sut.mediaPlay()
    run.wait(0.5)
    #expect(run.text("time") == "1:06 -2:14")
}

@Test func playbackEndsAndTellsTheHost() throws {
    let run = try player(#", "pause": {"set": {"note": {"text": "paused"}}}"#)
    try run.sut.mediaPlay()
    run.wait(199.9)
    #expect(run.context.takeRequests() == [])
    run.wait(1_000)
    #expect(run.context.takeRequests() == [.mediaPlayingPaused])
    #expect([run.text("time"), run.text("note")] == ["3:20 -0:00", "paused"])
    // Playback restarts.
    try run.sut.mediaPlay()
    #expect(run.text("time") == "0:00 -3:20")
}

@Test func aPauseMovesTheEnd() throws {
    let run = try player()
    try run.sut.mediaPlay()
    run.wait(150)
    try run.sut.mediaPause()
    run.wait(100)
    try run.sut.mediaPlay()
    run.wait(49)
    #expect(run.context.takeRequests() == [])
    run.wait(1)
    #expect(run.context.takeRequests() == [.mediaPlayingPaused])
}

@Test func playAndPauseHaveEffects() throws {
    let run = try player(
        #", "play": {"set": {"note": {"text": "on"}}}, "pause": {"set": {"note": {"text": "off"}}}"#)
    try run.sut.mediaPlay()
    #expect(run.text("note") == "on")
    run.wait(3)
    #expect(run.text("note") == "on")
    try run.sut.mediaPause()
    #expect(run.text("note") == "off")
}

@Test func effectsStartPlayback() throws {
    let run = try RunningProgram(
        #"""
        {"view": {"type": "button", "id": "b", "title": "{{media.elapsed}}"}, "media": {"duration": 9},
         "events": {"b": {"touchUpInside": {"mediaPlaying": true}}}}
        """#)
    try run.touch(.touchUpInside, ["b"])
    #expect(run.context.takeRequests() == [.mediaPlayingStarted])
    run.wait(4)
    #expect(run.text("b") == "0:04")
}

@Test func playbackWithoutAnEndGoesOn() throws {
    let run = try RunningProgram(
        #"""
        {"view": {"type": "label", "id": "l", "text": "{{media.elapsed}} {{media.remaining}} {{media.progress}}"}, "media": {}}
        """#)
    try run.sut.mediaPlay()
    run.wait(3_725)
    #expect(run.text("l") == "1:02:05  0")
}

@Test func theNotificationProvidesDurationAndPosition() throws {
    let run = try RunningProgram(
        #"""
        {"view": {"type": "label", "id": "l", "text": "{{media.elapsed}} {{media.remaining}}"},
         "media": {"duration": "{{userInfo.seconds}}", "position": "{{userInfo.heard}}"}}
        """#, userInfo: #"{"seconds": 2520, "heard": 782}"#)
    #expect(run.text("l") == "13:02 28:58")
    try run.sut.mediaPlay()
    run.wait(58)
    #expect(run.text("l") == "14:00 28:00")
    // An item that was played is kept.
    try run.sut.didReceive(try RunningProgram.notification(#"{"seconds": 60, "heard": 0}"#))
    #expect(run.text("l") == "14:00 28:00")
}

@Test func theAttachmentsDurationIsTheDefault() throws {
    let song = NotificationAttachment(
        identifier: "song", path: "/song.mp3", type: "public.mp3", family: .audio, duration: 61)
    let keys = #""view": {"type": "label", "id": "l", "text": "{{media.remaining}}"}"#
    #expect(try RunningProgram("{\(keys), \"media\": {}}", attachments: [song]).text("l") == "1:01")
    #expect(try RunningProgram("{\(keys), \"media\": {\"duration\": 5}}", attachments: [song]).text("l") == "0:05")
}
