/// Decoding of single values, with diagnostics.
extension DiagnosticCollector {
    func expected(_ what: String, _ value: JSONValue, path: String) {
        add(
            .error, "wrong-type", "expected \(what), found \(value.kindName)", at: value.position, path: path,
            hint: value.hint(toBecome: what))
    }

    /// Reports a name outside the allowed ones and suggests the most similar.
    func unknownName(
        _ name: String, _ what: String, _ value: JSONValue, path: String, among names: [String],
        or hint: String? = nil, code: String = "unknown-value"
    ) {
        add(
            .error, code, "\(name.quoted()) isn't \(what)", at: value.position, path: path,
            hint: NearestName.hint(for: name, among: names) ?? hint ?? "one of: \(names.joined(separator: ", "))")
    }

    /// A string; reports other types.
    func string(_ value: JSONValue, path: String, _ what: String) -> String? {
        if let text = value.string { return text }
        expected(what, value, path: path)
        return nil
    }

    /// A reader for an object; reports other types.
    package func object(_ value: JSONValue, path: String, _ what: String) -> ObjectReader? {
        if value.members != nil { return ObjectReader(value, path: path, report: self) }
        expected(what, value, path: path)
        return nil
    }

    /// A number in a range; reports everything else.
    func number(_ value: JSONValue, path: String, in range: ClosedRange<Double>, _ what: String) -> Double? {
        guard let number = value.number else {
            expected(what, value, path: path)
            return nil
        }
        if range.contains(number) { return number }
        outOfRange(value, number, range, path: path)
        return nil
    }

    /// The numbers of an array with an allowed length.
    func numbers(
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
}

extension JSONValue {
    /// A hint to correct a value of the wrong type; `what` is the expected type as in messages.
    func hint(toBecome what: String) -> String {
        func wants(_ words: String...) -> Bool { words.contains { what.contains($0) } }
        switch kind {
        case .string(let text) where wants("number") && JSONValue.finiteNumber(text) != nil,
            .string(let text) where wants("true") && ["true", "false"].contains(text):
            return "write \(text), without quotes"
        case .number(let number, _) where wants("true") && [0, 1].contains(number): return "write \(number == 1)"
        case .number(let number, _) where wants("string", "text"):
            return "write \"\(JSONValue.text(of: number))\", in quotes"
        case .bool(let bool) where wants("string", "text"): return "write \"\(bool)\", in quotes"
        default: return Self.examples.first { what.contains($0.key) }.map { "such as \($0.value)" } ?? "write \(what)"
        }
    }

    private static let examples: KeyValuePairs = [
        "key path": "\"userInfo.name\"", "number": "1", "true": "true",
        "view": "{\"type\": \"label\", \"text\": \"Hello\"}",
        "path": "\"assets/photo.png\"", "string": "\"text\"", "text": "\"text\"", "array": "[…], in brackets",
        "object": "{…}, in braces",
    ]
}
