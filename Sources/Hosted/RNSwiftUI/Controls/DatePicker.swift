import RNUIKit

public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A date and time, as capsules after the label, a calendar or wheels.
public struct DatePicker<Label: View>: View {
    public nonisolated var _place = _ViewPlace(.view)
    public typealias Components = DatePickerComponents
    private let selection: Binding<Date>
    private let minimum, maximum: Date?
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyleKind) private var style

    private init(
        _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label
    ) {
        (self.selection, self.minimum, self.maximum) = (selection, minimum, maximum)
        (self.components, self.label) = (components, label)
    }
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, nil, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }

    public var body: some View {
        if style == .compact || style == .automatic {
            LabeledRow(label: label) { picker(.compact, flexible: []) }
        } else {
            picker(style, flexible: .horizontal)
        }
    }

    private func picker(_ style: UIDatePickerStyle, flexible: Axis.Set) -> some View {
        ControlView { context in
            ControlElement(context, flexible: flexible, make: { UIDatePicker(frame: .zero) }) { control in
                control.preferredDatePickerStyle = style
                control.datePickerMode =
                    components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
                control.minimumDate = minimum
                control.maximumDate = maximum
                control.date = selection.wrappedValue
                let locale = context.environment.locale
                control.locale = locale == Locale.current ? nil : locale
                control.isEnabled = context.environment.isEnabled
                control.onChange { [weak control] in if let control { selection.wrappedValue = control.date } }
            }
        }
    }
}

extension DatePicker where Label == Text {
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(key)) }
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(key)) }
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(key)) }
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(key)) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(title)) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(title)) }
}

public protocol DatePickerStyle { static var _kind: UIDatePickerStyle { get } }
public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
    public static let _kind = UIDatePickerStyle.automatic
}
public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
    public static let _kind = UIDatePickerStyle.compact
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
    public static let _kind = UIDatePickerStyle.inline
}
public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
    public static let _kind = UIDatePickerStyle.wheels
}
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }

private struct DatePickerStyleKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .automatic } }
extension EnvironmentValues {
    var datePickerStyleKind: UIDatePickerStyle {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}
extension View {
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        changingEnvironment { $0.datePickerStyleKind = S._kind }
    }
}
