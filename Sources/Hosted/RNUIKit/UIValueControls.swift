import RNFoundation

/// Writes a view of type `switch`, with `isOn`, `onTintColor` and `thumbTintColor`.
///
/// The title, the images and the checkbox style aren't drawn.
open class UISwitch: UIControl {
    open override class var _type: String { "switch" }
    open var isOn: Bool {
        get { storage[.isOn]?.bool ?? false }
        set { storage[.isOn] = .bool(newValue) }
    }
    public enum Style: Int { case automatic, checkbox, sliding }
    open var preferredStyle = Style.automatic
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open var onTintColor: UIColor? {
        get { color(.onTintColor) }
        set { set(.onTintColor, newValue) }
    }
    open var thumbTintColor: UIColor? {
        get { color(.thumbTintColor) }
        set { set(.thumbTintColor, newValue) }
    }
    open var title: String?
    open var onImage: UIImage?
    open var offImage: UIImage?
    /// The state after a tap.
    package override func take(_ value: JSON) { if let value = value.bool { isOn = value } }
}

/// Writes a view of type `slider`. All values are in the units of `minimumValue`…`maximumValue`, 0…1 by default.
///
/// Touches arrive one value at a time, so `isContinuous` has no effect.
open class UISlider: UIControl {
    open override class var _type: String { "slider" }
    /// Clamped to the limits at the time of the call. Limits that are set later leave it as it is.
    open var value: Float {
        get { Float(storage[.value]?.number ?? 0) }
        set { storage[.value] = .number(Double(min(maximumValue, max(minimumValue, newValue)))) }
    }
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open var minimumValue: Float {
        get { Float(storage[.minimumValue]?.number ?? 0) }
        set { storage[.minimumValue] = .number(Double(newValue)) }
    }
    open var maximumValue: Float {
        get { Float(storage[.maximumValue]?.number ?? 1) }
        set { storage[.maximumValue] = .number(Double(newValue)) }
    }
    open var minimumTrackTintColor: UIColor? {
        get { color(.minimumTrackTintColor) }
        set { set(.minimumTrackTintColor, newValue) }
    }
    open var maximumTrackTintColor: UIColor? {
        get { color(.maximumTrackTintColor) }
        set { set(.maximumTrackTintColor, newValue) }
    }
    open var thumbTintColor: UIColor? {
        get { color(.thumbTintColor) }
        set { set(.thumbTintColor, newValue) }
    }
    open var isContinuous = true
    open var minimumValueImage: UIImage? { didSet { notModelled("an image beside the track") } }
    open var maximumValueImage: UIImage? { didSet { notModelled("an image beside the track") } }
    open func setThumbImage(_ image: UIImage?, for state: State) { notModelled("a thumb's image") }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { notModelled("a track's image") }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { notModelled("a track's image") }
    package override func take(_ value: JSON) { if let value = value.number { self.value = Float(value) } }
}

/// Writes a view of type `stepper`, 0…100 by default.
///
/// A tap changes the value by 1 and stops at the limits. `stepValue` and `wraps` don't reach the tool.
open class UIStepper: UIControl {
    open override class var _type: String { "stepper" }
    open var value: Double {
        get { storage[.value]?.number ?? 0 }
        set { storage[.value] = .number(min(maximumValue, max(minimumValue, newValue))) }
    }
    open var minimumValue: Double {
        get { storage[.minimumValue]?.number ?? 0 }
        set { storage[.minimumValue] = .number(newValue) }
    }
    open var maximumValue: Double {
        get { storage[.maximumValue]?.number ?? 100 }
        set { storage[.maximumValue] = .number(newValue) }
    }
    open var stepValue = 1.0
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    package override func take(_ value: JSON) { if let value = value.number { self.value = value } }
}

