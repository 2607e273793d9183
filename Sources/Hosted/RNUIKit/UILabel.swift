import RNCoreGraphics
import RNFoundation

/// Written as `alignment`, by name.
public enum NSTextAlignment: Int {
    case left, center, right, justified, natural
    static let names = ["left", "center", "right", "justified", "natural"]
    package var json: JSON { .string(Self.names[rawValue]) }
    package init(json: JSON?) {
        self = json?.string.flatMap { Self.names.firstIndex(of: $0) }.flatMap(Self.init(rawValue:)) ?? .natural
    }
}

/// Written as `lineBreakMode`, by name.
public enum NSLineBreakMode: Int {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    static let names = ["wordWrap", "charWrap", "clip", "truncateHead", "truncateTail", "truncateMiddle"]
    package var json: JSON { .string(Self.names[rawValue]) }
    package init(json: JSON?) {
        self = json?.string.flatMap { Self.names.firstIndex(of: $0) }.flatMap(Self.init(rawValue:)) ?? .byTruncatingTail
    }
}

public enum UIBaselineAdjustment: Int { case alignBaselines, alignCenters, none }

/// Writes a view of type `label`, with `text` or the runs of `attributedText`. The tool measures and draws the text.
///
/// Text styles always follow the text size, whatever `adjustsFontForContentSizeCategory` is. Tightening, line break
/// strategies and `highlightedTextColor` aren't drawn.
open class UILabel: UIView {
    open override class var _type: String { "label" }

    open var text: String? {
        get { storage[.text]?.text ?? attributedText?.string }
        set { setText(newValue) }
    }

    /// A text keeps the attributes of the first run, as in UIKit.
    private func setText(_ text: String?) {
        let runs = storage[.attributedText]?.array
        storage[.attributedText] = nil
        if let first = runs?.first?.members, let text, !text.isEmpty {
            storage[.attributedText] = [.object(first.merging([.text: .text(text)]) { $1 })]
            storage[.text] = nil
        } else {
            storage[.text] = text.map { .text($0) }
        }
    }

    open var attributedText: NSAttributedString? {
        get {
            storage[.attributedText].map { NSAttributedString(runs: $0) }
                ?? storage[.text]?.text.map { NSAttributedString(string: $0) }
        }
        set {
            storage[.text] = nil
            storage[.attributedText] = newValue?.emphasized(in: font).runs
            if let paragraph = newValue?.paragraphStyle {
                if paragraph.alignment != .natural { textAlignment = paragraph.alignment }
                if let height = paragraph.lineHeight(of: font) { storage[.lineHeight] = .points(height) }
            }
        }
    }

    open var font: UIFont! {
        get { storage[.font].map { UIFont(json: $0) } ?? .systemFont(ofSize: 17) }
        set {
            storage[.font] = newValue?.json
            setInRuns(.font, newValue?.json)
        }
    }

    open var textColor: UIColor! {
        get { color(.textColor) ?? .label }
        set {
            set(.textColor, newValue)
            setInRuns(.textColor, newValue?.value.json)
        }
    }

    /// A font or colour that is set later replaces that of all runs, as in UIKit.
    private func setInRuns(_ key: WireKey, _ value: JSON?) {
        guard let runs = storage[.attributedText]?.array else { return }
        storage[.attributedText] = .array(
            runs.map { run in
                var run = run.members ?? [:]
                run[key] = value
                return .object(run)
            })
    }

    open var textAlignment: NSTextAlignment {
        get { NSTextAlignment(json: storage[.alignment]) }
        set { storage[.alignment] = newValue.json }
    }

    open var numberOfLines: Int {
        get { storage[.numberOfLines]?.int ?? 1 }
        set { storage[.numberOfLines] = .integer(Int64(max(0, newValue))) }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { NSLineBreakMode(json: storage[.lineBreakMode]) }
        set { storage[.lineBreakMode] = newValue.json }
    }

    /// Written as `minimumScaleFactor`: 0.5 unless the code sets one.
    open var adjustsFontSizeToFitWidth: Bool {
        get { storage[.minimumScaleFactor] != nil }
        set { storage[.minimumScaleFactor] = newValue ? storage[.keptMinimumScaleFactor] ?? 0.5 : nil }
    }

    open var minimumScaleFactor: CGFloat {
        get { storage[.minimumScaleFactor]?.float ?? storage[.keptMinimumScaleFactor]?.float ?? 0 }
        set {
            let value: JSON = .points(min(1, max(0.01, newValue)))
            storage[.keptMinimumScaleFactor] = value
            if adjustsFontSizeToFitWidth { storage[.minimumScaleFactor] = value }
        }
    }

    open var isEnabled: Bool {
        get { storage[.enabled]?.bool ?? true }
        set { storage[.enabled] = .bool(newValue) }
    }

    open var shadowColor: UIColor? {
        get { color(.shadowColor) }
        set { set(.shadowColor, newValue) }
    }

