import Basics

/// An outlet connection of a controller, or of a cell or view with a custom class.
package struct Outlet: Sendable, Hashable {
    /// The property's name in the code.
    package var name: String
    /// The destination in the template language: a view's `id`, or a constraint's `outlet`.
    package var destination: String
    /// The class with the property; `nil` for the controller or File's Owner.
    package var owner: String?
    package var location: SourceSpan
    /// `true` for an outlet collection.
    package var isCollection = false
}

/// An action connection of a control or gesture.
package struct InterfaceAction: Sendable, Hashable {
    /// The method's selector, such as `accept:`.
    package var selector: String
    /// The `id` of the touched view.
    package var sender: String
    package var location: SourceSpan
    /// UIControl.Event's name, `tap` for a gesture; `nil` for the control's own.
    var event: String?
    /// The class with the method; `nil` for the controller or First Responder.
    var target: String?
}

/// A view beside the controller's, such as an accessory or input view.
package struct ExtraView: Sendable, Equatable {
    package var name: String
    /// The view in the template language.
    package var view: JSONValue
}
