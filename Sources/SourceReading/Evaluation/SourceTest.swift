import Basics

/// A condition on the notification that code tests.
package indirect enum SourceTest: Sendable, Equatable {
    /// A value to compare with.
    package enum Constant: Sendable, Equatable {
        case text(String)
        case number(Double)
    }

    case exists([String])
    /// There, and neither false, 0 nor empty.
    case holds([String])
    case equals([String], Constant)
    case isGreater([String], Double)
    case isLess([String], Double)
    case not(SourceTest)
    case all([SourceTest])
    case any([SourceTest])

    static let yes = Self.all([])
    static let no = Self.any([])

    /// The test of a known truth value.
    static func known(_ flag: Bool) -> Self { flag ? yes : no }

    static prefix func ! (test: Self) -> Self {
        switch test {
        case yes: no
        case no: yes
        case .not(let inner): inner
        default: .not(test)
        }
    }

    static func && (a: Self, b: Self) -> Self {
        if a == no || b == no || a == !b { return no }
        if a == yes || a == b { return b }
        if b == yes { return a }
        return .all(a.parts(ofAll: true) + b.parts(ofAll: true).filter { !a.parts(ofAll: true).contains($0) })
    }

    static func || (a: Self, b: Self) -> Self {
        if a == yes || b == yes || a == !b { return yes }
        if a == no || a == b { return b }
        if b == no { return a }
        return .any(a.parts(ofAll: false) + b.parts(ofAll: false).filter { !a.parts(ofAll: false).contains($0) })
    }

    private func parts(ofAll: Bool) -> [Self] {
        switch self {
        case .all(let parts) where ofAll: parts
        case .any(let parts) where !ofAll: parts
        default: [self]
        }
    }

    /// Parts of one test, beyond which it counts as not known.
    static let maxParts = 32

    /// The number of comparisons.
    var count: Int {
        switch self {
        case .not(let inner): inner.count
        case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.count }
        default: 1
        }
    }

    /// The test where another one is known to be met.
    func assuming(_ facts: [Self]) -> Self {
        let facts = facts.flatMap(\.facts)
        return facts.isEmpty ? self : decided(by: facts)
    }

    /// The tests that are met if this one is.
    private var facts: [Self] {
        switch self {
        case .all(let parts): parts.flatMap(\.facts)
        case .not(.any(let parts)): parts.flatMap { (!$0).facts }
        default: [self]
        }
    }

    private func decided(by facts: [Self]) -> Self {
        switch self {
        case .not(let inner): return !inner.decided(by: facts)
        case .all(let parts): return parts.reduce(.yes) { $0 && $1.decided(by: facts) }
        case .any(let parts): return parts.reduce(.no) { $0 || $1.decided(by: facts) }
        default: break
        }
        for fact in facts {
            if fact == self { return .yes }
            if fact == .not(self) { return .no }
            switch (fact, self) {
            case (.equals(let a, let first), .equals(let b, let second)) where a == b && first != second: return .no
            case (.equals(let a, _), .exists(let b)), (.holds(let a), .exists(let b)): if a == b { return .yes }
            case (.equals(let a, .text(let text)), .holds(let b)):
                if a == b { return .known(!["", "0", "false"].contains(text)) }
            case (.not(.exists(let a)), .equals(let b, _)), (.not(.exists(let a)), .holds(let b)):
                if a == b { return .no }
            case (.exists(let a), .exists(let b)): if Self.implies(a, b) { return .yes }
            case (.not(.exists(let a)), .exists(let b)): if Self.implies(b, a) { return .no }
            default: break
            }
        }
        return self
    }

    /// `true` if a value at a path is there only if one at another path is: a part of it, or a later element of its list.
    private static func implies(_ path: [String], _ other: [String]) -> Bool {
        if path.starts(with: other) { return true }
        guard let index = path.last.flatMap(Int.init), let before = other.last.flatMap(Int.init) else { return false }
        return path.dropLast() == other.dropLast() && before < index
    }

    /// A condition of a bindings.json.
    var json: JSONValue {
        switch self {
        case .holds(let path): JSONValue(.string(path.joined(separator: ".")))
        case .exists(let path): Self.key(path, "exists", JSONValue(.bool(true)))
        case .not(.exists(let path)): Self.key(path, "exists", JSONValue(.bool(false)))
        case .equals(let path, let constant): Self.key(path, "equals", constant.json)
        case .not(.equals(let path, let constant)): Self.key(path, "notEquals", constant.json)
        case .isGreater(let path, let number): Self.key(path, "greaterThan", JSONValue(.number(number)))
        case .isLess(let path, let number): Self.key(path, "lessThan", JSONValue(.number(number)))
        case .not(let inner): JSONValue(.object([.init(key: "not", value: inner.json)]))
        case .all(let parts): JSONValue(.object([.init(key: "all", value: JSONValue(.array(parts.map(\.json))))]))
        case .any(let parts): JSONValue(.object([.init(key: "any", value: JSONValue(.array(parts.map(\.json))))]))
        }
    }

    private static func key(_ path: [String], _ name: String, _ value: JSONValue) -> JSONValue {
        let path = JSONValue(.string(path.joined(separator: ".")))
        return JSONValue(.object([.init(key: "key", value: path), .init(key: name, value: value)]))
    }
}

extension SourceTest.Constant {
    fileprivate var json: JSONValue {
        switch self {
        case .text(let text): JSONValue(.string(text))
        case .number(let number): JSONValue(.number(number))
        }
    }
}
