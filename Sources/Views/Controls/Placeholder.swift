import AutoLayout
import Basics

/// A labelled stand-in for a view that only a device can draw.
public struct Placeholder: Control {
    /// Views whose pixels come from an unavailable service, decoder or hardware.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// WKWebView, AVPlayerLayer or AVPlayerViewController, and camera previews.
        case web, video, camera
        /// SceneKit, SpriteKit, Metal and ARKit.
        case scene
        /// The wheels of UIDatePicker, and UIPickerView.
        case datePicker, picker
        /// Any other view drawn by code; the title describes it.
        case placeholder
    }

    /// Determines the symbol and the default title.
    public var kind: Kind
    /// The text in the middle; empty for the kind's default.
    @ByteString public var title: String
    /// In points, with 0 for no intrinsic length; `nil` for none, or the size of the wheels for pickers.
    public var intrinsicSize: Size?

    public init(_ kind: Kind, title: String = "", intrinsicSize: Size? = nil) {
        (self.kind, self.title, self.intrinsicSize) = (kind, title, intrinsicSize)
    }

    package static let kindName = "placeholder"
    package static let fillsFrame = true
    package static let properties = [
        key("title", .text, \.title),
        key("intrinsicSize", .point) { $0.intrinsicSize = Size(width: max(0, $1.x), height: max(0, $1.y)) },
    ]
    /// Lower stand-ins have nothing but their words; points.
    private static let minHeightWithGlyph = 56.0

    /// Pickers are as high as their wheels (fact: uikit/control.picker).
    private var size: Size {
        intrinsicSize ?? (kind == .datePicker || kind == .picker ? Size(width: 320, height: 216) : .zero)
    }

    package func size(limit: Double?, in layout: some ControlLayout) -> Size { size }
    package func isFlexible(_ axis: Axis) -> Bool { (axis == .horizontal ? size.width : size.height) == 0 }

    package func text(in frame: Rect, of layout: some ControlLayout) -> ControlText? {
        let label = Label(
            title.isEmpty ? standIn.title : title, font: .system(13), textColor: .semantic(.secondaryLabel),
            alignment: .center)
        // Below the glyph that is drawn in the middle, if there is room for it.
        let y = frame.midY + (frame.height >= Self.minHeightWithGlyph ? 8 : -9)
        return ControlText(
            label: label, frame: Rect(x: frame.minX + 8, y: y, width: max(0, frame.width - 16), height: 18))
    }

    package func draw(_ view: ControlView, on canvas: inout some ControlCanvas) {
        let frame = view.frame
        canvas.fill(.rect(frame), canvas.resolve(.semantic(.secondarySystemBackground), nil))
        guard frame.height >= Self.minHeightWithGlyph else { return }
        canvas.image(
            .symbol(name: standIn.symbol, pointSize: 24, weight: .regular),
            in: Rect(x: frame.midX - 13, y: frame.midY - 22, width: 26, height: 26),
            template: canvas.resolve(.semantic(.tertiaryLabel), nil))
    }

    /// The words of one without a title, and its symbol.
    private var standIn: (title: String, symbol: String) {
        switch kind {
        case .web: ("Web page", "globe")
        case .video: ("Video", "play.circle.fill")
        case .camera: ("Camera", "camera.fill")
        case .scene: ("3D scene", "cube")
        case .datePicker: ("Date picker", "calendar")
        case .picker: ("Picker", "list.bullet")
        case .placeholder: ("Drawn by code", "square.dashed")
        }
    }

    package var shownText: String? { title }
    package var dump: [String] { [kind.rawValue, JSONText.quoted(title)] }
}

extension ViewContent {
    public static func placeholder(_ placeholder: Placeholder) -> Self { .control(AnyControl(placeholder)) }
}
