import ContentExtensionHost
import RendererTestSupport
import Testing

@testable import Basics
@testable import Chrome
@testable import RenderNotification
@testable import Renderer
@testable import Views

private let longTitle = "A table for two on Thursday at the place by the river, or somewhere else if it rains"
private let longBody = Array(repeating: "Anna wants to know whether you can make it at noon.", count: 8)
    .joined(separator: " ")

private func notification(title: String = longTitle, body: String = longBody) -> PushNotification {
    let alert: JSONValue = .init(
        .object([.init(key: "title", value: .init(.string(title))), .init(key: "body", value: .init(.string(body)))]))
    return PushNotification(payload: .text(#"{"aps": {"alert": \#(alert.compactText)}}"#))
}

private func texts(
    _ presentation: Place, title: String = longTitle, body: String = longBody, _ device: Device = Device()
) throws -> [TruncationReport.Role: TruncationReport.Text] {
    let renderer = try NotificationRenderer(device: device, fonts: FontLibrary())
    let outcome = try notification(title: title, body: body).play(in: presentation, on: device, with: renderer)
    let entry = TruncationReport.Entry(outcome.screen(in: presentation), in: presentation, on: renderer)
    return Dictionary(uniqueKeysWithValues: entry.texts.map { ($0.role, $0) })
}

@Suite struct TruncationTests {
    @Test(
        arguments: [Place.banner, .lockScreen, .notificationCenter, .group, .swipe, .screen],
        SystemStyle.allCases)
    func theTextThatHasRoomIsShownWholeAndOneLongerIsNot(_ presentation: Place, style: SystemStyle) throws {
        let device = Device(style: style)
        let found = try texts(presentation, device)
        let (title, body) = (try #require(found[.title]), try #require(found[.body]))
        let (titleRoom, bodyRoom) = (try #require(title.room), try #require(body.room))
        #expect(title.shown < longTitle.count && body.shown < longBody.count)
        func isWhole(_ role: TruncationReport.Role, title: String, body: String) throws -> Bool {
            try texts(presentation, title: title, body: body, device)[role]?.lost == ""
        }
        #expect(try isWhole(.title, title: String(longTitle.prefix(titleRoom)), body: longBody))
        #expect(try !isWhole(.title, title: String(longTitle.prefix(titleRoom + 2)), body: longBody))
        #expect(try isWhole(.body, title: longTitle, body: String(longBody.prefix(bodyRoom))))
        #expect(try !isWhole(.body, title: longTitle, body: String(longBody.prefix(bodyRoom + 2))))
    }

    @Test func theRoomOfAShortTextIsThatOfTheTextAndItselfAgain() throws {
        let found = try texts(.banner, title: "Tea", body: "Now")
        let title = try #require(found[.title])
        #expect(title.shown == 3 && title.lost == "" && title.characters == 3)
        let room = try #require(title.room)
        #expect(room > 30)
        let repeated = String(Array(repeating: "Tea", count: 100).joined(separator: " ").prefix(room))
        #expect(try texts(.banner, title: repeated, body: "Now")[.title]?.lost == "")
    }

    @Test func whatIsLostIsTheRestOfTheText() throws {
        let title = try #require(try texts(.banner)[.title])
        #expect(longTitle.hasSuffix(title.lost) && !title.lost.isEmpty)
        #expect(title.shown == longTitle.count - title.lost.count)
        #expect(title.lines == 1 && title.linesAllowed == 1)
    }

    @Test func aTextWithoutALimitOfLinesHasRoomForAny() throws {
        let body = try #require(try texts(.expanded)[.body])
        #expect(body.linesAllowed == nil && body.room == nil)
        #expect(body.lost == "" && body.shown == longBody.count && body.lines > 4)
    }

    @Test func theNameIsMeasuredAsItIsWritten() throws {
        let name = try #require(try texts(.banner)[.appName])
        #expect(name.text == "APP" && name.shown == 3 && name.linesAllowed == 1)
    }

    @Test func textsThatSayTheSameAreToldApart() throws {
        let found = try texts(.banner, title: "Tea", body: "Tea")
        #expect(found[.title]?.linesAllowed == 1)
        #expect(found[.body]?.linesAllowed == 2)
    }

    @Test func charactersAreWhatTheUserTakesForOne() throws {
        let title = try #require(try texts(.banner, title: "👩‍👩‍👧‍👦 éa", body: "x")[.title])
        #expect(title.characters == 4 && title.shown == 4)
    }

    @Test func boldTextLeavesLessRoom() throws {
        let plain = try texts(.banner)
        let bold = try texts(.banner, Device(usesBoldText: true))
        #expect(try #require(bold[.body]?.room) < #require(plain[.body]?.room))
        #expect(try #require(bold[.title]?.room) <= #require(plain[.title]?.room))
    }

    @Test func actionsAndTextsOfTheExtensionAreMeasured() throws {
        let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
        let attributes = ExtensionAttributes(categories: ["INVITE"])
        let action = NotificationAction(identifier: "accept", title: "Accept")
        let installed = InstalledExtension(
            attributes: attributes, app: AppInfo(name: "Meetings"),
            categories: [NotificationCategory(identifier: "INVITE", actions: [action])]
        ) { PlainExtension(ViewNode(.label(Label(longTitle)), id: "headline")) }
        let host = NotificationHost(installed: [installed], measuring: renderer.composer, width: renderer.contentWidth)
        let content = NotificationContent(title: "Tea", categoryIdentifier: "INVITE")
        let request = NotificationRequest(identifier: "n", content: content)
        host.send(.deliver(Arrival(UserNotification(date: 0, request: request))))
        host.send(.expand())
        let found = TruncationMeter(renderer: renderer).texts(of: TruncationSubject(.expanded(host.scene)))
        #expect(found.map(\.role) == [.appName, .title, .action("accept"), .content("headline")])
        #expect(found[2].linesAllowed == 1 && (found[2].room ?? 0) > 20)
        #expect(longTitle.hasSuffix(found[3].lost) && !found[3].lost.isEmpty)
        #expect(try #require(found[3].room) >= found[3].shown)
    }

    @Test func theReportIsTheSameOnHoweverManyThreads() throws {
        let matrix = Matrix(
            devices: [.iPhone8], presentations: [.banner, .expanded], contentSizes: [.large, .accessibilityLarge])
        func report(_ threads: Int) throws -> TruncationReport {
            try MatrixRenderer(matrix, of: notification(), threads: threads) {
                try NotificationRenderer(device: Device(), fonts: FontLibrary())
            }.truncation().report
        }
        #expect(try report(1) == report(3))
        #expect(try report(1).places.map(\.contentSize) == [.large, .accessibilityLarge, .large, .accessibilityLarge])
    }

    @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
    func theLostCharactersAreWhereTheEllipsisStands(_ mode: LineBreakMode) throws {
        let engine = try TextEngine(library: FontLibrary())
        let font = ResolvedFont(size: 15, weight: .regular)
        var ask = TextRequest(text: "0 23 5 67 9", font: font, numberOfLines: 1)
        ask.lineBreakMode = mode
        let width = engine.layout(TextRequest(text: "0 23 5 ", font: font, numberOfLines: 0), width: nil).size.width + 4
        let layout = engine.layout(ask, width: width)
        let placed = PlacedText(request: ask, width: width, origin: .zero, color: .black, layout: layout)
        let range = VisibleText(placed, in: Rect(x: 0, y: 0, width: 500, height: 500)).lost
        let text = Array(ask.text)
        #expect(layout.isTruncated)
        let kept = layout.lines[0].text.split(separator: "\u{2026}", omittingEmptySubsequences: false).map(String.init)
        #expect(
            String(text[..<range.lowerBound]).hasPrefix(kept[0]) && String(text[range.upperBound...]).hasSuffix(kept[1])
        )
        #expect(kept[0].count + kept[1].count <= text.count - range.count)
    }
}
