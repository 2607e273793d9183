import Basics

extension ViewTemplate {
    /// The keys of every view besides its properties.
    private static func structuralKeys(of kind: ViewKind) -> [String] {
        ["type", "id", "children", "visibleWhen", "hiddenWhen", "repeat", "constraints", "designFrame"]
            + (kind == .cell ? ["reuseIdentifier", "static"] : [])
    }

    /// All keys of a view type in the documentation's order.
    static func knownKeys(of kind: ViewKind) -> [String] {
        structuralKeys(of: kind) + (kind.properties + ViewProperty.common).map(\.key)
    }

    /// Decodes a view with its descendants, and declares their outlets.
    package static func decode(
        _ value: JSONValue, path: String, context: ProgramDecoding, outlets: inout Outlets
    ) -> ViewTemplate? {
        let report = context.report
        guard let object = report.object(value, path: path, "a view") else { return nil }
        let kind = object.raw("type") == nil ? .view : object.choice("type", ViewKind.self)
        guard let kind else { return nil }
        var view = ViewTemplate(kind: kind)
        view.id = object.string("id").flatMap { id in
            let place = value["id"] ?? value
            return outlets.declare(id, kind, place, path: object.child("id"), report: report) ? id : nil
        }
        view.visibleWhen = object.decode("visibleWhen", Condition.self)
        view.hiddenWhen = object.decode("hiddenWhen", Condition.self)
        view.repetition = object.object("repeat").flatMap { Repetition.decode($0) }
        if kind == .cell {
            let isReused = object.string("reuseIdentifier") != nil
            let isStatic = object.bool("static") ?? false
            view.isPrototype = isReused && !isStatic && view.repetition == nil
        }
        view.constraints = (object.array("constraints") ?? []).compactMap { element in
            outlets.constraint(element.value, path: element.path, report: report)
        }
        view.designFrame = object.decode("designFrame", Rect.self)
        view.origin = UncomparedSpan(report.span(value, path))
        if context.isMadeByCode { view.code = value[CodeOrigin.key].flatMap { CodeOrigin($0) } }
        view.assignments = Assignment.decode(
            object, kind.properties + ViewProperty.common, of: kind,
            except: structuralKeys(of: kind) + (context.isMadeByCode ? [CodeOrigin.key] : []), context: context)
        view.children = (object.array("children") ?? []).compactMap { child in
            outlets.depth += 1
            defer { outlets.depth -= 1 }
            if outlets.depth >= Limits.viewDepth {
                report.add(
                    .error, "too-deep", "views stand at most \(Limits.viewDepth) deep in one another",
                    at: child.value.position, path: child.path, hint: "take out stacks that hold a single view",
                    exit: .refused)
                return nil
            }
            return decode(child.value, path: child.path, context: context, outlets: &outlets)
        }
        return view
    }
}

extension ViewTemplate.Repetition {
    static func decode(_ object: ObjectReader) -> Self? {
        defer { object.finish() }
        let limit = object.integer("limit", in: -Limits.repeatCount...Limits.repeatCount)
        let source = object.report.span(object.value, object.path)
        guard object.require("over", hint: "name an array, such as userInfo.items") else { return nil }
        return object.decode("over", ContextPath.self).map { Self(over: $0, limit: limit, source: source) }
    }
}

