/// The names of a batch's contact sheets, which no row's picture can have.
package struct SheetNames: Sendable {
    private let stem: String

    package init(shard: Shard? = nil) { stem = "contact-sheet" + (shard.map { "-shard-\($0.index)" } ?? "") }

    /// A sheet's file, `contact-sheet.png` for the only one, else numbered from 1.
    package func file(_ page: Int, of pages: Int) -> String { pages == 1 ? "\(stem).png" : "\(stem)-\(page).png" }

    /// Whether a sheet could have the name.
    static func contain(_ name: String) -> Bool { name.hasPrefix("contact-sheet") && name.hasSuffix(".png") }
}
