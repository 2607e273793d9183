import Foundation

/// An object of the template language: what a view or layer is drawn from. Keys that nothing here knows stay as they are.
package final class TemplateObject {
    package let id: String
    package var keys: [String: JSON] { didSet { Self.version &+= 1 } }

    /// Changes whenever any object does; measured frames hold for one version.
    package nonisolated(unsafe) static var version = 0
    private nonisolated(unsafe) static var count = 0

    package init(type: String) {
        id = Self.newID()
        keys = ["type": .string(type)]
    }

    /// A storyboard's object; its children and constraints are instances of their own.
    package init(_ object: JSON) {
        id = object["id"]?.string ?? Self.newID()
        keys = object.object ?? [:]
        for key in ["children", "constraints", "id"] { keys[key] = nil }
    }

    package static func newID() -> String {
        count += 1
        return "code-\(count)"
    }

    package subscript(key: String) -> JSON? {
        get { keys[key] }
        set { if keys[key] != newValue { keys[key] = newValue } }
    }
}
