import Basics

/// A payload as a console prints `userInfo`, or its `aps` alone: an NSDictionary's description, also in `Optional(…)`, or
/// a Swift dictionary's with `AnyHashable("aps")`.
enum ConsoleDump {
    /// The payload of a dump; `nil` for other texts. It has no positions.
    static func payload(_ bytes: [UInt8]) -> JSONValue? {
        guard let start = bytes.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }),
            bytes.count - start > 8
        else { return nil }
        var text = bytes[start...]
        if bytes[..<start].suffix(9).elementsEqual("Optional(".utf8), let end = text.lastIndex(of: UInt8(ascii: ")")) {
            text = text[..<end]
        }
        let isSwift = text.starts(with: "[AnyHashable(".utf8)
        // A dump of an app's log has words before it, JSON has a quote, a bracket or its end after the first one.
        guard isSwift || text.first == UInt8(ascii: "{") && text.contains(UInt8(ascii: "=")) else { return nil }
        var left = Limits.jsonMembers
        let list = isSwift ? openStep(ofSwift: text) : Array(text)
        guard let value = try? OpenStepReader.read(list, file: "", left: &left) else { return nil }
        let payload = json(value, inAlert: false)
        if payload["aps"]?.members != nil { return payload }
        return payload["alert"] == nil ? nil : JSONValue(.object([JSONValue.Member(key: "aps", value: payload)]))
    }

    /// Numbers and texts look alike in a dump: digits are a number, but in an alert, which has texts.
    private static func json(_ value: OpenStepValue, inAlert: Bool) -> JSONValue {
        switch value {
        case .text(let text):
            let number = inAlert ? nil : JSONValue.finiteNumber(text)
            return number.map { JSONValue(.number($0)) } ?? JSONValue(text == "<null>" ? .null : .string(text))
        case .list(let values): return JSONValue(.array(values.map { json($0, inAlert: inAlert) }))
        case .table(let entries):
            let members = entries.sorted { $0.key < $1.key }.map { key, value in
                JSONValue.Member(key: key, value: json(value, inAlert: inAlert || key == "alert"))
            }
            return JSONValue(.object(members))
        }
    }

    /// `[AnyHashable("a"): {…}, AnyHashable("b"): text]` as `{"a" = {…}; "b" = "text";}`.
    private static func openStep(ofSwift text: ArraySlice<UInt8>) -> [UInt8] {
        let key = Array("AnyHashable(".utf8)
        let last = text.lastIndex(of: UInt8(ascii: "]")) ?? text.endIndex
        var (result, rest) = (Array("{".utf8), text[..<last].dropFirst())
        while rest.starts(with: key), let end = rest.firstRange(of: Array("): ".utf8)) {
            result += rest[(rest.startIndex + key.count)..<end.lowerBound] + Array(" = ".utf8)
            let value = rest[end.upperBound...]
            let next = value.firstRange(of: Array(", AnyHashable(".utf8))
            result += written(value[..<(next?.lowerBound ?? value.endIndex)]) + Array(";".utf8)
            rest = next.map { value[($0.lowerBound + 2)...] } ?? []
        }
        return result + Array("}".utf8)
    }

    /// A value as it stands if it is quoted or has brackets, else in quotes.
    private static func written(_ value: ArraySlice<UInt8>) -> [UInt8] {
        guard let first = value.first, !"{(\"".utf8.contains(first) else { return Array(value) }
        let text = String(decoding: value, as: UTF8.self)
        return Array("\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"".utf8)
    }
}
