import Foundation

extension String {
    /// A key with its interpolated values, as `String(localized:)` takes it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let key: String
        let arguments: [Argument]

        enum Argument: Equatable, Sendable {
            case text(String), integer(Int), number(Double)

            var value: any CVarArg {
                switch self {
                case .text(let value): value as NSString
                case .integer(let value): value
                case .number(let value): value
                }
            }
        }

        public init(_ value: String) { (key, arguments) = (value, []) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { key += literal }
            private mutating func append(_ specifier: String, _ argument: Argument) {
                key += specifier
                arguments.append(argument)
            }
            public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }
            public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(value)) }
            public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
            public mutating func appendInterpolation(_ value: Float) { append("%f", .number(Double(value))) }
            public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
                append(T.isSigned ? "%lld" : "%llu", .integer(Int(truncatingIfNeeded: value)))
            }
            public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
                append(specifier, .integer(Int(truncatingIfNeeded: value)))
            }
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
                append(specifier, .number(Double(value)))
            }
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatOutput == String { append("%@", .text(format.format(input))) }
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append("%@", .text(String(localized: resource)))
            }
            /// Anything else shows its description.
            @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
                append("%@", .text("\(value)"))
            }
        }
    }

    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) { self.init(key, key.key, nil, table, bundle, locale) }

    /// - Parameter value: the text if no table has the key.
    public init(
        localized key: StaticString, defaultValue value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self.init(value, key.description, value.key, table, bundle, locale) }

    public init(localized resource: LocalizedStringResource) {
        let bundle: Bundle? =
            switch resource.bundle {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        self.init(
            resource.defaultValue, resource.key, resource.hasDefault ? resource.defaultValue.key : nil, resource.table,
            bundle, resource.locale)
    }

    /// The text under a key, with the values of an interpolation.
    private init(
        _ interpolation: LocalizationValue, _ key: String, _ value: String?, _ table: String?, _ bundle: Bundle?,
        _ locale: Locale
    ) {
        let format = (bundle ?? .main).localizedString(forKey: key, value: value, table: table)
        let arguments = interpolation.arguments.map(\.value)
        self = arguments.isEmpty ? format : String(format: format, locale: locale, arguments: arguments)
    }
}

/// A text that is looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, @unchecked Sendable {
    public enum BundleDescription {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }
    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription
    fileprivate let hasDefault: Bool

    public init(
        _ key: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, defaultValue, hasDefault) = (key.key, key, false)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, hasDefault) = (key.description, defaultValue, true)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
