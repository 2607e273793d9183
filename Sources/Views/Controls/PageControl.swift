import AutoLayout

/// A UIPageControl: a row of dots; since iOS 14 larger ones, with room for a finger that moves along them
/// (fact: uikit/control.page-control). `ios13` is that of iOS 13.
public struct PageControl: Control {
    public var numberOfPages: Int
    /// The highlighted dot, counted from 0 and clamped to the dots.
    public var currentPage: Int
    /// `nil` for white at a fifth of its opacity.
    public var pageIndicatorTintColor: Color?
    /// `nil` for white.
    public var currentPageIndicatorTintColor: Color?
    /// Hides the only dot of a single page.
    public var hidesForSinglePage: Bool

    public init(_ numberOfPages: Int = 0, currentPage: Int = 0) {
        self.numberOfPages = numberOfPages
        self.currentPage = currentPage
        (pageIndicatorTintColor, currentPageIndicatorTintColor, hidesForSinglePage) = (nil, nil, false)
    }

    package static let kindName = "pageControl"
    package static let events: Set<ControlEvent.Name> = [.valueChanged]
    package static let properties = [
        key("numberOfPages", .integer(0...999), \.numberOfPages), key("currentPage", .integer(0...999), \.currentPage),
        key("pageIndicatorTintColor", optional: .color, \.pageIndicatorTintColor),
        key("currentPageIndicatorTintColor", optional: .color, \.currentPageIndicatorTintColor),
        key("hidesForSinglePage", .bool, \.hidesForSinglePage),
    ]
    /// In points.
    private struct Metrics {
        var dot = 7.0
        var gap = 9.0
        /// Beside the first and the last dot.
        var margin = 0.0
        var height = 37.0

        init(_ style: SystemStyle) {
            if style.hasMenu { (dot, gap, margin, height) = (8, 10, 35.75, 26) }
        }

        /// The width of all dots.
        func width(_ count: Int) -> Double { max(0, Double(count) * (dot + gap) - gap) }
    }

    /// UIPageControl's size(forNumberOfPages:): 3 pages are 39 by 37 points until iOS 13, 115.5 by 26 since.
    package func size(limit: Double?, in layout: some ControlLayout) -> Size {
        let metrics = Metrics(layout.device.style)
        return Size(width: metrics.width(numberOfPages) + 2 * metrics.margin, height: metrics.height)
    }

    /// The dots in the middle of the control, from the leading end.
    package func parts(size: Size, in layout: some ControlLayout) -> [ControlPart] {
        guard numberOfPages > 1 || !hidesForSinglePage else { return [] }
        let metrics = Metrics(layout.device.style)
        let current = min(max(0, currentPage), numberOfPages - 1)
        let container = Rect(origin: .zero, size: size)
        let start = (size.width - metrics.width(numberOfPages)) / 2
        return (0..<numberOfPages).map { page in
            let faint = pageIndicatorTintColor ?? .rgba(RGBA(white: 1, alpha: 0.2))
            let color = page == current ? currentPageIndicatorTintColor ?? .white : faint
            let x = start + Double(page) * (metrics.dot + metrics.gap)
            let frame = Rect(x: x, y: (size.height - metrics.dot) / 2, width: metrics.dot, height: metrics.dot)
            return ControlPart(
                frame: layout.mirrored(frame, in: container), node: ViewNode(.shape(.ellipse(fill: color))))
        }
    }

    package var partCount: Int { max(0, numberOfPages) }

    /// The page after the current one in the trailing half, the one before it in the leading half.
    package func event(_ touch: ControlTouch) -> ControlEvent.Kind? {
        let last = max(0, numberOfPages - 1)
        let current = min(last, max(0, currentPage))
        let page = min(last, max(0, current + (touch.isInTrailingHalf ? 1 : -1)))
        return page == currentPage ? nil : .valueChanged(.index(page))
    }
    package func event(setting value: Double) throws(ControlValueProblem) -> ControlEvent.Kind? {
        let page = try ControlValueProblem.index(value, of: numberOfPages, "pages")
        return page == currentPage ? nil : .valueChanged(.index(page))
    }
    package mutating func apply(_ event: ControlEvent.Kind) {
        guard case .valueChanged(.index(let index)) = event, (0..<max(0, numberOfPages)).contains(index) else { return }
        currentPage = index
    }

    package var number: Double? { Double(currentPage) }
    package var dump: [String] { ["page=\(currentPage)/\(numberOfPages)"] }
}

extension ViewContent {
    public static func pageControl(_ pageControl: PageControl) -> Self { .control(AnyControl(pageControl)) }
}

extension ViewNode {
    public var pageControl: PageControl? {
        get { content[PageControl.self] }
        set { content[PageControl.self] = newValue }
    }
}
