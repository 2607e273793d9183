import Basics
import ExtensionFolders
import InterfaceBuilder

/// Answers about an extension's folder: colours, texts, files and interface files by name.
extension QueryAnswers {
    /// UIColor(named:).
    func namedColor(_ query: JSONValue) -> JSONValue? {
        let color = query[.name]?.string.flatMap { setup.resources?.color(named: $0) }
        return color.map { .object([.color: $0]) }
    }

    /// NSLocalizedString.
    func string(_ query: JSONValue) -> JSONValue? {
        let table = query[.table]?.string ?? "Localizable"
        let text = query[.key]?.string.flatMap { setup.resources?.text($0, table: table) }
        return text.map { .object([.value: .text($0)]) }
    }

    /// The path of a file of the bundle.
    func resource(_ query: JSONValue) -> JSONValue? {
        let path = query[.name]?.string.flatMap { setup.resources?.file(named: $0) }
        return path.map { .object([.path: .text($0)]) }
    }

    /// A xib, or a storyboard's scene.
    func interface(_ query: JSONValue) -> JSONValue? {
        if let name = query[.nib]?.string { return setup.resources?.interface(named: name, ending: "xib") }
        return query[.storyboard]?.string.flatMap {
            setup.resources?.interface(named: $0, ending: "storyboard", identifier: query[.identifier]?.string)
        }
    }
}
