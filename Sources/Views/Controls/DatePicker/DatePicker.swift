import AutoLayout
import Basics

/// A UIDatePicker: the buttons of its compact style, or the month of its inline style.
public struct DatePicker: Control {
    public var preferredDatePickerStyle: Style
    public var datePickerMode: Mode
    /// In seconds since 1970. In a descriptor now, unless it is given.
    public var date: Double
    /// In seconds since 1970; earlier dates are shown as this one.
    public var minimumDate: Double?
    /// In seconds since 1970; later dates are shown as this one.
    public var maximumDate: Double?
    /// Times are rounded down to multiples of it.
    public var minuteInterval: Int
    /// Position of the compact style's buttons in a wider picker.
    public var contentHorizontalAlignment: Button.HorizontalAlignment
    /// The locale of words, digits and calendar. In a descriptor the user's, unless it is given.
    @ByteString public var locale: String
    /// The zone's identifier. In a descriptor the device's, unless it is given.
    @ByteString public var timeZone: String
    /// `false` draws the texts in grey.
    public var isEnabled: Bool
    /// The box drawn for wheels.
    public var wheels = Placeholder(.datePicker)
    /// Today, in seconds since 1970.
    package var now = Environment.defaultDate

    public init(
        date: Double = Environment.defaultDate, preferredDatePickerStyle: Style = .automatic,
        datePickerMode: Mode = .dateAndTime, minimumDate: Double? = nil, maximumDate: Double? = nil,
        minuteInterval: Int = 1, contentHorizontalAlignment: Button.HorizontalAlignment = .center,
        locale: String = Device.defaultLocale, timeZone: String = "GMT", isEnabled: Bool = true
    ) {
        self.preferredDatePickerStyle = preferredDatePickerStyle
        self.datePickerMode = datePickerMode
        self.date = date
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.minuteInterval = minuteInterval
        self.contentHorizontalAlignment = contentHorizontalAlignment
        self.locale = locale
        self.timeZone = timeZone
        self.isEnabled = isEnabled
    }

