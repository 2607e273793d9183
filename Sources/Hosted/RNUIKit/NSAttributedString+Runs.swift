import RNFoundation

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let ligature = NSAttributedString.Key("NSLigature")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("CTTracking")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let link = NSAttributedString.Key("NSLink")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

public typealias NSAttributedStringKey = NSAttributedString.Key

public struct NSUnderlineStyle: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 256)
    public static let patternDash = NSUnderlineStyle(rawValue: 512)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 768)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 1024)
    public static let byWord = NSUnderlineStyle(rawValue: 32_768)
    public static let styleSingle = NSUnderlineStyle(rawValue: 1)
    public static let styleNone = NSUnderlineStyle([])
}

/// Accepted and not drawn.
open class NSShadow: NSObject {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
}

open class NSTextAttachment: NSObject {
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
    public convenience init(data: Data?, ofType type: String?) { self.init() }
}

extension NSAttributedString {
    /// An image in a text isn't modelled; the text is drawn without it.
    public convenience init(attachment: NSTextAttachment) {
        Host.shared.note("code-not-modelled", "NSTextAttachment: an image in a text isn't drawn")
        self.init(string: "")
    }

    /// The runs of the template language.
    convenience init(runs: JSON) {
        let result = NSMutableAttributedString(string: "")
        for run in runs.array ?? [] {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let font = run[.font] { attributes[.font] = UIFont(json: font) }
            if let color = run[.textColor] { attributes[.foregroundColor] = UIColor(json: color) }
            if let color = run[.backgroundColor] { attributes[.backgroundColor] = UIColor(json: color) }
            if run[.underline]?.bool == true { attributes[.underlineStyle] = 1 }
            if let color = run[.underlineColor] { attributes[.underlineColor] = UIColor(json: color) }
            if run[.strikethrough]?.bool == true { attributes[.strikethroughStyle] = 1 }
            if let color = run[.strikethroughColor] { attributes[.strikethroughColor] = UIColor(json: color) }
            if let kern = run[.kern]?.number { attributes[.kern] = kern }
            if let offset = run[.baselineOffset]?.number { attributes[.baselineOffset] = offset }
            result.append(NSAttributedString(string: run[.text]?.text ?? "", attributes: attributes))
        }
        self.init(attributedString: result)
    }

    /// The first character's.
    var paragraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    /// The value of `attributedText`: a list of objects with `text` and the attributes that are drawn.
    ///
    /// Those are `font`, `textColor`, `backgroundColor`, `underline` and `strikethrough` with their colours, `kern` and
    /// `baselineOffset`. Styles of lines, strokes, shadows and attachments are dropped; a link without a colour gets the
    /// system's.
    var runs: JSON {
        var runs: [JSON] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let text = (string as NSString).substring(with: range)
            var run: [WireKey: JSON] = [.text: .text(text)]
            run[.font] = (attributes[.font] as? UIFont)?.json
            run[.textColor] = (attributes[.foregroundColor] as? UIColor)?.value.json
            run[.backgroundColor] = (attributes[.backgroundColor] as? UIColor)?.value.json
            if Self.number(attributes[.underlineStyle]) ?? 0 != 0 { run[.underline] = true }
            run[.underlineColor] = (attributes[.underlineColor] as? UIColor)?.value.json
            if Self.number(attributes[.strikethroughStyle]) ?? 0 != 0 { run[.strikethrough] = true }
            run[.strikethroughColor] = (attributes[.strikethroughColor] as? UIColor)?.value.json
            run[.kern] = Self.number(attributes[.kern] ?? attributes[.tracking]).map { .number($0) }
            run[.baselineOffset] = Self.number(attributes[.baselineOffset]).map { .number($0) }
            if attributes[.link] != nil, run[.textColor] == nil { run[.textColor] = "link" }
            runs.append(.object(run))
        }
        return .array(runs)
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as NSNumber: value.doubleValue
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as NSUnderlineStyle: Double(value.rawValue)
        default: nil
        }
    }

    /// Measured by the tool, in points; zero without one.
    public func size() -> CGSize {
        Layout.textSize([.type: "label", .attributedText: runs, .numberOfLines: 0], width: nil) ?? .zero
    }

    /// Measured by the tool, in points. `options` and the height are ignored.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let label: [WireKey: JSON] = [.type: "label", .attributedText: runs, .numberOfLines: 0]
        return CGRect(origin: .zero, size: Layout.textSize(label, width: size.width < 1e6 ? size.width : nil) ?? .zero)
    }
}

public struct NSStringDrawingOptions: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    open var totalBounds: CGRect { .zero }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self as String, attributes: attributes).size()
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self as String, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attributes)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
