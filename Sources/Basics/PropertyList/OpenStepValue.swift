/// A value of an OpenStep property list, the format of `project.pbxproj`, or of YAML.
package enum OpenStepValue: Sendable, Equatable {
    case text(String)
    case list([OpenStepValue])
    case table([String: OpenStepValue])

    package subscript(key: String) -> OpenStepValue? { table[key] }

    package var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts of a list; a single text is a list of one, and other values are left out.
    package var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let values): values.compactMap(\.text)
        case .table: []
        }
    }

    /// The elements of a list; any other value is a list of one.
    package var elements: [OpenStepValue] { if case .list(let values) = self { values } else { [self] } }

    /// The entries of a table; empty for other values.
    package var table: [String: OpenStepValue] { if case .table(let entries) = self { entries } else { [:] } }
}
