/// The bindings that a controller's assignments come to, by the types of the views.
struct CodeBindings {
    /// Properties by outlet, in the order of the code.
    private(set) var outlets: [(name: String, properties: [JSONValue.Member])] = []
    /// Named values that the properties refer to.
    let values: [JSONValue.Member]
    private(set) var title: JSONValue?
    private(set) var preferredContentSize: JSONValue?
    /// Properties whose values aren't understood: outlet and property.
    private(set) var unread: [(outlet: String, property: String)] = []
    /// The outlets that the code sets something on.
    private(set) var touched: Set<String> = []

    /// Says that the code makes all views.
    var builtInCode: Diagnostic?

    private let assets: AssetFinder
    /// The JSON of the view of each outlet; of an outlet without one, such as a constraint's, `nil`.
    private let views: [String: JSONValue?]

    init(_ reading: CodeReading, views: [String: JSONValue?], rootID: String?, assets: @escaping AssetFinder) {
        (self.views, self.assets, values) = (views, assets, reading.values)
        for assignment in reading.assignments { add(assignment, rootID: rootID) }
    }

    private mutating func add(_ assignment: CodeReading.Assignment, rootID: String?) {
        var path = assignment.path
        switch path {
        case ["title"]: title = conditional(assignment, as: .text, view: nil)
        case ["preferredContentSize"]: preferredContentSize = assignment.value.flatMap { size($0) }
        case ["preferredContentSize", "height"]: preferredContentSize = assignment.value.flatMap { size(height: $0) }
        default:
            if path.count == 2, path[0] == "view", path[1] == "backgroundColor", let rootID {
                if let color = assignment.value.flatMap({ color($0) }) { set("backgroundColor", color, of: rootID) }
                return
            }
            guard path.count > 1, let view = views[path[0]] else { return }
            let outlet = path.removeFirst()
            touched.insert(outlet)
            let name = path.filter { $0 != "layer" && $0 != "titleLabel" }.joined(separator: ".")
            guard let property = Self.property(name, type: view?["type"]?.string ?? (view == nil ? nil : "view")) else {
                return
            }
            guard let value = conditional(assignment, as: property.kind, view: view ?? nil) else {
                unread.append((outlet, property.name))
                // An earlier value no longer holds.
                remove(property.name, of: outlet)
                return
            }
            set(property.name, value, of: outlet)
        }
    }

    private enum Kind { case text, color, flag, number, image }

    /// The template's property for one of UIKit's; `nil` if the type has none.
    private static func property(_ name: String, type: String?) -> (name: String, kind: Kind)? {
        guard let type else {
            return ["constant": ("constant", .number), "isActive": ("active", .flag), "active": ("active", .flag)][name]
        }
        switch (name, type) {
        case ("text", "label"), ("text", "textView"), ("text", "textField"): return ("text", .text)
        case ("attributedText", "label"), ("attributedText", "textView"): return ("text", .text)
        case ("textColor", "label"), ("textColor", "textView"), ("textColor", "textField"): return ("textColor", .color)
        case ("numberOfLines", "label"): return ("numberOfLines", .number)
        case ("image", "image"), ("image", "button"): return ("image", .image)
        case ("title", "button"): return ("title", .text)
        case ("isEnabled", "button"): return ("enabled", .flag)
        case ("progress", "progress"), ("value", "slider"): return ("value", .number)
        case ("isOn", "switch"), ("on", "switch"): return ("isOn", .flag)
        case ("isHidden", _), ("hidden", _): return ("hidden", .flag)
        case ("backgroundColor", _), ("tintColor", _): return (name, .color)
        case ("alpha", _), ("cornerRadius", _): return (name, .number)
        default: return nil
        }
    }

