extension CodeEvaluator {
    /// The result of one of Foundation's functions; `nil` for another function.
    mutating func library(_ name: String, _ values: [SourceArgumentValue]) -> SourceValue? {
        let first = values.first
        switch name {
        case "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringWithDefaultValue",
            "LocalizedStringResource", "LocalizedStringKey":
            guard let key = first?.value else { return .unknown }
            let table = values.first { $0.label == "tableName" || $0.label == "table" }?.value.string
            let named = name == "NSLocalizedStringFromTable" ? values.dropFirst().first?.value.string : table
            return localizedText(key, table: named, fallback: values.first { $0.label == "value" }?.value)
        case "String" where first?.label == "localized", "NSLocalizedText":
            guard let first else { return nil }
            return localizedText(
                first.value, table: values.first { $0.label == "table" }?.value.string,
                fallback: values.first { $0.label == "defaultValue" }?.value)
        case "String" where first?.label == "format":
            return formatted(first?.value.string, values.dropFirst().map(\.value))
        case "String", "NSString":
            guard let value = first?.value, [nil, "describing", "stringLiteral", "string"].contains(first?.label)
            else { return nil }
            return value.pieces.map(SourceValue.text) ?? .unknown
        case "Set", "Array", "NSSet", "NSArray", "NSMutableArray", "NSMutableSet", "NSOrderedSet":
            guard let first else { return .array([]) }
            return first.value.elements.map(SourceValue.array) ?? .unknown
        case "Int", "Double", "CGFloat", "Float", "UInt":
            guard let value = first?.value else { return nil }
            switch value {
            case .number, .field, .length: return value
            default: return .unknown
            }
        // Against a division by zero.
        case "max", "MAX":
            switch (first?.value, values.last?.value) {
            case (.length(let length)?, .number(0...1)?), (.number(0...1)?, .length(let length)?):
                return .length(length)
            case (.number(let a)?, .number(let b)?): return .number(max(a, b))
            default: return .unknown
            }
        case "print", "NSLog", "debugPrint", "assert", "os_log": return .unknown
        case "unsafeBitCast", "type": return .unknown
        default: return nil
        }
    }

    /// The text of a key in the app's tables, or else the key itself, as on iOS.
    func localizedText(_ key: SourceValue, table: String?, fallback: SourceValue? = nil) -> SourceValue {
        guard let text = key.string else { return key }
        return localized(text, table).map(SourceValue.literal) ?? fallback ?? key
    }

    /// `String(format:)` with `%@`, `%d`, `%.2f` and the like; `.unknown` with other specifiers.
    private func formatted(_ format: String?, _ values: [SourceValue]) -> SourceValue {
        guard let format else { return .unknown }
        var pieces: [SourceValue.TextPiece] = []
        var text = ""
        var next = 0
        var rest = format[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            guard let specifier = FormatSpecifier(takingFrom: &rest) else { return .unknown }
            if specifier.kind == "%" {
                text.append("%")
                continue
            }
            let index = specifier.position ?? next
            guard values.indices.contains(index), let found = specifier.pieces(of: values[index]) else {
                return .unknown
            }
            next = index + 1
            pieces += (text.isEmpty ? [] : [.literal(text)]) + found
            text = ""
        }
        return .text(pieces + (text.isEmpty ? [] : [.literal(text)]))
    }

    /// The result of a method that changes an array or set; `nil` for another method.
    mutating func changed(
        _ name: String, _ base: SourceExpression, _ owner: SourceValue, _ values: [SourceArgumentValue]
    ) -> SourceValue? {
        guard case .array(let elements) = owner, let first = values.first else { return nil }
        guard elements.count < SourceValue.maxWeight, step(elements.count / 8) else { return .unknown }
        switch name {
        case "append", "insert", "addObject", "add", "addObjectsFromArray", "addObjects", "formUnion", "unionSet":
            let isSequence =
                first.label == "contentsOf" || ["addObjectsFromArray", "formUnion", "unionSet"].contains(name)
                || name == "addObjects"
            let added = isSequence ? first.value.elements ?? [.unknown] : [first.value]
            if case .number(let index)? = values.first(where: { $0.label == "at" || $0.label == "atIndex" })?.value {
                set(base, to: .array(index == 0 ? added + elements : elements + added))
            } else {
                set(base, to: .array(elements + added))
            }
            return .array(elements + added)
        default: return nil
        }
    }

