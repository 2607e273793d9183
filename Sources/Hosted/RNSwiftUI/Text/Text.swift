import RNUIKit

/// Lines of text.
public struct Text: View, PrimitiveView, Equatable {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)

    /// Finds the runs of the text in an environment.
    private let content: @MainActor (EnvironmentValues) -> [Run]
    /// Applied to the runs that have no such attribute themselves, first one first.
    private var attributes: [Attribute] = []
    /// `true` for a distance from the present, which runs on.
    private(set) var isTimer = false

    private init(runs: @escaping @MainActor (EnvironmentValues) -> [Run]) { content = runs }
    init(string: @escaping @MainActor (EnvironmentValues) -> String) {
        content = { [Run(text: string($0))] }
    }

    public init(verbatim content: String) { self.init(string: { _ in content }) }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(string: { _ in String(content) }) }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { content = { key.runs(tableName, bundle, $0) } }
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
        self.init(string: { _ in String(localized: resource) })
    }
    /// A literal is a key, though it could be an attributed string as well.
    @_disfavoredOverload public init(_ string: AttributedString) { content = { Run.runs(of: string, in: $0) } }
    public init(_ image: Image) {
        self.init(string: { _ in
            Host.shared.note("code-not-modelled", "Text: an image in a text isn't drawn")
            return ""
        })
    }

    public init(_ date: Date, style: DateStyle) {
        self.init(string: { style.text(date, $0) })
        isTimer = style.isDistance
    }
    public init(_ dates: ClosedRange<Date>) {
        self.init(string: { environment in
            "\(DateStyle.time.text(dates.lowerBound, environment)) – \(DateStyle.time.text(dates.upperBound, environment))"
        })
    }
    public init(_ dates: Range<Date>) { self.init(dates.lowerBound...dates.upperBound) }
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(string: { _ in
            let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
            let seconds =
                countsDown
                ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
            return DateStyle.clock(seconds)
        })
        isTimer = true
    }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(string: { format.locale($0.locale).format(input) })
    }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        content = { Run.runs(of: format.locale($0.locale).format(input), in: $0) }
    }
    public init(_ date: Date, formatter: Formatter) { self.init(string: { _ in formatter.string(for: date) ?? "" }) }
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(string: { _ in formatter.string(for: subject) ?? "" })
    }
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(string: { _ in formatter.string(for: subject) ?? "" })
    }

    public static func + (first: Text, second: Text) -> Text {
        Text(runs: { first.runs(in: $0) + second.runs(in: $0) })
    }
    public static func == (first: Text, second: Text) -> Bool {
        MainActor.assumeIsolated { first.plain(in: EnvironmentValues()) == second.plain(in: EnvironmentValues()) }
    }

    /// The runs with the text's own attributes.
    @MainActor func runs(in environment: EnvironmentValues) -> [Run] {
        let runs = content(environment)
        guard !attributes.isEmpty else { return runs }
        return runs.map { $0.adding(attributes, in: environment) }
    }

    @MainActor func plain(in environment: EnvironmentValues) -> String {
        runs(in: environment).map(\.text).joined()
    }

    private func with(_ attribute: Attribute) -> Text {
        var copy = self
        copy.attributes.insert(attribute, at: 0)
        return copy
    }

    // MARK: Attributes

    public func font(_ font: Font?) -> Text { with(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    public func foregroundColor(_ color: Color?) -> Text { with(.color(color.map { AnyShapeStyle($0) })) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.color(AnyShapeStyle(style))) }
    public func bold() -> Text { with(.weight(.bold)) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { with(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with(.design(.monospaced)) : self }
    public func monospacedDigit() -> Text { with(.monospacedDigit) }
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }
    public func kerning(_ kerning: CGFloat) -> Text { with(.kern(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { with(.kern(tracking)) }
    public func baselineOffset(_ offset: CGFloat) -> Text { with(.baselineOffset(offset)) }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    public func _elements(in context: _ViewContext) -> [_ViewElement] { [TextElement(self, context)] }

    // MARK: Types

    public enum TruncationMode: Sendable { case head, tail, middle }
    public enum Case: Sendable { case uppercase, lowercase }
    public struct Scale: Hashable, Sendable {
        public static let `default` = Scale(), secondary = Scale()
    }
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            public static let solid = Pattern(), dot = Pattern(), dash = Pattern()
            public static let dashDot = Pattern(), dashDotDot = Pattern()
        }
        /// Every pattern is drawn as a solid line.
        public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }
        /// `nil` for the text's own.
        let color: Color?
        public static let single = LineStyle()
    }
}
