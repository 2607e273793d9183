import Basics
import ExtensionFolders
import InterfaceBuilder

/// Answers about an extension's folder: colours, texts, files and interface files by name.
extension QueryAnswers {
    /// UIColor(named:).
    func namedColor(_ query: JSONValue) -> JSONValue? {
        guard let name = query[.name]?.string else { return nil }
        let color = setup.resources?.color(named: name)
        // The stand-ins ask for the tint that an app may have.
        if color == nil, name != "AccentColor" {
            reportMissing(
                name, "asset-missing", "there is no colour \(name.quoted()) in an asset catalog",
                hint:
                    "add it to a catalog of the extension's target; without it UIColor(named:) is nil, and Color clear")
        }
        return color.map { .object([.color: $0]) }
    }

    /// Says once that the code asks for an image that isn't there.
    func reportMissing(image name: String) {
        guard let absence = setup.resources?.absence(ofImage: name) else { return }
        reportMissing(name, absence.code, absence.message, hint: absence.hint)
    }

    /// UIFont(name:size:), which is `nil` for a font that neither iOS nor the extension's UIAppFonts has.
    func font(_ query: JSONValue) -> JSONValue? {
        guard let name = query[.name]?.string, let measuring = setup.environment.measuring?() else { return nil }
        let family = Self.squashed(name.prefix { $0 != "-" })
        // A listed file that isn't in the repository is on the device.
        let isListed = (setup.info["UIAppFonts"]?.array ?? []).compactMap(\.string).contains { file in
            !family.isEmpty && Self.squashed(FilePath.name(of: file)[...]).hasPrefix(family)
        }
        if isListed || measuring.hasFont(named: name) { return .object([:]) }
        reportMissing(
            name, "font-family", "there is no font \(name.quoted()), so UIFont(name:size:) is nil",
            hint: "list its file under UIAppFonts in the extension's Info.plist, or name its folder with --font-dir")
        return nil
    }

    private static func squashed(_ name: Substring) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// A warning about a name that the code has as it is, a note about one that it puts together; each once.
    private func reportMissing(_ name: String, _ code: String, _ message: String, hint: String) {
        guard missingNames.count < Limits.unknownKeys, missingNames.insert(name).inserted else { return }
        let place = setup.executable.place(ofLiteral: name)
        setup.environment.report.add(
            Diagnostic(
                place == nil ? .note : .warning, code, message, at: place ?? SourceSpan(file: setup.folder),
                hint: hint))
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
