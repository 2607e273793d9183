import ContentExtensionHost

/// A view that a control is made of, and its frame in the control, in points.
struct ControlPart {
    var frame: Rect
    var node: ViewNode
}

/// The controls that are drawn as views in views, so that their texts and images are laid out as all others.
extension LayoutEngine {
    /// The parts of a control of that size, back to front; none of a view that draws itself.
    func controlParts(_ content: ViewContent, size: Size) -> [ControlPart] {
        switch content {
        case .segmentedControl(let control): segmentParts(control, size: size)
        case .stepper(let stepper): StepperMetrics.parts(stepper, size: size)
        case .pageControl(let control): mirroredParts(control.dots(in: size), size)
        case .map(let map): mapParts(map, size: size)
        case .button(let button): buttonParts(button, size: size)
        default: []
        }
    }

    /// Parts that begin at the leading end.
    private func mirroredParts(_ parts: [ControlPart], _ size: Size) -> [ControlPart] {
        let container = Rect(origin: .zero, size: size)
        return parts.map { ControlPart(frame: mirrored($0.frame, in: container), node: $0.node) }
    }

    /// A segmented control's own size: as wide as its segments, 29 points high (fact: uikit/control.segmented).
    func segmentedSize(_ control: SegmentedControl) -> Size {
        let widths = segmentWidths(control)
        let lines = Double(max(0, widths.count - 1)) * SegmentMetrics.line
        return Size(width: traits.ceilToPixel(widths.reduce(0, +) + lines), height: SegmentMetrics.height)
    }

    private func segmentWidths(_ control: SegmentedControl) -> [Double] {
        let contents = control.segments.map { segment in
            let icon = segment.image.flatMap { images.naturalSize(of: $0)?.width }
            return icon ?? text.layout(request(SegmentMetrics.label(segment, color: .label)), width: nil).size.width
        }
        let widest = contents.max() ?? 0
        return zip(control.segments, contents).map { segment, content in
            if segment.width > 0 { return segment.width }
            return (control.apportionsSegmentWidthsByContent ? content : widest) + 2 * SegmentMetrics.padding
        }
    }

    private func segmentParts(_ control: SegmentedControl, size: Size) -> [ControlPart] {
        guard !control.segments.isEmpty else { return [] }
        let widths = segmentWidths(control)
        let color = control.selectedTintColor ?? .semantic(.tintColor)
        // What the control is wider or narrower than its segments is shared by those without a width of their own.
        let flexible = control.segments.filter { $0.width <= 0 }.count
        let lines = Double(widths.count - 1) * SegmentMetrics.line
        let surplus = size.width - lines - widths.reduce(0, +)
        var (x, parts) = (0.0, [ViewNode]())
        for (index, segment) in control.segments.enumerated() {
            let isFlexible = segment.width <= 0 || flexible == 0
            let share = isFlexible ? surplus / Double(flexible == 0 ? widths.count : flexible) : 0
            let width = max(0, widths[index] + share)
            let isSelected = index == control.selectedIndex
            parts.append(
                SegmentMetrics.segment(segment, color: color, isSelected: isSelected, x: x, width: width))
            x += width
            if index + 1 < widths.count {
                parts.append(SegmentMetrics.divider(color, x: x))
                x += SegmentMetrics.line
            }
        }
        let frame = Rect(
            x: 0, y: (size.height - SegmentMetrics.height) / 2, width: size.width, height: SegmentMetrics.height)
        let box = ViewNode(
            .view,
            style: ViewStyle(
                cornerRadius: .points(SegmentMetrics.radius), border: Border(width: SegmentMetrics.line, color: color),
                clipsToBounds: true), children: parts)
        return [ControlPart(frame: frame, node: box)]
    }
}

/// UISegmentedControl's measures and looks up to iOS 12, in points.
private enum SegmentMetrics {
    static let height = 29.0
    static let radius = 4.0
    static let line = 1.0
    /// Left and right of a segment's content.
    static let padding = 8.0

    static func label(_ segment: SegmentedControl.Segment, color: Color) -> Label {
        Label(
            segment.title, font: .system(13), textColor: color, alignment: .center, lineBreakMode: .byTruncatingMiddle)
    }

    static func segment(
        _ segment: SegmentedControl.Segment, color: Color, isSelected: Bool, x: Double, width: Double
    ) -> ViewNode {
        // The selected segment's title is the hole that shows what lies behind, white in most apps.
        let ink: Color = isSelected ? .semantic(.systemBackground) : color
        let placement = Placement(leading: x, top: 0, bottom: 0)
        let content: ViewNode
        if let image = segment.image {
            content = ViewNode(
                .image(ImageView(image, contentMode: .center, renderingMode: .alwaysTemplate)),
                style: ViewStyle(tintColor: ink))
        } else {
            content = ViewNode(.label(label(segment, color: ink)))
        }
        return ViewNode(
            .view, style: ViewStyle(backgroundColor: isSelected ? color : nil),
            sizing: ViewSizing(width: width, height: height), placement: placement,
            children: [segment.isEnabled ? content : content.faded(to: 0.5)])
    }

    static func divider(_ color: Color, x: Double) -> ViewNode {
        ViewNode(
            .shape(.rectangle(fill: color)), sizing: ViewSizing(width: line, height: height),
            placement: Placement(leading: x, top: 0))
    }
}

extension ViewNode {
    /// The view at an opacity.
    func faded(to alpha: Double) -> ViewNode {
        var copy = self
        copy.style.alpha *= alpha
        return copy
    }
}
