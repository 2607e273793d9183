/// Values that depend on the notification.
extension SourceValue {
    /// Values of one choice, beyond which the first counts.
    private static let maxChoices = 24

    /// A value where a test is met, and another one where it isn't.
    static func chosen(_ test: SourceTest, _ first: SourceValue, _ second: SourceValue) -> SourceValue {
        if test == .yes { return first }
        if test == .no { return second }
        let (a, b) = (first.assuming([test]), second.assuming([!test]))
        if a == b || a.choices + b.choices > maxChoices { return a }
        if a == .boolean(true), b == .boolean(false) { return .test(test) }
        return .choice(test, a, b)
    }

    /// A truth value by its test.
    static func truth(_ test: SourceTest) -> SourceValue { .chosen(test, .boolean(true), .boolean(false)) }

    var isField: Bool {
        if case .field = self { true } else { false }
    }

    var choices: Int {
        if case .choice(_, let first, let second) = self { return first.choices + second.choices }
        return 1
    }

    /// The value where tests are known to be met.
    func assuming(_ facts: [SourceTest]) -> SourceValue {
        switch self {
        case .choice(let test, let first, let second):
            let left = test.assuming(facts)
            if left == .yes { return first.assuming(facts) }
            if left == .no { return second.assuming(facts) }
            let (a, b) = (first.assuming(facts), second.assuming(facts))
            return a == b ? a : .choice(left, a, b)
        case .test(let test):
            let left = test.assuming(facts)
            return left == .yes || left == .no ? .boolean(left == .yes) : .test(left)
        default: return self
        }
    }

    /// The value with each of its choices replaced.
    func mapChoices(_ transform: (SourceValue) -> SourceValue) -> SourceValue {
        guard case .choice(let test, let first, let second) = self else { return transform(self) }
        return .chosen(test, first.mapChoices(transform), second.mapChoices(transform))
    }

    /// The result of an operation on each pair of choices.
    func combined(_ other: SourceValue, _ operation: (SourceValue, SourceValue) -> SourceValue) -> SourceValue {
        mapChoices { first in other.mapChoices { operation(first, $0) } }
    }

    /// `true` if one of the choices isn't known.
    var holdsUnknown: Bool {
        if case .choice(_, let first, let second) = self { return first.holdsUnknown || second.holdsUnknown }
        return self == .unknown
    }

    /// The test that a condition on the choices comes to; `nil` if one isn't known.
    func test(_ condition: (SourceValue) -> SourceTest?) -> SourceTest? {
        guard case .choice(let test, let first, let second) = self else { return condition(self) }
        guard let a = first.test(condition), let b = second.test(condition) else { return nil }
        if a == b { return a }
        let joined = a == .yes ? test || b : b == .no ? test && a : test && a || !test && b
        return joined.count > SourceTest.maxParts ? nil : joined
    }

    /// The value without a choice inside: an object with a choice among its fields is a choice of objects.
    var spread: SourceValue {
        switch self {
        case .choice: return mapChoices(\.spread)
        case .object(var object):
            for (name, field) in object.fields.sorted(by: { $0.key < $1.key }) {
                let spread = field.spread
                guard case .choice = spread else { continue }
                return spread.mapChoices { part in
                    object.fields[name] = part
                    return SourceValue.object(object).spread
                }
            }
            return self
        default: return self
        }
    }

    /// The test that the value isn't `nil`; `nil` if that isn't known.
    var existence: SourceTest? {
        test { value in
            switch value {
            case .unknown, .kept: nil
            case .null: .no
            case .field(let path): Self.existence(of: path)
            case .object(let object): object.existence
            default: .yes
            }
        }
    }

    private static func existence(of path: [String]) -> SourceTest {
        // Every notification has its texts, `aps` and what it alerts with.
        let isAlways = path.count == 1 || path == ["userInfo", "aps"] || path == ["userInfo", "aps", "alert"]
        return isAlways ? .yes : .exists(path)
    }

    /// The test that a truth value is true, or in Objective-C that anything is there; `nil` if that isn't known.
    func truth(isObjectiveC: Bool) -> SourceTest? {
        test { value in
            switch value {
            case .boolean(let flag): .known(flag)
            case .test(let test): test
            case .field(let path): isObjectiveC ? value.existence : .holds(path)
            case .number(let number) where isObjectiveC: .known(number != 0)
            case .null where isObjectiveC: .no
            case .object, .text, .array, .dictionary: isObjectiveC ? value.existence : nil
            default: nil
            }
        }
    }

