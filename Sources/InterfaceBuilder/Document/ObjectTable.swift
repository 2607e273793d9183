import Basics
import Views

/// The objects of a scene or xib and the connections between them, unresolved.
struct ObjectTable {
    /// The object of an id; views by position.
    enum Target {
        case view(TextPosition)
        case `guide`(TextPosition, LayoutGuide)
        case constraint
        /// The controller, or a xib's File's Owner or First Responder.
        case owner
        case other
    }

    /// An outlet with an unresolved destination.
    struct Connection {
        var name: String
        var destination: String
        /// The class with the property; `nil` for the controller or File's Owner.
        var owner: String?
        /// The id of the object with the property; `nil` for the controller or File's Owner.
        var ownerID: String?
        var isCollection: Bool
        var element: XMLElement
    }

    /// An action with an unresolved sender.
    struct Action {
        var selector: String
        var sender: TextPosition
        /// The id of the object with the method.
        var target: String
        var position: TextPosition
        /// UIControl.Event's name; `tap` for a gesture; `nil` for the control's own.
        var event: String?

        var isOfGesture: Bool { event == "tap" }
    }

    /// A gesture recognizer with its view and unresolved actions.
    struct Gesture {
        var element: XMLElement
        var view: TextPosition?
        var actions: [XMLElement] { element.first("connections")?.all("action") ?? [] }
    }

    private(set) var targets: [String: Target] = [:]
    /// In file order, without children.
    private(set) var views: [XMLElement] = []
    /// The controller's first, because bindings refer to them.
    private(set) var outlets: [Connection] = []
    private(set) var actions: [Action] = []
    /// In file order.
    private(set) var gestures: [Gesture] = []
    /// Objects that are neither views nor controllers, such as a data source of its own.
    private(set) var customObjects: [XMLElement] = []
    /// Segues of container views, with those views.
    private(set) var embedSegues: [(container: TextPosition, segue: XMLElement)] = []

    private var duplicates: [(id: String, element: XMLElement)] = []
    /// The views by their gesture recognizers' ids.
    private var gestureViews: [String: TextPosition] = [:]

    init(_ objects: XMLElement, context: InterfaceContext) {
        for object in objects.children { gather(object, in: Parent()) }
        outlets = outlets.filter { $0.owner == nil } + outlets.filter { $0.owner != nil }
        for index in gestures.indices {
            guard let view = gestures[index].element["id"].flatMap({ gestureViews[$0] }) else { continue }
            gestures[index].view = view
            for action in gestures[index].actions { addAction(action, sender: view, event: "tap") }
        }
        for (id, element) in duplicates {
            context.finding(
                "interface-duplicate-id", "two objects have the id \(id.quoted())", at: element,
                hint: "connections lead to the first: was the file merged by hand?")
        }
    }

    /// The ancestors of an element.
    private struct Parent {
        /// The nearest view; the controller's view at the top level.
        var view: TextPosition?
        var isAmongViews = false
    }

    private mutating func gather(_ element: XMLElement, in place: Parent) {
        var inner = Parent(view: place.view, isAmongViews: ["subviews", "prototypes", "cells"].contains(element.name))
        let isController = element.name.hasSuffix("Controller") || element.name == "placeholder"
        if element.name.hasSuffix("LayoutGuide") {
            if let view = place.view { declare(element, Self.guide(element).map { .guide(view, $0) } ?? .other) }
        } else if isController {
            declare(element, .owner)
            inner.view = element.child(key: "view")?.position
        } else if let view = place.view, element["key"] == "contentView" {
            // The content view fills its container, so both are one view here.
            declare(element, .view(view))
        } else if ViewElements.kinds[element.name] != nil || place.isAmongViews {
            declare(element, .view(element.position))
            inner.view = element.position
            var shell = element
            shell.children = element.all("userDefinedRuntimeAttributes")
            views.append(shell)
        } else if element.name == "constraint" {
            declare(element, .constraint)
        } else if element.name != "connections" {
            declare(element, .other)
            if element.name.hasSuffix("GestureRecognizer") { gestures.append(Gesture(element: element)) }
            if element.name == "customObject" { customObjects.append(element) }
        }
        for child in element.children {
            if child.name == "connections" {
                let owner = isController ? nil : element["customClass"] ?? element.name
                connect(child, of: element, owner: owner, view: inner.view)
            } else {
                gather(child, in: inner)
            }
        }
    }

    private mutating func declare(_ element: XMLElement, _ target: Target) {
        guard let id = element["id"] else { return }
        if targets[id] == nil { targets[id] = target } else { duplicates.append((id, element)) }
    }

    private static func `guide`(_ element: XMLElement) -> LayoutGuide? {
        switch element["key"] ?? element["type"] ?? "" {
        case "safeArea": .safeArea
        case "top": .top
        // A keyboard never covers a notification; without one its guide equals the bottom guide.
        case "bottom", "keyboard": .bottom
        case "contentLayoutGuide": .content
        case "frameLayoutGuide": .frame
        case "layoutMargins", "layoutMarginsGuide": .layoutMargins
        case "readableContent", "readableContentGuide": .readableContent
        default: nil
        }
    }

    private mutating func connect(
        _ connections: XMLElement, of element: XMLElement, owner: String?, view: TextPosition?
    ) {
        for connection in connections.children {
            let destination = connection["destination"] ?? ""
            switch connection.name {
            case "outletCollection" where connection["property"] == "gestureRecognizers":
                if let view { gestureViews[destination] = view }
            case "outlet", "outletCollection":
                outlets.append(
                    .init(
                        name: connection["property"] ?? "", destination: destination, owner: owner,
                        ownerID: owner == nil ? nil : element["id"],
                        isCollection: connection.name == "outletCollection", element: connection))
            case "action" where !element.name.hasSuffix("GestureRecognizer"):
                if let view { addAction(connection, sender: view) }
            case "segue" where connection["kind"] == "embed":
                if let view { embedSegues.append((view, connection)) }
            default: break
            }
        }
    }

    private mutating func addAction(_ element: XMLElement, sender: TextPosition, event: String? = nil) {
        actions.append(
            .init(
                selector: element["selector"] ?? "", sender: sender, target: element["destination"] ?? "",
                position: element.position, event: event ?? element["eventType"]))
    }
}
