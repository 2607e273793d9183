import ContentExtensionHost

/// An outlet connection of a controller, or of a cell or view with a custom class.
package struct Outlet: Sendable, Hashable {
    /// The property's name in the code.
    package var name: String
    /// The destination in the template language: a view's `id`, or a constraint's `outlet`.
    package var destination: String
    /// The destination's element in the file, such as `label` or `constraint`.
    package var element: String
    /// The destination's `type` in the template language; `nil` for a constraint.
    package var type: String?
    /// The class with the property; `nil` for the controller or File's Owner.
    package var owner: String?
    /// `true` for an element of an outlet collection.
    package var isCollection: Bool
    /// The position of the connection.
    package var location: SourceSpan
}

/// An action connection of a control or gesture.
package struct InterfaceAction: Sendable, Hashable {
    /// The method's selector, such as `accept:`.
    package var selector: String
    /// The `id` of the touched view.
    package var sender: String
    /// UIControl.Event's name, such as `touchUpInside`; `nil` for a gesture.
    package var event: String?
    /// The position of the connection.
    package var location: SourceSpan
}

/// A prototype cell of a table or collection.
package struct Prototype: Sendable, Equatable {
    package var reuseIdentifier: String?
    /// The class name, with its module if the file has one.
    package var className: String?
    /// The `id` of the table or collection; `nil` for a cell in its own file.
    package var container: String?
    /// The cell in the template language.
    package var view: JSONValue
}

/// A view beside the controller's, such as an accessory or input view.
package struct ExtraView: Sendable, Equatable {
    /// The connected outlet.
    package var name: String
    /// The view in the template language.
    package var view: JSONValue
}
