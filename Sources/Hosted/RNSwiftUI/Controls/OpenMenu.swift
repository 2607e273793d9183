import RNUIKit

extension View {
    /// Shows a menu beside the view while it is open.
    func menu<Items: View>(_ items: Items, isOpen: Binding<Bool>) -> some View {
        wrapped { MenuElement($0, AnyView(items), isOpen, $1) }
    }
}

private struct CloseMenuKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
extension EnvironmentValues {
    /// Closes the open menu around a view; `nil` outside menus.
    var closeMenu: (() -> Void)? {
        get { self[CloseMenuKey.self] }
        set { self[CloseMenuKey.self] = newValue }
    }
}

/// The button of a menu. The host draws the open menu above all else.
final class MenuElement: Element {
    private let items: AnyView
    private let isOpen: Binding<Bool>

    init(_ child: Element, _ items: AnyView, _ isOpen: Binding<Bool>, _ context: ViewContext) {
        (self.items, self.isOpen) = (items, isOpen)
        super.init(context, [child])
    }
    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        super.draw(drawing, at: origin)
        if isOpen.wrappedValue { host.openMenu = self }
    }

    /// The menu's items in their place above an area of the hosting view.
    func layer(over size: CGSize, at identity: Identity) -> Element {
        let outer = environment.closeMenu
        var anchor = CGRect(origin: globalOrigin, size: frame.size)
        // Layouts work from left to right.
        if isMirrored { anchor.origin.x = size.width - anchor.maxX }
        var values = environment
        values.font = nil
        values.foreground = ForegroundLevels()
        values.textAttributes = []
        (values.isInList, values.stackAxis) = (false, .vertical)
        values.labelStyleBox = StyleBox(MenuLabelStyle()) { $0.makeBody(configuration: $1) }
        values.buttonStyleBox = StyleBox(MenuButtonStyle()) { $0.makeBody(configuration: $1) }
        values.toggleStyleBox = StyleBox(MenuToggleStyle()) { $0.makeBody(configuration: $1) }
        values.closeMenu = { [isOpen] in
            isOpen.wrappedValue = false
            outer?()
        }
        let layer = evaluateOne(
            MenuLayer(items: items, anchor: anchor) { [isOpen] in isOpen.wrappedValue = false },
            in: ViewContext(identity: identity, environment: values, host: host))
        layer.prepareTexts()
        layer.place(at: .zero, ProposedViewSize(size))
        return layer
    }
}

/// Lengths of menus, in points (fact: swiftui/control.menu).
private enum MenuMetrics {
    static let width: CGFloat = 250
    static let gap: CGFloat = 8
    static let rowHeight: CGFloat = 44
    static let groupGap: CGFloat = 8
    static var cornerRadius: CGFloat { UIDevice.generation >= 26 ? 26 : 13 }
    /// Above the first row and below the last one.
    static var margin: CGFloat { UIDevice.generation >= 26 ? 8 : 0 }
}

/// A menu, and around it what closes it.
private struct MenuLayer: View {
    let items: AnyView
    let anchor: CGRect
    let close: () -> Void

    var body: some View {
        MenuPlacement(anchor: anchor) {
            // XCUITest's name for it.
            Color.clear.onTapGesture(perform: close).accessibilityIdentifier("PopoverDismissRegion")
            ElementReader(content: items) { elements, _ in
                VStack(spacing: 0) {
                    ForEach(elements.indices, id: \.self) { index in
                        if !(elements[index] is DividerElement) {
                            line(above: index, elements)
                            ElementView(elements[index])
                        }
                    }
                }
                .padding(.vertical, MenuMetrics.margin)
                .frame(width: MenuMetrics.width)
                .clipShape(RoundedRectangle(cornerRadius: MenuMetrics.cornerRadius))
                .background {
                    RoundedRectangle(cornerRadius: MenuMetrics.cornerRadius)
                        .fill(UIColor.tertiarySystemBackground.style)
                        .shadow(color: Color(white: 0, opacity: 0.2), radius: 16)
                }
            }
        }
    }

    /// Up to iOS 18 a hairline between rows and a band between groups, from iOS 26 on a line between groups.
    @ViewBuilder private func line(above index: Int, _ elements: [Element]) -> some View {
        if index > 0 {
            let (above, below) = (elements[index - 1], elements[index])
            let isSameSection = above.traits[SectionMark.self]?.section == below.traits[SectionMark.self]?.section
            let isGroup = above is DividerElement || !isSameSection
            if UIDevice.generation >= 26 {
                if isGroup { Divider().padding(.horizontal, 16) }
            } else if isGroup {
                Color(UIColor.separator).frame(height: MenuMetrics.groupGap)
            } else {
                Divider()
            }
        }
    }
}

/// Places a menu below its button, or above it where there is more room, within the area if it fits.
private struct MenuPlacement: Layout {
    let anchor: CGRect
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        subviews[0].place(at: bounds.origin, proposal: proposal)
        let size = subviews[1].sizeThatFits(.unspecified)
        let (above, below) = (anchor.minY - MenuMetrics.gap, bounds.height - anchor.maxY - MenuMetrics.gap)
        let y = size.height <= below || below >= above ? anchor.maxY + MenuMetrics.gap : above - size.height
        let rightmost = bounds.width - size.width - MenuMetrics.gap
        subviews[1].place(
            at: CGPoint(
                x: bounds.minX + max(0, min(max(anchor.minX, MenuMetrics.gap), rightmost)),
                y: bounds.minY + max(0, min(y, bounds.height - size.height))), proposal: .unspecified)
    }
}

/// A line of an open menu.
struct MenuRow<Content: View>: View {
    var isChecked: Bool?
    var leadsOn = false
    var role: ButtonRole?
    let action: () -> Void
    @ViewBuilder let content: () -> Content
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.closeMenu) private var closeMenu

    private var style: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(UIColor.tertiaryLabel.style) }
        return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground)
    }

    var body: some View {
        HStack(spacing: MenuMetrics.gap) {
            if let isChecked {
                Image(systemName: "checkmark").font(.footnote.weight(.semibold)).opacity(isChecked ? 1 : 0)
            }
            content().frame(maxWidth: .infinity, alignment: .leading)
            if leadsOn { ListChevron() }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 11)
        .frame(minHeight: MenuMetrics.rowHeight)
        .foregroundStyle(style)
        .onTapGesture {
            if !leadsOn { closeMenu?() }
            action()
        }
    }
}

private struct MenuButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuRow(role: configuration.role, action: { configuration.trigger() }, content: { configuration.label })
    }
}

private struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuRow(
            isChecked: configuration.isOn, action: { configuration.isOn.toggle() }, content: { configuration.label })
    }
}

/// The symbol after the title up to iOS 18, before it from iOS 26 on.
private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: MenuMetrics.gap) {
            if UIDevice.generation >= 26 { configuration.icon.frame(width: 28) }
            configuration.title
            if UIDevice.generation < 26 {
                Spacer(minLength: 0)
                configuration.icon
            }
        }
    }
}
