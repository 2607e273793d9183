import Foundation
import Testing

@testable import Renderer

/// The numbers of docs/styles.md are the code's.
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
            IOS10InputBarMetrics.height, IOS18InputBarMetrics.fieldHeight + 2 * IOS18InputBarMetrics.fieldTop
        ),
        "banner to the screen's sides": (IOS10Metrics.margin, IOS18ShortLookMetrics.bannerMargin),
        "row to the screen's sides": (IOS10Metrics.margin, IOS18ShortLookMetrics.listMargin),
        "row's corners": (IOS10Metrics.cornerRadius, IOS18ShortLookMetrics.cornerRadius),
        "icon of a row": (IOS10Metrics.iconSize, IOS18Metrics.iconSize),
        "texts of a row from the leading side": (
            IOS10ShortLookMetrics.textInset, IOS18ShortLookMetrics.textLeading
        ),
        "title and body of a row": (IOS10ShortLookMetrics.textSize, IOS18Metrics.textSize),
        "time": (IOS10ShortLookMetrics.nameSize, IOS18Metrics.timeSize),
        "time from the trailing side": (IOS10ShortLookMetrics.timeTrailing, IOS18ShortLookMetrics.timeTrailing),
        "thumbnail": (IOS10ShortLookMetrics.thumbnail.side, IOS18ShortLookMetrics.thumbnailSize),
        "most lines of a banner's body": (
            Double(IOS10ShortLookMetrics.bannerLines), Double(IOS18ShortLookMetrics.bannerLines)
        ),
        "most lines of a row's body": (
            Double(IOS10ShortLookMetrics.rowLines), Double(IOS18ShortLookMetrics.listLines)
        ),
        "between rows": (IOS10ListMetrics.gap, IOS18ShortLookMetrics.rowGap),
        "tile of a swiped row": ((100 * IOS10ListMetrics.tileShare).rounded(), IOS18ShortLookMetrics.tileWidth),
        "between tiles": (IOS10ListMetrics.tileGap, IOS18ShortLookMetrics.tileGap),
        "alert": (IOS10SheetMetrics.alertWidth, IOS18AlertMetrics.width),
    ]

    @Test func theNumbersOfThePageAreTheCodes() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/styles.md")
        let table = try #require(String(contentsOf: page, encoding: .utf8).components(separatedBy: "## Numbers").last)
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
