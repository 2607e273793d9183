import TestSupport
import Foundation
import Testing

@testable import Renderer
@testable import Views

/// Tables of numbers in docs/facts equal the code's.
@Suite struct FactNumbersTests {
    /// The facts of a page's section by name: `system.red` of `colors` is `red` of the section `system`.
    private static func facts(_ page: String, _ section: String) throws -> [(name: String, fact: String)] {
        try Repository.text("docs/facts/\(page).md").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, cells[0].hasPrefix("\(section).") else { return nil }
            return (String(cells[0].dropFirst(section.count + 1)), cells[1])
        }
    }

    private static func numbers(_ text: some StringProtocol) -> [Double] {
        String(text).replacing("−", with: "-").split { !$0.isNumber && $0 != "." && $0 != "-" }
            .compactMap { Double($0) }
    }

    @Test("sizes of text styles") func dynamicType() throws {
        let rows = try Self.facts("type", "dynamic-type").filter { $0.name != "weights" }
        #expect(rows.count == ContentSizeCategory.allCases.count)
        for (row, category) in zip(rows, ContentSizeCategory.allCases) {
            let sizes = TextStyle.allCases.map { Typography.size(of: $0, category) }
            #expect(Self.numbers(row.fact) == sizes, "\(row.name)")
        }
    }

    @Test("system colours and greys", arguments: ["system", "gray"]) func colors(section: String) throws {
        let rows = try Self.facts("colors", section)
        #expect(rows.count == (section == "gray" ? 6 : 12))
        for row in rows {
            let name = "system\(row.name.prefix(1).uppercased())\(row.name.dropFirst())"
            let variants = try #require(SemanticColor(rawValue: name).flatMap { Palette.colors[$0] }, "\(name)")
            let colors = [(Appearance.light, false), (.dark, false), (.light, true), (.dark, true)]
                .map { variants.color($0.0, increasesContrast: $0.1) }
            let wanted = row.fact.split(separator: ";").map(Self.numbers).map {
                RGBA(Int($0[0]), Int($0[1]), Int($0[2]))
            }
            #expect(colors == wanted, "\(name)")
        }
    }

    @Test("screens and safe areas") func devices() throws {
        let rows = try (Self.facts("devices", "iphone") + Self.facts("devices", "ipad")).compactMap { row in
            row.fact.firstMatch(of: /: ([0-9]+ × [0-9]+ @.*)$/).map { Self.numbers($0.output.1) }
        }
        let devices = DeviceModel.all.map { device in
            [
                device.screen.width, device.screen.height, device.scale, device.cornerRadius, device.safeAreaTop,
                device.safeAreaBottom,
            ]
        }
        #expect(rows == devices)
    }

    @Test("tracking by size") func tracking() throws {
        let pairs = try Self.facts("type", "tracking").flatMap { $0.fact.split(separator: ",") }
            .map { $0.split(separator: ":") }
        #expect(pairs.count > 50)
        for pair in pairs {
            let (size, tracking) = (
                try #require(Self.numbers(pair[0]).first), try #require(Self.numbers(pair[1]).first)
            )
            #expect(abs(Tracking.points(atSize: size) - tracking) < 1e-9, "\(size)")
        }
    }
}