/// Writes a view of type `segmentedControl` with `segments`, each an object with `title`, `image`, `enabled` and
/// `width`.
///
/// A tap selects a segment until the next tap, with `isMomentary` as well.
open class UISegmentedControl: UIControl {
    open override class var _type: String { "segmentedControl" }
    public static let noSegment = -1

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        storage[.segments] = .array((items ?? []).map(Self.segment))
    }

    /// An item of another type than a string shows its description.
    private static func segment(_ item: Any) -> JSON {
        switch item {
        case let image as UIImage: [.image: image.json]
        case let action as UIAction: [.title: .text(action.title)]
        default: [.title: .text("\(item)")]
        }
    }

    private var segments: [JSON] {
        get { storage[.segments]?.array ?? [] }
        set { storage[.segments] = .array(newValue) }
    }
    private var enablesSegments = true
    /// The segments have such a key, the control hasn't.
    open override var isEnabled: Bool {
        get { enablesSegments }
        set {
            guard newValue != enablesSegments else { return }
            enablesSegments = newValue
            for index in segments.indices { setEnabled(newValue, forSegmentAt: index) }
        }
    }
    open var numberOfSegments: Int { segments.count }
    open var selectedSegmentIndex: Int {
        get { storage[.selectedIndex]?.int ?? -1 }
        set { storage[.selectedIndex] = .integer(Int64(newValue)) }
    }
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        segments.insert([.title: .text(title ?? "")], at: max(0, min(index, segments.count)))
    }
    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        segments.insert([.image: image?.json ?? .null], at: max(0, min(index, segments.count)))
    }
    open func removeSegment(at index: Int, animated: Bool) {
        if segments.indices.contains(index) { segments.remove(at: index) }
    }
    open func removeAllSegments() { segments = [] }
    open func setTitle(_ title: String?, forSegmentAt index: Int) { change(index, .title, .text(title ?? "")) }
    open func titleForSegment(at index: Int) -> String? {
        segments.indices.contains(index) ? segments[index][.title]?.text : nil
    }
    open func setImage(_ image: UIImage?, forSegmentAt index: Int) { change(index, .image, image?.json) }
    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) { change(index, .enabled, .bool(enabled)) }
    /// In points.
    open func setWidth(_ width: CGFloat, forSegmentAt index: Int) { change(index, .width, .points(width)) }
    /// Ignores an index without a segment, where iOS raises an exception.
    private func change(_ index: Int, _ key: WireKey, _ value: JSON?) {
        guard segments.indices.contains(index), var segment = segments[index].members else { return }
        segment[key] = value
        segments[index] = .object(segment)
    }
    open var selectedSegmentTintColor: UIColor? {
        get { color(.selectedTintColor) }
        set { set(.selectedTintColor, newValue) }
    }
    open var apportionsSegmentWidthsByContent: Bool {
        get { storage[.apportionsSegmentWidthsByContent]?.bool ?? false }
        set { storage[.apportionsSegmentWidthsByContent] = .bool(newValue) }
    }
    open var isMomentary = false
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        notModelled("attributes of titles")
    }
    package override func take(_ value: JSON) { if let value = value.int { selectedSegmentIndex = value } }
}

/// Writes a view of type `pageControl`.
///
/// `defersCurrentPageDisplay` has no effect: the current page is shown at once.
open class UIPageControl: UIControl {
    open override class var _type: String { "pageControl" }
    open var numberOfPages: Int {
        get { storage[.numberOfPages]?.int ?? 0 }
        set { storage[.numberOfPages] = .integer(Int64(max(0, newValue))) }
    }
    open var currentPage: Int {
        get { storage[.currentPage]?.int ?? 0 }
        set { storage[.currentPage] = .integer(Int64(max(0, min(newValue, max(0, numberOfPages - 1))))) }
    }
    open func updateCurrentPageDisplay() {}
    open var hidesForSinglePage: Bool {
        get { storage[.hidesForSinglePage]?.bool ?? false }
        set { storage[.hidesForSinglePage] = .bool(newValue) }
    }
    open var pageIndicatorTintColor: UIColor? {
        get { color(.pageIndicatorTintColor) }
        set { set(.pageIndicatorTintColor, newValue) }
    }
    open var currentPageIndicatorTintColor: UIColor? {
        get { color(.currentPageIndicatorTintColor) }
        set { set(.currentPageIndicatorTintColor, newValue) }
    }
    open var defersCurrentPageDisplay = false
    /// An estimate in points, 16 a page. The tool lays the control out by its own numbers.
    open func size(forNumberOfPages count: Int) -> CGSize { CGSize(width: CGFloat(count) * 16, height: 37) }
    package override func take(_ value: JSON) { if let value = value.int { currentPage = value } }
}

