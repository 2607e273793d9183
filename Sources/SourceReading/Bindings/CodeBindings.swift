import Basics
import Views

/// The bindings that a controller's assignments come to, by the types of the views.
package struct CodeBindings {
    /// Properties by outlet, in the order of the code.
    package private(set) var outlets: [(name: String, properties: [JSONValue.Member])] = []
    /// Named values that the properties refer to.
    let values: [JSONValue.Member]
    private(set) var title: JSONValue?
    private(set) var preferredContentSize: JSONValue?
    /// The media button, if it is shown at a known place.
    private(set) var media: JSONValue?
    /// Assignments of `notificationActions`, as members of a bindings.json.
    private(set) var actions: [JSONValue.Member] = []
    /// Properties whose values aren't understood: outlet and property.
    private(set) var unread: [(outlet: String, property: String)] = []
    /// The outlets that the code sets something on.
    private(set) var touched: Set<String> = []
    /// Views that a device doesn't show, by their ids.
    package private(set) var hidden: Set<String> = []
    /// The view of the interface file with those that the code adds.
    package var view: JSONValue?
    /// `true` if all views that the code adds are drawn.
    package var drawsViews = false
    /// Says that the code makes views, which aren't drawn.
    package var builtInCode: Diagnostic?

    private let written: BindingValue
    /// The JSON of the view of each outlet; of an outlet without one, such as a constraint's, `nil`.
    private let views: [String: JSONValue?]

    /// - Parameter action: translates the actions that the code makes.
    package init(
        _ reading: CodeReading, views: [String: JSONValue?], rootID: String?, assets: @escaping AssetFinder,
        action: @escaping ActionJSON
    ) {
        (self.views, values) = (views, reading.values)
        written = BindingValue(assets: assets)
        for assignment in reading.assignments { add(assignment, rootID: rootID) }
        media = media(reading.media)
        if let assigned = reading.actions {
            let read = CodeActions(assigned, written, action: action)
            actions = read.members
            if !read.isComplete { unread.append(("extensionContext", "notificationActions")) }
        }
        for outlet in touched.sorted() { addBorder(of: outlet, reading.assignments) }
    }

    /// Leaves out outlets whose bindings are described.
    package mutating func remove(where isKnown: (String) -> Bool) {
        outlets.removeAll { isKnown($0.name) }
        unread.removeAll { isKnown($0.outlet) }
    }

    /// `true` if nothing is set on any outlet, as far as the code is understood.
    package var setsNothing: Bool { outlets.isEmpty && unread.isEmpty }

    private mutating func add(_ assignment: CodeReading.Assignment, rootID: String?) {
        var path = assignment.path
        switch path {
        case ["title"]: if case .value(let text) = written.outcome(assignment.value, as: .text) { title = text }
        case ["preferredContentSize"]: preferredContentSize = size(assignment.value)
        case ["preferredContentSize", "height"]: preferredContentSize = size(height: assignment.value)
        default:
            guard path.count > 1, let view = path[0] == "view" && rootID != nil ? .some(nil) : views[path[0]] else {
                return
            }
            let isRoot = path[0] == "view" && views["view"] == nil
            let outlet = path.removeFirst()
            let type = isRoot ? "view" : view?["type"]?.string ?? (view == nil ? nil : "view")
            if !isRoot { touched.insert(outlet) }
            // A view that constraints hold keeps their frame.
            if path == ["frame"], let design = view?["autoresizing"] {
                let frame = CodeFrame(assignment.value.firstSet, in: nil, ids: [:], design: design)
                if let frame { set("autoresizing", frame.json, of: outlet) }
                return
            }
            if type == "gradient", path == ["colors"] { return addGradient(assignment.value, of: outlet) }
            let name = path.filter { $0 != "layer" && $0 != "titleLabel" }.joined(separator: ".")
            guard let property = Self.property(name, type: type) else { return }
            let owner = isRoot ? rootID ?? outlet : outlet
            switch written.outcome(assignment.value, as: property.kind) {
            case .value(let value): set(property.name, value, of: owner)
            case .kept: break
            case .unread: if !isRoot { unread.append((outlet, property.name)) }
            }
        }
    }

    private typealias Property = (name: String, kind: BindingValue.Kind)

    private static let alignment = BindingValue.Kind.name(names(TextAlignment.self), prefix: "NSTextAlignment")
    private static let lineBreak = BindingValue.Kind.name(names(LineBreakMode.self), prefix: "NSLineBreak")
    private static let contentMode = BindingValue.Kind.name(names(ContentMode.self), prefix: "UIViewContentMode")

    private static let axis = same(["horizontal", "vertical"], prefix: "UILayoutConstraintAxis")
    private static let stackAlignment = same(
        ["fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"],
        prefix: "UIStackViewAlignment")
    private static let distribution = same(
        ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
        prefix: "UIStackViewDistribution")
    private static let videoGravity = BindingValue.Kind.name(
        ["resizeAspect": "scaleAspectFit", "resizeAspectFill": "scaleAspectFill", "resize": "scaleToFill"],
        prefix: "AVLayerVideoGravity")

    /// Names that are the same in the template language.
    private static func same(_ names: [String], prefix: String) -> BindingValue.Kind {
        .name(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }), prefix: prefix)
    }

    /// Names of the template language by UIKit's.
    private static func names<Name: CaseIterable & RawRepresentable<String>>(_ type: Name.Type) -> [String: String] {
        Dictionary(uniqueKeysWithValues: type.allCases.map { ("\($0)", $0.rawValue) })
    }

    /// The template's property for one of UIKit's; `nil` if the type has none.
    private static func property(_ name: String, type: String?) -> Property? {
        guard let type else {
            return ["constant": ("constant", .number), "isActive": ("active", .flag), "active": ("active", .flag)][name]
        }
        let isText = ["label", "textView", "textField"].contains(type)
        switch (name, type) {
        case ("text", _) where isText, ("attributedText", _) where isText: return ("text", .text)
        case ("textColor", _) where isText: return ("textColor", .color)
        case ("textAlignment", _) where isText: return ("alignment", alignment)
        case ("font", _) where isText || type == "button": return ("font", .font)
        case ("numberOfLines", "label"), ("numberOfLines", "button"): return (name, .number)
        case ("lineBreakMode", "label"), ("lineBreakMode", "button"): return (name, lineBreak)
        case ("image", "image"), ("image", "button"), ("backgroundImage", "button"): return (name, .image)
        case ("contentMode", "image"): return (name, contentMode)
        case ("videoGravity", "image"): return ("contentMode", videoGravity)
        case ("axis", "stack"): return (name, axis)
        case ("spacing", "stack"): return (name, .number)
        case ("alignment", "stack"): return (name, stackAlignment)
        case ("distribution", "stack"): return (name, distribution)
        case ("title", "button"): return ("title", .text)
        case ("attributedTitle", "button"): return ("title", .text)
        case ("titleColor", "button"): return ("titleColor", .color)
        case ("isEnabled", "button"), ("enabled", "button"): return ("enabled", .flag)
        case ("progress", "progress"), ("value", "slider"): return ("value", .number)
        case ("progressTintColor", "progress"), ("trackTintColor", "progress"): return (name, .color)
        case ("isOn", "switch"), ("on", "switch"): return ("isOn", .flag)
        case ("isHidden", _), ("hidden", _): return ("hidden", .flag)
        case ("clipsToBounds", _), ("masksToBounds", _): return ("clipsToBounds", .flag)
        case ("backgroundColor", _), ("tintColor", _): return (name, .color)
        case ("alpha", _), ("cornerRadius", _): return (name, .number)
        default: return nil
        }
    }

    /// Takes away the background that a view has in the file, unless the code sets one.
    package mutating func clearBackground(of view: String) {
        if outlets.first(where: { $0.name == view })?.properties.contains(where: { $0.key == "backgroundColor" })
            != true
        {
            set("backgroundColor", JSONValue(.string("clear")), of: view)
        }
    }

    /// Hides views of the file.
    /// - Parameter ratio: the height ÷ width of what is empty without them; `nil` if other views are left.
    package mutating func hide(_ views: [String], ratio: Double?) {
        for view in views { set("hidden", JSONValue(.bool(true)), of: view) }
        hidden = Set(views)
        guard let ratio, preferredContentSize == nil else { return }
        preferredContentSize = JSONValue(.members(["ratio": .number(ratio)]))
    }

    /// The first and the last colour of a gradient's.
    private mutating func addGradient(_ colors: SourceValue, of outlet: String) {
        for (key, index) in [("from", 0), ("to", 1)] {
            let color = colors.mapChoices { value in
                guard let elements = value.elements, let first = elements.first, let last = elements.last else {
                    return value == .kept ? .kept : .unknown
                }
                return index == 0 ? first : last
            }
            switch written.outcome(color, as: .color) {
            case .value(let value): set(key, value, of: outlet)
            case .kept: break
            case .unread:
                unread.append((outlet, "colors"))
                // In place of the language's own colours.
                set("hidden", JSONValue(.bool(true)), of: outlet)
            }
        }
    }

    /// The border of a layer that has a width.
    private mutating func addBorder(of outlet: String, _ assignments: [CodeReading.Assignment]) {
        func value(_ name: String, _ kind: BindingValue.Kind) -> JSONValue? {
            let found = assignments.first { $0.path == [outlet, "layer", name] }
            if let found, case .value(let value) = written.outcome(found.value, as: kind) { return value }
            return nil
        }
        guard let width = value("borderWidth", .number), width.number != nil else { return }
        let members = [JSONValue.Member(key: "width", value: width)]
        let color = value("borderColor", .color).flatMap { $0["when"] == nil ? $0 : nil }
        set("border", JSONValue(.object(members + (color.map { [.init(key: "color", value: $0)] } ?? []))), of: outlet)
    }

    private mutating func set(_ key: String, _ value: JSONValue, of outlet: String) {
        let member = JSONValue.Member(key: key, value: value)
        if let index = outlets.firstIndex(where: { $0.name == outlet }) {
            outlets[index].properties.removeAll { $0.key == key }
            outlets[index].properties.append(member)
        } else {
            outlets.append((outlet, [member]))
        }
    }
}