    /// The result of a method of Foundation's values; `nil` for another one.
    mutating func library(_ name: String, of owner: SourceValue, _ values: [SourceArgumentValue]) -> SourceValue? {
        switch owner {
        case .array(let elements): return library(name, ofArray: elements, values)
        case .text: return library(name, ofText: owner, values)
        case .dictionary, .field:
            if case .field(let path) = owner, let found = library(name, ofField: path, values) { return found }
            let labels = [
                "value", "object", "objectForKey", "valueForKey", "objectForKeyedSubscript", "valueForKeyPath",
            ]
            guard labels.contains(name), let key = values.first?.value else { return nil }
            if case .field(let path) = owner, let text = key.string, text.contains(".") {
                return .field(path + text.split(separator: ".").map(String.init))
            }
            return element(key, of: owner)
        case .type(let type): return library(name, ofType: type, values)
        case .object, .symbol, .unknown, .property:
            if ["withAlphaComponent", "colorWithAlphaComponent"].contains(name), owner.isKnown, let alpha = values.first
            {
                return .object(
                    SourceObject(type: SourceObject.fadedColor, fields: ["color": owner, "alpha": alpha.value]))
            }
            if case .object(let object) = owner {
                if let found = notificationCall(name, of: object, values) { return found }
                if object.type == "UIImage", Self.imageMethods.contains(name) { return owner }
            }
            guard name.hasPrefix("localizedString"), let key = values.first?.value else { return nil }
            return localizedText(key, table: values.first { $0.label == "table" }?.value.string)
        default: return nil
        }
    }

    /// Methods that give the same picture.
    private static let imageMethods: Set<String> = [
        "withRenderingMode", "imageWithRenderingMode", "resizableImage", "resizableImageWithCapInsets",
        "withAlignmentRectInsets", "imageFlippedForRightToLeftLayoutDirection",
    ]

    private mutating func library(
        _ name: String, ofArray elements: [SourceValue], _ values: [SourceArgumentValue]
    ) -> SourceValue? {
        switch name {
        case "map", "compactMap", "flatMap", "forEach", "filter":
            guard let function = values.first?.value else { return nil }
            let results = elements.prefix(64).map { apply(function, $0) }
            switch name {
            case "map": return .array(results)
            case "compactMap": return .array(results.filter { $0 != .null })
            case "flatMap": return .array(results.flatMap { $0.elements ?? [$0] })
            case "filter": return .array(zip(elements, results).filter { $0.1 != .boolean(false) }.map(\.0))
            default: return .unknown
            }
        case "sorted", "union", "reversed", "shuffled", "arrayByAddingObject", "copy", "mutableCopy", "allObjects":
            let added = values.first?.value
            if name == "union" { return .array(elements + (added?.elements ?? [])) }
            if name == "arrayByAddingObject", let added { return .array(elements + [added]) }
            return .array(name == "reversed" ? elements.reversed() : elements)
        case "init", "initWithCapacity": return .array(elements)
        case "initWithObjects", "initWithArray", "initWithSet":
            if name != "initWithObjects" { return values.first?.value.elements.map(SourceValue.array) ?? .unknown }
            return .array(values.map(\.value).filter { $0 != .null })
        case "objectAtIndex", "objectAtIndexedSubscript", "object":
            return values.first.map { element($0.value, of: .array(elements)) }
        case "joined", "componentsJoinedByString":
            let separator = values.first?.value.string ?? ""
            let texts = elements.map(\.pieces)
            if texts.contains(nil) { return .unknown }
            return .text(
                Array(texts.compactMap(\.self).joined(separator: separator.isEmpty ? [] : [.literal(separator)])))
        case "enumerated":
            return .array(
                elements.enumerated().map { index, element in
                    .object(SourceObject(type: "()", fields: ["0": .number(Double(index)), "1": element]))
                })
        case "prefix", "suffix", "dropFirst", "dropLast":
            guard case .number(let number) = values.first?.value ?? .number(1), (0...1000).contains(number) else {
                return .unknown
            }
            let count = Int(number)
            switch name {
            case "prefix": return .array(Array(elements.prefix(count)))
            case "suffix": return .array(Array(elements.suffix(count)))
            case "dropFirst": return .array(Array(elements.dropFirst(count)))
            default: return .array(Array(elements.dropLast(count)))
            }
        default: return nil
        }
    }

