/// Decoding of single values, with diagnostics.
extension DiagnosticCollector {
    package func expected(_ what: String, _ value: JSONValue, path: String) {
        add(
            .error, "wrong-type", "expected \(what), found \(value.kindName)", at: value.position, path: path,
            hint: value.hint(toBecome: what))
    }

    /// Reports a name outside the allowed ones and suggests the most similar.
    package func unknownName(
        _ name: String, _ what: String, _ value: JSONValue, path: String, among names: [String],
        or hint: String? = nil, code: String = "unknown-value"
    ) {
        add(
            .error, code, "\(name.quoted()) isn't \(what)", at: value.position, path: path,
            hint: self.hint(for: name, among: names) ?? hint ?? "one of: \(names.joined(separator: ", "))")
    }

    /// Reports a number outside its range; `name` is its name in the message.
    package func outOfRange(
        _ raw: JSONValue, _ number: Double, _ range: ClosedRange<Double>, path: String, name: String? = nil
    ) {
        let bounds = [range.lowerBound, range.upperBound].map(JSONValue.text(of:)).joined(separator: "…")
        let text = JSONValue.text(of: number)
        add(
            .error, "out-of-range",
            name.map { "\($0) is \(text), outside \(bounds)" } ?? "\(text) is outside \(bounds)", at: raw.position,
            path: path,
            hint: number < range.lowerBound
                ? "write \(JSONValue.text(of: range.lowerBound)) or more"
                : "write \(JSONValue.text(of: range.upperBound)) or less")
    }

    /// `true` if a text is a valid identifier; problems are reported.
    package func isIdentifier(_ text: String, _ raw: JSONValue, path: String) -> Bool {
        if text.isEmpty {
            add(
                .error, "empty-identifier", "an identifier can't be empty", at: raw.position, path: path,
                hint: "write a name, or leave the key out")
            return false
        }
        if let scalar = text.firstInvisibleScalar {
            add(
                .error, "invisible-character", "an identifier can't hold \(scalar.codePoint), which nobody sees",
                at: raw.position, path: path, hint: "delete the character")
            return false
        }
        return true
    }
}

/// Values of a type; others are reported. `what` is the expected type as in messages.
extension DiagnosticCollector {
    package func string(_ value: JSONValue, path: String, _ what: String) -> String? {
        if value.string == nil { expected(what, value, path: path) }
        return value.string
    }

    package func bool(_ value: JSONValue, path: String) -> Bool? {
        if value.bool == nil { expected("true or false", value, path: path) }
        return value.bool
    }

    package func object(_ value: JSONValue, path: String, _ what: String) -> ObjectReader? {
        if value.members != nil { return ObjectReader(value, path: path, report: self) }
        expected(what, value, path: path)
        return nil
    }

    /// The elements of an array with their paths.
    package func array(_ value: JSONValue, path: String, _ what: String) -> [(value: JSONValue, path: String)]? {
        if value.array == nil { expected(what, value, path: path) }
        return value.array?.enumerated().map { ($1, "\(path)[\($0)]") }
    }

    /// A number in a range; `name` is its name in the message about the range.
    package func number(
        _ value: JSONValue, path: String, in range: ClosedRange<Double>? = nil, _ what: String, name: String? = nil
    ) -> Double? {
        guard let number = value.number else {
            expected(what, value, path: path)
            return nil
        }
        guard let range, !range.contains(number) else { return number }
        outOfRange(value, number, range, path: path, name: name)
        return nil
    }

    package func integer(
        _ value: JSONValue, path: String, in range: ClosedRange<Int>, _ what: String, name: String? = nil
    ) -> Int? {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        guard let number = number(value, path: path, in: bounds, what, name: name) else { return nil }
        let integer = Int(exactly: number)
        if integer == nil { expected("a whole number", value, path: path) }
        return integer
    }

    /// The numbers of an array with an allowed length.
    package func numbers(
        _ value: JSONValue, path: String, count: ClosedRange<Int>, in range: ClosedRange<Double>, _ what: String
    ) -> [Double]? {
        guard let elements = value.array, count.contains(elements.count) else {
            let found = value.array.map { "an array of \($0.count)" } ?? value.kindName
            add(
                .error, "wrong-type", "expected \(what), found \(found)", at: value.position, path: path,
                hint: value.hint(toBecome: what))
            return nil
        }
        let numbers = elements.enumerated().compactMap { index, element in
            number(element, path: "\(path)[\(index)]", in: range, "a number")
        }
        return numbers.count == elements.count ? numbers : nil
    }

    /// A case of an enumeration.
    /// - Parameter known: the cases in the message about an unknown name; `nil` for `what`.
    package func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ value: JSONValue, path: String, _ what: String, _ type: Choice.Type, known: String? = nil
    ) -> Choice? {
        guard let name = string(value, path: path, what) else { return nil }
        let choice = Choice(rawValue: name)
        if choice == nil { unknownName(name, known ?? what, value, path: path, among: Choice.allCases.map(\.rawValue)) }
        return choice
    }
}

extension JSONValue {
    /// A hint to correct a value of the wrong type; `what` is the expected type as in messages.
    package func hint(toBecome what: String) -> String {
        func wants(_ words: String...) -> Bool { words.contains { what.contains($0) } }
        switch kind {
        case .string(let text) where wants("number") && JSONValue.finiteNumber(text) != nil,
            .string(let text) where wants("true") && ["true", "false"].contains(text):
            return "write \(text), without quotes"
        case .string(let text) where wants("number") && Self.numberBeforeUnit(text) != nil:
            return "write \(Self.numberBeforeUnit(text) ?? ""), without quotes and unit: lengths are points"
        case .number(let number, _) where wants("true") && [0, 1].contains(number): return "write \(number == 1)"
        case .number(let number, _) where wants("string", "text"):
            return "write \"\(JSONValue.text(of: number))\", in quotes"
        case .bool(let bool) where wants("string", "text"): return "write \"\(bool)\", in quotes"
        default: return Self.examples.first { what.contains($0.key) }.map { "such as \($0.value)" } ?? "write \(what)"
        }
    }

    /// The number of a text such as `160pt`.
    private static func numberBeforeUnit(_ text: String) -> String? {
        for unit in ["pt", "px", "dp", "points"] where text.lowercased().hasSuffix(unit) {
            let digits = String(text.dropLast(unit.count)).filter { $0 != " " }
            if finiteNumber(digits) != nil { return digits }
        }
        return nil
    }

    private static let examples: KeyValuePairs = [
        "key path": "\"userInfo.name\"", "number": "1", "true": "true",
        "view": "{\"type\": \"label\", \"text\": \"Hello\"}",
        "path": "\"assets/photo.png\"", "string": "\"text\"", "text": "\"text\"", "array": "[…], in brackets",
        "object": "{…}, in braces",
    ]
}

extension DiagnosticCollector {
    /// Refuses a payload or a descriptor where a file with another key should be.
    /// - Parameters:
    ///   - key: the key that the wanted file has, and neither of them.
    ///   - wanted: the wanted file for the message, such as `a scenario`.
    /// - Throws: the error with the code, at the file's root.
    package func refuseOtherFile(
        _ root: JSONValue, without key: String, _ code: String, _ wanted: String, hint: String
    ) throws(InputError) {
        guard root[key] == nil, let stray = ["aps", "view", "categories"].first(where: { root[$0] != nil }) else {
            return
        }
        throw InputError(
            Diagnostic(
                .error, code, "this is a \(stray == "aps" ? "payload" : "descriptor"), not \(wanted)",
                at: location(root.position), path: "$", hint: hint))
    }
}
