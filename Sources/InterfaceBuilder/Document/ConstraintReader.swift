import Basics
import Views

/// Converts `<constraint>` elements to constraints of the template language.
struct ConstraintReader {
    let index: InterfaceIndex
    let context: InterfaceContext

    /// Converts a constraint; `nil` if a device would drop it, too, or if it refers to missing objects.
    /// - Parameter owner: the template name of the view that owns the constraint.
    func read(_ element: XMLElement, owner: String) -> JSONValue? {
        guard element.name == "constraint" else {
            context.unknown(element, in: XMLElement(name: "constraints"))
            return nil
        }
        for attribute in element.attributes where !Self.attributes.contains(attribute.name) {
            context.unknown(attribute: attribute.name, of: element)
        }
        for child in element.children { context.unknown(child, in: element) }
        // Xcode removes these design-time constraints when building.
        if context.flag("placeholder", of: element) == true { return nil }
        let outlet = element["id"].flatMap { index.constraintOutlets[$0] }
        let isInstalled = context.flag(Variations.installed, of: element) ?? true
        if !isInstalled, outlet == nil { return nil }
        guard let first = item(element["firstItem"], of: element, owner: owner),
            let firstAttribute = attribute("firstAttribute", of: element)
        else { return nil }

        var object = TemplateObject(at: element)
        object.set(.firstItem, first.json(or: nil), at: element)
        object.set(.firstAttribute, .string(firstAttribute.rawValue), at: element)
        if let relation = relation(element), relation != .equal {
            object.set(.relation, .string(relation.rawValue), at: element)
        }
        if element["secondItem"] != nil || element["secondAttribute"] != nil {
            guard let second = item(element["secondItem"], of: element, owner: owner),
                let secondAttribute = attribute("secondAttribute", of: element)
            else { return nil }
            object.set(.secondItem, second.json(or: owner), at: element)
            object.set(.secondAttribute, .string(secondAttribute.rawValue), at: element)
        }
        setNumbers(element, in: &object)
        object.set(.identifier, element["identifier"].map { .string($0) }, at: element)
        object.set(.outlet, outlet.map { .string($0) }, at: element)
        if !isInstalled { object.set(.active, .bool(false), at: element) }
        return object.value
    }

    private static let attributes: Set<String> = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority", "symbolic", "symbolType", "identifier", "placeholder", "id", "userLabel", "customClass",
        "customModule", "customModuleProvider", Variations.installed,
    ]

    private func setNumbers(_ element: XMLElement, in object: inout TemplateObject) {
        let multiplier = multiplier(element)
        let isSystem = context.flag("symbolic", of: element) == true && element["constant"] == nil
        // Spacing by layout anchors multiplies the standard distance instead of the second attribute.
        if isSystem, element["symbolType"] != nil, let multiplier, multiplier != 1 {
            object.set(.constant, .members([.system: .number(multiplier)]), at: element)
        } else {
            if let multiplier, multiplier != 1 { object.set(.multiplier, .number(multiplier), at: element) }
            if isSystem {
                object.set(.constant, .string("system"), at: element)
            } else if let constant = context.number("constant", of: element), constant != 0 {
                object.set(.constant, .number(constant), at: element)
            }
        }
        if let priority = context.number("priority", of: element, in: 1...1000), priority != 1000 {
            object.set(.priority, .number(priority), at: element)
        }
    }

    /// `1.5`, or a ratio such as `3:2` or `3/2`.
    private func multiplier(_ element: XMLElement) -> Double? {
        guard let text = element["multiplier"] else { return nil }
        let parts = text.split(whereSeparator: { ":/".contains($0) }).map { Double(String($0)) }
        if parts.count == 1, let value = parts[0], value.isFinite { return value }
        if parts.count == 2, let a = parts[0], let b = parts[1], (a / b).isFinite { return a / b }
        context.reportValue("multiplier is \(text.quoted()), neither a number nor a ratio", of: element)
        return nil
    }

    private func relation(_ element: XMLElement) -> LayoutRelation? {
        guard let name = element["relation"] else { return nil }
        if let relation = LayoutRelation(rawValue: name) { return relation }
        context.reportValue("relation is \(name.quoted()), which compares nothing", of: element)
        return nil
    }

    private func attribute(_ key: String, of element: XMLElement) -> LayoutAttribute? {
        let name = element[key] ?? ""
        // Before the first baseline was introduced, the last baseline was called the baseline.
        if name == "baseline" { return .lastBaseline }
        if let attribute = LayoutAttribute(rawValue: name) { return attribute }
        context.reportValue("\(key) is \(name.quoted()), which no view has", of: element)
        return nil
    }

    /// The view or guide of one side.
    private enum Item {
        case owner
        case named(String)

        func json(or owner: String?) -> JSONValue.Kind? {
            switch self {
            case .owner: owner.map { .string($0) }
            case .named(let name): .string(name)
            }
        }
    }

    /// The view or guide with an object id, or the owner without an id; `nil` if it is missing.
    private func item(_ id: String?, of element: XMLElement, owner: String) -> Item? {
        guard let id else { return .owner }
        switch index.target(id) {
        case .view(let view): return view == owner ? .owner : .named(view)
        case .guide(let view, let guide): return .named(view == owner ? guide.rawValue : "\(view).\(guide.rawValue)")
        case .elsewhere: return nil
        case .missing:
            context.finding(
                "interface-reference", "a constraint names \(id.quoted()), which isn't in the file", at: element,
                hint: "the constraint is left out: was the file merged by hand?")
            return nil
        }
    }
}