    /// The value without the choice that it's `nil`.
    var unwrapped: SourceValue {
        switch self {
        case .choice(_, .null, let value), .choice(_, let value, .null): value.unwrapped
        case .choice(let test, let first, let second): .chosen(test, first.unwrapped, second.unwrapped)
        default: self
        }
    }

    /// The test that two values are equal; `nil` if that isn't known.
    func equality(_ other: SourceValue) -> SourceTest? {
        alternatives.test { a in
            other.alternatives.test { b in
                switch (a, b) {
                case (.null, _): b.existence.map { !$0 }
                case (_, .null): a.existence.map { !$0 }
                case (.field(let path), let constant), (let constant, .field(let path)): Self.equality(path, constant)
                case (.test(let test), .boolean(let flag)), (.boolean(let flag), .test(let test)):
                    flag ? test : !test
                default: a.equals(b).map(SourceTest.known)
                }
            }
        }
    }

    /// A text with an alternative for a missing field is a choice.
    var alternatives: SourceValue {
        guard case .text(let pieces) = self, pieces.count == 1, case .optional(let path, let otherwise) = pieces[0]
        else { return self }
        return .choice(Self.existence(of: path), .field(path), SourceValue.text(otherwise).alternatives)
    }

    private static func equality(_ path: [String], _ constant: SourceValue) -> SourceTest? {
        if let counted = SourceValue.counted(path) { return constant.count.flatMap { Self.has(counted, exactly: $0) } }
        switch constant {
        case .text: return constant.string.map { .equals(path, .text($0)) }
        case .number(let number): return .equals(path, .number(number))
        case .boolean(let flag): return flag ? .holds(path) : !.holds(path)
        default: return nil
        }
    }

    /// The test of a comparison by `<`, `>`, `<=` or `>=`; `nil` if it isn't known.
    static func comparison(_ first: SourceValue, _ mark: String, _ second: SourceValue) -> SourceTest? {
        switch (first, second) {
        case (.number, .field):
            return comparison(second, mark.hasPrefix("<") ? ">" + mark.dropFirst() : "<" + mark.dropFirst(), first)
        case (.field(let path), .number(let number)):
            if let counted = counted(path) {
                guard let count = second.count else { return nil }
                switch mark {
                case ">": return has(counted, atLeast: count + 1)
                case ">=": return has(counted, atLeast: count)
                case "<": return !has(counted, atLeast: count)
                default: return !has(counted, atLeast: count + 1)
                }
            }
            switch mark {
            case ">": return .isGreater(path, number)
            case "<": return .isLess(path, number)
            case ">=": return !.isLess(path, number)
            default: return !.isGreater(path, number)
            }
        default: return nil
        }
    }

    private var count: Int? {
        if case .number(let number) = self { return Int(exactly: number) }
        return nil
    }

    /// The field whose `count` a field is, as `["count(userInfo.items)"]`; `nil` for another one.
    private static func counted(_ path: [String]) -> [String]? {
        guard path.count == 1, path[0].hasPrefix("count("), path[0].hasSuffix(")") else { return nil }
        return path[0].dropFirst("count(".count).dropLast().split(separator: ".").map(String.init)
    }

    private static func has(_ path: [String], exactly count: Int) -> SourceTest {
        has(path, atLeast: count) && !has(path, atLeast: count + 1)
    }

    private static func has(_ path: [String], atLeast count: Int) -> SourceTest {
        count < 1 ? .yes : count == 1 ? .holds(path) : .exists(path + ["\(count - 1)"])
    }
}

extension SourceObject {
    /// The test that an object made of the notification's parts can be made.
    fileprivate var existence: SourceTest? {
        if ["UNNotificationAttachment", "#attachmentURL"].contains(type) {
            guard case .number(let index)? = fields["#index"], index > 0 else {
                // One by its identifier can't be asked for, and is expected.
                return fields["#identifier"] == nil ? .holds(["attachments"]) : .yes
            }
            return .exists(["attachments", "\(Int(index))"])
        }
        let made = ["UIImage", "Data", "NSData", "URL", "NSURL", "CIImage"]
        guard made.contains(type) else { return .yes }
        let inner = ["data", "contentsOfFile", "contentsOf", "string", "url", "fileURLWithPath", "cgImage"]
        return inner.lazy.compactMap { fields[$0] }.first.map { $0.existence } ?? .yes
    }
}
