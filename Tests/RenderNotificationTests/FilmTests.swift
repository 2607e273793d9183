import RendererTestSupport
@testable import Basics
@testable import Chrome
@testable import ContentExtensionHost
import Testing

@testable import RenderNotification
@testable import Renderer
@testable import Views

/// A film of moments.
private func recorder(
    _ output: FilmRecorder.Output, _ moments: [ScenarioMoment], scale: Double? = 0.25
) -> FilmRecorder {
    let recorder = FilmRecorder(output, of: "s.json", scale: scale)
    for moment in moments { recorder.record(moment) }
    return recorder
}

private func moment(
    _ scene: Scene, _ caption: String = "step", isFrame: Bool = false, device: Device = Device()
) -> ScenarioMoment {
    ScenarioMoment(
        time: scene.time, caption: isFrame ? "" : caption, scene: scene, device: device, isFrame: isFrame)
}

private func makeRenderer() throws -> NotificationRenderer {
    try NotificationRenderer(device: Device(), fonts: FontLibrary())
}

/// A notification that is expanded, resized, and left alone for a number of seconds with thirty frames each; then its
/// actions are replaced.
private func life(still: Int) -> [ScenarioMoment] {
    let resize = SceneTransition(change: .contentHeight(from: 60), start: 0)
    let up = SceneTransition(change: .presentation, start: 0)
    let replaced = SceneTransition(change: .actions(from: sampleScene().actions), start: Double(still))
    func scene(_ time: Double) -> Scene { sampleScene(height: 120, time: time, [up, resize]) }
    func after(_ time: Double) -> Scene {
        sampleScene(height: 120, actions: ["Unlike"], time: time, [up, resize, replaced])
    }
    var moments = [moment(scene(0), "expand")]
    for frame in 1..<still * 30 { moments.append(moment(scene(Double(frame) / 30), isFrame: true)) }
    moments.append(moment(after(Double(still)), "tap Like"))
    for frame in 1...12 { moments.append(moment(after(Double(still) + Double(frame) / 30), isFrame: true)) }
    return moments
}

@Test func statesAreMadeByStepsWithVisibleChanges() {
    let silent = sampleScene { $0.phase = .nothing }
    let states = FilmState.states(of: [
        moment(silent, "deliver"), moment(silent, "lock"), moment(sampleScene(), "expand"),
        moment(sampleScene(time: 1), isFrame: true), moment(sampleScene(time: 2), "wait 2 s"),
        moment(sampleScene(actions: ["Unlike"], time: 2), "tap Like"),
        moment(sampleScene(actions: ["Unlike"], time: 2), "dark", device: Device(appearance: .dark)),
    ])
    #expect(states.map(\.caption) == ["deliver, lock, expand", "tap Like", "dark"])
    #expect(states.map(\.time) == [0, 2, 2])
}

@Test func captionsIncludeSilentStepsAndTheEnd() {
    func ended(_ phase: Scene.Phase, _ time: Double) -> Scene {
        sampleScene(actions: ["Unlike"], time: time) { $0.phase = phase }
    }
    let states = FilmState.states(of: [
        moment(sampleScene(), "expand"),
        // The first three have no visible effect; a wait is shown by the state's time.
        moment(sampleScene(), "lock"), moment(sampleScene(), "unlock"), moment(sampleScene(), "deliver next"),
        moment(sampleScene(time: 9), "wait 9 s"),
        moment(sampleScene(actions: ["Unlike"], time: 10), "wait 1 s"),
        moment(ended(.dismissed, 10), "close"), moment(ended(.openedApp, 10), "tap open"),
    ])
    #expect(
        states.map(\.caption)
            == ["expand", "unlock, deliver next, wait 1 s", "close → dismissed", "tap open → the app opens"])
}

@Test func captionsNameDeliveriesByFileOrIdentifier() throws {
    let steps =
        #"{"steps": [{"deliver": "../a.b/next.apns"}, {"deliver": {"payload": "x.json", "identifier": "one"}},"#
        + #" {"deliver": {"payload": {"aps": {"alert": "Hi"}}}}]}"#
    let scenario = try ScenarioFile.decode(Array(steps.utf8), file: "s.json").value
    #expect(scenario.steps.map(\.caption) == ["deliver next", "deliver one", "deliver"])
}

