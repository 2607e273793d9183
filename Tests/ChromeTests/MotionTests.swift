import RendererTestSupport
@testable import Chrome
@testable import ContentExtensionHost
import Testing

@testable import Renderer
@testable import Views

private let curves: [MotionCurve] = [.spring, .easeIn, .easeInOut, MotionTimings().keyboard.curve]

@Test(arguments: curves) private func curvesRiseFromTheStartToTheEnd(_ curve: MotionCurve) {
    let values = (-2...102).map { curve.value(at: Double($0) / 100) }
    #expect(values.first == 0 && values.last == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    // No step is large enough to be visible.
    #expect(zip(values, values.dropFirst()).allSatisfy { $1 - $0 < 0.08 })
    #expect(curve.value(at: .nan) == 0 || curve.value(at: .nan) == 1)
}

@Test func easingEqualsUIKits() {
    // CAMediaTimingFunction's easeInEaseOut is symmetric; easeIn lags.
    #expect(abs(MotionCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(abs(MotionCurve.easeInOut.value(at: 0.25) - 0.129) < 0.001)
    #expect(MotionCurve.easeIn.value(at: 0.5) < 0.5)
    // The keyboard is nearly up after half of its time.
    #expect(MotionTimings().keyboard.curve.value(at: 0.5) > 0.9)
}

private func heights(_ seconds: [Double], from: Double, to: Double) -> [Double?] {
    seconds.map { time in
        composed(sampleScene(height: to, time: time, [SceneTransition(change: .contentHeight(from: from), start: 0)]))
            .view("custom-content")?.frame.height
    }
}

@Test func contentGrowsFromTheRatiosHeight() {
    #expect(heights([0, 0.4, 5], from: 330, to: 200) == [330, 200, 200])
    let between = heights([0, 0.05, 0.1, 0.2, 0.3], from: 100, to: 200).compactMap { $0 }
    #expect(between.first == 100)
    #expect(between == between.sorted() && Set(between).count == 5)
    // Rounded to device pixels.
    #expect(between.allSatisfy { ($0 * 2).rounded() == $0 * 2 })
}

@Test func viewsBelowTheContentMoveWithIt() throws {
    let scene = sampleScene(height: 200, time: 0.1, [SceneTransition(change: .contentHeight(from: 100), start: 0)])
    let picture = composed(scene)
    let content = try #require(picture.view("custom-content"))
    let text = try #require(picture.view("default-content"))
    let actions = try #require(picture.part(.actions))
    #expect(text.frame.minY == content.frame.maxY)
    #expect(actions.frame.minY == (picture.part(.platter)?.frame.maxY ?? 0) + 8)
    #expect(picture.size.height == actions.frame.maxY + 8)
}

@Test func theViewItselfHasItsFinalFrameAtOnce() throws {
    let scene = sampleScene(height: 200, time: 0.05, [SceneTransition(change: .contentHeight(from: 100), start: 0)])
    let content = try #require(composed(scene).view("custom-content"))
    #expect(content.frame.height < 200 && content.style.clipsToBounds)
    #expect(content.children.first?.frame.height == 200)
    #expect(content.first(withID: "inside")?.frame.maxY == content.frame.minY + 200)
}

@Test func settledPicturesIgnoreTime() {
    let moving = sampleScene(
        time: 0.1,
        [
            SceneTransition(change: .contentHeight(from: 100), start: 0),
            SceneTransition(change: .actions(from: []), start: 0),
        ])
    #expect(composed(moving, .settled).nodes == composed(sampleScene(), .settled).nodes)
    #expect(composed(sampleScene(time: 3, moving.transitions), .instant).nodes == composed(moving, .settled).nodes)
}

@Test func replacedActionsCrossFadeInTheirRows() throws {
    func picture(_ time: Double) -> Composition {
        composed(
            sampleScene(
                actions: ["Unlike", "Comment", "Share"], time: time,
                [SceneTransition(change: .actions(from: sampleScene().actions), start: 0)]))
    }
    let middle = picture(0.125)
    let rows = try #require(middle.view("actions")?.children.first).children.filter { $0.id == "row" }
    #expect(rows.count == 3)
    #expect(rows[0].children.map(\.id) == ["Like", "Unlike"])
    #expect(rows[0].children.map { ($0.style.alpha * 100).rounded() } == [50, 50])
    // Unchanged labels don't fade.
    #expect(rows[1].children.map(\.style.alpha) == [1])
    #expect(rows[2].children.map(\.id) == ["Share"] && rows[2].children[0].style.alpha < 1)
    let heights = [0, 0.06, 0.125, 0.19, 0.25].map { picture($0).part(.actions)?.frame.height ?? 0 }
    #expect(heights.first == 124.5 && heights.last == 187 && heights == heights.sorted())
    #expect(middle.view("actions")?.style.clipsToBounds == true)
}

@Test func addedOrRemovedActionsFadeWithTheirMaterial() throws {
    func picture(_ from: [String], _ to: [String]) -> Composition {
        composed(
            sampleScene(
                actions: to, time: 0.125,
                [SceneTransition(change: .actions(from: sampleScene(actions: from).actions), start: 0)]))
    }
    let settled = try #require(composed(sampleScene(), .settled).materials[.actions])
    for middle in [picture(["Like"], []), picture([], ["Like"])] {
        #expect(middle.part(.actions) != nil)
        let recipe = try #require(middle.materials[.actions])
        #expect(abs(recipe.add - settled.add / 2) < 1e-6)
        #expect(abs(recipe.multiply - (1 + settled.multiply) / 2) < 1e-6)
    }
}

