import RNUIKit

extension View {
    /// Names the view in layouts, scenarios and tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        wrapped { NamedElement($0, identifier, $1) }
    }
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        wrapped { isEnabled ? NamedElement($0, identifier, $1) : $0 }
    }

    /// Names what is touched, unless it has an identifier.
    public func accessibilityLabel(_ label: Text) -> some View {
        wrapped { element, context in
            element.traits.label = label.runs(in: context.environment).map(\.text).joined()
            return element
        }
    }
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    // Nothing reads these aloud.
    public func accessibilityHint(_ hint: Text) -> some View { self }
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    public func accessibilityValue(_ value: Text) -> some View { self }
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        self
    }
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibility(hidden: Bool) -> some View { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore = Self(), contain = Self(), combine = Self()
}
public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = Self(), escape = Self(), magicTap = Self(), delete = Self()
}
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String> = []
    public init() {}
    private init(_ name: String) { names = [name] }
    public static let isButton = Self("isButton"), isHeader = Self("isHeader"), isSelected = Self("isSelected")
    public static let isLink = Self("isLink"), isImage = Self("isImage"), isStaticText = Self("isStaticText")
    public static let isModal = Self("isModal"), isSummaryElement = Self("isSummaryElement")
    public static let updatesFrequently = Self("updatesFrequently"), isToggle = Self("isToggle")
    public static let allowsDirectInteraction = Self("allowsDirectInteraction")
    public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
    public func union(_ other: Self) -> Self { with(names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { with(names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { with(names.symmetricDifference(other.names)) }
    @discardableResult public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { formUnion(new) }
        return (!contains(new), new)
    }
    @discardableResult public mutating func remove(_ member: Self) -> Self? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }
    @discardableResult public mutating func update(with new: Self) -> Self? {
        defer { formUnion(new) }
        return contains(new) ? new : nil
    }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
    private func with(_ names: Set<String>) -> Self {
        var result = Self()
        result.names = names
        return result
    }
}

/// Gives the view that stands for an element a name: the only one that the element draws, its only control, such as a
/// toggle's switch, or a container.
private final class NamedElement: Element {
    private let name: String
    private weak var named: UIView?
    init(_ child: Element, _ name: String, _ context: ViewContext) {
        self.name = name
        super.init(context, [child])
    }
    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        let before = drawing.views.count
        drawChildren(drawing, at: origin)
        let drawn = drawing.views[before...]
        let controls = drawn.filter { $0 is UIControl }
        if let only = drawn.count == 1 ? drawn.first : controls.count == 1 ? controls.first : nil {
            named = only
        } else {
            drawing.removeLast(drawn.count)
            named = drawing.addContainer(of: self, at: origin)
        }
    }
    override func nameViews() {
        if let named, named.accessibilityIdentifier != name { named.accessibilityIdentifier = name }
        super.nameViews()
    }
}

// Texts that are added to one another stay texts; elsewhere the label names what is touched.
extension Text {
    @_disfavoredOverload public func accessibilityLabel(_ label: Text) -> Text { self }
    @_disfavoredOverload public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { self }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
    @_disfavoredOverload public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    @_disfavoredOverload public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Text { self }
    @_disfavoredOverload public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
