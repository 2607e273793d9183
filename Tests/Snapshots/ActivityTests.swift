import FoundationEssentials
import RenderNotification
import Renderer
import RendererTestSupport
import TestSupport
import Testing
import Views

/// Live Activities drawn by the code of Tests/Fixtures/activities/shared/Widgets, which is compiled once.
@Suite(.serialized) struct ActivityTests {
    static let cases = FixtureArea.activities.cases().map {
        ScenarioCase(area: .activities, name: $0.name, runsCode: true)
    }
    static let widgets = "\(FixtureArea.activities.folder)/shared/Widgets"

    @Test(arguments: cases) func activity(_ scenario: ScenarioCase) throws { try scenario.compareProducts() }

    @Test("a strip, a GIF and an APNG of a delivery are the same each time") func films() throws {
        let pizza = try #require(Self.cases.first { $0.name == "pizza" })
        let first = try pizza.films()
        #expect(Set(first).count == 3)
        #expect(try pizza.films() == first)
        // Texts that count make a picture of each second.
        #expect(try DecodedAnimation(apng: first[2]).pictures.count > 60)
    }

    @Test("the expanded island and its texts stand where a device has them, within half a point")
    func measured() throws {
        let device = Device(model: try #require(DeviceModel.named("iphone-15")), style: .ios18)
        let notification = PushNotification(
            payload: .file("\(FixtureArea.activities.folder)/shared/hello.apns"),
            extensions: [.folder(Self.widgets, runningCode: true)])
        var options = PictureOptions()
        options.format = nil
        let composition = try notification.render(on: device, as: .islandExpanded, options: options).composition
        let file = URL(filePath: "\(FixtureArea.activities.folder)/hello/measured.json")
        let measured = try JSONDecoder().decode(MeasuredRows.self, from: Data(contentsOf: file))
        let rows = FidelityComparison(measured, composition).rows
        #expect(rows.count == 5)
        for row in rows {
            let difference = try #require(row.difference, "\(row.item) isn't there")
            #expect(abs(difference) <= 0.5, "\(row.item): the device has \(row.device), we have \(row.ours)")
        }
    }
}
