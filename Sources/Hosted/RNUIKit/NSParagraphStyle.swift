import RNFoundation

/// Lengths in points. A label takes the alignment and the line height at its text's first character.
///
/// Indents, paragraph spacing, tabs, hyphenation and line break modes of paragraphs aren't drawn.
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
        var tabStops: [NSTextTab] = [], defaultTabInterval: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var allowsTightening = false, lineBreakStrategy: LineBreakStrategy = []
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
    open var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? [] }
    }
    open var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    open var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsTightening }
        set { values.allowsTightening = newValue }
    }
    open var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    public struct LineBreakStrategy: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// The height of a line in points, with the line spacing; `nil` for the font's own.
    func lineHeight(of font: UIFont) -> CGFloat? {
        var height = font.lineHeight
        if values.lineHeightMultiple > 0 { height *= values.lineHeightMultiple }
        if values.minimumLineHeight > 0 { height = max(height, values.minimumLineHeight) }
        if values.maximumLineHeight > 0 { height = min(height, values.maximumLineHeight) }
        height += values.lineSpacing
        return height == font.lineHeight ? nil : height
    }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
    open func addTabStop(_ tab: NSTextTab) { tabStops.append(tab) }
}

public enum NSWritingDirection: Int { case natural = -1, leftToRight, rightToLeft }

open class NSTextTab: NSObject {
    public struct OptionKey: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public let alignment: NSTextAlignment
    public let location: CGFloat
    public init(textAlignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        (alignment, self.location) = (textAlignment, location)
    }
}
