import RNUIKit

/// Rows of a list under a header and above a footer; elsewhere views after one another.
public struct Section<Parent, Content, Footer> {
    public nonisolated var _place = _ViewPlace(.view)
    let header: Parent
    let content: Content
    let footer: Footer
    /// `nil` where the section can't be closed.
    var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        func part<V: View>(_ view: V, _ role: SectionMark.Role, _ name: String) -> [Element] {
            var inner = context.child(.part(name))
            if role != .row, context.environment.isInList { Self.enterTitle(&inner.environment, role) }
            let elements = evaluate(view, in: inner)
            for element in elements {
                element.traits[SectionMark.self] = SectionMark(section: ObjectIdentifier(context.identity), role: role)
            }
            return elements
        }
        let rows = isExpanded?.wrappedValue == false ? [] : part(content, .row, "content")
        return part(header, .header, "header") + rows + part(footer, .footer, "footer")
    }
}

extension Section {
    /// The type of headers and footers in lists (fact: swiftui/list.header).
    fileprivate static func enterTitle(_ values: inout EnvironmentValues, _ role: SectionMark.Role) {
        let isPlain = values.listStyleKind == .plain
        let secondary = UIColor.secondaryLabel.style._paint(in: values)
        values.isInList = false
        if role == .header, values.headerProminence == .increased {
            values.font = .title3.weight(.semibold)
            return
        }
        values.foreground = ForegroundLevels(levels: [secondary])
        values.font = role == .header && isPlain ? .subheadline.weight(.semibold) : .footnote
        // iOS 26 shows headers as they are written.
        if role == .header, !isPlain, UIDevice.generation < 26 { values.textCase = .uppercase }
    }
}

/// Marks an element as a part of a section, for the list around it.
struct SectionMark {
    enum Role { case header, row, footer }
    let section: ObjectIdentifier
    let role: Role
}

extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(key), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
    public init(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(key), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
}

extension View {
    public func headerProminence(_ prominence: Prominence) -> some View {
        changingEnvironment { $0.headerProminence = prominence }
    }
}
public enum Prominence: Sendable { case standard, increased }

private struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
extension EnvironmentValues {
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
}
