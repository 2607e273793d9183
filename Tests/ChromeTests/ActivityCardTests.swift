import LiveActivities
import Testing
import Views

@testable import Chrome
@testable import ContentExtensionHost

/// Live Activities as cards of the locked screen and as banners (facts: activities/card).
@Suite struct ActivityCardTests {
    private typealias Scenes = ActivityScenes

    private var notifications: CenterScene {
        let row = NotificationRow(
            identifier: "n", app: AppInfo(name: "App"), title: "Title", body: "Body", time: "now")
        return CenterScene(
            lockScreenGroups: [
                CenterGroup(
                    key: CenterGroup.Key(app: "App"), app: AppInfo(name: "App"), rows: [row], count: 1,
                    isExpanded: false)
            ], isLocked: true, clock: "9:41", day: "Monday")
    }

    @Test("a card stands above the rows, as wide as they are")
    func aboveRows() throws {
        let device = try Scenes.device()
        let activities = ActivityScene(items: [Scenes.item("a"), Scenes.item("b", card: 100)])
        let picture = Scenes.picture(
            activities, in: .lockScreen, on: device, crop: .screen, over: notifications)
        let first = try #require(picture.view("activity-a")?.frame)
        let second = try #require(picture.view("activity-b")?.frame)
        let row = try #require(picture.view("row-n")?.frame)
        #expect((first.minX, first.width) == (row.minX, row.width))
        #expect((first.height, second.height) == (84, 100))
        #expect(second.minY > first.maxY)
        #expect(Scenes.isNear(row.minY - second.maxY, 8.67))
        let alone = Scenes.picture(
            ActivityScene(), in: .lockScreen, on: device, crop: .screen, over: notifications)
        #expect(alone.view("row-n")?.frame == row)
    }

    @Test("its ground is the code's, else white, and black in dark appearance")
    func ground() throws {
        func ground(_ color: Color?, _ appearance: Appearance = .light) throws -> Color? {
            var device = try Scenes.device()
            device.appearance = appearance
            let activities = ActivityScene(items: [Scenes.item(ground: color)])
            return Scenes.picture(activities, in: .lockScreen, on: device).view("activity-ground")?.style
                .backgroundColor
        }
        let green = Color.rgba(RGBA(red: 0, green: 1, blue: 0))
        #expect(try ground(nil) == .dynamic(light: RGBA(white: 1), dark: RGBA(white: 0)))
        #expect(try ground(green) == green)
        #expect(try ground(green, .dark) == green)
    }

    @Test("on iOS 26 the ground is glass under the code's colour, which lets more through than it says")
    func glass() throws {
        let device = try Scenes.device("iphone-17-pro", style: .ios26)
        func grounds(_ color: Color?) throws -> [Color?] {
            let activities = ActivityScene(items: [Scenes.item(ground: color)])
            let card = try #require(
                Scenes.picture(activities, in: .lockScreen, on: device).view("activity-a"))
            #expect(card.children.first?.id == "plate")
            #expect(card.children.count { $0.id == "rim" } == 3)
            return card.children.filter { $0.id == "activity-ground" }.map(\.style.backgroundColor)
        }
        #expect(try grounds(nil) == [])
        #expect(try grounds(.rgba(RGBA(white: 0, alpha: 0.5))) == [.rgba(RGBA(white: 0, alpha: 0.25))])
        #expect(try grounds(.rgba(RGBA(white: 0))) == [.rgba(RGBA(white: 0))])
        #expect(device.activityAppearance == .dark && device.glassOpacity(0.8).activityAppearance == .light)
        #expect(try Scenes.device().activityAppearance == .light)
    }

    @Test("a card stands where an iPhone 17 Pro with iOS 26 has it (fact: activities/card.glass)")
    func measuredGlass() throws {
        let device = try Scenes.device("iphone-17-pro", style: .ios26)
        let activities = ActivityScene(items: [Scenes.item(card: 353.0 / 3, width: Composer.cardWidth(device))])
        let picture = Scenes.picture(
            activities, in: .screen, on: device, crop: .screen,
            over: CenterScene(isLocked: true, clock: "17:10", day: "Friday"))
        let card = try #require(picture.view("activity-a")?.frame)
        for (ours, measured) in zip(
            [card.minX, card.maxX, card.minY, card.maxY], [43.0 / 3, 1163.0 / 3, 1885.0 / 3, 2238.0 / 3])
        { #expect(abs(ours - measured) <= 0.67, "\(ours), the device has \(measured)") }
    }

    @Test("the platter crop of a card has no margins")
    func platter() throws {
        let device = try Scenes.device()
        let picture = Scenes.picture(
            ActivityScene(items: [Scenes.item()]), in: .lockScreen, on: device, crop: .platter)
        let card = try #require(picture.view("activity-a")?.frame)
        #expect((card.minX, card.minY) == (0, 0))
        #expect(picture.size == Size(width: card.width, height: 84))
    }

    @Test("a phone without an island shows an alert as a banner, and else nothing")
    func banner() throws {
        let device = try Scenes.device("iphone-14")
        func cards(_ alert: String?) -> [String] {
            let items = ["a", "b"].map { Scenes.item($0) }
            return Scenes.picture(
                ActivityScene(items: items, alert: alert), in: .screen, on: device, crop: .screen
            ).all { $0.id?.hasPrefix("activity-") == true }.compactMap(\.id)
        }
        #expect(cards("b") == ["activity-b", "activity-ground"])
        #expect(cards(nil) == [])
    }

    @Test("a banner is as wide as a card, in the middle of the screen", arguments: [SystemStyle.ios18, .ios26])
    func bannerWidth(style: SystemStyle) throws {
        let device = try Scenes.device("iphone-14", style: style)
        let width = Composer.cardWidth(device)
        let activities = ActivityScene(items: [Scenes.item(width: width)], alert: "a")
        let picture = Scenes.picture(activities, in: .banner, on: device)
        let banner = try #require(picture.view("activity-a")?.frame)
        #expect(banner.width == width && Scenes.isNear(banner.midX, 195))
        #expect(picture.view("a-lockScreen")?.frame.midX == banner.midX)
    }

    @Test("a banner is higher than the screen's own surface: it casts the row's shadow")
    func bannerShadow() throws {
        let device = try Scenes.device("iphone-14")
        let activities = ActivityScene(items: [Scenes.item()], alert: "a")
        let banner = Scenes.picture(activities, in: .banner, on: device).view("activity-a")
        let card = Scenes.picture(activities, in: .lockScreen, on: device).view("activity-a")
        #expect(banner?.style.shadow != nil)
        #expect(card != nil && card?.style.shadow == nil)
    }

    @Test("styles before iOS 16 have none", arguments: [SystemStyle.ios10, .ios13])
    func olderStyles(style: SystemStyle) throws {
        let device = try Scenes.device("iphone-14", style: style)
        let picture = Scenes.picture(ActivityScene(items: [Scenes.item()]), in: .lockScreen, on: device)
        #expect(picture.view("activity-a") == nil)
    }
}
