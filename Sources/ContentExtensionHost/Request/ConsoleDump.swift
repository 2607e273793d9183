import Basics

/// A payload as a console prints `userInfo`, or its `aps` alone: an NSDictionary's description, also in `Optional(…)`, or
/// a Swift dictionary's, `["aps": …]` or `[AnyHashable("aps"): …]`.
enum ConsoleDump {
    /// The payload of a dump; `nil` for other texts. It has no positions.
    static func payload(_ bytes: [UInt8]) -> JSONValue? {
        // A line of a log has words before the dump, also in brackets.
        bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "{") || bytes[$0] == UInt8(ascii: "[") }.prefix(4)
            .compactMap { payload(bytes, from: $0) }.first
    }

    private static func payload(_ bytes: [UInt8], from start: Int) -> JSONValue? {
        guard bytes.count - start > 8 else { return nil }
        var text = bytes[start...]
        if bytes[..<start].suffix(9).elementsEqual("Optional(".utf8), let end = text.lastIndex(of: UInt8(ascii: ")")) {
            text = text[..<end]
        }
        let isSwift = text.first == UInt8(ascii: "[") && SwiftDump.startsWithKey(text.dropFirst())
        if isSwift, let value = try? JSONReader.read(SwiftDump.json(text), file: ""), let payload = withAps(value) {
            return unplaced(payload)
        }
        // A dump has an equals sign, JSON has a quote, a bracket or its end after the first bracket.
        guard isSwift || text.first == UInt8(ascii: "{") && text.contains(UInt8(ascii: "=")) else { return nil }
        var left = Limits.jsonMembers
        let list = isSwift ? openStep(ofSwift: text) : Array(text)
        guard let value = try? OpenStepReader.read(list, file: "", left: &left) else { return nil }
        return withAps(json(value, inAlert: false))
    }

    /// The value, or a payload around what looks like an aps; `nil` for anything else.
    private static func withAps(_ value: JSONValue) -> JSONValue? {
        if value["aps"]?.members != nil { return value }
        return value["alert"] == nil ? nil : JSONValue(.object([JSONValue.Member(key: "aps", value: value)]))
    }

    /// The value without positions, which are those in the text that was made of the dump.
    private static func unplaced(_ value: JSONValue) -> JSONValue {
        switch value.kind {
        case .array(let values): JSONValue(.array(values.map(unplaced)))
        case .object(let members):
            JSONValue(.object(members.map { JSONValue.Member(key: $0.key, value: unplaced($0.value)) }))
        default: JSONValue(value.kind, digits: value.digits)
        }
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
