import TestSupport

@testable import Basics
@testable import Chrome
@testable import Views

/// docs/looks.md: the numbers of all styles, each with the fact that it is from.
enum LooksPage {
    /// A number of each style, and the ids of its fact on the pages of iOS 10 and 13, and on those of the styles since
    /// iOS 15.
    struct Number: Sendable {
        let name: String
        let ios10: Double?
        let ios10Fact: String?
        /// That of iOS 13; `nil` for iOS 10's.
        var ios13: Double?
        var ios13Fact: String?
        let modern: @Sendable (ModernStyle) -> Double?
        let fact: String?
        /// A screen for which the number is given.
        var model = DeviceModel.iPhone14

        init(
            _ name: String, _ ios10: Double? = nil, _ ios10Fact: String? = nil, _ fact: String? = nil,
            on model: DeviceModel = .iPhone14, _ modern: @escaping @Sendable (ModernStyle) -> Double?
        ) {
            (self.name, self.ios10, self.ios10Fact) = (name, ios10, ios10Fact)
            (self.modern, self.fact, self.model) = (modern, fact, model)
        }
    }

    static let path = "\(Repository.root)/docs/looks.md"
    private static let begin = "<!-- numbers: begin -->\n"
    private static let end = "<!-- numbers: end -->\n"
    private static let styles: [SystemStyle] = [.ios15, .ios18, .ios26]

    /// The page with its tables written anew.
    static func written(over page: String, facts: [FactPage]) -> String? {
        let parts = page.components(separatedBy: begin)
        guard parts.count == 2, let rest = parts[1].components(separatedBy: end).last else { return nil }
        let marks = Dictionary(
            facts.flatMap { page in page.rows.map { ("\(page.name)/\($0.cells[0])", $0.cells[3]) } },
            uniquingKeysWith: { first, _ in first })
        let tables = sections.map { "### \($0.title)\n\n\(table($0.numbers, marks))" }
        return parts[0] + begin + "\n" + tables.joined(separator: "\n") + "\n" + end + rest
    }

    private static func table(_ numbers: [Number], _ marks: [String: String]) -> String {
        let head = "| | `ios10` | `ios13` | `ios15` | `ios18` | `ios26` |\n|---|---|---|---|---|---|\n"
        return head + numbers.map { row($0, marks) }.joined()
    }

    private static func row(_ number: Number, _ marks: [String: String]) -> String {
        let values = styles.map { style in
            number.modern(style.modern(on: number.model)).map { (style, $0) }
        }
        let ios18 = values[1]?.1
        let cells = values.map { value in
            guard let (style, value) = value else { return "–" }
            return cell(value, source(number.fact, style, isAsIn18: value == ios18, marks))
        }
        let first = number.ios10.map { value in
            let cell10 = cell(value, source(number.ios10Fact, .ios10, isAsIn18: false, marks))
            let own = number.ios13.map { cell($0, source(number.ios13Fact, .ios13, isAsIn18: false, marks)) }
            return [cell10, own ?? cell(value, number.ios10Fact.map { link("as 10", .ios10, $0) } ?? "guess")]
        }
        return "| \(number.name) | \(((first ?? ["–", "–"]) + cells).joined(separator: " | ")) |\n"
    }

    private static func cell(_ value: Double, _ source: String) -> String {
        "\(JSONValue.text(of: (value * 100).rounded() / 100)) \(source)"
    }

    /// The mark of a style's own fact with a link; otherwise "as 18" for the number of iOS 16–18, or "guess".
    private static func source(
        _ fact: String?, _ style: SystemStyle, isAsIn18: Bool, _ marks: [String: String]
    ) -> String {
        guard let fact else { return "guess" }
        if let mark = marks["\(style.rawValue)/\(fact)"] { return link(mark == "memory" ? "guess" : mark, style, fact) }
        guard style.hasMenu, isAsIn18, marks["ios18/\(fact)"] != nil else { return "guess" }
        return link("as 18", .ios18, fact)
    }

    private static func link(_ text: String, _ page: SystemStyle, _ fact: String) -> String {
        "[\(text)](facts/\(page.rawValue).md#\(fact.prefix { $0 != "." }))"
    }
}

extension SystemStyle {
    /// The style on a screen, in light appearance.
    fileprivate func modern(on model: DeviceModel) -> ModernStyle {
        let device = Device(model: model, style: self)
        return switch self {
        case .ios15: .ios15(device)
        case .ios10, .ios13, .ios18: .ios18(device)
        case .ios26: .ios26(device)
        }
    }
}
