import Basics

/// A `UNNotificationAction` that code makes, as a descriptor's action; `nil` if its identifier or title isn't known.
package typealias ActionJSON = (SourceObject) -> JSONValue?

/// The actions that a controller assigns to `extensionContext.notificationActions`.
struct CodeActions {
    /// `actions` of a bindings.json; `receive` where the notification decides which are assigned.
    private(set) var members: [JSONValue.Member] = []
    /// `false` if some actions aren't understood.
    private(set) var isComplete = true

    private let written: BindingValue
    private let action: ActionJSON

    init(_ value: SourceValue, _ written: BindingValue, action: @escaping ActionJSON) {
        (self.written, self.action) = (written, action)
        var ways: [(test: SourceTest, actions: JSONValue)] = []
        collect(value, .yes, into: &ways)
        if ways.count == 1, ways[0].test == .yes {
            members = [.init(key: "actions", value: ways[0].actions)]
        } else if !ways.isEmpty {
            let steps = ways.map { way in
                JSONValue(
                    .object([.init(key: "when", value: way.test.json), .init(key: "actions", value: way.actions)]))
            }
            members = [.init(key: "receive", value: JSONValue(.members(["then": .array(steps)])))]
        }
    }

    private mutating func collect(
        _ value: SourceValue, _ test: SourceTest, into ways: inout [(test: SourceTest, actions: JSONValue)]
    ) {
        switch value {
        case .choice(let condition, let first, let second):
            collect(first, test && condition, into: &ways)
            collect(second, test && !condition, into: &ways)
        case .array(let elements):
            let found = elements.enumerated().compactMap { action($1, at: $0) }
            if found.count < elements.count { isComplete = false }
            // No actions in place of those that aren't understood would hide the category's.
            if found.count == elements.count || !found.isEmpty { ways.append((test, JSONValue(.array(found)))) }
        case .kept: break
        default: isComplete = false
        }
    }

    private func action(_ value: SourceValue, at index: Int) -> JSONValue? {
        guard case .object(var object) = value, let title = object["title"],
            case .value(let shown) = written.outcome(title, as: .text)
        else { return nil }
        // An identifier isn't drawn; one that the notification decides has that of its place.
        if object["identifier"]?.string == nil { object.fields["identifier"] = .literal("action-\(index + 1)") }
        object.fields["title"] = .literal("title")
        guard case .object(var members)? = action(object)?.kind,
            let place = members.firstIndex(where: { $0.key == "title" })
        else { return nil }
        members[place].value = shown
        return JSONValue(.object(members))
    }
}
