import LiveActivities
import Testing
import Views

@testable import Chrome

/// Live Activities beside the camera, which stays in the middle of the screen (facts: activities/island).
@Suite struct CompactIslandTests {
    private typealias Scenes = ActivityScenes

    @Test("sides of different widths leave the camera where it is", arguments: ["en", "ar"])
    func camera(locale: String) throws {
        let device = try Scenes.device(locale: locale)
        let activities = ActivityScene(items: [Scenes.item(leading: 30, trailing: 50)])
        for crop in [Crop.notification, .screen] {
            let picture = Scenes.picture(activities, in: .islandCompact, on: device, crop: crop)
            let island = try #require(Scenes.islands(in: picture).first?.frame)
            let (left, right) = locale == "ar" ? (50.0, 30.0) : (30.0, 50.0)
            #expect(Scenes.isNear(island.minX, 393 / 2 - 125.33 / 2 - left))
            #expect(Scenes.isNear(island.maxX, 393 / 2 + 125.33 / 2 + right))
            #expect(Scenes.isNear(island.height, 36.67) && Scenes.isNear(island.minY, 11.33))
            let leading = try #require(picture.view("a-compactLeading")?.frame)
            let trailing = try #require(picture.view("a-compactTrailing")?.frame)
            #expect((leading.minX < trailing.minX) == (locale == "en"))
            #expect(Scenes.isNear(min(leading.minX, trailing.minX), island.minX))
            #expect(Scenes.isNear(max(leading.maxX, trailing.maxX), island.maxX))
        }
    }

    @Test("one minimal activity is attached to the camera's leading side", arguments: ["en", "ar"])
    func minimalAlone(locale: String) throws {
        let device = try Scenes.device(locale: locale)
        let picture = Scenes.picture(
            ActivityScene(items: [Scenes.item(minimal: 40)]), in: .islandMinimal, on: device)
        let island = try #require(Scenes.islands(in: picture).first?.frame)
        #expect(Scenes.isNear(island.width, 125.33 + 40))
        let camera = (left: 393 / 2 - 125.33 / 2, right: 393 / 2 + 125.33 / 2)
        #expect(Scenes.isNear(locale == "ar" ? island.minX : island.maxX, locale == "ar" ? camera.left : camera.right))
    }

    @Test("a second one stands 8 points from the first", arguments: ["en", "ar"])
    func minimalTwo(locale: String) throws {
        let device = try Scenes.device(locale: locale)
        let activities = ActivityScene(items: [Scenes.item("a", minimal: 40), Scenes.item("b", minimal: 37)])
        let picture = Scenes.picture(activities, in: .islandMinimal, on: device)
        let islands = Scenes.islands(in: picture).map(\.frame)
        #expect(islands.count == 2)
        let (attached, detached) = (try #require(islands.first), try #require(islands.last))
        #expect(Scenes.isNear(attached.width, 165.33) && Scenes.isNear(detached.width, 37))
        if locale == "en" {
            #expect(Scenes.isNear(attached.minX, 393 / 2 - 125.33 / 2 - 40))
            #expect(Scenes.isNear(detached.minX - attached.maxX, 8))
        } else {
            #expect(Scenes.isNear(attached.maxX, 393 / 2 + 125.33 / 2 + 40))
            #expect(Scenes.isNear(attached.minX - detached.maxX, 8))
        }
        #expect(try #require(picture.view("b-minimal")?.frame.midX) == detached.midX)
    }

    @Test("the platter crop shows the island alone")
    func platter() throws {
        let device = try Scenes.device()
        let picture = Scenes.picture(
            ActivityScene(items: [Scenes.item()]), in: .islandCompact, on: device, crop: .platter)
        #expect(picture.backdrop == nil)
        #expect(Scenes.isNear(picture.size.width, 30 + 125.33 + 50) && Scenes.isNear(picture.size.height, 36.67))
    }

    @Test("the island of a screen takes the form of its activities by itself")
    func form() throws {
        let device = try Scenes.device()
        func island(_ activities: ActivityScene) throws -> [Double] {
            Scenes.islands(in: Scenes.picture(activities, in: .screen, on: device, crop: .screen)).map(\.frame.width)
        }
        let (a, b) = (Scenes.item("a"), Scenes.item("b"))
        #expect(try island(ActivityScene()) == [])
        #expect(try island(ActivityScene(items: [a])).first.map { Scenes.isNear($0, 205.33) } == true)
        #expect(try island(ActivityScene(items: [a, b])).count == 2)
        #expect(try island(ActivityScene(items: [a, b], alert: "b")).first.map { Scenes.isNear($0, 365) } == true)
        // One that has ended has left the island.
        #expect(try island(ActivityScene(items: [Scenes.item("a", isActive: false)])) == [])
    }
}
