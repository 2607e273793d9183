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
    public static let byWord = NSUnderlineStyle(rawValue: 32_768)
    public static let styleSingle = NSUnderlineStyle(rawValue: 1)
    public static let styleNone = NSUnderlineStyle([])
}

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    open fileprivate(set) var alignmentValue = NSTextAlignment.natural
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }
    public required override init() {}

    fileprivate var values = Values()
    fileprivate struct Values {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0
        var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0
        var headIndent: CGFloat = 0, tailIndent: CGFloat = 0, firstLineHeadIndent: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        var hyphenationFactor: Float = 0
    }

    open var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// The height of a line in points; `nil` for the font's own.
    func lineHeight(of font: UIFont) -> CGFloat? {
        var height = font.lineHeight
        if values.lineHeightMultiple > 0 { height *= values.lineHeightMultiple }
        if values.minimumLineHeight > 0 { height = max(height, values.minimumLineHeight) }
        if values.maximumLineHeight > 0 { height = min(height, values.maximumLineHeight) }
        height += values.lineSpacing
        return height == font.lineHeight ? nil : height
    }
}

open class NSMutableParagraphStyle: NSParagraphStyle {}

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
            if let font = run["font"] { attributes[.font] = UIFont(json: font) }
            if let color = run["textColor"] { attributes[.foregroundColor] = UIColor(json: color) }
            if let color = run["backgroundColor"] { attributes[.backgroundColor] = UIColor(json: color) }
            if run["underline"]?.bool == true { attributes[.underlineStyle] = 1 }
            if run["strikethrough"]?.bool == true { attributes[.strikethroughStyle] = 1 }
            if let kern = run["kern"]?.number { attributes[.kern] = kern }
            if let offset = run["baselineOffset"]?.number { attributes[.baselineOffset] = offset }
            result.append(NSAttributedString(string: run["text"]?.text ?? "", attributes: attributes))
        }
        self.init(attributedString: result)
    }

    var paragraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    var runs: JSON {
        var runs: [JSON] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let text = (string as NSString).substring(with: range)
            var run: [String: JSON] = ["text": .text(text)]
            run["font"] = (attributes[.font] as? UIFont)?.json
            run["textColor"] = (attributes[.foregroundColor] as? UIColor)?.value.json
            run["backgroundColor"] = (attributes[.backgroundColor] as? UIColor)?.value.json
            if Self.number(attributes[.underlineStyle]) ?? 0 != 0 { run["underline"] = true }
            if Self.number(attributes[.strikethroughStyle]) ?? 0 != 0 { run["strikethrough"] = true }
            run["kern"] = Self.number(attributes[.kern] ?? attributes[.tracking]).map { .number($0) }
            run["baselineOffset"] = Self.number(attributes[.baselineOffset]).map { .number($0) }
            if attributes[.link] != nil, run["textColor"] == nil { run["textColor"] = "link" }
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

    public func size() -> CGSize {
        Layout.textSize(["type": "label", "attributedText": runs, "numberOfLines": 0], width: nil) ?? .zero
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let label: [String: JSON] = ["type": "label", "attributedText": runs, "numberOfLines": 0]
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

open class NSStringDrawingContext: NSObject {}

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
