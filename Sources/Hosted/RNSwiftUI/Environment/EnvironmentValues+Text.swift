import RNUIKit

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LeastLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct TextStyleKey: EnvironmentKey { static var defaultValue: [Text.Attribute] { [] } }
private struct InWidgetKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// Lines whose height a text takes even if it has fewer.
    var reservedLines: Int {
        get { self[LeastLinesKey.self] }
        set { self[LeastLinesKey.self] = newValue }
    }
    /// `true` in widgets, where a distance from the present takes the width that it is offered, and links have the
    /// colour around them (facts: activities/text.timer, activities/text.link).
    package var isInWidget: Bool {
        get { self[InWidgetKey.self] }
        set { self[InWidgetKey.self] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// In points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
    /// Attributes that views around a text give it, outermost first.
    var textAttributes: [Text.Attribute] {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }
}

extension View {
    public func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }
    public func lineLimit(_ number: Int?) -> some View { changingEnvironment { $0.lineLimit = number } }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        changingEnvironment {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? limit : 0
        }
    }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        changingEnvironment {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        changingEnvironment { $0.reservedLines = limit.lowerBound }
    }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changingEnvironment { $0.multilineTextAlignment = alignment }
    }
    public func lineSpacing(_ spacing: CGFloat) -> some View { changingEnvironment { $0.lineSpacing = spacing } }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        changingEnvironment { $0.minimumScaleFactor = factor }
    }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        changingEnvironment { $0.truncationMode = mode }
    }
    public func textCase(_ textCase: Text.Case?) -> some View { changingEnvironment { $0.textCase = textCase } }
    public func allowsTightening(_ flag: Bool) -> some View { changingEnvironment { $0.allowsTightening = flag } }
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        changingEnvironment { $0.dynamicTypeSize = size }
    }
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        changingEnvironment { values in
            guard !range.contains(values.dynamicTypeSize) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            let nearest = values.dynamicTypeSize < (allowed.first ?? .large) ? allowed.first : allowed.last
            values.dynamicTypeSize = nearest ?? values.dynamicTypeSize
        }
    }

    private func textAttribute(_ attribute: Text.Attribute) -> some View {
        changingEnvironment { $0.textAttributes.append(attribute) }
    }
    public func bold(_ isActive: Bool = true) -> some View { textAttribute(.weight(isActive ? .bold : nil)) }
    public func italic(_ isActive: Bool = true) -> some View { textAttribute(.italic(isActive)) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { textAttribute(.weight(weight)) }
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    public func fontDesign(_ design: Font.Design?) -> some View { textAttribute(.design(design)) }
    public func monospaced(_ isActive: Bool = true) -> some View {
        textAttribute(.design(isActive ? .monospaced : nil))
    }
    public func monospacedDigit() -> some View { textAttribute(.monospacedDigit) }
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { textAttribute(.underline(isActive ? .init(pattern: pattern, color: color) : nil)) }
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { textAttribute(.strikethrough(isActive ? .init(pattern: pattern, color: color) : nil)) }
    public func kerning(_ kerning: CGFloat) -> some View { textAttribute(.kern(kerning)) }
    public func tracking(_ tracking: CGFloat) -> some View { textAttribute(.kern(tracking)) }
    public func baselineOffset(_ offset: CGFloat) -> some View { textAttribute(.baselineOffset(offset)) }
}

public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }
