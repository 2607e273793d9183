import Foundation

/// The meaning of a stretch of Markdown: emphasis, code, strikethrough.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

/// The attribute that Foundation on Linux lacks.
public struct MarkdownAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember path: KeyPath<MarkdownAttributes, T>) -> T { self[T.self] }
}

extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// Emphasis, code, strikethrough and links. Blocks keep their text without the marks, one after the other, as UIKit
    /// shows them.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: append(markdown[...], [], nil, baseURL)
        case .inlineOnly: append(markdown.split(separator: "\n").joined(separator: " ")[...], [], nil, baseURL)
        case .full:
            for paragraph in markdown.components(separatedBy: "\n\n") {
                let lines = paragraph.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                let texts = lines.map { $0.replacing(#/^(#{1,6}|[-*+>]|\d+\.)\s+/#, with: "") }
                append(texts.joined(separator: " ")[...], [], nil, baseURL)
            }
        }
    }

    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    private static let marks: [(mark: String, intent: InlinePresentationIntent)] = [
        ("***", [.emphasized, .stronglyEmphasized]), ("**", .stronglyEmphasized), ("__", .stronglyEmphasized),
        ("~~", .strikethrough), ("*", .emphasized), ("_", .emphasized),
    ]

    /// Appends inline Markdown.
    private mutating func append(_ text: Substring, _ intent: InlinePresentationIntent, _ link: URL?, _ base: URL?) {
        var (rest, plain) = (text, "")
        func piece(_ text: String, _ intent: InlinePresentationIntent) -> AttributedString {
            var piece = AttributedString(text)
            if !intent.isEmpty { piece[MarkdownAttributes.InlinePresentationIntentAttribute.self] = intent }
            if let link { piece[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link }
            return piece
        }
        func flush() -> AttributedString {
            defer { plain = "" }
            return piece(plain, intent)
        }
        while let first = rest.first {
            let tail = rest.dropFirst()
            if first == "\\", let next = tail.first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                rest = tail.dropFirst()
            } else if first == "`", let end = tail.firstIndex(of: "`") {
                self += flush()
                self += piece(String(tail[..<end]), intent.union(.code))
                rest = tail[tail.index(after: end)...]
            } else if first == "[", let end = tail.range(of: "]("),
                let close = tail[end.upperBound...].firstIndex(of: ")"),
                let url = URL(string: String(tail[end.upperBound..<close]), relativeTo: base)
            {
                self += flush()
                append(tail[..<end.lowerBound], intent, url, base)
                rest = tail[tail.index(after: close)...]
            } else if let found = Self.emphasis(in: rest, after: plain.last) {
                self += flush()
                append(found.content, intent.union(found.intent), link, base)
                rest = found.rest
            } else {
                plain.append(first)
                rest = tail
            }
        }
        self += flush()
    }

    /// An emphasised stretch at the start; underscores within a word are none.
    private static func emphasis(
        in text: Substring, after previous: Character?
    ) -> (content: Substring, intent: InlinePresentationIntent, rest: Substring)? {
        let followsWord = previous.map { $0.isLetter || $0.isNumber } ?? false
        for (mark, intent) in marks where text.hasPrefix(mark) && !(mark.hasPrefix("_") && followsWord) {
            let tail = text.dropFirst(mark.count)
            guard let start = tail.first, !start.isWhitespace else { continue }
            var search = tail.dropFirst()
            while let end = search.range(of: mark) {
                // The last of several marks closes, so that `**a *b***` nests.
                var close = end
                while close.upperBound < tail.endIndex, String(tail[close.upperBound]) == mark.prefix(1), mark.count > 1
                {
                    close = tail.index(after: close.lowerBound)..<tail.index(after: close.upperBound)
                }
                let isSingle = mark.count > 1 || !tail[close.upperBound...].hasPrefix(mark)
                if !tail[tail.index(before: close.lowerBound)].isWhitespace, isSingle {
                    return (tail[..<close.lowerBound], intent, tail[close.upperBound...])
                }
                search = tail[close.upperBound...].drop { String($0) == mark }
            }
        }
        return nil
    }
}
