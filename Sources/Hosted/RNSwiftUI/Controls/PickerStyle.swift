import RNUIKit

enum PickerStyleKind { case automatic, menu, segmented, inline, wheel, palette, navigationLink }

public protocol PickerStyle { static var _name: String { get } }
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public static let _name = "automatic"
}
public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public static let _name = "menu"
}
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public static let _name = "segmented"
}
public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public static let _name = "inline"
}
public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public static let _name = "wheel"
}
public struct PalettePickerStyle: PickerStyle {
    public init() {}
    public static let _name = "palette"
}
public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public static let _name = "navigationLink"
}
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { .init() } }

private struct PickerStyleKey: EnvironmentKey { static var defaultValue: PickerStyleKind { .automatic } }
extension EnvironmentValues {
    var pickerStyleKind: PickerStyleKind {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        let kinds: [String: PickerStyleKind] = [
            "menu": .menu, "segmented": .segmented, "inline": .inline, "wheel": .wheel, "palette": .palette,
            "navigationLink": .navigationLink,
        ]
        return changingEnvironment { $0.pickerStyleKind = kinds[S._name] ?? .automatic }
    }
    public func horizontalRadioGroupLayout() -> some View { self }
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}

public struct PaletteSelectionEffect: Sendable {
    public static let automatic = Self(), custom = Self()
    public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self() }
}

/// A picker as its style draws it.
struct PickerBody: View {
    let kind: PickerStyleKind
    let isInList: Bool
    let label: AnyView
    let current: Text?
    let options: PickerOptions
    /// For a menu or a list of its own.
    let choices: AnyView
    @State var isOpen = false

    var body: some View {
        switch kind {
        case .segmented, .palette: SegmentsView(options: options).modifier(UnseenLabel(label: label))
        case .wheel: wheel
        case .inline: if isInList { rows } else { wheel }
        case .navigationLink:
            NavigationLink {
                List { choices }
            } label: {
                LabeledRow(label: label) { value.foregroundStyle(.secondary) }
            }
        case .automatic, .menu:
            if isInList {
                LabeledRow(label: label) { menuLabel.foregroundStyle(.secondary) }
            } else {
                // The label is for those who can't see the value.
                menuLabel.modifier(TintedContent())
            }
        }
    }

    @ViewBuilder private var value: some View {
        if let current { current } else if let selected = options.selected { ElementView(selected) }
    }

    /// The chosen value and the double chevron (fact: swiftui/control.picker).
    private var menuLabel: some View {
        HStack(spacing: 6) {
            value
            Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
        }
        .padding(.horizontal, isInList ? 0 : 12)
        .padding(.vertical, isInList ? 0 : 7)
        .onTapGesture { isOpen = true }
        .menu(choices, isOpen: $isOpen)
    }

    @ViewBuilder private var rows: some View {
        ForEach(options.elements.indices, id: \.self) { index in
            CheckedRow(options: options, index: index) { options.select(index) }
        }
    }

    private var wheel: some View { WheelView(options: options) }
}

/// A picker's options where they are shown by themselves: as rows of an open menu, or of a list that was pushed.
struct PickerChoices<Content: View>: View {
    let content: Content
    let selection: Binding<AnyHashable>
    @Environment(\.closeMenu) private var closeMenu
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ElementReader(content: content) { elements, _ in
            let options = PickerOptions(elements, selection: selection)
            return ForEach(options.elements.indices, id: \.self) { index in
                if closeMenu != nil {
                    MenuRow(isChecked: index == options.index) {
                        options.select(index)
                    } content: {
                        ElementView(options.elements[index])
                    }
                } else {
                    CheckedRow(options: options, index: index) {
                        options.select(index)
                        dismiss()
                    }
                }
            }
        }
    }
}

/// An option as a row of a list.
private struct CheckedRow: View {
    let options: PickerOptions
    let index: Int
    let action: () -> Void

    var body: some View {
        HStack {
            ElementView(options.elements[index])
            Spacer()
            if index == options.index {
                Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(.tint)
            }
        }
        .onTapGesture(perform: action)
    }
}

/// The tint's colour for a control's content, or grey for a disabled one.
struct TintedContent: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    func body(content: Content) -> some View {
        content.foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(UIColor.tertiaryLabel.style))
    }
}

private struct SegmentsView: View {
    let options: PickerOptions
    var body: some View {
        ControlView { context in
            ControlElement(context, flexible: .horizontal, make: { UISegmentedControl(frame: .zero) }) { control in
                control.isEnabled = true
                control.removeAllSegments()
                for (index, element) in options.elements.enumerated() {
                    let title = element.plainText
                    if title.isEmpty, let image = element.firstImage {
                        control.insertSegment(with: image, at: index, animated: false)
                    } else {
                        control.insertSegment(withTitle: title, at: index, animated: false)
                    }
                }
                control.selectedSegmentIndex = options.index ?? UISegmentedControl.noSegment
                control.isEnabled = context.environment.isEnabled
                control.onChange { [weak control] in options.select(control?.selectedSegmentIndex ?? -1) }
            }
        }
    }
}

/// A wheel at rest: rows that fade and shrink with their distance from the chosen one in the middle
/// (fact: swiftui/control.wheel).
private struct WheelView: View {
    let options: PickerOptions
    private static let rowHeight: CGFloat = 32
    /// Opacity and share of a row's height by the distance from the middle.
    private static let looks: [(opacity: Double, scale: CGFloat)] = [(1, 1), (0.5, 0.94), (0.3, 0.8), (0.15, 0.56)]

    var body: some View {
        let middle = options.index ?? 0
        VStack(spacing: 0) {
            ForEach(-3...3 as ClosedRange<Int>, id: \.self) { offset in
                let (opacity, scale) = Self.looks[abs(offset)]
                ZStack {
                    if options.elements.indices.contains(middle + offset) {
                        ElementView(options.elements[middle + offset])
                            .opacity(opacity)
                            .scaleEffect(x: 1, y: scale)
                            .onTapGesture { options.select(middle + offset) }
                    }
                }
                .frame(maxWidth: .infinity)
                .frame(height: Self.rowHeight * scale)
            }
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 216, maxHeight: 216)
        .background {
            RoundedRectangle(cornerRadius: 8).fill(UIColor.tertiarySystemFill.style).frame(height: Self.rowHeight)
                .padding(.horizontal, 9)
        }
        .clipped()
    }
}
