import RNFoundation

// Images of controls' parts: the template language draws UIKit's own.

extension UISegmentedControl {
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        if image != nil { notModelled("a background image") }
    }
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State,
        barMetrics: UIBarMetrics
    ) { if image != nil { notModelled("a divider image") } }
}

extension UIPageControl {
    public enum BackgroundStyle: Int { case automatic, prominent, minimal }
    public var backgroundStyle: BackgroundStyle {
        get { .automatic }
        set { if newValue == .prominent { notModelled("a prominent background") } }
    }
    public var preferredIndicatorImage: UIImage? {
        get { nil }
        set { if newValue != nil { notModelled("an indicator image") } }
    }
    public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { preferredIndicatorImage = image }
}

extension UITextField {
    public var background: UIImage? {
        get { nil }
        set { if newValue != nil { notModelled("a background image") } }
    }
}