    /// In points.
    open var shadowOffset: CGSize {
        get { storage[.shadowOffset]?.size ?? CGSize(width: 0, height: -1) }
        set { storage[.shadowOffset] = .size(newValue) }
    }

    open var preferredMaxLayoutWidth: CGFloat {
        get { storage[.preferredMaxLayoutWidth]?.float ?? 0 }
        set { storage[.preferredMaxLayoutWidth] = newValue > 0 ? .points(newValue) : nil }
    }

    open override var isUserInteractionEnabled: Bool {
        get { storage[.userInteractionEnabled]?.bool ?? false }
        set { storage[.userInteractionEnabled] = .bool(newValue) }
    }

    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var allowsDefaultTighteningForTruncation = false
    open var adjustsFontForContentSizeCategory = false
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    open var showsExpansionTextWhenTruncated = false
    open func drawText(in rect: CGRect) { textArea = rect }
    /// The rectangle that an override of `drawText(in:)` gave to the text.
    private var textArea: CGRect?

    /// The distances that the class keeps around its text by overriding `drawText(in:)`.
    private var textInsets: UIEdgeInsets? {
        guard OverriddenSize.current == nil, ClassRegistry.declares(type(of: self)) else { return nil }
        let box = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)
        textArea = nil
        drawText(in: box)
        guard let textArea, textArea != box else { return nil }
        return UIEdgeInsets(
            top: textArea.minY, left: textArea.minX, bottom: box.maxY - textArea.maxY, right: box.maxX - textArea.maxX)
    }

    /// Puts a text with insets into a label of its own, within a view that has the rest.
    package override func encodeOwn(_ keys: inout [WireKey: JSON]) {
        guard let insets = textInsets else { return }
        let outer: Set<WireKey> = [
            .id, .type, .autoresizing, .constraints, .children, .backgroundColor, .cornerRadius, .cornerCurve, .border,
            .shadow, .clipsToBounds, .alpha, .hidden, .transform, .tintColor, .designFrame, .userInteractionEnabled,
        ]
        var label = keys.filter { !outer.contains($0.key) }
        let id = storage.id + "-text"
        label[.id] = .string(id)
        label[.type] = "label"
        let sides: [(String, CGFloat)] = [
            ("top", insets.top), ("leading", insets.left), ("bottom", -insets.bottom), ("trailing", -insets.right),
        ]
        let pins = sides.map { side, distance -> JSON in
            [
                .firstItem: .string(id), .firstAttribute: .string(side), .secondItem: .string(storage.id),
                .secondAttribute: .string(side), .constant: .points(distance),
            ]
        }
        keys = keys.filter { outer.contains($0.key) }
        keys[.type] = "view"
        keys[.children] = .array([.object(label)] + (keys[.children]?.array ?? []))
        keys[.constraints] = .array((keys[.constraints]?.array ?? []) + pins)
    }
    /// The text's size without what `drawText(in:)` keeps free. A single line isn't limited, as `sizeToFit` lets it grow.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = numberOfLines != 1 && size.width > 0 && size.width < 10_000
        return Layout.textSize(storage.keys, width: isLimited ? size.width : nil) ?? super.sizeThatFits(size)
    }
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size)).intersection(bounds)
    }

    package override func set(_ value: Any, forKey key: String) {
        if key == "text", let text = value as? String { self.text = text } else { super.set(value, forKey: key) }
    }
}

/// Writes a view of type `image`. An animation shows its first image, and `isAnimating` changes no picture.
open class UIImageView: UIView {
    open override class var _type: String { "image" }

    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    private var ownImage: UIImage?
    /// `false` while the image is still the storyboard's.
    private var isImageSet = false

    open var image: UIImage? {
        get { isImageSet ? ownImage : storage[.image].map { UIImage(json: $0, size: .zero) } }
        set {
            (ownImage, isImageSet) = (newValue, true)
            storage[.image] = newValue?.json
            if let mode = newValue?.renderingMode {
                storage[.renderingMode] = ["automatic", "alwaysOriginal", "alwaysTemplate"][mode.rawValue]
            }
            if let tint = newValue?.tint { set(.tintColor, tint) }
        }
    }

    open override var contentMode: ContentMode {
        get {
            storage[.contentMode]?.string.flatMap { ContentMode.names.firstIndex(of: $0) }.flatMap(
                ContentMode.init(rawValue:)) ?? .scaleToFill
        }
        set { storage[.contentMode] = .string(ContentMode.names[newValue.rawValue]) }
    }

    open override var isUserInteractionEnabled: Bool {
        get { storage[.userInteractionEnabled]?.bool ?? false }
        set { storage[.userInteractionEnabled] = .bool(newValue) }
    }

    open var highlightedImage: UIImage?
    open var isHighlighted = false { didSet { if isHighlighted, let highlightedImage { image = highlightedImage } } }
    open var animationImages: [UIImage]? { didSet { if let first = animationImages?.first { image = first } } }
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            if let configuration = preferredSymbolConfiguration { image = image?.withConfiguration(configuration) }
        }
    }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
