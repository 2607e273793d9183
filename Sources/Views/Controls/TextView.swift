import AutoLayout
import Basics

/// A UITextView, at its top until the user scrolls it.
public struct TextView: Control, Scrolling {
    /// Plain text; a line feed starts a paragraph.
    @ByteString public var text: String
    /// Attributed text, shown instead of `text` unless empty.
    public var runs: [TextRun]
    /// The system font at 14 points by default, as in Interface Builder.
    public var font: Font
    /// UIColor.label by default.
    public var textColor: Color
    /// `natural` by default.
    public var alignment: TextAlignment
    /// `true` leaves the height undetermined; `false` makes the view as high as its text.
    public var isScrollEnabled: Bool
    /// The insets of the text in points; 8 above and below by default, like UITextView.
    public var textContainerInset: EdgeInsets
    /// The text's point at the view's top left corner, in points; y alone counts.
    public var contentOffset = Point.zero { didSet { isDragged = false } }
    package var isDragged = false

    /// NSTextContainer's lineFragmentPadding: left and right of each line, in points.
    public static let lineFragmentPadding = 5.0

    public init(
        _ text: String = "", font: Font = .system(14), textColor: Color = .label, alignment: TextAlignment = .natural,
        isScrollEnabled: Bool = true, textContainerInset: EdgeInsets = .init(top: 8, leading: 0, bottom: 8, trailing: 0)
    ) {
        self.text = text
        self.runs = []
        self.font = font
        self.textColor = textColor
        self.alignment = alignment
        self.isScrollEnabled = isScrollEnabled
        self.textContainerInset = textContainerInset
    }

    package static let kindName = "textView"
    package static let events: Set<ControlEvent.Name> = [.editingChanged, .editingDidBegin]
    package static let properties = [
        key("text", .text) { $0.replaceText($1) }, key("attributedText", optional: .runs) { $0.runs = $1 ?? [] },
        key("font", .font) { $0.replaceFont($1) }, key("textColor", .color) { $0.replaceTextColor($1) },
        key("alignment", .choice(TextAlignment.self), \.alignment), key("scrollEnabled", .bool, \.isScrollEnabled),
        key("textContainerInset", .insets, \.textContainerInset), key("contentOffset", .point, \.contentOffset),
    ]

    package var isHeightForWidth: Bool { !isScrollEnabled }
    package func isFlexible(_ axis: Axis) -> Bool { isScrollEnabled }

    /// None when it scrolls, else its text's at a width and the insets.
    package func size(limit: Double?, in layout: some ControlLayout) -> Size {
        if isScrollEnabled { return .zero }
        let insets = frameInsets
        let set = layout.size(of: label, width: limit.map { max(0, $0 - insets.horizontal) })
        let height = set.height == 0 ? layout.lineHeight(of: Label("", font: font)) : set.height
        return Size(
            width: min(limit ?? .infinity, layout.device.ceilToPixel(set.width) + insets.horizontal),
            height: layout.device.ceilToPixel(height + insets.vertical))
    }

    package func text(in frame: Rect, of layout: some ControlLayout) -> ControlText? {
        var area = layout.inset(frame, by: frameInsets)
        if contentOffset != .zero {
            let height = layout.size(of: label, width: area.width).height
            let content = Size(width: 0, height: height + frameInsets.vertical)
            area = area.offset(x: 0, y: -layout.device.roundToPixel(shownOffset(content: content, view: frame.size).y))
            area.size.height = max(area.height, height)
        }
        return ControlText(label: label, frame: area, isAtTop: true)
    }

    private var label: Label {
        Label(
            text, font: font, textColor: textColor, alignment: alignment, numberOfLines: 0,
            lineBreakMode: .byWordWrapping, runs: runs)
    }

    /// From the frame to the lines, in points.
    private var frameInsets: EdgeInsets {
        var insets = textContainerInset
        insets.leading += Self.lineFragmentPadding
        insets.trailing += Self.lineFragmentPadding
        return insets
    }

    package func draw(_ view: ControlView, on canvas: inout some ControlCanvas) {
        guard view.style.backgroundColor == nil else { return }
        canvas.fill(Outline(view.frame, view.style), canvas.resolve(.semantic(.systemBackground), nil))
    }

    package mutating func apply(_ event: ControlEvent.Kind) {
        if case .editingChanged(let text) = event { replaceText(text) }
    }

    package var plainText: String? { text }
    package mutating func setText(_ text: String) { replaceText(text) }
    package var shownText: String? { runs.plainText(or: text) }
    package var dump: [String] { [JSONText.quoted(runs.plainText(or: text)), font.described] }
}

extension ViewContent {
    public static func textView(_ textView: TextView) -> Self { .control(AnyControl(textView)) }
}

extension ViewNode {
    public var textView: TextView? {
        get { content[TextView.self] }
        set { content[TextView.self] = newValue }
    }
}
