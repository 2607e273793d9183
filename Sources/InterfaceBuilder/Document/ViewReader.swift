import AutoLayout
import ContentExtensionHost

/// Makes the template language's view of a view's element and all in it.
struct ViewReader {
    /// What a view becomes that nobody can read.
    static let unknownType = "placeholder"

    let index: InterfaceIndex
    let context: InterfaceContext

    /// A view's element as a view of the template language.
    /// - Parameter superview: what it is in; its own size and place are the system's for a controller's view.
    func read(
        _ element: XMLElement, in superview: ViewFrame.Superview? = nil, role: String? = nil, isStatic: Bool = false
    ) -> TemplateObject {
        let name = index.name(of: element)
        let reader = ViewElements.readers[element.name]
        var object = TemplateObject(at: element)
        if reader?.type != "view" { object.set("type", .string(reader?.type ?? Self.unknownType), at: element) }
        object.set("id", .string(name), at: element)
        object.set("role", role.map { .string($0) }, at: element)
        object.set("reuseIdentifier", element["reuseIdentifier"].map { .string($0) }, at: element)
        if isStatic { object.set("static", .bool(true), at: element) }

        if reader == nil {
            object.set("title", .text(element["customClass"] ?? element.name), at: element)
            context.unknowns.count("<\(element.name)>", at: element)
        }
        let content = element.child(key: "contentView")
        for part in [element] + [content].compactMap({ $0 }) {
            setStyle(part, in: &object)
            // Runtime attributes are set once everything else is.
            ViewElements.set(part, in: &object, context: context)
            if let reader { reportUnknowns(part, reader) }
        }
        setSizing(element, in: &object)
        setMargins(content ?? element, of: element, in: &object)

        let frame = ViewFrame(element, in: superview ?? .init(), context: context)
        object.set("designFrame", frame.designFrame, at: element)
        if superview != nil { object.set("autoresizing", frame.autoresizing, at: element) }
        if isStatic { setRowHeight(element, in: &object) }

        let constraints = constraints(of: [element] + [content].compactMap { $0 }, owner: name)
        if !constraints.isEmpty { object.set("constraints", .array(constraints), at: element) }
        let children = children(of: element, content: content, frame: frame.frame)
        if !children.isEmpty { object.set("children", .array(children.map(\.value)), at: element) }
        return object
    }

    private func constraints(of parts: [XMLElement], owner: String) -> [JSONValue] {
        let reader = ConstraintReader(index: index, context: context)
        return parts.flatMap { part in
            (part.first("constraints")?.children ?? []).compactMap { reader.read($0, owner: owner) }
        }
    }

    private func children(of element: XMLElement, content: XMLElement?, frame: Rect?) -> [TemplateObject] {
        let inner = ViewFrame.Superview(
            size: frame?.size, isStack: element.name == "stackView",
            autoresizes: context.flag("autoresizesSubviews", of: element) ?? true)
        var children: [TemplateObject] = []
        for child in element.children {
            switch child.name {
            case "subviews": children += child.children.map { read($0, in: inner) }
            case "prototypes", "cells": children += child.children.map { read($0) }
            case "sections": children += child.children.flatMap { section($0) }
            default:
                if let role = Self.roles[child["key"] ?? ""], ViewElements.readers[child.name] != nil {
                    children.append(read(child, in: role == "background" ? inner : nil, role: role))
                }
            }
        }
        guard let content else { return children }
        let frame = ViewFrame(content, in: inner, context: context)
        var merged = content
        if element.name == "stackView" { merged.name = element.name }
        return children + self.children(of: merged, content: nil, frame: frame.frame ?? frame.frame)
    }

    /// The parts of tables, collections and cells that aren't among their subviews.
    private static let roles = [
        "tableHeaderView": "tableHeader", "tableFooterView": "tableFooter", "sectionHeaderView": "sectionHeader",
        "sectionFooterView": "sectionFooter", "backgroundView": "background",
    ]

    /// A static table's section: its titles and its rows.
    private func section(_ section: XMLElement) -> [TemplateObject] {
        func title(_ property: String, _ role: String) -> [TemplateObject] {
            guard let text = context.text(section["id"], property, section[property]), !text.isEmpty else { return [] }
            var label = TemplateObject(at: section)
            label.set("type", .string("label"), at: section)
            label.set("role", .string(role), at: section)
            label.set("text", .text(text), at: section)
            return [label]
        }
        let cells = (section.first("cells")?.children ?? []).map { read($0, isStatic: true) }
        return title("headerTitle", "sectionHeader") + cells + title("footerTitle", "sectionFooter")
    }

    private func reportUnknowns(_ element: XMLElement, _ reader: ElementReader) {
        for attribute in element.attributes
        where !KnownInterface.viewAttributes.contains(attribute.name) && !reader.attributes.contains(attribute.name) {
            context.unknown(attribute: attribute.name, of: element)
        }
        for child in element.children
        where !KnownInterface.contains(KnownInterface.viewChildren, child)
            && !KnownInterface.contains(reader.children, child) && child["key"] != "contentView"
            && !["prototypes", "cells", "sections"].contains(child.name) && Self.roles[child["key"] ?? ""] == nil
        {
            context.unknown(child, in: element)
        }
    }
}
