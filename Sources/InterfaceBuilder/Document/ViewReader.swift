import Basics
import Views

/// Converts a view's element with its descendants to the template language.
struct ViewReader {
    /// The type of unreadable views.
    static let unknownType = "placeholder"

    let index: InterfaceIndex
    let context: InterfaceContext
    /// The color of labels and images in an enclosing vibrancy effect; `nil` outside of one.
    var vibrantInk: String?

    /// A view in the template language.
    /// - Parameter superview: the superview; `nil` for a controller's view, whose frame the system determines.
    func read(
        _ element: XMLElement, in superview: ViewFrame.Superview? = nil, role: String? = nil, isStatic: Bool = false
    ) -> TemplateObject {
        let name = index.name(of: element)
        let reader = ViewElements.kinds[element.name]
        var object = TemplateObject(at: element)
        if reader?.type != "view" { object.set(.type, .string(reader?.type ?? Self.unknownType), at: element) }
        object.set(.id, .string(name), at: element)
        // Ignored by decoders; bindings are guessed from it.
        object.set(.designName, Self.label(of: element).map { .string($0) }, at: element)
        // Ignored as well; the extension's own code finds views by it.
        let tag = element["tag"].flatMap(Double.init).flatMap { $0 == 0 ? nil : $0 }
        object.set(.tag, tag.map { .number($0) }, at: element)
        object.set(.role, role.map { .string($0) }, at: element)
        if reader?.type == "cell" {
            object.set(.reuseIdentifier, element["reuseIdentifier"].map { .string($0) }, at: element)
        }
        if isStatic { object.set(.static, .bool(true), at: element) }

        if element.name == "containerView" { reportContainer(element) }
        if reader == nil {
            object.set(.title, .text(element["customClass"] ?? element.name), at: element)
            context.unknowns.count("<\(element.name)>", at: element)
        }
        let content = element.child(key: "contentView")
        for part in [element] + [content].compactMap({ $0 }) {
            // Runtime attributes are set last, as on a device.
            setStyle(part, in: &object)
            ViewElements.set(part, in: &object, context: context)
            if let reader { reportUnknowns(part, reader) }
        }
        if let vibrantInk, element.name == "label" || element.name == "imageView" {
            object.set(element.name == "label" ? .textColor : .tintColor, .string(vibrantInk), at: element)
        }
        setSizing(element, in: &object)
        setMargins(content ?? element, of: element, in: &object)

        let frame = ViewFrame(element, in: superview ?? .init(), context: context)
        object.set(.designFrame, frame.designFrame, at: element)
        if superview != nil { object.set(.autoresizing, frame.autoresizing, at: element) }
        if isStatic { setRowHeight(element, in: &object) }

        let constraints = constraints(of: [element] + [content].compactMap { $0 }, owner: name)
        if !constraints.isEmpty { object.set(.constraints, .array(constraints), at: element) }
        var inner = self
        inner.vibrantInk = Self.vibrantInk(of: element) ?? vibrantInk
        let children = inner.children(of: element, content: content, frame: frame.frame)
        if !children.isEmpty { object.set(.children, .array(children.map(\.value)), at: element) }
        return object
    }

    /// The color of labels and images in a vibrancy effect: light on dark materials, dark on light ones. On a device
    /// the background shines through a little; here the color is opaque.
    private static func vibrantInk(of element: XMLElement) -> String? {
        guard let vibrancy = element.first("vibrancyEffect") else { return nil }
        let style = vibrancy.first("blurEffect")?["style"]?.lowercased() ?? ""
        if style.hasSuffix("dark") { return "white" }
        return style.hasSuffix("light") ? "black" : "label"
    }

    /// The view's label in Xcode, else its accessibility identifier.
    private static func label(of element: XMLElement) -> String? {
        element["userLabel"] ?? element.first("accessibility")?["identifier"]
    }

    private func constraints(of parts: [XMLElement], owner: String) -> [JSONValue] {
        let reader = ConstraintReader(index: index, context: context)
        return parts.flatMap { part in
            (part.first("constraints")?.children ?? []).compactMap { reader.read($0, owner: owner) }
        }
    }