    /// UIDatePickerStyle. `automatic` is `wheels` before iOS 14, `compact` since.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case automatic, wheels, compact, inline
    }

    /// UIDatePicker.Mode. A `countDownTimer` has wheels in every style.
    public enum Mode: String, Sendable, Hashable, CaseIterable {
        case dateAndTime, date, time, countDownTimer
    }

    package static let kindName = "datePicker"
    package static let events: Set<ControlEvent.Name> = [.valueChanged]
    package static let properties = [
        key("preferredDatePickerStyle", .choice(Style.self), \.preferredDatePickerStyle),
        key("datePickerMode", .choice(Mode.self), \.datePickerMode),
        key("date", .date) { $0.date = $1.seconds(in: $0.timeZone) ?? $0.date },
        key("minimumDate", optional: .date) { picker, date in picker.minimumDate = date?.seconds(in: picker.timeZone) },
        key("maximumDate", optional: .date) { picker, date in picker.maximumDate = date?.seconds(in: picker.timeZone) },
        key("minuteInterval", .integer(1...30), \.minuteInterval),
        key("contentHorizontalAlignment", .choice(Button.HorizontalAlignment.self), \.contentHorizontalAlignment),
        key("locale", .name, \.locale), key("timeZone", .timeZone, \.timeZone), key("enabled", .bool, \.isEnabled),
        key("title", .text, \.wheels.title),
        key("intrinsicSize", .point) { $0.wheels.intrinsicSize = Size(width: max(0, $1.x), height: max(0, $1.y)) },
    ]
    /// In points (fact: uikit/control.date-picker).
    private static let padding = Size(width: 12, height: 7)
    private static let spacing = 8.0

    package func made(in environment: Environment) -> DatePicker {
        var picker = self
        (picker.date, picker.now) = (environment.date, environment.date)
        (picker.locale, picker.timeZone) = (environment.device.locale, environment.timeZone)
        return picker
    }

    /// The date within its limits and on its interval, in seconds since 1970.
    var shownDate: Double {
        var shown = date
        if minimumDate ?? -.infinity <= maximumDate ?? .infinity {
            shown = min(maximumDate ?? .infinity, max(minimumDate ?? -.infinity, shown))
        }
        // As in UIKit, an interval that doesn't divide the hour is one minute.
        guard minuteInterval > 1, 60 % minuteInterval == 0 else { return shown }
        let seconds = LocalizedFormat.secondsOfDay(at: shown, timeZone)
        return shown - seconds.truncatingRemainder(dividingBy: Double(minuteInterval) * 60)
    }

    private func style(on device: Device) -> Style {
        if datePickerMode == .countDownTimer { return .wheels }
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        return device.style == .ios10 ? .wheels : .compact
    }

    var showsDate: Bool { datePickerMode != .time }
    var showsTime: Bool { datePickerMode != .date }
    var ink: Color { .semantic(isEnabled ? .label : .tertiaryLabel) }
    var dateText: String {
        LocalizedFormat.text(ofDate: shownDate, date: .medium, time: .none, timeZone: timeZone, locale: locale)
    }
    var timeText: String { LocalizedFormat.text(ofDate: shownDate, .time, timeZone: timeZone, locale: locale) }

    package func size(limit: Double?, in layout: some ControlLayout) -> Size {
        switch style(on: layout.device) {
        case .wheels, .automatic: return wheels.size(limit: limit, in: layout)
        case .inline where showsDate: return monthSize(in: layout)
        case .inline, .compact:
            let sizes = compactTexts.map { capsuleSize($0, in: layout) }
            let width = sizes.map(\.width).reduce(Double(sizes.count - 1) * Self.spacing, +)
            return Size(width: width, height: sizes.first?.height ?? 0)
        }
    }

    package func isFlexible(_ axis: Axis) -> Bool { wheels.intrinsicSize != nil && wheels.isFlexible(axis) }

    package func parts(size: Size, in layout: some ControlLayout) -> [ControlPart] {
        switch style(on: layout.device) {
        case .wheels, .automatic:
            let node = ViewNode(.placeholder(wheels))
            return [ControlPart(frame: Rect(origin: .zero, size: size), node: node)]
        case .inline where showsDate: return monthParts(size: size, in: layout)
        case .inline, .compact: return compactParts(size: size, in: layout)
        }
    }

    private var compactTexts: [String] { (showsDate ? [dateText] : []) + (showsTime ? [timeText] : []) }

    private func compactParts(size: Size, in layout: some ControlLayout) -> [ControlPart] {
        let texts = compactTexts
        let sizes = texts.map { capsuleSize($0, in: layout) }
        let rest = size.width - sizes.map(\.width).reduce(Double(sizes.count - 1) * Self.spacing, +)
        let start =
            switch contentHorizontalAlignment {
            case .leading: 0.0
            case .trailing: rest
            case .left: layout.device.isRightToLeft ? rest : 0
            case .right: layout.device.isRightToLeft ? 0 : rest
            case .center, .fill: rest / 2
            }
        var (x, parts) = (max(0, start), [ControlPart]())
        for (text, capsule) in zip(texts, sizes) {
            // Too little room cuts the last one.
            let width = min(capsule.width, max(0, size.width - x))
            let frame = Rect(x: x, y: (size.height - capsule.height) / 2, width: width, height: capsule.height)
            parts.append(self.capsule(text, in: frame, of: size, layout))
            x += capsule.width + Self.spacing
        }
        return parts
    }

    func capsuleSize(_ text: String, in layout: some ControlLayout) -> Size {
        let label = capsuleLabel(text)
        let width = layout.size(of: label, width: nil).width + 2 * Self.padding.width
        return Size(
            width: layout.device.ceilToPixel(width),
            height: layout.device.ceilToPixel(layout.lineHeight(of: label)) + 2 * Self.padding.height)
    }

    /// A grey button with a text.
    /// - Parameter frame: from the leading side of a control of that size.
    func capsule(_ text: String, in frame: Rect, of size: Size, _ layout: some ControlLayout) -> ControlPart {
        let style = ViewStyle(
            backgroundColor: .semantic(.tertiarySystemFill), cornerRadius: .points(6), cornerCurve: .continuous)
        let node = ViewNode(.view, style: style, children: [ViewNode(.label(capsuleLabel(text)))])
        return ControlPart(frame: layout.mirrored(frame, in: Rect(origin: .zero, size: size)), node: node)
    }

    private func capsuleLabel(_ text: String) -> Label {
        Label(text, font: .style(.body), textColor: ink, alignment: .center)
    }

    /// A tap on a day of the month selects it. The compact style opens a window, which isn't modelled.
    package func event(_ touch: ControlTouch) -> ControlEvent.Kind? {
        guard preferredDatePickerStyle == .inline, showsDate, datePickerMode != .countDownTimer else { return nil }
        return day(touch).flatMap { event(setting: $0) }
    }
    package func event(setting value: Double) -> ControlEvent.Kind? {
        var picker = self
        picker.date = value
        return .change(shownDate, to: picker.shownDate)
    }
    package mutating func apply(_ event: ControlEvent.Kind) { if let number = event.number { date = number } }

    package var shownText: String? { compactTexts.joined(separator: " ") }
    package var number: Double? { shownDate }
    package var dump: [String] {
        [preferredDatePickerStyle.rawValue, datePickerMode.rawValue, "date=\(ISODate.text(of: shownDate))"]
    }
}

extension ViewContent {
    public static func datePicker(_ datePicker: DatePicker) -> Self { .control(AnyControl(datePicker)) }
}

extension ViewNode {
    public var datePicker: DatePicker? {
        get { content[DatePicker.self] }
        set { content[DatePicker.self] = newValue }
    }
}
