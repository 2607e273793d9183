import Basics
import Views

extension NotificationAction {
    /// Decodes an action of the descriptor; `nil` with a diagnostic if its identifier or title is unusable.
    static func decode(_ value: JSONValue, path: String, context: ProgramDecoding) -> NotificationAction? {
        let reader = ObjectReader(value, path: path, report: context.report)
        let identifier = reader.identifier("identifier")
        let title = reader.require("title") ? reader.string("title") : nil
        let options = reader.options("options", Options.names) ?? []
        let icon = reader.decode("icon") { NotificationActionIcon.decode($0, path: $1, context: context) }
        let textInput = reader.object("textInput").map { TextInput.decode($0) }
        reader.finish()
        guard let identifier, let title else { return nil }
        return NotificationAction(
            identifier: identifier, title: title, options: options, icon: icon, textInput: textInput)
    }

    /// Decodes the actions of a category; `nil` when the key is absent. Their titles aren't templates.
    static func decodeArray(_ key: String, in reader: ObjectReader, context: ProgramDecoding) -> [NotificationAction]? {
        guard let elements = reader.array(key) else { return nil }
        var names = ActionNames()
        return elements.compactMap { element in
            let action = decode(element.value, path: element.path, context: context)
            if let title = element.value["title"] {
                reader.report.reportTag(in: title, path: JSONPath.child("title", of: element.path))
            }
            if let action { names.add(action.identifier, element, report: reader.report) }
            return action
        }
    }
}

/// Warns of duplicate identifiers: iOS shows both buttons, and the extension can't distinguish them.
struct ActionNames {
    private var seen: Set<String> = []

    mutating func add(_ identifier: String, _ element: (value: JSONValue, path: String), report: DiagnosticCollector) {
        if seen.insert(identifier).inserted { return }
        report.add(
            .warning, "duplicate-identifier",
            "two actions are called \(identifier.quoted()): no response tells which one was tapped",
            at: element.value.position, path: element.path, hint: "give each action an identifier of its own")
    }
}

extension NotificationAction.TextInput {
    fileprivate static func decode(_ reader: ObjectReader) -> Self {
        defer { reader.finish() }
        for key in ["buttonTitle", "placeholder"] {
            if let text = reader.value[key] { reader.report.reportTag(in: text, path: reader.child(key)) }
        }
        return Self(buttonTitle: reader.string("buttonTitle") ?? "", placeholder: reader.string("placeholder") ?? "")
    }
}

extension NotificationAction.Options {
    /// The options' names in descriptors.
    package static let names: KeyValuePairs<String, Self> = [
        "authenticationRequired": .authenticationRequired, "destructive": .destructive, "foreground": .foreground,
    ]
}

extension DiagnosticCollector {
    /// Warns of a tag in a text of a category, which is registered before a notification could fill the tag.
    func reportTag(in value: JSONValue, path: String) {
        reportTag(
            "tag-in-category", in: value, path: path, "shown",
            hint: "only titles of \"actions\", which the extension itself sets, take values of a notification")
    }
}
