import AutoLayout
import Basics

/// A UISegmentedControl: outlines in the tint color until iOS 12, then a grey track with a thumb on the selected segment,
/// in iOS 26 with round ends (fact: uikit/control.segmented).
public struct SegmentedControl: Control {
    /// From the leading end.
    public var segments: [Segment]
    /// The selected segment; −1, or any index out of range, for none.
    public var selectedIndex: Int
    /// The color of the selected segment, until iOS 12 of the outlines too; `nil` for the tint color, or the thumb's own.
    public var selectedTintColor: Color?
    /// `true` sizes each segment by its content; `false` gives all segments the width of the widest.
    public var apportionsSegmentWidthsByContent = false

    public init(_ segments: [Segment] = [], selectedIndex: Int = -1, selectedTintColor: Color? = nil) {
        self.segments = segments
        self.selectedIndex = selectedIndex
        self.selectedTintColor = selectedTintColor
    }

    /// A segment with a title or an image.
    public struct Segment: Sendable, Equatable {
        /// One line in the system font at 13 points; since iOS 13 medium, and semibold when it is selected.
        @ByteString public var title: String
        /// Replaces the title.
        public var image: ImageReference?
        /// `false` draws the segment in grey.
        public var isEnabled: Bool
        /// In points; 0 for the width of the widest segment.
        public var width: Double

        public init(_ title: String = "", image: ImageReference? = nil, isEnabled: Bool = true, width: Double = 0) {
            self.title = title
            self.image = image
            self.isEnabled = isEnabled
            self.width = width
        }
    }

    package static let kindName = "segmentedControl"
    package static let events: Set<ControlEvent.Name> = [.valueChanged]
    package static let properties = [
        key("segments", .segments, \.segments), key("selectedIndex", .integer(-1...999), \.selectedIndex),
        key("selectedTintColor", optional: .color, \.selectedTintColor),
        key("apportionsSegmentWidthsByContent", .bool, \.apportionsSegmentWidthsByContent),
    ]
    /// Left and right of a segment's content, in points.
    private static let padding = 8.0

    package func size(limit: Double?, in layout: some ControlLayout) -> Size {
        let look = SegmentedLook(layout.device.style)
        let widths = widths(in: layout)
        let lines = Double(max(0, widths.count - 1)) * look.line
        return Size(width: layout.device.ceilToPixel(widths.reduce(0, +) + lines), height: look.height)
    }

    private func widths(in layout: some ControlLayout) -> [Double] {
        let look = SegmentedLook(layout.device.style)
        let contents = segments.map { segment in
            let icon = segment.image.flatMap { layout.naturalSize(of: $0)?.width }
            return icon ?? layout.size(of: segment.label(.label, look.selectedWeight), width: nil).width
        }
        let widest = contents.max() ?? 0
        return zip(segments, contents).map { segment, content in
            if segment.width > 0 { return segment.width }
            return (apportionsSegmentWidthsByContent ? content : widest) + 2 * Self.padding
        }
    }

    package var partCount: Int { segments.count }

    package func parts(size: Size, in layout: some ControlLayout) -> [ControlPart] {
        guard !segments.isEmpty else { return [] }
        let look = SegmentedLook(layout.device.style)
        let widths = widths(in: layout)
        // What the control is wider or narrower than its segments is shared by those without a width of their own.
        let flexible = segments.filter { $0.width <= 0 }.count
        let surplus = size.width - Double(widths.count - 1) * look.line - widths.reduce(0, +)
        var (x, parts) = (0.0, [ViewNode]())
        for (index, segment) in segments.enumerated() {
            let isFlexible = segment.width <= 0 || flexible == 0
            let share = isFlexible ? surplus / Double(flexible == 0 ? widths.count : flexible) : 0
            let width = max(0, widths[index] + share)
            var view = look.view(of: segment, selectedTintColor, isSelected: index == selectedIndex)
            view.sizing = ViewSizing(width: width, height: look.height)
            view.placement = Placement(leading: x, top: 0, bottom: 0)
            parts.append(view)
            x += width
            if index + 1 < widths.count {
                let touchesThumb = index == selectedIndex || index + 1 == selectedIndex
                parts.append(look.separator(selectedTintColor, touchesThumb: touchesThumb, x: x))
                x += look.line
            }
        }
        let frame = Rect(x: 0, y: (size.height - look.height) / 2, width: size.width, height: look.height)
        return [ControlPart(frame: frame, node: look.track(selectedTintColor, parts))]
    }

    /// The segment under the finger, unless it is the selected one or isn't enabled.
    package func event(_ touch: ControlTouch) -> ControlEvent.Kind? {
        // The segments stand in one box, with a line between each two.
        let boxes = (touch.parts.first?.children ?? []).enumerated().filter { $0.offset % 2 == 0 }.map(\.element.frame)
        func distance(_ box: Rect) -> Double { max(0, box.minX - touch.point.x, touch.point.x - box.maxX) }
        let nearest = boxes.indices.min { distance(boxes[$0]) < distance(boxes[$1]) }
        guard let nearest, segments.indices.contains(nearest), segments[nearest].isEnabled, nearest != selectedIndex
        else { return nil }
        return .valueChanged(.index(nearest))
    }
    package func event(setting value: Double) throws(ControlValueProblem) -> ControlEvent.Kind? {
        let index = try ControlValueProblem.index(value, of: segments.count, "segments")
        guard segments[index].isEnabled else { throw ControlValueProblem(reason: "the segment isn't enabled") }
        return index == selectedIndex ? nil : .valueChanged(.index(index))
    }
    package mutating func apply(_ event: ControlEvent.Kind) {
        guard case .valueChanged(.index(let index)) = event, segments.indices.contains(index), segments[index].isEnabled
        else { return }
        selectedIndex = index
    }

    package var shownText: String? { segments.indices.contains(selectedIndex) ? segments[selectedIndex].title : "" }
    package var number: Double? { Double(selectedIndex) }
    package var dump: [String] { segments.map { JSONText.quoted($0.title) } + ["selected=\(selectedIndex)"] }
}

extension ViewContent {
    public static func segmentedControl(_ segmentedControl: SegmentedControl) -> Self {
        .control(AnyControl(segmentedControl))
    }
}

extension ViewNode {
    public var segmentedControl: SegmentedControl? {
        get { content[SegmentedControl.self] }
        set { content[SegmentedControl.self] = newValue }
    }
}
