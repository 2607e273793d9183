import Foundation

/// Finds links, mail addresses and phone numbers in a text, by simpler patterns than iOS's. It finds no dates and no
/// postal addresses.
open class NSDataDetector: NSObject {
    public let checkingTypes: UInt64
    private let expression: NSRegularExpression
    private let groups: [NSTextCheckingResult.CheckingType]

    private static let links =
        #"https?://[^\s<>"]*[^\s<>".,;:!?)\]}]|www\.[^\s<>"]*[^\s<>".,;:!?)\]}]|"#
        + #"[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}"#
    private static let phones = #"\+?\(?\d[\d()./ -]{5,}\d"#

    public init(types: UInt64) throws {
        checkingTypes = types
        let all: [(NSTextCheckingResult.CheckingType, String)] = [(.link, Self.links), (.phoneNumber, Self.phones)]
        let asked = all.filter { types & $0.0.rawValue != 0 }
        groups = asked.map(\.0)
        // Without a kind that is known here, a pattern that never matches.
        let pattern = asked.isEmpty ? "(?!)" : asked.map { "(\($0.1))" }.joined(separator: "|")
        expression = try NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
    }

    open func matches(
        in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        expression.matches(in: text, options: options, range: range).map { match in
            let group = groups.indices.first { match.range(at: $0 + 1).location != NSNotFound } ?? 0
            let found = DetectedText(groups[group], (text as NSString).substring(with: match.range), match)
            DetectedText.all[ObjectIdentifier(match)] = found
            return match
        }
    }

    open func firstMatch(
        in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: text, options: options, range: range).first }

    open func numberOfMatches(
        in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: text, options: options, range: range).count }

    open func enumerateMatches(
        in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: text, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
    }
}

/// A detector's finding, kept beside Foundation's result, which has no room for it.
private struct DetectedText {
    let type: NSTextCheckingResult.CheckingType
    let text: String
    /// Keeps the result, so that its identifier stays its own.
    private let result: NSTextCheckingResult

    init(_ type: NSTextCheckingResult.CheckingType, _ text: String, _ result: NSTextCheckingResult) {
        (self.type, self.text, self.result) = (type, text, result)
    }

    nonisolated(unsafe) static var all: [ObjectIdentifier: DetectedText] = [:]
}

extension NSTextCheckingResult {
    private func detected(_ type: CheckingType) -> String? {
        DetectedText.all[ObjectIdentifier(self)].flatMap { $0.type == type ? $0.text : nil }
    }
    public var url: URL? {
        detected(.link).flatMap { text in
            URL(string: text.contains("://") ? text : text.contains("@") ? "mailto:\(text)" : "http://\(text)")
        }
    }
    public var phoneNumber: String? { detected(.phoneNumber) }
    public var date: Date? { nil }
    public var addressComponents: [String: String]? { nil }
}

extension NSTextCheckingResult.CheckingType {
    public static let date = Self(rawValue: 1 << 3)
    public static let address = Self(rawValue: 1 << 4)
    public static let link = Self(rawValue: 1 << 5)
    public static let phoneNumber = Self(rawValue: 1 << 11)
    public static let allTypes = UInt64.max
}
