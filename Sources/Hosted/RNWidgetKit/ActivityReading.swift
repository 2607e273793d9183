import RNFoundation

/// Decodes an activity's values by a decoder without options, as ActivityKit does.
struct ActivityReading {
    /// Paths of members that no property took.
    private(set) var unread: [[String]] = []
    /// Paths of dates, which are numbers in the JSON, with the seconds since 1970 that they became.
    private(set) var dates: [(path: [String], seconds: Double)] = []

    /// JSON that isn't its type's.
    struct Failure: Error {
        let part: WireKey
        let error: DecodingError
        /// The type of the part.
        let type: any Any.Type
    }

    mutating func decode<T: Codable>(_ type: T.Type, _ json: String, as part: WireKey) throws -> T {
        let data = Data(json.utf8)
        let value: T
        do { value = try JSONDecoder().decode(type, from: data) } catch let error as DecodingError {
            throw Failure(part: part, error: Self.placed(error, type, JSON(text: data)), type: type)
        }
        // What the value would write tells what it has read. A type that writes itself in another way tells nothing.
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(Self.mark + String(date.timeIntervalSince1970))
        }
        if let written = try? encoder.encode(value), let own = JSON(text: written), let sent = JSON(text: data) {
            compare(sent, own, at: [part.rawValue])
        }
        return value
    }

    /// The error with its path, which Foundation leaves out for a number that an integer can't be.
    private static func placed(_ error: DecodingError, _ type: any Any.Type, _ sent: JSON?) -> DecodingError {
        guard case .dataCorrupted(let context) = error, context.codingPath.isEmpty, let sent,
            let (path, integer) = unfitNumber(in: sent, of: type, at: [])
        else { return error }
        return .typeMismatch(
            integer, DecodingError.Context(codingPath: path.map(Key.init), debugDescription: context.debugDescription))
    }

    /// The first number that its property, an integer, can't be.
    private static func unfitNumber(
        in value: JSON, of root: any Any.Type, at path: [String]
    ) -> (path: [String], integer: any Any.Type)? {
        if let number = value.number {
            return PropertyType(root, at: path)?.integer(without: number).map { (path, $0) }
        }
        let object = value.object ?? [:]
        let members = object.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let elements = (value.array ?? []).enumerated().map { ("\($0.offset)", $0.element) }
        return (members + elements).lazy.compactMap { unfitNumber(in: $1, of: root, at: path + [$0]) }.first
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private static let mark = "\u{0}date:"

    private mutating func compare(_ sent: JSON, _ own: JSON, at path: [String]) {
        if let text = own.string, text.hasPrefix(Self.mark), let seconds = Double(text.dropFirst(Self.mark.count)) {
            dates.append((path, seconds))
        }
        if let sent = sent.object, let own = own.object {
            let common = sent.keys.filter { own[$0] != nil }
            // Keys of its own say that the type writes what it doesn't read.
            let isWrittenAlike = own.keys.allSatisfy { sent[$0] != nil }
            for (key, value) in sent where own[key] == nil && value != .null && isWrittenAlike {
                unread.append(path + [key])
            }
            for key in common { compare(sent[key] ?? .null, own[key] ?? .null, at: path + [key]) }
        } else if let sent = sent.array, let own = own.array, sent.count == own.count {
            for (index, pair) in zip(sent, own).enumerated() { compare(pair.0, pair.1, at: path + ["\(index)"]) }
        }
    }

    /// The reading as the tool takes it.
    var json: JSON {
        func path(_ path: [String]) -> JSON { .array(path.map { .string($0) }) }
        return [
            .missing: .array(unread.sorted { $0.lexicographicallyPrecedes($1) }.map(path)),
            .date: .array(
                dates.sorted { $0.path.lexicographicallyPrecedes($1.path) }
                    .map { [.path: path($0.path), .second: .number($0.seconds)] }),
        ]
    }
}

extension ActivityReading.Failure {
    /// The failure as the tool takes it.
    var json: JSON {
        func failure(
            _ kind: String, _ context: DecodingError.Context, type read: Any.Type? = nil, key: (any CodingKey)? = nil
        ) -> JSON {
            let path = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
            let property = path.isEmpty ? nil : PropertyType(type, at: path)
            var json: [WireKey: JSON] = [
                .kind: .string(kind), .path: .array(([part.rawValue] + path).map { .string($0) }),
                .message: .string(context.debugDescription),
            ]
            let values = (property?.rawValues ?? []).compactMap(Self.json)
            // Of other types what is read says more, such as an object.
            let isTold = property?.isDate == true || !values.isEmpty
            if key == nil { json[.type] = (isTold ? property?.name : read.map { "\($0)" }).map { .string($0) } }
            json[.options] = .array(values)
            json[.key] = key.map { .string($0.stringValue) }
            return .object(json)
        }
        switch error {
        case .keyNotFound(let key, let context): return failure("missing", context, key: key)
        case .typeMismatch(let type, let context): return failure("type", context, type: type)
        case .valueNotFound(let type, let context): return failure("null", context, type: type)
        case .dataCorrupted(let context): return failure("value", context)
        @unknown default: return failure("value", DecodingError.Context(codingPath: [], debugDescription: "\(error)"))
        }
    }

    private static func json(_ rawValue: Any) -> JSON? {
        switch rawValue {
        case let text as String: .string(text)
        case let number as any BinaryInteger: .number(Double(number))
        default: nil
        }
    }
}
