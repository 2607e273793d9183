import LiveActivities
import Testing
import Views

@testable import Chrome

/// The expanded island (facts: activities/size.expanded, activities/island.top).
@Suite struct ExpandedIslandTests {
    private typealias Scenes = ActivityScenes

    @Test(
        "it is as far from the sides of the screen as from its top",
        arguments: [("iphone-15", 393, 11.33), ("iphone-16-pro", 402, 14), ("iphone-15-plus", 430, 11.33)])
    func margins(model: String, screen: Double, margin: Double) throws {
        let device = try Scenes.device(model)
        let width = ActivitySizes(device.model).expandedWidth
        #expect(abs(width - (screen - 2 * margin)) < 0.01)
        let activities = ActivityScene(items: [Scenes.item(expanded: 97.33, width: width)])
        for crop in [Crop.notification, .screen] {
            let picture = Scenes.picture(activities, in: .islandExpanded, on: device, crop: crop)
            let island = try #require(Scenes.islands(in: picture).first?.frame)
            #expect(Scenes.isNear(island.minX, margin) && Scenes.isNear(screen - island.maxX, margin))
            #expect(Scenes.isNear(island.minY, margin) && Scenes.isNear(island.height, 97.33))
            #expect(picture.view("a-expanded")?.frame == island)
        }
        #expect(
            Scenes.isNear(
                Scenes.picture(activities, in: .islandExpanded, on: device).size.height, 97.33 + 2 * margin))
    }

    @Test("it is that of the last alert, else the most relevant one's")
    func alerted() throws {
        let device = try Scenes.device()
        func shown(_ alert: String?) -> [String] {
            let items = ["a", "b"].map { Scenes.item($0) }
            return Scenes.picture(ActivityScene(items: items, alert: alert), in: .islandExpanded, on: device)
                .all { $0.id?.hasSuffix("-expanded") == true }.compactMap(\.id)
        }
        #expect(shown("b") == ["b-expanded"])
        #expect(shown(nil) == ["a-expanded"])
    }

    @Test("it has large corners and casts a shadow, the other forms do neither")
    func shape() throws {
        let device = try Scenes.device()
        let activities = ActivityScene(items: [Scenes.item()])
        func style(_ place: Place) throws -> ViewStyle {
            try #require(Scenes.islands(in: Scenes.picture(activities, in: place, on: device)).first).style
        }
        let (expanded, compact) = (try style(.islandExpanded), try style(.islandCompact))
        #expect(expanded.cornerRadius == .points(44) && expanded.shadow?.radius == 18)
        #expect(compact.cornerRadius == .half && compact.shadow == nil)
        #expect(expanded.backgroundColor == .black && compact.backgroundColor == .black)
    }
}
