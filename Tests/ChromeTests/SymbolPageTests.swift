import RendererTestSupport
import TestSupport
import Foundation
import Testing

@testable import Chrome
@testable import Renderer
@testable import Views

/// docs/symbols.md: every name that has a drawing, with pictures of them.
///
/// `RECORD=1` writes the page and its pictures.
private enum SymbolPage {
    struct Theme: CustomTestStringConvertible {
        var title: String
        var names: [String]

        var file: String { "symbols/\(title.lowercased().replacing(" ", with: "-")).png" }
        var testDescription: String { title }
    }

    static let themes = SymbolTable.themes.map { Theme(title: $0.title, names: $0.names) }

    static let folder = Repository.path("docs")

    /// The page's text before the lists, which is kept.
    static func head(of page: String) -> String { page.components(separatedBy: "## \(themes[0].title)")[0] }

    static func text(head: String) -> String {
        let lists = themes.map { theme in
            """
            ## \(theme.title)

            <img src="\(theme.file)" width="560" alt="The drawings of the symbols below.">

            \(theme.names.map { "`\($0)`" }.joined(separator: ", "))

            """
        }
        let others = SymbolTable.aliases.names.map { "| `\($0)` | `\(SymbolTable.aliases[$0] ?? "")` |" }
        return head + lists.joined(separator: "\n") + """

            ## Other names

            | name | drawn as |
            | --- | --- |
            \(others.joined(separator: "\n"))

            """
    }

    /// The symbols of a theme, five in a row: regular and semibold, with the name below.
    static func picture(_ theme: Theme) throws -> [UInt8] {
        let columns = 5
        let rows = stride(from: 0, to: theme.names.count, by: columns).map { start in
            let names = theme.names[start...].prefix(columns)
            let rest = (names.count..<columns).map { _ in ViewNode(.view) }
            return ViewNode(
                .stack(Stack(.horizontal, alignment: .top, distribution: .fillEqually)),
                children: names.map(cell) + rest)
        }
        let sheet = ViewNode(
            .stack(Stack(.vertical, spacing: 14)), style: ViewStyle(backgroundColor: .white),
            sizing: ViewSizing(margins: EdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)), children: rows)
        let renderer = try NotificationRenderer(device: Device(model: .iPhone8), fonts: FontLibrary())
        let bytes = try PagePicture.png(of: sheet, width: 560, on: renderer)
        #expect(renderer.diagnostics.isEmpty)
        return bytes
    }

    private static func cell(_ name: String) -> ViewNode {
        let symbols = [FontWeight.regular, .semibold].map { weight in
            ViewNode(
                .image(ImageView(.symbol(name: name, pointSize: 20, weight: weight))),
                style: ViewStyle(tintColor: .black))
        }
        // Names may break after their points.
        let text = name.replacing(".", with: ".\u{200B}")
        let label = Label(
            text, font: .system(9), textColor: .rgba(RGBA(white: 0.4)), alignment: .center, numberOfLines: 3)
        let pair = ViewNode(
            .view, sizing: ViewSizing(height: 24),
            children: [ViewNode(.stack(Stack(.horizontal, spacing: 14)), placement: .center, children: symbols)])
        return ViewNode(
            .stack(Stack(.vertical, spacing: 5)),
            sizing: ViewSizing(margins: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)),
            children: [pair, ViewNode(.label(label))])
    }
}

@Test func thePageOfSymbolsNamesEveryDrawing() throws {
    let wanted = SymbolPage.text(head: SymbolPage.head(of: try Repository.text("docs/symbols.md")))
    let difference = try Recording.difference(wanted, from: "\(SymbolPage.folder)/symbols.md")
    #expect(difference == nil)
}

@Test(arguments: SymbolPage.themes)
private func theSymbolsPagesPicturesAreUpToDate(theme: SymbolPage.Theme) throws {
    let found = try SymbolPage.picture(theme)
    let difference = try PagePicture.difference(found, from: "\(SymbolPage.folder)/\(theme.file)")
    #expect(difference == nil)
}

@Test func theSymbolsPageHasNoSurplusPictures() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(SymbolPage.folder)/symbols")
    #expect(Set(files.map { "symbols/\($0)" }) == Set(SymbolPage.themes.map(\.file)))
}
