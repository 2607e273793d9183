import RNFoundation

/// A key of the string tables with the values of its interpolations.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [Argument]

    /// A value of an interpolation; texts and images keep their attributes.
    enum Argument {
        case value(any CVarArg)
        case text(Text)
        case attributed(AttributedString)

        @MainActor func runs(in environment: EnvironmentValues) -> [Text.Run]? {
            switch self {
            case .value: nil
            case .text(let text): text.runs(in: environment)
            case .attributed(let string): Text(string).runs(in: environment)
            }
        }
    }

    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }
    public static func == (first: Self, second: Self) -> Bool { first.key == second.key }

    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }
        public mutating func appendInterpolation(_ string: String) { append("%@", .value(string as NSString)) }
        public mutating func appendInterpolation<S: NSObject>(_ subject: S, formatter: Formatter? = nil) {
            append("%@", .value((formatter?.string(for: subject) ?? subject.description) as NSString))
        }
        public mutating func appendInterpolation<S>(_ subject: S, formatter: Formatter? = nil)
        where S: _ObjectiveCBridgeable {
            append("%@", .value((formatter?.string(for: subject) ?? "\(subject)") as NSString))
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append("%@", .text(Text(string: { format.locale($0.locale).format(input) })))
        }
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
        public mutating func appendInterpolation(_ string: AttributedString) { append("%@", .attributed(string)) }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .value(String(localized: resource) as NSString))
        }
        public mutating func appendInterpolation(_ value: Int) { append("%lld", .value(value)) }
        public mutating func appendInterpolation(_ value: Double) { append("%lf", .value(value)) }
        public mutating func appendInterpolation(_ value: Float) { append("%f", .value(Double(value))) }
        public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .value(Double(value))) }
        public mutating func appendInterpolation<T: FixedWidthInteger & CVarArg>(_ value: T) {
            append(T.isSigned ? "%lld" : "%llu", .value(value))
        }
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, .value(value))
        }
        /// Anything else shows its description.
        @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
            append("%@", .value("\(value)" as NSString))
        }
    }

    /// The text of the tables, with attributes of Markdown and of the interpolated texts.
    @MainActor func runs(_ table: String?, _ bundle: Bundle?, _ environment: EnvironmentValues) -> [Text.Run] {
        let format = (bundle ?? .main).localizedString(
            forKey: arguments.isEmpty ? plainKey : key, value: nil, table: table)
        if arguments.isEmpty { return Text.Run.markdown(format, in: environment) }
        let texts = arguments.map { $0.runs(in: environment) }
        // A character that no text has stands for a value with attributes, until Markdown is read.
        let values: [any CVarArg] = arguments.enumerated().map { index, argument in
            if case .value(let value) = argument { value } else { "\u{F8F0}\(index)\u{F8F1}" as NSString }
        }
        let string = String(format: format, locale: environment.locale, arguments: values)
        return Text.Run.markdown(string, in: environment).flatMap { run in run.inserting(texts) }
    }

    /// A key without values is no format, so its percent signs stand for themselves.
    private var plainKey: String { key.replacingOccurrences(of: "%%", with: "%") }
}