/// The outlets declared by views, to check references to them.
package struct Outlets {
    private(set) var kinds: [String: ViewKind] = [:]
    /// Outlets of constraints; several constraints can share one, as an outlet collection.
    private var constraints: Set<String> = []
    /// The views named by constraints, in file order.
    private var items: [(id: String, position: TextPosition, path: String)] = []
    private var places: [String: TextPosition] = [:]
    /// The outlet names of a real extension's controller, with the ids they are connected to.
    private let connections: [String: [String]]
    /// `false` without a view, as when it is made in code: names can't be checked then.
    package var isChecked = true
    fileprivate var depth = 0

    package init(connections: [String: [String]] = [:]) { self.connections = connections }

    /// Declares an outlet; reports invalid and duplicate names.
    fileprivate mutating func declare(
        _ id: String, _ kind: ViewKind, _ value: JSONValue, path: String, report: DiagnosticCollector
    ) -> Bool {
        guard report.isIdentifier(id, value, path: path) else { return false }
        if id.contains("[") {
            report.add(
                .error, "invalid-id", "an id can't hold \"[\", which numbers the copies of a repeat",
                at: value.position, path: path, hint: "name the outlet itself")
            return false
        }
        if let first = places[id] {
            report.add(
                .error, "duplicate-id", "two views are called \(id.quoted()); the first is on line \(first.line)",
                at: value.position, path: path, hint: "an outlet is one view: give this one another id")
            return false
        }
        kinds[id] = kind
        places[id] = value.position
        return true
    }

    /// Decodes a constraint and records the views it names.
    fileprivate mutating func constraint(_ value: JSONValue, path: String, report: DiagnosticCollector)
        -> ViewConstraint?
    {
        guard let result = ViewConstraint.decode(value, path: path, report: report) else { return nil }
        for (key, anchor) in [("firstItem", result.constraint.first), ("secondItem", result.constraint.second)] {
            guard let id = anchor?.item else { continue }
            items.append((id, value[key]?.position ?? value.position, JSONPath.child(key, of: path)))
        }
        if let outlet = result.outlet { constraints.insert(outlet) }
        return result
    }

    /// Reports unknown views named by constraints, once the tree is complete.
    package func checkConstraintItems(_ report: DiagnosticCollector) {
        for item in items where kinds[item.id] == nil {
            report.add(
                .error, "unknown-item", "no view is called \(item.id.quoted())", at: item.position, path: item.path,
                hint: report.hint(for: item.id, among: kinds.keys.sorted() + LayoutGuide.allCases.map(\.rawValue))
                    ?? "name a view's \"id\", or leave the key out for the view that has the constraint")
        }
    }

    /// Decodes `{outlet: {property: value}}`, the form of `bindings` and `set`.
    package func assignments(_ value: JSONValue, path: String, context: ProgramDecoding) -> OutletAssignments? {
        guard let object = context.report.object(value, path: path, "an object of outlets") else { return nil }
        var result: OutletAssignments = [:]
        for (member, path) in object.named {
            for target in targets(member, path: path, among: constraints, report: context.report) {
                let properties =
                    target.kind.map { $0.properties + ViewProperty.common } ?? ViewProperty.ofConstraint(target.id)
                guard let values = context.report.object(member.value, path: path, "an object of properties") else {
                    break
                }
                result[target.id, default: []] += Assignment.decode(
                    values, properties, of: target.kind, except: [], context: context)
            }
        }
        return result
    }

    /// A view of an outlet; `kind` is `nil` for a constraint, or if the views are unknown.
    package struct Target {
        package let id: String
        package let kind: ViewKind?
    }

    /// The views of an outlet; unknown names are reported.
    package func views(_ member: JSONValue.Member, path: String, report: DiagnosticCollector) -> [Target] {
        if !isChecked { return [Target(id: member.key, kind: nil)] }
        return targets(member, path: path, among: [], report: report)
    }

    private func targets(
        _ member: JSONValue.Member, path: String, among constraints: Set<String>, report: DiagnosticCollector
    ) -> [Target] {
        let known = (connections[member.key] ?? [member.key]).filter { kinds[$0] != nil || constraints.contains($0) }
        if known.isEmpty, isChecked { reportUnknown(member, path: path, report: report) }
        return known.map { Target(id: $0, kind: kinds[$0]) }
    }

    private func reportUnknown(_ member: JSONValue.Member, path: String, report: DiagnosticCollector) {
        let name = member.key.quoted()
        if connections[member.key] != nil {
            return report.add(
                .warning, "outlet-not-shown", "\(name) isn't in the controller's view, so nothing of it is drawn",
                at: member.keyPosition, path: path,
                hint: "name the view that it is in as \"accessoryView\" or \"inputView\"")
        }
        report.add(
            .error, "unknown-outlet", "no view is called \(name)", at: member.keyPosition, path: path,
            hint: report.hint(
                for: member.key, among: kinds.keys.sorted() + constraints.sorted() + connections.keys.sorted()
            ) { names in
                let names = names.dropLast(connections.count)
                let said = names.filter { !InterfaceObjectID.isOne($0) }
                return names.isEmpty
                    ? "no view has an \"id\""
                    : "the outlets are: \((said.isEmpty ? names : said[...]).joined(separator: ", "))"
            })
    }
}

