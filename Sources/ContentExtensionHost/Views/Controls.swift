import AutoLayout

/// A UIProgressView.
public struct ProgressView: Sendable, Equatable {
    /// Within 0…1.
    public var value: Double
    /// The tint colour when `nil`.
    public var progressTintColor: Color?
    /// A faint grey when `nil`; clear in the bar style.
    public var trackTintColor: Color?
    /// `default` has round ends.
    public var style: Style

    public init(
        _ value: Double = 0, progressTintColor: Color? = nil, trackTintColor: Color? = nil, style: Style = .default
    ) {
        self.value = value
        self.progressTintColor = progressTintColor
        self.trackTintColor = trackTintColor
        self.style = style
    }

    /// UIProgressView.Style.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case `default`, bar
    }
}

/// A UISlider.
public struct Slider: Sendable, Equatable {
    /// Drawn at the nearer end when it lies outside the two others.
    public var value: Double
    /// At the leading end; 0 unless set.
    public var minimumValue: Double
    /// At the trailing end; 1 unless set.
    public var maximumValue: Double
    /// Of the part before the thumb; the tint colour when `nil`.
    public var minimumTrackTintColor: Color?
    /// Of the part after the thumb; a faint grey when `nil`.
    public var maximumTrackTintColor: Color?
    /// White when `nil`.
    public var thumbTintColor: Color?
    /// A slider that isn't enabled is drawn fainter.
    public var isEnabled: Bool

    public init(_ value: Double = 0, minimumValue: Double = 0, maximumValue: Double = 1) {
        self.value = value
        self.minimumValue = minimumValue
        self.maximumValue = maximumValue
        (minimumTrackTintColor, maximumTrackTintColor, thumbTintColor, isEnabled) = (nil, nil, nil, true)
    }

    /// Where the thumb stands, within 0…1 of the way from the leading end.
    package var position: Double {
        let span = maximumValue - minimumValue
        return span > 0 ? min(1, max(0, (value - minimumValue) / span)) : 0
    }
}

/// A UISwitch, 51 by 31 points (fact: uikit/control.switch).
public struct Switch: Sendable, Equatable {
    /// Whether the thumb is at the trailing end.
    public var isOn: Bool
    /// Green when `nil`.
    public var onTintColor: Color?
    /// White when `nil`.
    public var thumbTintColor: Color?
    /// A switch that isn't enabled is drawn fainter.
    public var isEnabled: Bool

    public init(isOn: Bool = false, onTintColor: Color? = nil, thumbTintColor: Color? = nil, isEnabled: Bool = true) {
        self.isOn = isOn
        self.onTintColor = onTintColor
        self.thumbTintColor = thumbTintColor
        self.isEnabled = isEnabled
    }
}

/// A UIActivityIndicatorView, stopped at one picture.
public struct ActivityIndicator: Sendable, Equatable {
    /// Decides size and colour: 20 points a side, or 37 for the large ones (fact: uikit/control.activity-indicator).
    public var style: Style
    /// The style's own when `nil`.
    public var color: Color?
    /// One that stands still shows nothing if it hides when stopped.
    public var isAnimating: Bool
    /// True unless set, as UIKit's.
    public var hidesWhenStopped: Bool

    public init(
        _ style: Style = .medium, color: Color? = nil, isAnimating: Bool = true, hidesWhenStopped: Bool = true
    ) {
        self.style = style
        self.color = color
        self.isAnimating = isAnimating
        self.hidesWhenStopped = hidesWhenStopped
    }

    /// UIActivityIndicatorView.Style.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case medium, large, white, whiteLarge, gray

        /// Whether it is 37 points a side.
        public var isLarge: Bool { self == .large || self == .whiteLarge }
    }
}

/// A UISegmentedControl in the look of iOS 7 to 12: outlines in the tint colour.
public struct SegmentedControl: Sendable, Equatable {
    /// From the leading end.
    public var segments: [Segment]
    /// The filled segment; −1, or any number without a segment, for none.
    public var selectedIndex: Int
    /// Of the outlines and the filled segment; the tint colour when `nil`.
    public var selectedTintColor: Color?
    /// Whether each segment is as wide as its content, rather than all as the widest; false unless set.
    public var apportionsSegmentWidthsByContent = false

    public init(_ segments: [Segment] = [], selectedIndex: Int = -1, selectedTintColor: Color? = nil) {
        self.segments = segments
        self.selectedIndex = selectedIndex
        self.selectedTintColor = selectedTintColor
    }

    /// One of the parts, with a title or an image.
    public struct Segment: Sendable, Equatable {
        /// In one line of the system font at 13 points.
        @ByteString public var title: String
        /// In place of the title.
        public var image: ImageReference?
        /// A segment that isn't enabled is grey.
        public var isEnabled: Bool
        /// In points; 0 is as wide as the widest segment.
        public var width: Double

        public init(_ title: String = "", image: ImageReference? = nil, isEnabled: Bool = true, width: Double = 0) {
            self.title = title
            self.image = image
            self.isEnabled = isEnabled
            self.width = width
        }
    }
}

/// A UIPageControl: a row of dots.
public struct PageControl: Sendable, Equatable {
    /// The dots.
    public var numberOfPages: Int
    /// The dot that stands out, counted from 0; outside the dots it is the nearer end.
    public var currentPage: Int
    /// White at a fifth of its strength when `nil`.
    public var pageIndicatorTintColor: Color?
    /// White when `nil`.
    public var currentPageIndicatorTintColor: Color?
    /// Shows no dot when there is but one page.
    public var hidesForSinglePage: Bool

    public init(_ numberOfPages: Int = 0, currentPage: Int = 0) {
        self.numberOfPages = numberOfPages
        self.currentPage = currentPage
        (pageIndicatorTintColor, currentPageIndicatorTintColor, hidesForSinglePage) = (nil, nil, false)
    }
}

/// A UIStepper in the look of iOS 7 to 12, 94 by 29 points.
public struct Stepper: Sendable, Equatable {
    /// At an end the sign towards it is grey.
    public var value: Double
    /// 0 unless set.
    public var minimumValue: Double
    /// 100 unless set.
    public var maximumValue: Double
    /// A stepper that isn't enabled is grey.
    public var isEnabled: Bool

    public init(_ value: Double = 0, minimumValue: Double = 0, maximumValue: Double = 100, isEnabled: Bool = true) {
        self.value = value
        self.minimumValue = minimumValue
        self.maximumValue = maximumValue
        self.isEnabled = isEnabled
    }
}
