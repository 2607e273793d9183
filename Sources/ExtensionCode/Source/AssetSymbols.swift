import InterfaceBuilder
import SourceReading

/// The names of a catalog's assets as Xcode generates them since version 15, such as `UIColor.brand`.
struct AssetSymbols {
    private let images: [String]
    private let colors: [String]
    /// The words behind a full stop: a file with all names would differ with each asset.
    private let used: Set<String>
    private let drawsInSwiftUI: Bool

    /// - Parameters:
    ///   - assets: the names in the target's catalogs.
    ///   - files: the target's files.
    init(_ assets: AssetNames, usedIn files: [SourcePass]) {
        var used: Set<String> = []
        drawsInSwiftUI = files.contains { $0.imported.contains("SwiftUI") }
        for tokens in files.map(\.tokens) {
            for index in tokens.indices.dropFirst() where tokens[index - 1].isMark(".") && tokens[index].kind == .word {
                used.insert(tokens[index].text)
            }
        }
        (images, colors, self.used) = (assets.images, assets.colors, used)
    }

    /// The types that get the names.
    static let types: Set<String> = ["UIColor", "UIImage", "ColorResource", "ImageResource", "Color"]

    /// The Swift file; `nil` if no name is used.
    /// - Parameter declared: the members of these types that the module declares itself.
    func text(without declared: Set<String>) -> String? {
        let kinds = [("Image", images), ("Color", colors)].map { kind, names in
            var symbols: [String: String] = [:]
            for name in names.sorted() {
                for symbol in Self.symbols(of: name, kind: kind) where used.contains(symbol) {
                    symbols[symbol] = symbols[symbol] ?? name
                }
            }
            return (kind, symbols.sorted { $0.key < $1.key })
        }
        if kinds.allSatisfy({ $0.1.isEmpty }) { return nil }
        var lines = Registration.imports.split(separator: "\n").map(String.init)
        if drawsInSwiftUI { lines += ["import SwiftUI"] + styles(kinds[1].1.map(\.0), without: declared) }
        for (kind, symbols) in kinds where !symbols.isEmpty {
            lines.append("extension \(kind)Resource {")
            for (symbol, name) in symbols {
                lines.append(
                    "static let `\(symbol)` = \(kind)Resource(name: \(Registration.literal(name)), bundle: .main)")
            }
            lines.append("}\nextension UI\(kind) {")
            for (symbol, _) in symbols where !declared.contains(symbol) && !Self.systemColors.contains(symbol) {
                lines.append("static var `\(symbol)`: UI\(kind) { UI\(kind)(resource: .`\(symbol)`) }")
            }
            lines.append("}")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The colours as SwiftUI's.
    private func styles(_ symbols: [String], without declared: Set<String>) -> [String] {
        symbols.filter { !declared.contains($0) && !Self.swiftUIColors.contains($0) }.flatMap { symbol in
            [
                "extension Color { static var `\(symbol)`: Color { Color(ColorResource.`\(symbol)`) } }",
                "extension ShapeStyle where Self == Color { static var `\(symbol)`: Color { Color(ColorResource.`\(symbol)`) } }",
            ]
        }
    }

    /// Names that `Color` has.
    private static let swiftUIColors: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
        "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    /// Names that `UIColor` has: Xcode warns, and generates none.
    private static let systemColors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
        "lightText", "link", "magenta", "orange", "purple", "red", "secondaryLabel", "separator", "systemBackground",
        "tintColor", "white", "yellow",
    ]

    /// `Brand Color` becomes `brand` and `brandColor`: versions of Xcode differ in dropping the kind.
    static func symbols(of name: String, kind: String) -> [String] {
        let whole = symbol(of: name)
        guard whole.hasSuffix(kind), whole != kind.lowercased() else { return [whole] }
        return [String(whole.dropLast(kind.count)), whole]
    }

    /// The name in camel case: `brand_end` is `brandEnd`, and `HTMLIcon` is `htmlIcon`.
    private static func symbol(of name: String) -> String {
        let base = name.split(separator: "/").last.map(String.init) ?? name
        let words = base.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return "" }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let capitals = first.prefix { $0.isUppercase }
        let keeps = capitals.count > 1 && capitals.count < first.count ? capitals.count - 1 : capitals.count
        let start = first.prefix(keeps).lowercased() + first.dropFirst(keeps)
        return (start.first?.isNumber == true ? "_" : "") + start + rest
    }
}