    /// - Parameter own: the ids of the subviews that a cell places itself.
    private func children(
        of element: XMLElement, content: XMLElement?, frame: Rect?, own: [String] = []
    ) -> [TemplateObject] {
        let inner = ViewFrame.Superview(
            size: frame?.size, isStack: element.name == "stackView",
            autoresizes: context.flag("autoresizesSubviews", of: element) ?? true)
        var children: [TemplateObject] = []
        for child in element.children {
            switch child.name {
            case "subviews":
                // The layout of built-in styles depends on their order.
                for rank in 0...own.count {
                    let views = child.children.filter { (own.firstIndex(of: $0["id"] ?? "") ?? own.count) == rank }
                    children += views.map { read($0, in: rank < own.count ? .init(isStack: true) : inner) }
                }
            case "prototypes", "cells": children += child.children.map { read($0) }
            case "sections": children += child.children.flatMap { section($0) }
            default:
                guard let key = child["key"], ViewElements.kinds[child.name] != nil else { continue }
                if let role = Self.roles[key] {
                    var part = read(child, role: role)
                    CollectionParts.setLength(of: child, in: element, on: &part, context: context)
                    // The file has it after the cells.
                    children.insert(part, at: role == "sectionHeader" ? 0 : children.count)
                } else if key == Self.background, ViewElements.kinds[element.name]?.type == "cell" {
                    children.insert(read(child, in: inner), at: 0)
                }
            }
        }
        guard let content else { return children }
        let inside = ViewFrame(content, in: inner, context: context).frame ?? frame
        return children + self.children(of: content, content: nil, frame: inside, own: element.cellViews.map(\.id))
    }

    /// Parts of tables and collections outside their subviews.
    private static let roles = [
        "tableHeaderView": "tableHeader", "tableFooterView": "tableFooter", "sectionHeaderView": "sectionHeader",
        "sectionFooterView": "sectionFooter",
    ]
    /// A cell's view behind its content.
    private static let background = "backgroundView"

    /// A section of a static table: its titles and its rows.
    private func section(_ section: XMLElement) -> [TemplateObject] {
        func title(_ property: String, _ role: String) -> [TemplateObject] {
            guard let text = context.text(section["id"], property, section[property]), !text.isEmpty else { return [] }
            var label = TemplateObject(at: section)
            label.set(.type, .string("label"), at: section)
            label.set(.role, .string(role), at: section)
            label.set(.text, .text(text), at: section)
            return [label]
        }
        let cells = (section.first("cells")?.children ?? []).map { read($0, isStatic: true) }
        return title("headerTitle", "sectionHeader") + cells + title("footerTitle", "sectionFooter")
    }

    /// Reports a container view, whose embedded controller isn't drawn.
    private func reportContainer(_ element: XMLElement) {
        context.finding(
            "interface-embedded", "what the container's controller shows isn't drawn", at: element,
            hint: "draw it with --run-code, or put its views into the container itself")
    }

    private func reportUnknowns(_ element: XMLElement, _ kind: ElementKind) {
        for attribute in element.attributes
        where !KnownInterface.viewAttributes.contains(attribute.name) && !kind.attributes.contains(attribute.name) {
            context.unknown(attribute: attribute.name, of: element)
        }
        // Views follow the language's direction, so some values have no further effect.
        let isRightToLeft = WritingDirection.isRightToLeft(context.options.locale)
        if let direction = element["semanticContentAttribute"],
            isRightToLeft
                ? ["forceLeftToRight", "playback", "spatial"].contains(direction) : direction == "forceRightToLeft"
        {
            context.unknown(attribute: "semanticContentAttribute", of: element)
        }
        for child in element.children
        where !KnownInterface.contains(KnownInterface.viewChildren, child)
            && !KnownInterface.contains(kind.children, child) && child["key"] != "contentView"
            && !["prototypes", "cells", "sections"].contains(child.name) && Self.roles[child["key"] ?? ""] == nil
            && !(kind.type == "cell" && [Self.background, "selectedBackgroundView"].contains(child["key"]))
        { context.unknown(child, in: element) }
    }
}