@Test func aStripHasAFrameForEachStateInRows() throws {
    let renderer = try makeRenderer()
    func strip(_ count: Int) throws -> Image {
        let moments = (0..<count).map { moment(sampleScene(actions: ["Action \($0)"], time: Double($0)), "tap \($0)") }
        return try Image.decode(png: recorder(.strip, moments).finish(on: renderer))
    }
    let (three, sixty) = (try strip(3), try strip(60))
    // Three fit a row, sixty wrap.
    #expect(three.width > three.height && sixty.height > sixty.width)
    #expect(sixty.width <= 1_240)
    // The corners show the light background.
    for picture in [three, sixty] { #expect(picture.pixel(1, 1) == [246, 246, 248, 255]) }
}

@Test func thirtyFramesASecondWhileSomethingMayMove() throws {
    let scenario = try ScenarioFile.decode(Array(#"{"steps": [{"wait": 1}, {"wait": 86400}]}"#.utf8), file: "s.json")
    let runner = try ScenarioPlayer(scenario.value, in: Environment(), with: makeRenderer())
    let recorder = FilmRecorder(.animation(.gif), of: "s.json")
    runner.films = [recorder]
    _ = try runner.run()
    let times = recorder.moments.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(times.filter { $0 < 0.9999 }.count == 29)
    #expect(times.last == 86_401 && times.count < 200)
}

@Test func captionsOfAnyLengthFit() throws {
    let long = String(repeating: "endless ", count: 2_000) + "\u{202E}\n\u{0}"
    let renderer = try makeRenderer()
    func height(_ caption: String) throws -> Int {
        try Image.decode(png: recorder(.strip, [moment(sampleScene(), caption)]).finish(on: renderer)).height
    }
    #expect(try height(long) <= height("short") + 15)
}

@Test func filmstripsWithAKeyboardShowWholeScreens() throws {
    let comment = NotificationAction(identifier: "c", title: "Comment", textInput: NotificationAction.TextInput())
    let typing = sampleScene(height: 60) { $0.textInput = TextInputSession(source: .action(comment)) }
    let renderer = try makeRenderer()
    let plain = try Image.decode(png: recorder(.strip, [moment(sampleScene(height: 60))]).finish(on: renderer))
    let whole = try Image.decode(
        png: recorder(.strip, [moment(sampleScene(height: 60)), moment(typing, "comment")]).finish(on: renderer))
    #expect(whole.height > plain.height + 60)
}

@Test func limit_filmstripStates() throws {
    let moments = (0..<Limits.filmstripStates + 5).map { moment(sampleScene(actions: ["\($0)"])) }
    let recorder = recorder(.strip, moments, scale: 0.1)
    _ = try recorder.finish(on: makeRenderer())
    #expect(recorder.diagnostics.map(\.code) == ["film-cut"])
    #expect(recorder.diagnostics.first?.message.contains("\(Limits.filmstripStates + 5)") == true)
    #expect(recorder.diagnostics.first?.location?.file == "s.json")
}

@Test func limit_filmMoments() throws {
    let recorder = FilmRecorder(.animation(.gif), of: "s.json")
    let still = moment(sampleScene(), isFrame: true)
    for _ in 0..<Limits.filmMoments + 5 { recorder.record(still) }
    #expect(recorder.moments.count == Limits.filmMoments)
    #expect(recorder.diagnostics.map(\.code) == ["film-cut"])
}

/// A card with a row that stays and texts that change.
private func card(_ texts: [String]) -> Scene {
    let row = ViewNode(.stack(Stack(.horizontal)), children: [ViewNode(.label(Label("always")))])
    return sampleScene { scene in
        scene.custom?.view = ViewNode(children: [row] + texts.map { ViewNode(.label(Label($0))) })
    }
}

@Test func limit_filmSceneBytes() throws {
    let recorder = FilmRecorder(.animation(.gif), of: "s.json")
    let text = String(repeating: "a", count: 16 * 1024 - 4)
    var count = 0
    while recorder.diagnostics.isEmpty, count < Limits.filmMoments {
        recorder.record(moment(card((0..<12).map { _ in "\(1000 + count)" + text }), isFrame: true))
        count += 1
    }
    #expect(recorder.diagnostics.map(\.code) == ["film-cut"])
    // Twelve texts of 16 KB, and as many views.
    #expect(recorder.moments.count == count - 1)
    #expect(abs(Double(count) / (Double(Limits.filmSceneBytes) / (12 * 16 * 1024)) - 0.95) < 0.05)
}

@Test func momentsShareEqualViews() throws {
    let recorder = FilmRecorder(.animation(.gif), of: "s.json")
    for index in 0..<Limits.filmMoments { recorder.record(moment(card(["\(index)"]))) }
    #expect(recorder.moments.count == Limits.filmMoments && recorder.diagnostics == [])
    #expect(recorder.moments[7].scene == card(["7"]))
    func row(_ index: Int) -> UnsafePointer<ViewNode>? {
        recorder.moments[index].scene.custom?.view.children[0].children.withUnsafeBufferPointer(\.baseAddress)
    }
    #expect(row(0) == row(7) && row(0) != nil)
}

@Test func trees() {
    func tree(_ texts: [String], hidden: Bool = false) -> ViewNode {
        ViewNode(
            style: ViewStyle(isHidden: hidden),
            children: [ViewNode(children: texts.map { ViewNode(.label(Label($0))) }), ViewNode(.overlay)])
    }
    func bytes(_ one: ViewNode, besides other: ViewNode) -> Int? {
        var copy = one
        let bytes = copy.share(with: other)
        #expect(copy == one)
        return bytes
    }
    let view = MemoryLayout<ViewNode>.stride
    #expect(bytes(tree(["a", "b"]), besides: tree(["a", "b"])) == nil)
    #expect(bytes(tree(["a", "b"], hidden: true), besides: tree(["a", "b"])) == 0)
    #expect(bytes(tree(["a", "bcd"]), besides: tree(["a", "b"])) == 4 * view + 3)
    #expect(bytes(tree(["a"]), besides: tree(["a", "b"])) == 3 * view)
    #expect(bytes(tree(["a", "b"]), besides: tree(["a"])) == 4 * view + 1)
    #expect(bytes(ViewNode(.overlay), besides: ViewNode()) == 0)
}

@Test(arguments: AnimationFormat.allCases) func animationsShortenPauses(
    format: AnimationFormat
) throws {
    let recorder = recorder(.animation(format), life(still: 12))
    #expect(recorder.frameInterval == 1.0 / 30)
    let film = try decode(format, recorder.finish(on: makeRenderer()))
    let seconds = Double(film.delays.reduce(0, +)) / (format == .gif ? 100 : 30)
    // 1/3 s before, 1/3 s to expand, 0.4 to resize, 1 s for a pause of 11, 0.25 to replace the actions, 2 s at the end.
    #expect(4...4.7 ~= seconds)
    #expect(film.pictures.count > 24 && film.pictures.count < 40)
    #expect(recorder.diagnostics == [])
}

@Test func runningChangesPlayToTheirEnd() throws {
    let gone = sampleScene(time: 1, [SceneTransition(change: .dismissal, start: 1)]) { $0.phase = .dismissed }
    let moments = [moment(sampleScene(), "expand"), moment(gone, "close")]
    let film = try DecodedAnimation(apng: recorder(.animation(.apng), moments).finish(on: makeRenderer()))
    // The film ends like it begins, with the bare screen.
    #expect(film.pictures.last == film.pictures.first)
}

@Test func aWaitOfYearsTakesASecondOfFilm() throws {
    let later = 100 * 365 * 86_400.0
    let moments = [
        moment(sampleScene(), "expand"),
        moment(
            sampleScene(actions: ["Later"], time: later, [SceneTransition(change: .actions(from: []), start: 0)]),
            "wait"),
    ]
    let film = try DecodedAnimation(apng: recorder(.animation(.apng), moments).finish(on: makeRenderer()))
    #expect(film.delays.reduce(0, +) < 200)
}

@Test func aNoteShowsTheSkippedTime() throws {
    // The picture with the note differs from its neighbours only in its lower middle.
    let film = try DecodedAnimation(
        apng: recorder(.animation(.apng), life(still: 12), scale: 1).finish(on: makeRenderer()))
    let longest = try #require(film.regions.indices.dropFirst().filter { film.delays[$0] == 22 }.first)
    let note = film.regions[longest]
    #expect(note.height < 50 && note.width < 200 && abs(note.x + note.width / 2 - 375 / 2) <= 2)
}

@Test func aScenarioWithoutExpansionIsAnError() throws {
    let silent = [moment(sampleScene { $0.phase = .nothing })]
    for output in [FilmRecorder.Output.strip, .animation(.gif), .animation(.apng)] {
        let error = #expect(throws: InputError.self) {
            try recorder(output, silent).finish(on: makeRenderer())
        }
        #expect(error?.diagnostics.map(\.code) == ["film-empty"])
        #expect(error?.diagnostics.first?.location?.file == "s.json")
    }
}

@Test func theSameMomentsMakeTheSameBytes() throws {
    for output in [FilmRecorder.Output.strip, .animation(.gif), .animation(.apng)] {
        // Independent of earlier drawing.
        let renderer = try makeRenderer()
        let first = try recorder(output, life(still: 2)).finish(on: renderer)
        #expect(try recorder(output, life(still: 2)).finish(on: renderer) == first)
        #expect(try recorder(output, life(still: 2)).finish(on: makeRenderer()) == first)
    }
}

@Test func aRotatedScreenFitsIntoTheFilm() throws {
    var landscape = Device()
    landscape.orientation = .landscape
    let moments = [moment(sampleScene()), moment(sampleScene(time: 0.1), "landscape", device: landscape)]
    let film = try DecodedAnimation(apng: recorder(.animation(.apng), moments).finish(on: makeRenderer()))
    #expect(film.pictures[0].width == Int((667 * 0.25).rounded()))
    #expect(try Image.decode(png: recorder(.strip, moments).finish(on: makeRenderer())).width > 200)
}

@Test func anAnimationEndsWithTheClock() throws {
    let steps = #"{"repeat": {"times": 400, "steps": [{"wait": 3e9}]}}, {"wait": 1}"#
    let scenario = try ScenarioFile.decode(Array("{\"steps\": [\(steps)]}".utf8), file: "s.json")
    let runner = try ScenarioPlayer(scenario.value, in: Environment(), with: makeRenderer())
    runner.films = [FilmRecorder(.animation(.gif), of: "s.json")]
    #expect(throws: Never.self) { try runner.run() }
}

@Test func aFilmKeepsNoInbox() throws {
    let inbox = [NotificationResponse(notification: sampleScene().notification, actionIdentifier: "like")]
    let kept = recorder(.strip, [moment(sampleScene { $0.appInbox = inbox })]).moments
    #expect(kept.map(\.scene.appInbox) == [[]])
}

@Test func equalMomentsArePaintedOnce() {
    let resize = SceneTransition(change: .contentHeight(from: 60), start: 0)
    func sight(_ time: Double, moves: Bool = false) -> FilmStage.Sight {
        FilmStage.Sight(moment(sampleScene(height: 120, time: time, [resize])), moves: moves)
    }
    // Also while time stands still during a change.
    #expect(sight(0.1) == sight(0.1))
    #expect(sight(0.1) != sight(0.2))
    #expect(sight(5) == sight(6) && sight(5) != sight(0.1))
    #expect(sight(5, moves: true) == sight(5, moves: true) && sight(5, moves: true) != sight(6, moves: true))
}

private func decode(_ format: AnimationFormat, _ file: [UInt8]) throws -> DecodedAnimation {
    switch format {
    case .gif: try DecodedAnimation(gif: file)
    case .apng: try DecodedAnimation(apng: file)
    }
}
