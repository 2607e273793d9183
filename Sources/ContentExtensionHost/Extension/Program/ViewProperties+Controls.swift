import AutoLayout

/// The values that a control may be set to; beyond them sums would lose their fractions.
private let values = -1e9...1e9

/// The properties of controls and stand-ins.
extension ViewProperty {
    static let progress = [
        ViewProperty("value", .number(0...1)) { $0.content.progressView?.value = $1 },
        ViewProperty("progressTintColor", optional: .color) { $0.content.progressView?.progressTintColor = $1 },
        ViewProperty("trackTintColor", optional: .color) { $0.content.progressView?.trackTintColor = $1 },
        ViewProperty("style", .choice(ProgressView.Style.self)) { $0.content.progressView?.style = $1 },
    ]

    static let slider = [
        ViewProperty("value", .number(values)) { $0.content.sliderView?.value = $1 },
        ViewProperty("minimumValue", .number(values)) { $0.content.sliderView?.minimumValue = $1 },
        ViewProperty("maximumValue", .number(values)) { $0.content.sliderView?.maximumValue = $1 },
        ViewProperty("minimumTrackTintColor", optional: .color) { $0.content.sliderView?.minimumTrackTintColor = $1 },
        ViewProperty("maximumTrackTintColor", optional: .color) { $0.content.sliderView?.maximumTrackTintColor = $1 },
        ViewProperty("thumbTintColor", optional: .color) { $0.content.sliderView?.thumbTintColor = $1 },
        ViewProperty("enabled", .bool) { $0.content.sliderView?.isEnabled = $1 },
    ]

    static let `switch` = [
        ViewProperty("isOn", .bool) { $0.content.switchView?.isOn = $1 },
        ViewProperty("onTintColor", optional: .color) { $0.content.switchView?.onTintColor = $1 },
        ViewProperty("thumbTintColor", optional: .color) { $0.content.switchView?.thumbTintColor = $1 },
        ViewProperty("enabled", .bool) { $0.content.switchView?.isEnabled = $1 },
    ]

    static let activityIndicator = [
        ViewProperty("style", .choice(ActivityIndicator.Style.self)) { $0.content.indicatorView?.style = $1 },
        ViewProperty("large", .bool) { $0.content.indicatorView?.style = $1 ? .large : .medium },
        ViewProperty("color", optional: .color) { $0.content.indicatorView?.color = $1 },
        ViewProperty("animating", .bool) { $0.content.indicatorView?.isAnimating = $1 },
        ViewProperty("hidesWhenStopped", .bool) { $0.content.indicatorView?.hidesWhenStopped = $1 },
    ]

    static let segmentedControl = [
        ViewProperty("segments", .segments) { $0.content.segmentedView?.segments = $1 },
        ViewProperty("selectedIndex", .integer(-1...999)) { $0.content.segmentedView?.selectedIndex = $1 },
        ViewProperty("selectedTintColor", optional: .color) { $0.content.segmentedView?.selectedTintColor = $1 },
        ViewProperty("apportionsSegmentWidthsByContent", .bool) {
            $0.content.segmentedView?.apportionsSegmentWidthsByContent = $1
        },
    ]

    static let pageControl = [
        ViewProperty("numberOfPages", .integer(0...999)) { $0.content.pageView?.numberOfPages = $1 },
        ViewProperty("currentPage", .integer(0...999)) { $0.content.pageView?.currentPage = $1 },
        ViewProperty("pageIndicatorTintColor", optional: .color) { $0.content.pageView?.pageIndicatorTintColor = $1 },
        ViewProperty("currentPageIndicatorTintColor", optional: .color) {
            $0.content.pageView?.currentPageIndicatorTintColor = $1
        },
        ViewProperty("hidesForSinglePage", .bool) { $0.content.pageView?.hidesForSinglePage = $1 },
    ]

    static let stepper = [
        ViewProperty("value", .number(values)) { $0.content.stepperView?.value = $1 },
        ViewProperty("minimumValue", .number(values)) { $0.content.stepperView?.minimumValue = $1 },
        ViewProperty("maximumValue", .number(values)) { $0.content.stepperView?.maximumValue = $1 },
        ViewProperty("enabled", .bool) { $0.content.stepperView?.isEnabled = $1 },
    ]

    static let placeholder = [
        ViewProperty("title", .text) { $0.content.placeholderView?.title = $1 },
        ViewProperty("intrinsicSize", .point) {
            $0.content.placeholderView?.intrinsicSize = Size(width: max(0, $1.x), height: max(0, $1.y))
        },
    ]

    static let map = [
        ViewProperty("title", .text) { $0.content.mapView?.title = $1 },
        ViewProperty("latitude", optional: .number(-90...90)) { $0.content.mapView?.latitude = $1 },
        ViewProperty("longitude", optional: .number(-180...180)) { $0.content.mapView?.longitude = $1 },
        ViewProperty("spanMeters", optional: .number(0...1e8)) { $0.content.mapView?.spanMeters = $1 },
        ViewProperty("spanDegrees", optional: .number(0...180)) { $0.content.mapView?.spanDegrees = $1 },
        ViewProperty("pin", optional: .bool) { $0.content.mapView?.hasPin = $1 },
        ViewProperty("mapType", .choice(MapView.MapType.self)) { $0.content.mapView?.mapType = $1 },
    ]
}
