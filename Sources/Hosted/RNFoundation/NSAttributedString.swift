import Foundation

/// A text with attributes by stretches of UTF-16 units.
///
/// Foundation's on Linux ends the process when it compares the objects of two stretches, such as their fonts.
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying {
    public typealias Key = Foundation.NSAttributedString.Key
    public typealias EnumerationOptions = Foundation.NSAttributedString.EnumerationOptions

    public fileprivate(set) var string: String
    fileprivate var runs: AttributeRuns

    public override convenience init() { self.init(string: "", attributes: nil) }
    public convenience init(string: String) { self.init(string: string, attributes: nil) }
    public init(string: String, attributes: [Key: Any]? = nil) {
        self.string = string
        runs = AttributeRuns(length: string.utf16.count, attributes ?? [:])
    }
    public init(attributedString other: NSAttributedString) { (string, runs) = (other.string, other.runs) }

    open var length: Int { runs.length }
    fileprivate var all: NSRange { NSRange(location: 0, length: length) }

    open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
        let (attributes, found) = runs.run(at: location)
        range?.pointee = found
        return attributes
    }

    open func attribute(_ name: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[name]
    }

    open func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
    ) -> [Key: Any] {
        let found = attributes(at: location, effectiveRange: range)
        if let range { range.pointee = NSIntersectionRange(range.pointee, limit) }
        return found
    }

    open func attribute(
        _ name: Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
    ) -> Any? {
        var found: Any?
        enumerateAttribute(name, in: limit) { value, stretch, stop in
            guard NSLocationInRange(location, stretch) else { return }
            (found, stop.pointee) = (value, true)
            range?.pointee = stretch
        }
        return found
    }

    open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        part.runs = runs.slice(range)
        return NSAttributedString(attributedString: part)
    }

    open func enumerateAttributes(
        in range: NSRange, options: EnumerationOptions = [],
        using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        visit(runs.stretches(in: range), options) { block($0.attributes, $0.range, $1) }
    }

    open func enumerateAttribute(
        _ name: Key, in range: NSRange, options: EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var joined: [AttributeRuns.Stretch] = []
        for stretch in runs.stretches(in: range) {
            if let last = joined.last, AttributeRuns.areEqual(last.attributes[name], stretch.attributes[name]) {
                joined[joined.count - 1].range.length += stretch.range.length
            } else {
                joined.append(stretch)
            }
        }
        visit(joined, options) { block($0.attributes[name], $0.range, $1) }
    }

    private func visit(
        _ stretches: [AttributeRuns.Stretch], _ options: EnumerationOptions,
        _ block: (AttributeRuns.Stretch, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for stretch in options.contains(.reverse) ? stretches.reversed() : stretches where !stop.boolValue {
            block(stretch, &stop)
        }
    }

    open func isEqual(to other: NSAttributedString) -> Bool { string == other.string && runs == other.runs }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAttributedString).map { isEqual(to: $0) } ?? false
    }
    open override var hash: Int { string.hashValue }
    open override var description: String { string }

    open func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: self) }
    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
}

/// A text with attributes that can be changed.
open class NSMutableAttributedString: NSAttributedString {
    /// A copy: changes of it aren't changes of this text.
    open var mutableString: NSMutableString { NSMutableString(string: string) }

    open func replaceCharacters(in range: NSRange, with text: String) {
        let neighbour = range.length > 0 || range.location == 0 ? range.location : range.location - 1
        let attributes = length > 0 ? runs.run(at: min(neighbour, length - 1)).attributes : [:]
        replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
    }

    open func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        string = (string as NSString).replacingCharacters(in: range, with: text.string)
        runs.replace(range, with: text.runs)
    }

    open func setAttributes(_ attributes: [Key: Any]?, range: NSRange) { runs.edit(range) { $0 = attributes ?? [:] } }
    open func addAttribute(_ name: Key, value: Any, range: NSRange) { runs.edit(range) { $0[name] = value } }
    open func addAttributes(_ attributes: [Key: Any], range: NSRange) {
        runs.edit(range) { $0.merge(attributes) { $1 } }
    }
    open func removeAttribute(_ name: Key, range: NSRange) { runs.edit(range) { $0[name] = nil } }

    open func append(_ text: NSAttributedString) { insert(text, at: length) }
    open func insert(_ text: NSAttributedString, at location: Int) {
        replaceCharacters(in: NSRange(location: location, length: 0), with: text)
    }
    open func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: NSAttributedString()) }
    open func setAttributedString(_ text: NSAttributedString) { replaceCharacters(in: all, with: text) }
    open func beginEditing() {}
    open func endEditing() {}
    open func fixAttributes(in range: NSRange) {}
}