/// Writes a view of type `progress`, with `value` (0…1) and `style`.
///
/// `observedProgress` isn't followed, and a change is never animated.
open class UIProgressView: UIView {
    open override class var _type: String { "progress" }
    public enum Style: Int { case `default`, bar }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        if style == .bar { storage[.style] = "bar" }
    }
    open var progressViewStyle: Style {
        get { storage[.style]?.string == "bar" ? .bar : .default }
        set { storage[.style] = newValue == .bar ? "bar" : "default" }
    }
    open var progress: Float {
        get { Float(storage[.value]?.number ?? 0) }
        set { storage[.value] = .number(Double(min(1, max(0, newValue)))) }
    }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open var progressTintColor: UIColor? {
        get { color(.progressTintColor) }
        set { set(.progressTintColor, newValue) }
    }
    open var trackTintColor: UIColor? {
        get { color(.trackTintColor) }
        set { set(.trackTintColor, newValue) }
    }
    open var progressImage: UIImage? { didSet { notModelled("an image of the track") } }
    open var trackImage: UIImage? { didSet { notModelled("an image of the track") } }
    open var observedProgress: Progress?
}

/// Writes a view of type `activityIndicator`, drawn at one moment of its turn.
open class UIActivityIndicatorView: UIView {
    open override class var _type: String { "activityIndicator" }
    public enum Style: Int {
        case whiteLarge, white, gray
        case medium = 100, large = 101
        var name: String { "\(self)" }
    }
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        // UIKit's starts stopped, the template language's animating.
        storage[.animating] = false
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The styles before iOS 13 are written by their names, but read as `medium`.
    open var style: Style {
        get { storage[.style]?.string == "large" ? .large : .medium }
        set { storage[.style] = .string(newValue.name) }
    }
    open var color: UIColor! {
        get { color(.color) ?? .gray }
        set { set(.color, newValue) }
    }
    open var hidesWhenStopped: Bool {
        get { storage[.hidesWhenStopped]?.bool ?? true }
        set { storage[.hidesWhenStopped] = .bool(newValue) }
    }
    /// Without the key, a storyboard's, `true`.
    open var isAnimating: Bool { storage[.animating]?.bool ?? true }
    open func startAnimating() { storage[.animating] = true }
    open func stopAnimating() { storage[.animating] = false }
}

public enum UIDatePickerStyle: Int {
    case automatic, wheels, compact, inline
    var name: String { "\(self)" }
}

/// Writes a view of type `datePicker`. Dates are seconds since 1970; zone and locale are identifiers.
///
/// Without a date of its own it reads the run's. `calendar` and `countDownDuration` don't reach the tool.
open class UIDatePicker: UIControl {
    open override class var _type: String { "datePicker" }
    public enum Mode: Int {
        case time, date, dateAndTime, countDownTimer
        var name: String { "\(self)" }
    }
    open var date: Date {
        get { storage[.date]?.number.map { Date(timeIntervalSince1970: $0) } ?? Date() }
        set { storage[.date] = .number(newValue.timeIntervalSince1970) }
    }
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open var minimumDate: Date? {
        didSet { storage[.minimumDate] = minimumDate.map { .number($0.timeIntervalSince1970) } }
    }
    open var maximumDate: Date? {
        didSet { storage[.maximumDate] = maximumDate.map { .number($0.timeIntervalSince1970) } }
    }
    open var datePickerMode = Mode.dateAndTime { didSet { storage[.datePickerMode] = .string(datePickerMode.name) } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { storage[.preferredDatePickerStyle] = .string(preferredDatePickerStyle.name) }
    }
    /// The preferred style. The tool decides what `automatic` means, so this doesn't resolve it.
    open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
    open var minuteInterval = 1 { didSet { storage[.minuteInterval] = .integer(Int64(minuteInterval)) } }
    open var locale: Locale? { didSet { storage[.locale] = locale.map { .string($0.identifier) } } }
    open var timeZone: TimeZone? { didSet { storage[.timeZone] = timeZone.map { .string($0.identifier) } } }
    open var calendar: Calendar! = .current
    open var countDownDuration: TimeInterval = 0
    package override func take(_ value: JSON) {
        if let value = value.number { date = Date(timeIntervalSince1970: value) }
    }
}
