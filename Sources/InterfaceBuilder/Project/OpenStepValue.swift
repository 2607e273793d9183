/// A value of an OpenStep property list, the format of `project.pbxproj`.
enum OpenStepValue: Sendable, Equatable {
    case text(String)
    case list([OpenStepValue])
    case table([String: OpenStepValue])

    subscript(key: String) -> OpenStepValue? { table[key] }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts of a list; a single text is a list of one, and other values are left out.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let values): values.compactMap(\.text)
        case .table: []
        }
    }

    /// The entries of a table; empty for other values.
    var table: [String: OpenStepValue] { if case .table(let entries) = self { entries } else { [:] } }
}