    /// The value, by the field that it depends on.
    private func conditional(_ assignment: CodeReading.Assignment, as kind: Kind, view: JSONValue?) -> JSONValue? {
        let first = assignment.value.flatMap { value($0, as: kind) }
        guard let field = assignment.presumed?.joined(separator: ".") else { return first }
        let other = assignment.otherwise.flatMap { value($0, as: kind) }
        let kept = view?["text"]?.string ?? view?["text"]?["literal"]?.string ?? ""
        if kind == .text, let text = text(assignment, by: field, kept: kept) { return text }
        if first == other || assignment.value != nil && first == nil { return first }
        let (sign, chosen) = first.map { ("#", $0) } ?? ("^", other ?? JSONValue(.null))
        let cases = [JSONValue.Member(key: "yes", value: chosen)]
        return JSONValue(
            .object([
                .init(key: "switch", value: JSONValue(.string("{{\(sign)\(field)}}yes{{/\(field)}}"))),
                .init(key: "cases", value: JSONValue(.object(cases))),
                .init(key: "default", value: first == nil ? JSONValue(.null) : other ?? JSONValue(.null)),
            ]))
    }

    private func value(_ value: SourceValue, as kind: Kind) -> JSONValue? {
        switch kind {
        case .text: return template(value).map { JSONValue(.string($0)) }
        case .color: return color(value)
        case .flag:
            if case .boolean(let flag) = value { return JSONValue(.bool(flag)) }
            return nil
        case .number:
            if case .number(let number) = value { return JSONValue(.number(number)) }
            return nil
        case .image: return image(value)
        }
    }

    private mutating func set(_ key: String, _ value: JSONValue, of outlet: String) {
        remove(key, of: outlet)
        let member = JSONValue.Member(key: key, value: value)
        if let index = outlets.firstIndex(where: { $0.name == outlet }) {
            outlets[index].properties.append(member)
        } else {
            outlets.append((outlet, [member]))
        }
    }

    private mutating func remove(_ key: String, of outlet: String) {
        guard let index = outlets.firstIndex(where: { $0.name == outlet }) else { return }
        outlets[index].properties.removeAll { $0.key == key }
        if outlets[index].properties.isEmpty { outlets.remove(at: index) }
    }
}

extension CodeBindings {
    /// A text by the field that it depends on, as one template; `nil` for one that no template can express.
    /// - Parameter kept: the text that stays where the code sets none.
    private func text(_ assignment: CodeReading.Assignment, by field: String, kept: String) -> JSONValue? {
        func part(_ value: SourceValue?) -> String? { value == nil ? kept : value.flatMap { template($0) } }
        guard !kept.contains("{{"), let with = part(assignment.value), let without = part(assignment.otherwise)
        else { return nil }
        let other = without.isEmpty ? "" : "{{^\(field)}}\(without){{/\(field)}}"
        return JSONValue(.string("{{#\(field)}}\(with){{/\(field)}}\(other)"))
    }

    private func template(_ value: SourceValue) -> String? {
        switch value {
        case .null: return ""
        case .object(let object) where object.type.hasSuffix("AttributedString"):
            return (object["string"] ?? object["0"] ?? object["initWithString"]).flatMap { template($0) }
        default: return value.pieces.flatMap { SourceValue.TextPiece.template($0) }
        }
    }

    private func size(_ value: SourceValue) -> JSONValue? {
        guard case .object(let object) = value else { return nil }
        // The width is the notification's in any case, and in code often the view's.
        return (object["height"] ?? object["1"]).flatMap { size(height: $0) }
    }

