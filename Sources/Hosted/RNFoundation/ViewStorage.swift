import Foundation

/// The keys that a view or layer is drawn from, under the name by which others refer to it.
package final class ViewStorage {
    /// Unique in the process: constraints, touches and tests name the object by it.
    package private(set) var id: String
    /// `true` if the id means something to a reader, as an outlet's name does.
    package private(set) var isNamed: Bool
    /// The variable that held the object first, for an object without another name.
    package var variable: String?
    package var keys: [WireKey: JSON] { didSet { Self.version &+= 1 } }

    /// Changes whenever any object does; measured frames hold for one version.
    package nonisolated(unsafe) static var version = 0
    private nonisolated(unsafe) static var count = 0
    private nonisolated(unsafe) static var names: Set<String> = []

    package init(type: String) {
        (id, isNamed) = (Self.newID(), false)
        keys = [.type: .string(type)]
    }

    /// A storyboard's object; its children and constraints are instances of their own.
    package init(_ object: JSON) {
        let name = object[.id]?.string
        (id, isNamed) = (name ?? Self.newID(), name != nil)
        if let name { Self.names.insert(name) }
        keys = object.members ?? [:]
        for key in [WireKey.children, .constraints, .id] { keys[key] = nil }
    }

    package static func isTaken(_ name: String) -> Bool { names.contains(name) }

    /// `code-1` and on, in the order of creation, so that runs repeat.
    package static func newID() -> String {
        count += 1
        return "code-\(count)"
    }

    /// Gives the object the code's own name for it, with a number if another object has that name.
    package func take(name: String) {
        // What follows a full stop is a guide of the view.
        let name = name.replacingOccurrences(of: ".", with: "-")
        guard !name.isEmpty, id != name || !isNamed else { return }
        var free = name
        var number = 2
        while !Self.names.insert(free).inserted {
            free = "\(name)-\(number)"
            number += 1
        }
        (id, isNamed) = (free, true)
        Self.version &+= 1
    }

    /// Leaves the name to the object that comes in this one's place.
    package func giveUpName() {
        if isNamed { Self.names.remove(id) }
        isNamed = false
    }

    /// Setting the same value again leaves `version` as it is.
    package subscript(key: WireKey) -> JSON? {
        get { keys[key] }
        set { if keys[key] != newValue { keys[key] = newValue } }
    }
}
