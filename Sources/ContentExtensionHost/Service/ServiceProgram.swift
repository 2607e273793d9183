/// What a declarative service extension does, as data: the key `service` of a descriptor.
public struct ServiceProgram: Sendable, Equatable {
    /// The descriptor's `values`.
    var values: [NamedValue] = []
    /// What it changes before it hands over.
    var changes = ContentChanges()
    /// What it downloads and attaches, all at once.
    var attachments: [ServiceAttachment] = []
    /// Seconds of work between the downloads and handing over.
    var delay = 0.0
    /// What it changes when its time expires, before it hands over as far as it got; `nil` when it ignores the call.
    var expiry: ContentChanges?
    /// Whether it forgets to hand over.
    var neverCompletes = false
    /// Why it crashes in `didReceive`; `nil` when it doesn't.
    var crash: String?
}

/// A file that a declarative service extension downloads and attaches.
struct ServiceAttachment: Sendable, Equatable {
    /// Empty for one that the system makes up.
    var identifier = ""
    var url: Bound<String>
    var options = AttachmentOptions()
    /// Whether the rest is handed over without it when it fails; the original content otherwise.
    var isOptional = false
    /// Where it stands.
    var source: SourceSpan
}

/// Changes of a notification's content.
struct ContentChanges: Sendable, Equatable {
    var title: Bound<String>?
    var subtitle: Bound<String>?
    var body: Bound<String>?
    var badge: Bound<Int>?
    var threadIdentifier: Bound<String>?
    var categoryIdentifier: Bound<String>?
    /// Top-level keys and what they become; `null` takes a key away.
    var userInfo: [NamedValue] = []

    /// Makes the changes whose values the scope gives.
    func apply(to content: inout NotificationContent, in scope: Scope) {
        func set<Value>(_ path: WritableKeyPath<NotificationContent, Value>, _ bound: Bound<Value>?) {
            if let value = bound?.value(in: scope) { content[keyPath: path] = value }
        }
        set(\.title, title)
        set(\.subtitle, subtitle)
        set(\.body, body)
        if let badge = badge?.value(in: scope) { content.badge = badge }
        set(\.threadIdentifier, threadIdentifier)
        set(\.categoryIdentifier, categoryIdentifier)
        var members = content.userInfo.members ?? []
        for change in userInfo {
            guard let value = change.value.value(in: scope) else { continue }
            let index = members.firstIndex { $0.key == change.name }
            if value.kind == .null {
                if let index { members.remove(at: index) }
            } else if let index {
                members[index].value = value
            } else {
                members.append(.init(key: change.name, value: value))
            }
        }
        if !userInfo.isEmpty { content.userInfo.kind = .object(members) }
    }
}
