import RNFoundation

extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Plain text, or HTML of which paragraphs, line breaks, bold, italic, underlined text and entities are read.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        guard let text = Self.text(of: data, named: options[.characterEncoding]) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let type = options[.documentType] as? DocumentType
        guard type == .html else {
            self.init(string: text)
            return
        }
        self.init(attributedString: HTMLText(text).attributed)
    }

    /// A file's text or HTML, by its byte order mark and its options.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
    }

    /// UTF-16 with a byte order mark, the encoding that is named, else UTF-8.
    private static func text(of data: Data, named encoding: Any?) -> String? {
        let mark = Array(data.prefix(2))
        if mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF] { return String(data: data, encoding: .utf16) }
        let number = encoding as? UInt ?? (encoding as? Int).map { UInt($0) } ?? (encoding as? NSNumber)?.uintValue
        let encodings = [number.map { String.Encoding(rawValue: $0) }, .utf8]
        return encodings.lazy.compactMap { $0.flatMap { String(data: data, encoding: $0) } }.first
    }
}

/// A reader of simple HTML, in the font that UIKit gives it: Times at 12 points.
private struct HTMLText {
    private let text: String

    init(_ text: String) { self.text = text }

    var attributed: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var depth: [String: Int] = [:]
        var rest = text[...]
        while let open = rest.firstIndex(of: "<") {
            append(String(rest[..<open]), depth, to: result)
            guard let close = rest[open...].firstIndex(of: ">") else { break }
            let tag = rest[rest.index(after: open)..<close].lowercased()
            rest = rest[rest.index(after: close)...]
            let isEnd = tag.hasPrefix("/")
            let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
            switch name {
            case "br": result.append(NSAttributedString(string: "\n"))
            case "p", "div", "li", "h1", "h2", "h3", "ul", "ol":
                if result.length > 0, !result.string.hasSuffix("\n") { result.append(NSAttributedString(string: "\n")) }
                if name.hasPrefix("h") { depth["b", default: 0] += isEnd ? -1 : 1 }
            case "style", "script", "head", "title":
                if !isEnd, let end = rest.range(of: "</\(name)>", options: .caseInsensitive) {
                    rest = rest[end.upperBound...]
                }
            default: depth[name == "strong" ? "b" : name == "em" ? "i" : name, default: 0] += isEnd ? -1 : 1
            }
        }
        append(String(rest), depth, to: result)
        return result
    }

    /// - Parameter depth: the number of open elements by name.
    private func append(_ part: String, _ depth: [String: Int], to result: NSMutableAttributedString) {
        let words = part.split(omittingEmptySubsequences: false) { $0.isWhitespace }.joined(separator: " ")
        var plain = words
        for (entity, character) in [
            ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
            ("&amp;", "&"),
        ] { plain = plain.replacingOccurrences(of: entity, with: character) }
        if result.string.isEmpty || result.string.hasSuffix("\n") { plain = String(plain.drop { $0 == " " }) }
        guard !plain.isEmpty else { return }
        func isSet(_ name: String) -> Bool { (depth[name] ?? 0) > 0 }
        var font: [WireKey: JSON] = [.family: "Times New Roman", .size: 12]
        if isSet("b") { font[.weight] = "bold" }
        if isSet("i") { font[.italic] = true }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont(json: .object(font)), .foregroundColor: UIColor.black,
        ]
        if isSet("u") { attributes[.underlineStyle] = 1 }
        if isSet("s") { attributes[.strikethroughStyle] = 1 }
        if isSet("a") { attributes[.foregroundColor] = UIColor.link }
        result.append(NSAttributedString(string: plain, attributes: attributes))
    }
}