    /// The result of a closure, a key path or a function for an element.
    private mutating func apply(_ function: SourceValue, _ element: SourceValue) -> SourceValue {
        switch function {
        case .closure(let parameters, let body):
            if parameters.count > 1, case .object(let tuple) = element {
                return run(closure: parameters, body, parameters.indices.map { tuple["\($0)"] ?? .unknown })
            }
            return run(closure: parameters, body, [element])
        case .keyPath(let steps):
            return steps.reduce(element) { value, step in step == "self" ? value : member(step, of: value) }
        default: return .unknown
        }
    }

    private mutating func library(
        _ name: String, ofText owner: SourceValue, _ values: [SourceArgumentValue]
    ) -> SourceValue? {
        switch name {
        case "localized", "localize", "localizedString":
            return localizedText(
                owner, table: values.first { $0.label == "tableName" || $0.label == "table" }?.value.string)
        case "uppercased", "lowercased", "uppercaseString", "lowercaseString", "capitalizedString":
            return owner.transformed(Self.transform(name)) ?? .unknown
        case "prefix", "suffix", "dropFirst", "dropLast":
            return owner.shortened(name, values.first?.value ?? .number(1)) ?? .unknown
        case "replacingOccurrences", "stringByReplacingOccurrencesOfString":
            return owner.replacing(values.first?.value, with: values.dropFirst().first?.value) ?? .unknown
        case "appending", "stringByAppendingString":
            guard let a = owner.pieces, let b = values.first?.value.pieces else { return .unknown }
            return .text(a + b)
        case "trimmingCharacters", "stringByTrimmingCharactersInSet":
            let isSpace =
                if case .symbol(let name)? = values.first?.value { name.hasPrefix("whitespace") } else { false }
            return isSpace ? owner.trimmed : .unknown
        case "stringByAppendingFormat": return .unknown
        default: return nil
        }
    }

    private mutating func library(
        _ name: String, ofType type: String, _ values: [SourceArgumentValue]
    ) -> SourceValue? {
        switch name {
        case "stringWithFormat", "localizedStringWithFormat":
            return formatted(values.first?.value.string, values.dropFirst().map(\.value))
        case "stringWithString", "arrayWithArray", "setWithArray", "setWithSet", "arrayWithObject", "setWithObject",
            "arrayWithObjects", "setWithObjects", "initWithArray":
            guard let first = values.first?.value else { return nil }
            if name == "stringWithString" { return first }
            if name.hasSuffix("Array") || name.hasSuffix("Set") {
                return first.elements.map(SourceValue.array) ?? .unknown
            }
            return .array(values.map(\.value).filter { $0 != .null })
        case "localizedUserNotificationString", "localizedUserNotificationStringForKey":
            return values.first.map { localizedText($0.value, table: nil) }
        // SwiftGen's lookup: the table, the key, and the development language's text.
        case "tr":
            let texts = values.filter { $0.label == nil }.compactMap(\.value.string)
            guard texts.count > 1 else { return nil }
            let fallback = values.first { $0.label == "fallback" }?.value
            return localizedText(.literal(texts[1]), table: texts[0], fallback: fallback)
        default: return nil
        }
    }
}
