import ContentExtensionHost

/// How one kind of view's element is read.
package struct ElementReader: Sendable {
    /// The template language's name.
    package var type: String
    /// The attributes that are read, or known not to change what is drawn.
    package var attributes: Set<String>
    /// The children that are read, or known not to change what is drawn: `name`, or `name:key`.
    package var children: Set<String>

    package init(_ type: String, attributes: Set<String> = [], children: Set<String> = []) {
        self.type = type
        self.attributes = attributes
        self.children = children
    }
}

/// What each kind of view has besides what every view has.
package enum ViewElements {
    /// By the element's name; an element without a reader isn't a view.
    package static let readers: [String: ElementReader] = [
        "view": ElementReader("view"), "label": ElementReader("label", attributes: ["text"]),
        "imageView": ElementReader("image"), "stackView": ElementReader("stack"),
    ]

    /// Sets the keys that only this kind of view has, and those of its runtime attributes.
    package static func set(_ element: XMLElement, in object: inout TemplateObject, context: InterfaceContext) {
        if element.name == "label", let text = context.text(element["id"], "text", element["text"]) {
            object.set("text", .text(text), at: element)
        }
    }
}
