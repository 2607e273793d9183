import Basics
import Views

/// Writes the values that code gives to properties as values of a bindings.json.
struct BindingValue {
    /// The kind of a property's values.
    enum Kind {
        case text, color, flag, number, image, font
        /// A name of the template language by UIKit's, which Objective-C begins with a prefix.
        case name([String: String], prefix: String)
    }

    /// The effect of an assignment on a property.
    enum Outcome: Equatable {
        case value(JSONValue)
        /// It keeps what the file has.
        case kept
        case unread
    }

    let assets: AssetFinder

    /// The value with all its choices.
    func outcome(_ value: SourceValue, as kind: Kind) -> Outcome {
        if case .choice(let test, let first, let second) = value.spread {
            return choice(test, outcome(first, as: kind), outcome(second, as: kind))
        }
        if value == .kept { return .kept }
        return plain(value, as: kind).map(Outcome.value) ?? .unread
    }

    private func choice(_ test: SourceTest, _ first: Outcome, _ second: Outcome) -> Outcome {
        if case .not(let inner) = test { return choice(inner, second, first) }
        switch (first, second) {
        case (.unread, .value), (.value, .unread), (.kept, .value), (.value, .kept), (.value, .value): break
        default: return first == second ? first : .unread
        }
        if first == second { return first }
        var (then, other) = (JSONValue?.none, JSONValue?.none)
        if case .value(let value) = first { then = value }
        if case .value(let value) = second { other = value }
        // An image that isn't there leaves the view as it is in any case.
        if test == .holds(["attachments"]), other == nil, let then, then["optional"]?.bool == true {
            return .value(then)
        }
        let isTurned = then == nil
        let members = [
            ("when", isTurned ? (!test).json : test.json), ("then", then ?? other), ("else", isTurned ? nil : other),
        ]
        return .value(JSONValue(.object(members.compactMap { key, value in value.map { .init(key: key, value: $0) } })))
    }

    private func plain(_ value: SourceValue, as kind: Kind) -> JSONValue? {
        switch (kind, value) {
        case (.text, _): return template(value).map { JSONValue(.string($0)) }
        case (.color, _): return color(value)
        case (.flag, .boolean(let flag)): return JSONValue(.bool(flag))
        case (.flag, .test(let test)):
            return JSONValue(
                .object([
                    .init(key: "when", value: test.json), .init(key: "then", value: JSONValue(.bool(true))),
                    .init(key: "else", value: JSONValue(.bool(false))),
                ]))
        case (.flag, .field(let path)): return plain(.test(.holds(path)), as: kind)
        case (.number, .number(let number)): return JSONValue(.number(number))
        case (.number, .field): return template(value).map { JSONValue(.string($0)) }
        case (.image, _): return image(value)
        case (.font, _): return font(value)
        // Objective-C's constants are told from types by nothing.
        case (.name(let names, let prefix), .symbol(let name)), (.name(let names, let prefix), .type(let name)):
            return names[Self.swiftName(name, without: prefix)].map { JSONValue(.string($0)) }
        default: return nil
        }
    }

    func template(_ value: SourceValue) -> String? {
        switch value {
        case .null: return ""
        case .object(let object) where object.type.hasSuffix("AttributedString"):
            return (object["string"] ?? object["0"] ?? object["initWithString"]).flatMap { template($0) }
        default: return value.pieces.flatMap { SourceValue.TextPiece.template($0) }
        }
    }

    func color(_ value: SourceValue) -> JSONValue? {
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
            return JSONValue(.string("#" + (parts + [part("alpha") ?? 1]).map(Self.hex).joined()))
        default: return nil
        }
    }

    /// A colour with another alpha; `nil` where it has no components of its own, as one that follows the appearance.
    private func faded(_ color: JSONValue, by alpha: SourceValue?) -> JSONValue? {
        guard case .number(let alpha)? = alpha, let rgba = color.string.flatMap({ RGBA($0) }) else { return nil }
        let plain = RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue).hexadecimal
        return JSONValue(.string(plain + Self.hex(min(max(alpha, 0), 1))))
    }

    /// The two digits of a colour's component from 0 to 1.
    private static func hex(_ component: Double) -> String {
        let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
    }

    /// Swift's name of a constant that Objective-C begins with a prefix.
    private static func swiftName(_ name: String, without prefix: String) -> String {
        let bare = name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : name[...]
        return bare.prefix(1).lowercased() + bare.dropFirst()
    }

    /// An image of an attachment, of an address, of the app or of the system.
    func image(_ value: SourceValue, depth: Int = 0) -> JSONValue? {
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
                "playerItem", "asset", "player",
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

    /// A font of the system, or of a family.
    private func font(_ value: SourceValue) -> JSONValue? {
        guard case .object(let object) = value, object.type == "UIFont" else { return nil }
        func number(_ labels: String...) -> Double? {
            for label in labels {
                if case .number(let number)? = object[label] { return number }
            }
            return nil
        }
        func name(_ value: SourceValue?, _ prefix: String) -> String? {
            guard case .symbol(let name)? = value else { return nil }
            return Self.swiftName(name, without: prefix)
        }
        if let style = object["preferredFont"] ?? object["preferredFontForTextStyle"] {
            return name(style, "UIFontTextStyle").map { JSONValue(.string($0)) }
        }
        if let family = (object["name"] ?? object["fontWithName"])?.string, let size = number("size") {
            return JSONValue(.members(["family": .string(family), "size": .number(size)]))
        }
        let kinds = ["boldSystemFont": "semibold", "systemFont": "regular", "monospacedDigitSystemFont": "regular"]
        for (kind, weight) in kinds.sorted(by: { $0.key < $1.key }) {
            guard let size = number(kind, kind + "OfSize") else { continue }
            let weight = name(object["weight"], "UIFontWeight") ?? weight
            return JSONValue(.members(["size": .number(size), "weight": .string(weight)]))
        }
        return number("italicSystemFont", "italicSystemFontOfSize").map {
            JSONValue(.members(["size": .number($0), "italic": .bool(true)]))
        }
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
