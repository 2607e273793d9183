import RendererTestSupport
@testable import Chrome
@testable import ContentExtensionHost
import Testing

@testable import Renderer
@testable import Views

/// The system's texts on the narrowest screen at every text size: none is truncated and no word breaks.
@Suite struct SystemWordsLayoutTests {
    private static let places = SystemStyle.allCases.flatMap { style in
        ["en", "de", "el", "fi"].map { (style, $0) }
    }

    private let library: FontLibrary

    init() throws { library = try FontLibrary() }

    private func compose(
        _ style: SystemStyle, _ language: String, _ size: ContentSizeCategory, _ presentation: Place,
        _ center: (SystemWords) -> CenterScene
    ) throws -> Composition {
        let device = Device(
            model: try #require(DeviceModel.named("iphone-se")), contentSize: size, locale: language, style: style)
        let context = try RenderContext(library: library)
        return Composer(device: device, text: context.text, images: context.images)
            .compose(.center(center(device.words), in: presentation), CompositionOptions(showsFullHeight: true))
    }

    /// Checks all texts except those from an app.
    private func expectWholeWords(
        _ presentation: Place, at place: (SystemStyle, String), besides others: Set<String> = [],
        _ center: (SystemWords) -> CenterScene
    ) throws {
        for size in ContentSizeCategory.allCases {
            let picture = try compose(place.0, place.1, size, presentation, center)
            let texts = picture.nodes.flatMap(everything).compactMap(\.text)
            #expect(texts.contains { !others.contains($0.request.text) })
            for text in texts where !others.contains(text.request.text) {
                let comment = "\(size.rawValue) \(place): \(text.layout.lines.map(\.text))"
                #expect(!text.layout.isTruncated, "\(comment)")
                #expect(words(text.layout.lines.map(\.text)) == words([text.request.text]), "\(comment)")
                #expect(text.layout.lines.allSatisfy { $0.width <= (text.width ?? .infinity) + 0.5 }, "\(comment)")
            }
        }
    }

    private func everything(_ node: LayoutNode) -> [LayoutNode] { [node] + node.children.flatMap(everything) }

    private func words(_ lines: [String]) -> [String] {
        lines.joined(separator: " ").split { $0.isWhitespace || $0 == "-" }.map(String.init)
    }

    private func group(
        count: Int = 1, summary: String = "", isExpanded: Bool = false, app: String = "App"
    ) -> CenterGroup {
        let look = NotificationRow(
            identifier: "n", app: AppInfo(name: app), title: "Title", body: "Body", time: "9m ago",
            choices: [])
        return CenterGroup(
            key: CenterGroup.Key(app: "App"), app: AppInfo(name: "App"), rows: [look], count: count,
            isExpanded: isExpanded, summary: summary)
    }

    @Test(arguments: places)
    func theManagementSheetKeepsItsWords(style: SystemStyle, language: String) throws {
        try expectWholeWords(.manage, at: (style, language)) { words in
            let choices: [(ManagementView.Choice.Kind, SystemPhrase, SystemPhrase?)] = [
                (.deliverQuietly, .deliverQuietly, .deliverQuietlyDetail),
                (.deliverProminently, .deliverProminently, .deliverProminentlyDetail),
                (.deliverImmediately, .deliverImmediately, nil),
                (.deliverInScheduledSummary, .deliverInScheduledSummary, nil), (.turnOffAll, .turnOffAll, nil),
                (.turnOff, .turnOff, nil), (.cancel, .cancel, nil),
            ]
            return CenterScene(
                management: ManagementView(
                    app: AppInfo(name: "App"), title: words.text(.manageNotifications),
                    message: words.text(.turnOffMessage, "App"),
                    choices: choices.map { kind, title, detail in
                        ManagementView.Choice(
                            kind: kind, title: words.text(title), detail: detail.map { words.text($0) } ?? "")
                    }))
        }
    }

    @Test(arguments: places)
    func thePromptKeepsItsWords(style: SystemStyle, language: String) throws {
        try expectWholeWords(.prompt, at: (style, language)) { words in
            CenterScene(
                prompt: AuthorizationPrompt(
                    app: AppInfo(name: "App"), title: words.text(.promptTitle, "App"),
                    message: words.text(.promptMessage), buttons: [words.text(.dontAllow), words.text(.allow)]))
        }
    }

    @Test(arguments: places)
    func theTilesOfASwipedRowKeepTheirWords(style: SystemStyle, language: String) throws {
        for count in [1, 3] {
            try expectWholeWords(.swipe, at: (style, language), besides: ["Title", "Body", "App", "APP", "9m ago"]) {
                words in
                let summary = count > 1 ? words.text(.moreNotifications, count: count - 1) : ""
                return CenterScene(groups: [group(count: count, summary: summary)], swiped: "n")
            }
        }
    }

    @Test(arguments: places)
    func theListsHeadingKeepsItsWords(style: SystemStyle, language: String) throws {
        try expectWholeWords(
            .notificationCenter, at: (style, language), besides: ["Title", "Body", "App", "APP", "9m ago"]
        ) { _ in CenterScene(groups: [group()]) }
    }

    /// A Turkish "i" keeps its dot.
    @Test func anAppsNameIsInTheLanguagesCapitals() throws {
        let picture = try compose(.ios10, "tr", .large, .notificationCenter) { _ in
            CenterScene(groups: [group(app: "Sipariş")])
        }
        let texts = picture.nodes.flatMap(everything).compactMap(\.text).map(\.request.text)
        #expect(texts.contains("SİPARİŞ"))
    }

    @Test(arguments: places)
    func theHeadingOfAnOpenStackKeepsItsWords(style: SystemStyle, language: String) throws {
        try expectWholeWords(.group, at: (style, language), besides: ["Title", "Body", "App", "APP", "9m ago"]) { _ in
            CenterScene(groups: [group(count: 2, isExpanded: true)])
        }
    }

    @Test(arguments: places.filter { $0.0.rules.hasOptionsMenu })
    func theMenuOptionsKeepsItsWords(style: SystemStyle, language: String) throws {
        try expectWholeWords(.manage, at: (style, language), besides: ["Title", "Body", "App", "APP", "9m ago"]) {
            words in
            let choices: [(ManagementView.Choice.Kind, String)] = [
                (.muteForHour, words.text(.muteForHour)), (.muteForToday, words.text(.muteForToday)),
                (.viewSettings, words.text(.viewSettings)), (.configureInApp, words.text(.configureIn, "App")),
                (.turnOff, words.text(.turnOff)),
            ]
            return CenterScene(
                management: ManagementView(
                    app: AppInfo(name: "App"), title: "",
                    choices: choices.map { ManagementView.Choice(kind: $0, title: $1, detail: "") },
                    row: group().rows[0]))
        }
    }

    @Test func aSwipedStacksTileClearsAll() throws {
        for style in SystemStyle.allCases {
            func tile(_ count: Int) throws -> [String] {
                try compose(style, "en", .large, .swipe) { _ in
                    CenterScene(groups: [group(count: count)], swiped: "n")
                }.nodes.flatMap(everything).compactMap { $0.text?.request.text }
            }
            #expect(try tile(3).contains("Clear All") && !tile(3).contains("Clear"))
            #expect(try tile(1).contains("Clear") && !tile(1).contains("Clear All"))
        }
    }

    @Test func atAccessibilitySizesTheTitleIsAsWideAsTheRow() throws {
        for size in ContentSizeCategory.allCases {
            let picture = try compose(.ios18, "en", size, .banner) { _ in CenterScene(banner: group().rows[0]) }
            let row = try #require(picture.view("row-n")?.frame)
            let title = try #require(picture.view("title")?.frame)
            let (icon, time) = (try #require(picture.view("app-icon")), try #require(picture.view("time")))
            if size.isAccessibilityCategory {
                #expect((title.minX, title.maxX) == (row.minX + 14, row.maxX - 17.5))
                #expect(title.minY >= max(icon.frame.maxY, time.frame.maxY))
            } else {
                #expect(title.minX == row.minX + 64 && title.maxX < time.frame.minX)
            }
        }
    }

    @Test func atAccessibilitySizesTheTitleIsAsWideAsTheBody() throws {
        let device = Device(
            model: try #require(DeviceModel.named("iphone-se")), contentSize: .accessibilityMedium, style: .ios18)
        let scene = sampleScene(actions: []) { scene in
            scene.notification.request.content.title = "A title that is wider than the screen"
            scene.age = "9m ago"
        }
        let picture = composed(scene, .settled, device: device)
        let platter = try #require(picture.view("platter")?.frame)
        let title = try #require(picture.view("default-title")?.frame)
        let scale = 288.0 / 320
        #expect(abs(title.minX - (platter.minX + 16.5 * scale)) < 0.51)
        #expect(abs(title.maxX - (platter.maxX - 17.5 * scale)) < 0.51)
        #expect(title.minY >= (try #require(picture.view("time")?.frame.maxY)))
    }
}
