import AutoLayout

/// The parts of a segmented control in a generation of iOS, in points (fact: uikit/control.segmented).
struct SegmentedLook {
    private let style: SystemStyle
    /// The control's height, the width of the line between two segments, and the selected title's weight.
    let height: Double
    let line = 1.0
    let selectedWeight: FontWeight
    private let radius: Double
    /// The thumb's distance to the track's edge.
    private let inset = 2.0

    init(_ style: SystemStyle) {
        self.style = style
        height = style.hasFilledControls ? 32 : 29
        selectedWeight = style.hasFilledControls ? .semibold : .regular
        radius = style == .ios26 ? height / 2 : style.hasFilledControls ? 9 : 4
    }

    /// The box around the segments and the lines between them.
    func track(_ tint: Color?, _ parts: [ViewNode]) -> ViewNode {
        let look =
            style.hasFilledControls
            ? ViewStyle(
                backgroundColor: .semantic(.tertiarySystemFill), cornerRadius: .points(radius),
                cornerCurve: .continuous)
            : ViewStyle(
                cornerRadius: .points(radius), border: Border(width: line, color: tint ?? .semantic(.tintColor)),
                clipsToBounds: true)
        return ViewNode(.view, style: look, children: parts)
    }

    /// A segment with its content in the middle, on the thumb if it is selected.
    func view(of segment: SegmentedControl.Segment, _ tint: Color?, isSelected: Bool) -> ViewNode {
        let color = tint ?? .semantic(.tintColor)
        // Until iOS 12 the selected segment's title is the hole that shows what lies behind, white in most apps.
        let ink: Color = style.hasFilledControls ? .label : isSelected ? .semantic(.systemBackground) : color
        let weight: FontWeight = !style.hasFilledControls ? .regular : isSelected ? selectedWeight : .medium
        var content = ViewNode(.label(segment.label(ink, weight)))
        if let image = segment.image {
            content = ViewNode(
                .image(ImageView(image, contentMode: .center, renderingMode: .alwaysTemplate)),
                style: ViewStyle(tintColor: ink))
        }
        if !segment.isEnabled { content.style.alpha = style.hasFilledControls ? 0.3 : 0.5 }
        guard isSelected else { return ViewNode(.view, children: [content]) }
        guard style.hasFilledControls else {
            return ViewNode(.view, style: ViewStyle(backgroundColor: color), children: [content])
        }
        let thumb = ViewNode(
            .view,
            style: ViewStyle(
                backgroundColor: tint ?? .dynamic(light: RGBA(white: 1), dark: RGBA(99, 99, 102)),
                cornerRadius: .points(radius - inset), cornerCurve: .continuous,
                shadow: Shadow(color: .black, opacity: 0.12, radius: 4, offset: Point(x: 0, y: 3))),
            placement: Placement(leading: inset, trailing: inset, top: inset, bottom: inset))
        content.placement = .fill
        return ViewNode(.overlay, children: [thumb, content])
    }

    /// The line between two segments, which the thumb hides since iOS 13.
    func separator(_ tint: Color?, touchesThumb: Bool, x: Double) -> ViewNode {
        guard style.hasFilledControls else {
            return ViewNode(
                .shape(.rectangle(fill: tint ?? .semantic(.tintColor))),
                sizing: ViewSizing(width: line, height: height),
                placement: Placement(leading: x, top: 0))
        }
        return ViewNode(
            .shape(.rectangle(fill: .semantic(.separator))), style: ViewStyle(alpha: touchesThumb ? 0 : 1),
            sizing: ViewSizing(width: line, height: height / 2), placement: Placement(leading: x, top: height / 4))
    }
}

extension SegmentedControl.Segment {
    func label(_ color: Color, _ weight: FontWeight) -> Label {
        Label(
            title, font: .system(13, weight), textColor: color, alignment: .center, lineBreakMode: .byTruncatingMiddle)
    }
}
