import RNFoundation

// In Swift 3 the attributes of a text are named by strings.

public let NSFontAttributeName = NSAttributedString.Key.font.rawValue
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor.rawValue
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor.rawValue
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle.rawValue
public let NSKernAttributeName = NSAttributedString.Key.kern.rawValue
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle.rawValue
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor.rawValue
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle.rawValue
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor.rawValue
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor.rawValue
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth.rawValue
public let NSShadowAttributeName = NSAttributedString.Key.shadow.rawValue
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset.rawValue
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment.rawValue
public let NSLinkAttributeName = NSAttributedString.Key.link.rawValue
public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness.rawValue
public let NSExpansionAttributeName = NSAttributedString.Key.expansion.rawValue
public let NSLigatureAttributeName = NSAttributedString.Key.ligature.rawValue

extension [String: Any] {
    fileprivate var keyed: [NSAttributedString.Key: Any] {
        Dictionary<NSAttributedString.Key, Any>(
            uniqueKeysWithValues: map { (NSAttributedString.Key($0.key), $0.value) })
    }
}

extension NSAttributedString {
    @_disfavoredOverload
    public convenience init(string: String, attributes: [String: Any]?) {
        self.init(string: string, attributes: attributes?.keyed)
    }
    @_disfavoredOverload
    public func attribute(_ name: String, at index: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attribute(NSAttributedString.Key(name), at: index, effectiveRange: range)
    }
}

extension NSMutableAttributedString {
    @_disfavoredOverload
    public func addAttribute(_ name: String, value: Any, range: NSRange) {
        addAttribute(NSAttributedString.Key(name), value: value, range: range)
    }
    @_disfavoredOverload
    public func addAttributes(_ attributes: [String: Any], range: NSRange) {
        addAttributes(attributes.keyed, range: range)
    }
    @_disfavoredOverload
    public func setAttributes(_ attributes: [String: Any]?, range: NSRange) {
        setAttributes(attributes?.keyed, range: range)
    }
    @_disfavoredOverload
    public func removeAttribute(_ name: String, range: NSRange) {
        removeAttribute(NSAttributedString.Key(name), range: range)
    }
}

extension NSString {
    public func size(attributes: [String: Any]?) -> CGSize { size(withAttributes: attributes?.keyed) }
    @_disfavoredOverload
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [String: Any]?,
        context: NSStringDrawingContext?
    ) -> CGRect {
        boundingRect(with: size, options: options, attributes: attributes?.keyed, context: context)
    }
}

extension String {
    public func size(attributes: [String: Any]?) -> CGSize { (self as NSString).size(attributes: attributes) }
    @_disfavoredOverload
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [String: Any]?,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes?.keyed, context: context)
    }
}

extension UISegmentedControl {
    @_disfavoredOverload
    public func setTitleTextAttributes(_ attributes: [String: Any]?, for state: State) {
        setTitleTextAttributes(attributes?.keyed, for: state)
    }
}