    private func size(height: SourceValue) -> JSONValue? {
        switch height {
        case .number(let height) where (0...Limits.points).contains(height):
            return JSONValue(.members(["height": .number(height)]))
        case .length(let length):
            var ratio: JSONValue?
            if length.followsWidth, Limits.contentSizeRatio.contains(length.factor) {
                ratio = JSONValue(.number(length.factor))
            } else if length.followsImage, abs(length.factor - 1) < 0.001 {
                ratio = length.image.flatMap { image(.object($0)) }
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

    private func color(_ value: SourceValue) -> JSONValue? {
        switch value {
        case .object(let object) where object.type == SourceObject.fadedColor:
            return object["color"].flatMap { color($0) }.flatMap { faded($0, by: object["alpha"]) }
        case .symbol(let name):
            let stem = name.hasSuffix("Color") ? name : name + "Color"
            return SystemColorName.color(stem).map { JSONValue(.string($0)) }
        case .object(let object) where object.type == "UIColor":
            func part(_ name: String) -> Double? {
                if case .number(let number)? = object[name] { return min(max(number, 0), 1) }
                return nil
            }
            var parts = ["red", "green", "blue"].compactMap(part)
            if let white = part("white") { parts = [white, white, white] }
            guard parts.count == 3 else { return nil }
            let hex = (parts + [part("alpha") ?? 1]).map { number in
                let text = String(Int((number * 255).rounded()), radix: 16, uppercase: true)
                return text.count == 1 ? "0\(text)" : text
            }
            return JSONValue(.string("#" + hex.joined()))
        default: return nil
        }
    }

    /// A colour with another alpha; `nil` where it has no components of its own, as one that follows the appearance.
    private func faded(_ color: JSONValue, by alpha: SourceValue?) -> JSONValue? {
        guard case .number(let alpha)? = alpha, let name = color.string else { return nil }
        let plain = ["white": "#FFFFFF", "black": "#000000", "clear": "#000000"][name] ?? name
        guard plain.hasPrefix("#"), plain.count >= 7 else { return nil }
        let digits = String(Int((min(max(alpha, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return JSONValue(.string(plain.prefix(7) + (digits.count == 1 ? "0" : "") + digits))
    }

    /// An image of an attachment, of an address, of the app or of the system.
    private func image(_ value: SourceValue, depth: Int = 0) -> JSONValue? {
        guard depth < 6 else { return nil }
        switch value {
        case .field, .text:
            guard let template = template(value), template.contains("{{") || template.hasPrefix("http") else {
                return nil
            }
            return depth == 0 ? nil : JSONValue(.members(["url": .string(template)]))
        case .object(let object):
            if object.type == "#attachmentURL" { return attachment(object) }
            if let name = object["systemName"]?.string { return JSONValue(.members(["symbol": .string(name)])) }
            if let name = object["named"]?.string { return assets(name) == nil ? nil : JSONValue(.string(name)) }
            if let named = object["named"] {
                return template(named).map { JSONValue(.members(["asset": .string($0)])) }
            }
            let labels = [
                "data", "contentsOfFile", "contentsOf", "string", "url", "fileURLWithPath", "cgImage", "CGImage",
            ]
            guard let inner = labels.lazy.compactMap({ object[$0] }).first else { return nil }
            return image(inner, depth: depth + 1)
        default: return nil
        }
    }

    private func attachment(_ object: SourceObject) -> JSONValue {
        var members = [JSONValue.Member(key: "attachment", value: JSONValue(.string("first")))]
        if case .number(let index)? = object["#index"], index != 0 {
            members[0].value = index < 0 ? JSONValue(.string("last")) : JSONValue(.number(index))
        }
        if let identifier = object["#identifier"]?.string { members[0].value = JSONValue(.string(identifier)) }
        // Code that unwraps the attachment leaves the image as it is without one.
        members.append(.init(key: "optional", value: JSONValue(.bool(true))))
        return JSONValue(.object(members))
    }
}

extension SourceValue.TextPiece {
    /// Mustache; `nil` if a text holds braces of its own.
    static func template(_ pieces: [Self]) -> String? {
        var template = ""
        for piece in pieces {
            switch piece {
            case .literal(let text):
                if text.contains("{{") || text.contains("}}") { return nil }
                template += text
            case .field(let path): template += "{{\(path.joined(separator: "."))}}"
            case .optional(let path, let otherwise):
                let name = path.joined(separator: ".")
                guard let other = Self.template(otherwise) else { return nil }
                template += "{{#\(name)}}{{\(name)}}{{/\(name)}}{{^\(name)}}\(other){{/\(name)}}"
            }
        }
        return template
    }
}