extension CodeBindings {
    private func media(_ values: [String: SourceValue]) -> JSONValue? {
        let names = Dictionary(uniqueKeysWithValues: MediaPlayPauseButtonType.allCases.map { ("\($0)", $0.rawValue) })
        let kind = BindingValue.Kind.name(names, prefix: "UNNotificationContentExtensionMediaPlayPauseButtonType")
        guard let type = values["Type"], case .value(let shown) = written.outcome(type, as: kind),
            shown.string != MediaPlayPauseButtonType.none.rawValue, case .object(let frame)? = values["Frame"]
        else { return nil }
        let sides = zip(["x", "y", "width", "height"], ["0", "1", "2", "3"]).compactMap { label, index -> JSONValue? in
            guard case .number(let side)? = frame[label] ?? frame[index], abs(side) < Limits.points else { return nil }
            return JSONValue(.number(side))
        }
        guard sides.count == 4 else { return nil }
        var members = [("buttonType", shown), ("frame", JSONValue(.array(sides)))]
        if let tint = values["TintColor"], case .value(let color) = written.outcome(tint, as: .color) {
            members.append(("tintColor", color))
        }
        return JSONValue(.object(members.map { .init(key: $0, value: $1) }))
    }

    /// A size; of several the first that is known, as a descriptor has one.
    private func size(_ value: SourceValue) -> JSONValue? {
        switch value.spread {
        case .choice(_, let first, let second): return size(first) ?? size(second)
        // The width is the notification's in any case, and in code often the view's.
        case .object(let object): return (object["height"] ?? object["1"]).flatMap { size(height: $0) }
        default: return nil
        }
    }

    private func size(height: SourceValue) -> JSONValue? {
        switch height {
        case .choice(_, let first, let second): return size(height: first) ?? size(height: second)
        case .number(let height) where (0...Limits.points).contains(height):
            return JSONValue(.members(["height": .number(height)]))
        case .length(let length):
            var ratio: JSONValue?
            if length.followsWidth, Limits.contentSizeRatio.contains(length.factor) {
                ratio = JSONValue(.number(length.factor))
            } else if length.followsImage, abs(length.factor - 1) < 0.001 {
                ratio = length.image.flatMap { written.image(.object($0)) }
            }
            guard let ratio else { return nil }
            let points = min(max(length.points, -Limits.points), Limits.points)
            return JSONValue(
                .object(
                    [.init(key: "ratio", value: ratio)]
                        + (points == 0 ? [] : [.init(key: "height", value: JSONValue(.number(points)))])))
        default: return nil
        }
    }
}
