import Basics
import Views

/// An action assigned by a program.
enum ActionTemplate: Sendable, Equatable {
    /// A new action; the title may be a template.
    case own(NotificationAction, title: Bound<String>, LocalizedStrings)
    /// An action of the category, or a current one, by its identifier.
    case known(String, SourceSpan)

    /// The action in a scope; `nil` with a warning for an unknown identifier.
    func action(in scope: Scope, known: [NotificationAction]) -> NotificationAction? {
        switch self {
        case .own(let own, let title, let strings):
            let locale = scope.evaluation.locale
            var action = own.localized { strings.text(for: $0, in: locale) }
            if let title = title.value(in: scope) { action.title = title }
            return action
        case .known(let identifier, let source):
            if let action = known.first(where: { $0.identifier == identifier }) { return action }
            let names = known.prefix(Limits.actions).map(\.identifier)
            scope.warn(
                source, "action-missing", "the category has no action \(identifier.quoted())",
                hint: NearestName.hint(for: identifier, among: names)
                    ?? "write the action itself: {\"identifier\": \(identifier.quoted()), \"title\": \"…\"}")
            return nil
        }
    }
}

extension ValueRule<[ActionTemplate]> {
    /// An array of actions and identifiers.
    static var actions: ValueRule<[ActionTemplate]> {
        ValueRule { value, path, context in
            var names = ActionNames()
            return context.report.array(value, path: path, "an array of actions, or a table of such arrays")?.compactMap
            {
                element in
                let (value, path) = element
                if let identifier = value.string {
                    guard context.report.isIdentifier(identifier, value, path: path) else { return nil }
                    names.add(identifier, element, report: context.report)
                    return .known(identifier, context.report.span(value, path))
                }
                guard let action = NotificationAction.decode(value, path: path, context: context) else { return nil }
                names.add(action.identifier, element, report: context.report)
                let title = value["title"] ?? JSONValue(.string(action.title))
                return ValueRule<String>.text.bound(title, path: JSONPath.child("title", of: path), context: context)
                    .map { .own(action, title: $0, context.strings) }
            }
        }
    }
}
