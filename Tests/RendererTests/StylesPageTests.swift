import TestSupport
import Foundation
import Testing

@testable import Renderer

/// The numbers in docs/styles.md equal the code's.
@Suite struct StylesPageTests {
    private static let numbers: [String: (ios10: Double, ios18: Double)] = [
        "platter to the screen's sides": (IOS10Metrics.margin, IOS18Metrics.margin),
        "platter's corners": (IOS10Metrics.cornerRadius, IOS18Metrics.cornerRadius),
        "icon, expanded": (IOS10Metrics.iconSize, IOS18Metrics.iconSize),
        "icon from the leading side, expanded": (IOS10Metrics.iconOrigin, IOS18Metrics.iconLeading),
        "texts from the leading side, expanded": (IOS10Metrics.textInset, IOS18Metrics.textLeading),
        "title and body, expanded": (IOS10Metrics.textSize, IOS18Metrics.textSize),
        "distance of baselines, expanded": (IOS10Metrics.baselinePitch, IOS18Metrics.textPitch),
        "platter to actions": (IOS10Metrics.gap, IOS18Metrics.gap),
        "height of an action": (IOS10Metrics.rowHeight, IOS18Metrics.rowHeight),
        "text of an action": (IOS10Metrics.rowTextSize, IOS18Metrics.rowTextSize),
        "corners of the actions": (IOS10Metrics.actionsCornerRadius, IOS18Metrics.cornerRadius),
        "blur of the backdrop (sigma)": (IOS10Metrics.backdropBlur, IOS18Metrics.backdropBlur),
        "bar of the text input": (
            IOS10InputBarMetrics.fieldHeight + 2 * IOS10InputBarMetrics.fieldTop,
            IOS18InputBarMetrics.fieldHeight + 2 * IOS18InputBarMetrics.fieldTop
        ),
        "banner to the screen's sides": (IOS10Metrics.margin, IOS18NotificationRowMetrics.bannerMargin),
        "row to the screen's sides": (IOS10Metrics.margin, IOS18NotificationRowMetrics.listMargin),
        "row's corners": (IOS10Metrics.cornerRadius, IOS18NotificationRowMetrics.cornerRadius),
        "icon of a row": (IOS10Metrics.iconSize, IOS18Metrics.iconSize),
        "texts of a row from the leading side": (
            IOS10NotificationRowMetrics.textInset, IOS18NotificationRowMetrics.textLeading
        ),
        "title and body of a row": (IOS10NotificationRowMetrics.textSize, IOS18Metrics.textSize),
        "time": (IOS10NotificationRowMetrics.nameSize, IOS18Metrics.timeSize),
        "time from the trailing side": (
            IOS10NotificationRowMetrics.timeTrailing, IOS18NotificationRowMetrics.timeTrailing
        ),
        "thumbnail": (IOS10NotificationRowMetrics.thumbnail.side, IOS18NotificationRowMetrics.thumbnailSize),
        "most lines of a banner's body": (
            Double(IOS10NotificationRowMetrics.bannerLines), Double(IOS18NotificationRowMetrics.bannerLines)
        ),
        "most lines of a row's body": (
            Double(IOS10NotificationRowMetrics.rowLines), Double(IOS18NotificationRowMetrics.listLines)
        ),
        "between rows": (IOS10ListMetrics.gap, IOS18NotificationRowMetrics.rowGap),
        "tile of a swiped row": ((100 * IOS10ListMetrics.tileShare).rounded(), IOS18NotificationRowMetrics.tileWidth),
        "between tiles": (IOS10ListMetrics.tileGap, IOS18NotificationRowMetrics.tileGap),
        "alert": (IOS10SheetMetrics.alertWidth, IOS18AlertMetrics.width),
    ]

    @Test func theStylesPagesNumbersEqualTheCodes() throws {
        let table = try #require(Repository.text("docs/styles.md").components(separatedBy: "## Numbers").last)
        var seen: Set<String> = []
        for line in table.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5, !cells[0].isEmpty else { continue }
            let values = [cells[1], cells[3]].map { Double($0.prefix { $0.isNumber || $0 == "." }) }
            let known = try #require(Self.numbers[cells[0]], "\(cells[0])")
            #expect(values == [known.ios10, known.ios18], "\(cells[0])")
            seen.insert(cells[0])
        }
        #expect(seen == Set(Self.numbers.keys))
    }
}
