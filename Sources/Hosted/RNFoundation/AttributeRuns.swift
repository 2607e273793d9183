import Foundation

/// The attributes of a text: stretches that follow one another, each of at least one UTF-16 unit.
struct AttributeRuns: Equatable {
    typealias Attributes = [Foundation.NSAttributedString.Key: Any]

    struct Stretch {
        var range: NSRange
        var attributes: Attributes
    }

    private var stretches: [Stretch]

    init(length: Int, _ attributes: Attributes) {
        stretches = length > 0 ? [Stretch(range: NSRange(location: 0, length: length), attributes: attributes)] : []
    }

    var length: Int { stretches.last.map { NSMaxRange($0.range) } ?? 0 }

    func run(at location: Int) -> (attributes: Attributes, range: NSRange) {
        let found = stretches.first { NSLocationInRange(location, $0.range) }
        precondition(found != nil, "NSRangeException: \(location) is out of bounds; the text has \(length) characters")
        return (found?.attributes ?? [:], found?.range ?? NSRange())
    }

    /// The stretches in a range, cut at its ends.
    func stretches(in range: NSRange) -> [Stretch] {
        check(range)
        return stretches.compactMap { stretch in
            let common = NSIntersectionRange(stretch.range, range)
            return common.length > 0 ? Stretch(range: common, attributes: stretch.attributes) : nil
        }
    }

    /// The stretches in a range, as those of a text of its own.
    func slice(_ range: NSRange) -> Self {
        var part = Self(length: 0, [:])
        part.append(stretches(in: range))
        return part
    }

    mutating func edit(_ range: NSRange, _ change: (inout Attributes) -> Void) {
        var changed = stretches(in: range)
        for index in changed.indices { change(&changed[index].attributes) }
        replace(range, with: changed)
    }

    mutating func replace(_ range: NSRange, with other: Self) { replace(range, with: other.stretches) }

    private mutating func replace(_ range: NSRange, with middle: [Stretch]) {
        let before = stretches(in: NSRange(location: 0, length: range.location))
        let end = NSMaxRange(range)
        let after = stretches(in: NSRange(location: end, length: length - end))
        stretches = []
        append(before + middle + after)
    }

    private mutating func append(_ others: [Stretch]) {
        for stretch in others {
            if let last = stretches.last, Self.areEqual(last.attributes, stretch.attributes) {
                stretches[stretches.count - 1].range.length += stretch.range.length
            } else {
                let range = NSRange(location: length, length: stretch.range.length)
                stretches.append(Stretch(range: range, attributes: stretch.attributes))
            }
        }
    }

    private func check(_ range: NSRange) {
        precondition(
            range.location >= 0 && range.length >= 0 && NSMaxRange(range) <= length,
            "NSRangeException: \(range) is out of bounds; the text has \(length) characters")
    }

    static func == (a: Self, b: Self) -> Bool {
        a.stretches.count == b.stretches.count
            && zip(a.stretches, b.stretches).allSatisfy {
                $0.range == $1.range && areEqual($0.attributes, $1.attributes)
            }
    }

    private static func areEqual(_ a: Attributes, _ b: Attributes) -> Bool {
        a.count == b.count && a.allSatisfy { areEqual($0.value, b[$0.key]) }
    }

    static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as AnyHashable, let b as AnyHashable): a == b
        default: false
        }
    }
}