extension Assignment {
    /// Decodes the properties among an object's keys; unknown keys are reported.
    /// - Parameter kind: the view's type; `nil` for a constraint.
    fileprivate static func decode(
        _ object: ObjectReader, _ properties: [ViewProperty], of kind: ViewKind?, except others: [String],
        context: ProgramDecoding
    ) -> [Assignment] {
        var unknown = 0
        let assignments = object.named.compactMap { member, path -> Assignment? in
            if others.contains(member.key) { return nil }
            // Only bindings have UIKit's names; a view's own keys are those of the schema.
            let property =
                others.isEmpty
                ? UIKitName.property(member.key, among: properties) : properties.first { $0.key == member.key }
            if let property {
                if property.key == "margins", let kind, !kind.arrangesSubviews, member.value.kind != .null,
                    object.value["children"]?.array?.isEmpty ?? true
                {
                    reportMargins(member, path, kind, object.report)
                    return nil
                }
                return decode(property, member.value, path: path, context: context)
            }
            unknown += 1
            if unknown <= Limits.unknownKeys {
                reportUnknown(member, object, kind, among: properties.map(\.key), others)
            }
            return nil
        }
        // Attributed texts come last, because plain properties modify them.
        let isAttributed = { (assignment: Assignment) in assignment.key.hasPrefix("attributed") }
        return assignments.filter { !isAttributed($0) } + assignments.filter(isAttributed)
    }

    /// `margins` keep subviews from the edges, as layoutMargins do; UIKit draws a view's own text and image without them.
    private static func reportMargins(
        _ member: JSONValue.Member, _ path: String, _ kind: ViewKind, _ report: DiagnosticCollector
    ) {
        report.add(
            .error, "margins-without-subviews", "margins of a \(kind.rawValue) move nothing: they inset subviews",
            at: member.keyPosition, path: path,
            hint: kind.properties.contains { $0.key == "contentInsets" }
                ? "write \"contentInsets\" for the room around its title and image"
                : "put it into a stack: {\"type\": \"stack\", \"margins\": …, \"children\": […]}")
    }

    private static func reportUnknown(
        _ member: JSONValue.Member, _ object: ObjectReader, _ kind: ViewKind?, among properties: [String],
        _ others: [String]
    ) {
        let known = properties + others
        let key = member.key
        let what = kind?.rawValue ?? "constraint"
        let owners = ViewKind.allCases.filter { $0.properties.contains { $0.key == key } }.map(\.rawValue)
        if owners.isEmpty || kind == nil || NearestName.synonym(of: key, among: known) != nil {
            object.report.add(
                .error, "unknown-key", "unknown key \(key.quoted()) of a \(what)", at: member.keyPosition,
                path: object.path,
                hint: object.report.hint(for: key, among: known) ?? "a \(what) has: \(known.joined(separator: ", "))")
        } else {
            object.report.add(
                .error, "unknown-key", "\(key) is a key of \(owners.joined(separator: ", ")), not of \(what)",
                at: member.keyPosition, path: object.path,
                // A binding can't change the type, which is set elsewhere.
                hint: others.isEmpty
                    ? "a \(what) has: \(properties.prefix(Limits.unknownKeys).joined(separator: ", "))"
                    : "set the view's \"type\", or take the key out")
        }
    }
}

/// UIKit's own names of properties that are called otherwise in the template language.
///
/// Bindings take both, so that a line of code can be written down as it is.
enum UIKitName {
    /// Names in the template language by UIKit's.
    private static let properties = [
        "isHidden": "hidden", "isEnabled": "enabled", "isSelected": "selected", "on": "isOn", "progress": "value",
        "isUserInteractionEnabled": "userInteractionEnabled", "isAnimating": "animating",
        "isScrollEnabled": "scrollEnabled", "isSecureTextEntry": "secure", "selectedSegmentIndex": "selectedIndex",
        "selectedSegmentTintColor": "selectedTintColor", "textAlignment": "alignment", "isActive": "active",
        "layer.cornerRadius": "cornerRadius", "layer.cornerCurve": "cornerCurve",
        "layer.masksToBounds": "clipsToBounds", "masksToBounds": "clipsToBounds", "titleLabel.font": "font",
        "contentEdgeInsets": "contentInsets", "imageEdgeInsets": "imageInsets", "titleEdgeInsets": "titleInsets",
        "accessoryType": "accessory",
    ]

    /// The property that a view has under the name, or under UIKit's for it.
    static func property(_ name: String, among known: [ViewProperty]) -> ViewProperty? {
        known.first { $0.key == name } ?? properties[name].flatMap { own in known.first { $0.key == own } }
    }
}
