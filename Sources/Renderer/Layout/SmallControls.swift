import ContentExtensionHost

/// UIStepper's measures and parts up to iOS 12, in points (fact: uikit/control.stepper).
enum StepperMetrics {
    static let size = Size(width: 94, height: 29)
    private static let glyph = 15.0
    private static let glyphLine = 1.5

    /// The two halves with their signs, in a box of the tint colour.
    static func parts(_ stepper: Stepper, size: Size) -> [ControlPart] {
        let tint = Color.semantic(.tintColor)
        let half = self.size.width / 2
        func bar(_ width: Double, _ height: Double, placement: Placement = .center) -> ViewNode {
            ViewNode(
                .shape(.rectangle(fill: tint)), sizing: ViewSizing(width: width, height: height), placement: placement)
        }
        func sign(_ bars: [ViewNode], x: Double, isOn: Bool) -> ViewNode {
            ViewNode(
                .view, style: ViewStyle(alpha: isOn && stepper.isEnabled ? 1 : 0.35),
                sizing: ViewSizing(width: glyph, height: glyph), placement: Placement(centerX: x, centerY: 0),
                children: bars)
        }
        let minus = bar(glyph, glyphLine)
        let parts = [
            bar(1, self.size.height), sign([minus], x: -half / 2, isOn: stepper.value > stepper.minimumValue),
            sign(
                [minus, bar(glyphLine, glyph)], x: half / 2, isOn: stepper.value < stepper.maximumValue),
        ]
        let box = ViewNode(
            .view, style: ViewStyle(cornerRadius: .points(4), border: Border(width: 1, color: tint)), children: parts)
        let origin = Point(x: (size.width - self.size.width) / 2, y: (size.height - self.size.height) / 2)
        return [ControlPart(frame: Rect(origin: origin, size: self.size), node: box)]
    }
}

extension Slider {
    /// The thumb's, in points (fact: uikit/control.slider).
    static let thumbDiameter = 28.0
}

extension PageControl {
    private static let dot = 7.0
    private static let gap = 9.0

    /// UIPageControl's size(forNumberOfPages:) up to iOS 13: 3 pages are 39 by 37 points.
    var size: Size {
        let count = Double(numberOfPages)
        return Size(width: max(0, count * Self.dot + max(0, count - 1) * Self.gap), height: 37)
    }

    /// The dots in the middle of the control, from the leading end.
    func dots(in frame: Size) -> [ControlPart] {
        guard numberOfPages > 1 || !hidesForSinglePage else { return [] }
        let current = min(max(0, currentPage), numberOfPages - 1)
        let start = (frame.width - size.width) / 2
        return (0..<numberOfPages).map { page in
            let faint = pageIndicatorTintColor ?? .rgba(RGBA(white: 1, alpha: 0.2))
            let color = page == current ? currentPageIndicatorTintColor ?? .white : faint
            let x = start + Double(page) * (Self.dot + Self.gap)
            return ControlPart(
                frame: Rect(x: x, y: (frame.height - Self.dot) / 2, width: Self.dot, height: Self.dot),
                node: ViewNode(.shape(.ellipse(fill: color))))
        }
    }
}

extension ActivityIndicator {
    /// Whether it is hidden because it stands still.
    var isHiddenByStopping: Bool { hidesWhenStopped && !isAnimating }

    /// 20 points a side, or 37 (fact: uikit/control.activity-indicator).
    var size: Size { style.isLarge ? Size(width: 37, height: 37) : Size(width: 20, height: 20) }
}

extension Placeholder {
    /// Pickers are as high as their wheels (fact: uikit/control.picker); other stand-ins have the size that is set, if
    /// any.
    var size: Size {
        intrinsicSize ?? (kind == .datePicker || kind == .picker ? Size(width: 320, height: 216) : .zero)
    }
}
