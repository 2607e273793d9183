import FoundationEssentials
import TestSupport
import Testing

@testable import Renderer

@Test("docs/formats.md has a row for each format, with its endings and media type", arguments: PictureFormat.allCases)
func formatTable(format: PictureFormat) throws {
    let page = try String(contentsOf: URL(filePath: "\(Repository.root)/docs/formats.md"), encoding: .utf8)
    let endings = format.endings.map { "`.\($0)`" }.joined(separator: ", ")
    let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(format.rawValue)` | \(endings)") }
    #expect(row?.contains(" | `\(format.mediaType)` | ") == true)
}
