@testable import Chrome
@testable import ContentExtensionHost
import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

/// An expanded notification that is higher than the screen: the menu stays on it (fact: ios18/platter.tall).
@Suite struct TallNotificationTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var model: String
        var orientation: Orientation
        var contentSize = ContentSizeCategory.large
        var device: Device {
            Device(
                model: DeviceModel.named(model) ?? .iPhone8, contentSize: contentSize, orientation: orientation,
                style: .ios18)
        }
        var testDescription: String { "\(model) \(orientation) \(contentSize)" }
    }

    static let cases =
        ["iphone-se", "iphone-8", "iphone-14", "iphone-15", "ipad-pro-11"].flatMap { model in
            Orientation.allCases.map { Case(model: model, orientation: $0) }
        } + [
            Case(model: "iphone-15", orientation: .portrait, contentSize: .accessibilityExtraExtraExtraLarge),
            Case(model: "iphone-15", orientation: .landscape, contentSize: .accessibilityExtraExtraExtraLarge),
            Case(model: "iphone-se", orientation: .landscape, contentSize: .accessibilityMedium),
        ]

    private func picture(
        _ device: Device, height: Double = 2_000, actions: Int, crop: Crop = .screen,
        _ change: (inout Scene) -> Void = { _ in }
    ) -> Composition {
        composed(
            sampleScene(height: height, actions: (0..<actions).map { "action-\($0)" }, [], change), .settled,
            crop: crop,
            device: device)
    }

    @Test(arguments: cases, 1...6) func theMenuEndsWithinTheSafeAreaAndThePlatterGivesWay(
        example: Case, actions: Int
    ) throws {
        let device = example.device
        let picture = picture(device, actions: actions)
        let platter = try #require(picture.view("platter")?.frame)
        let menu = try #require(picture.view("actions")?.frame)
        let pixel = 1 / device.model.scale + 1e-6
        let metrics = ModernMetrics.ios18(device).platter
        let end = device.screen.height - max(device.safeArea.bottom, metrics.margin)
        #expect(menu.maxY <= end + 1e-6)
        #expect(end - menu.maxY < pixel)
        #expect(platter.minY >= device.safeArea.top + metrics.top - pixel)
        #expect(abs(menu.minY - platter.maxY - metrics.gap) < pixel)
        #expect(platter.height >= 60 - pixel)
        // Only a platter at its minimum cuts the menu.
        let rows = picture.all { $0.id == "row" }
        #expect(rows.count == actions)
        if let last = rows.last, last.frame.maxY > menu.maxY + 1e-6 { #expect(abs(platter.height - 60) < pixel) }
    }

    @Test(arguments: cases) func aCroppedPictureHasThePlatterOfTheScreen(example: Case) throws {
        func heights(_ crop: Crop) -> [Double?] {
            let picture = picture(example.device, actions: 3, crop: crop)
            return ["platter", "actions"].map { picture.view($0)?.frame.height }
        }
        let pixel = 1 / example.device.model.scale + 1e-6
        for (screen, cropped) in zip(heights(.screen), heights(.notification)) {
            #expect(abs(try #require(screen) - (try #require(cropped))) < pixel)
        }
    }

    @Test func aNotificationThatFitsKeepsItsHeight() throws {
        let picture = picture(Self.cases[6].device, height: 200, actions: 3)
        let platter = try #require(picture.view("platter")?.frame)
        let content = try #require(picture.view("custom-content")?.frame)
        #expect(abs(platter.maxY - content.maxY) < 1e-9)
        #expect(picture.view("platter")?.children.first?.style.clipsToBounds == false)
    }

    @Test func aPictureInFullHeightShowsAllOfThePlatter() throws {
        let fake = FakeMeasuring()
        let picture = Composer(device: Self.cases[6].device, text: fake, images: fake).compose(
            .expanded(sampleScene(height: 2_000)), CompositionOptions(crop: .screen, showsFullHeight: true))
        #expect(try #require(picture.view("platter")?.frame).height > 2_000)
        #expect(try #require(picture.view("actions")?.frame).minY > 2_000)
    }

    @Test func theContentIsCutOffAndCantBeTouchedBelowThePlatter() throws {
        let device = Self.cases[7].device
        let picture = picture(device, actions: 2)
        #expect(device.orientation == .landscape)
        let platter = try #require(picture.view("platter"))
        #expect(platter.style.clipsToBounds)
        #expect(abs((picture.view("custom-content")?.frame.height ?? 0) - 2_000) < 1e-6)
        let touch = HitTest(picture)
        #expect(touch.hit(at: Point(x: platter.frame.midX, y: platter.frame.maxY + 8)) == .backdrop)
        let rows = picture.all { $0.id == "row" }.map(\.frame)
        #expect(touch.hit(at: Point(x: rows[1].midX, y: rows[1].midY)) == .action("action-1"))
    }

    @Test func thePlatterEndsAboveTheKeyboard() throws {
        let device = Self.cases[6].device
        let picture = picture(device, actions: 1) { scene in
            let action = NotificationAction(identifier: "reply", title: "Reply", textInput: .init())
            scene.textInput = TextInputSession(source: .action(action))
        }
        let bar = try #require(picture.view("input-bar")?.frame)
        // The menu stays, with the platter above it.
        let menu = try #require(picture.view("actions")?.frame)
        #expect(abs(bar.minY - menu.maxY - 16) < 0.34)
        #expect(picture.nodes.last?.id == "corners")
    }
}