@Test func aFadedMaterialInterpolatesWithTheBackground() {
    let recipe = MaterialRecipe(multiply: 0.5, add: 0.3, saturation: 1.8, approximation: RGBA(white: 1, alpha: 0.5))
    func apply(_ recipe: MaterialRecipe, _ value: Double, grey: Double) -> Double {
        recipe.multiply * (grey + (value - grey) * recipe.saturation) + recipe.add
    }
    for opacity in [0.0, 0.3, 0.7, 1] {
        let mixed = 0.2 * (1 - opacity) + apply(recipe, 0.2, grey: 0.6) * opacity
        #expect(abs(apply(recipe.faded(opacity), 0.2, grey: 0.6) - mixed) < 1e-9)
    }
}

@Test func theKeyboardSlidesUpAndTheActionsFade() throws {
    let comment = NotificationAction(identifier: "Comment", title: "Comment", textInput: NotificationAction.TextInput())
    func picture(_ time: Double) -> Composition {
        composed(
            sampleScene(time: time, [SceneTransition(change: .textInput(from: nil), start: 0)]) {
                $0.textInput = TextInputSession(source: .action(comment))
            })
    }
    let tops = [0, 0.1, 0.25, 0.5].map { picture($0).part(.keyboard)?.frame.minY ?? 0 }
    let settled = try #require(picture(1).part(.keyboard)).frame.minY
    #expect(tops.last == settled && tops == tops.sorted(by: >) && Set(tops).count == 4)
    // At first all of it is below the screen, with the bar above it.
    #expect(picture(0).part(.inputBar)?.frame.minY == 667)
    #expect(picture(0.1).part(.actions) != nil && picture(1).part(.actions) == nil)
    #expect(picture(0.1).size.height == 667)
}

@Test func theKeyboardSlidesAwayAgain() throws {
    let comment = NotificationAction(identifier: "Comment", title: "Comment", textInput: NotificationAction.TextInput())
    func picture(_ time: Double) -> Composition {
        composed(
            sampleScene(
                time: time,
                [SceneTransition(change: .textInput(from: TextInputSession(source: .action(comment))), start: 0)]))
    }
    let tops = [0, 0.1, 0.25].map { picture($0).part(.keyboard)?.frame.minY ?? 0 }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
    #expect(picture(0.5).part(.keyboard) == nil)
    #expect(picture(0.25).part(.actions) != nil)
}

@Test func onlyTheOverlayButtonFades() throws {
    func alpha(_ type: MediaPlayPauseButtonType, isPlaying: Bool) -> Double? {
        composed(
            sampleScene(time: 0.125, [SceneTransition(change: .mediaButton, start: 0)]) {
                $0.custom?.mediaButton = MediaButton(
                    type: type, frame: Rect(x: 10, y: 10, width: 60, height: 60), tintColor: .white,
                    isPlaying: isPlaying)
            }
        ).view("media-button")?.style.alpha
    }
    #expect(try abs(#require(alpha(.overlay, isPlaying: true)) - 0.5) < 0.01)
    #expect(try abs(#require(alpha(.overlay, isPlaying: false)) - 0.5) < 0.01)
    #expect(alpha(.default, isPlaying: true) == 1)
}

@Test func dismissalSlidesOffTheBottom() throws {
    func picture(_ time: Double) -> Composition {
        composed(
            sampleScene(time: time, [SceneTransition(change: .dismissal, start: 0)]) { $0.phase = .dismissed },
            crop: .screen)
    }
    let tops = [0, 0.1, 0.2, 0.29].map { picture($0).part(.platter)?.frame.minY ?? 0 }
    #expect(tops.first == 8 && tops == tops.sorted() && Set(tops).count == 4)
    #expect((tops.last ?? 0) > 560)
    #expect(picture(0.3).nodes.isEmpty)
    #expect(composed(sampleScene { $0.phase = .dismissed }).nodes.isEmpty)
}

@Test func expansionGrowsAndFadesIn() throws {
    let start = composed(sampleScene(), .comingUp(0))
    let middle = composed(sampleScene(), .comingUp(0.4))
    let settled = composed(sampleScene(), .settled)
    let (from, to) = (try #require(start.part(.platter)).frame, try #require(settled.part(.platter)).frame)
    #expect(abs(from.width / to.width - 0.95) < 0.01)
    // The platter is opaque at once, its contents aren't.
    #expect(start.part(.platter)?.style.alpha == 1)
    #expect(start.view("header")?.style.alpha == 1 && start.part(.platter)?.children[0].style.alpha == 0)
    #expect(start.part(.actions) == nil)
    #expect((middle.part(.platter)?.frame.width ?? 0) > from.width)
    #expect(composed(sampleScene(), .comingUp(1)).part(.platter)?.frame == to)
}

@Test func duringExpansionContentHasTheRatiosHeight() {
    let scene = sampleScene(height: 200, time: 7, [SceneTransition(change: .contentHeight(from: 100), start: 7)])
    #expect(composed(scene, .comingUp(0.9)).view("custom-content")?.frame.height == 100)
}

@Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1])
private func extremeTimesAreDrawn(_ time: Double) {
    let transitions: [SceneTransition] = [
        SceneTransition(change: .presentation, start: 0),
        SceneTransition(change: .contentHeight(from: 1e300), start: time),
        SceneTransition(change: .actions(from: []), start: time),
        SceneTransition(change: .textInput(from: nil), start: time),
        SceneTransition(change: .mediaButton, start: time), SceneTransition(change: .dismissal, start: time),
    ]
    let picture = composed(sampleScene(time: 0.1, transitions))
    #expect(picture.size.height <= 667 && picture.size.width == 375)
}
