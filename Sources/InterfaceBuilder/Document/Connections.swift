import ContentExtensionHost

/// A connection from a controller, a cell or a view of a class of its own to what is in the file.
public struct Outlet: Sendable, Hashable {
    /// The property's name in the code.
    public var name: String
    /// What it is connected to: a view's `id`, or a constraint's `outlet`, in the template language.
    public var destination: String
    /// The destination's element in the file, such as `label` or `constraint`.
    public var element: String
    /// The destination's `type` in the template language; `nil` for a constraint.
    public var type: String?
    /// The class that has the property; `nil` when it is the controller's, or File's Owner's.
    public var owner: String?
    /// Whether the property is an array of which this is one element.
    public var isCollection: Bool
    /// Where the connection stands.
    public var location: SourceSpan
}

/// What a control or a gesture calls.
public struct InterfaceAction: Sendable, Hashable {
    /// The method's selector, such as `accept:`.
    public var selector: String
    /// The `id` of the view that is touched.
    public var sender: String
    /// UIControl.Event's name, such as `touchUpInside`; `nil` for a gesture.
    public var event: String?
    /// Where the connection stands.
    public var location: SourceSpan
}

/// A cell that a table or a collection makes as many of as its code asks for.
public struct Prototype: Sendable, Equatable {
    /// By which the code asks for it.
    public var reuseIdentifier: String?
    /// The class's name, with its module where the file has one.
    public var className: String?
    /// The `id` of the table or collection; `nil` for a cell that is a file of its own.
    public var container: String?
    /// The cell in the template language.
    public var view: JSONValue
}

/// A view that lies beside the controller's: an input accessory, an input view.
public struct ExtraView: Sendable, Equatable {
    /// The outlet that it is connected to.
    public var name: String
    /// The view in the template language.
    public var view: JSONValue
}
