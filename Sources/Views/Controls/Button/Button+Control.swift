import AutoLayout
import Basics

/// The keys, the background and the touches of a button.
extension Button {
    package static let kindName = "button"
    package static let events: Set<ControlEvent.Name> = [.touchUpInside]
    package static let hasBaseline = true
    package static let properties = [
        key("title", .text) { $0.setText($1) }, key("attributedTitle", optional: .runs) { $0.runs = $1 ?? [] },
        key("subtitle", .text, \.subtitle), key("image", image: \.image),
        key("backgroundImage", image: \.backgroundImage), key("font", .font) { $0.font = $1 },
        key("titleColor", optional: .color, \.titleColor), key("contentInsets", optional: .insets, \.contentInsets),
        key("buttonType", .choice(ButtonType.self), \.type),
        key("configuration", .choice(ButtonConfiguration.self), \.configuration),
        key("baseForegroundColor", optional: .color, \.baseForegroundColor),
        key("baseBackgroundColor", optional: .color, \.baseBackgroundColor),
        key("cornerStyle", .choice(CornerStyle.self), \.cornerStyle),
        key("imagePlacement", .choice(ImagePlacement.self), \.imagePlacement),
        key("titleAlignment", .choice(TitleAlignment.self), \.titleAlignment),
        key("imagePadding", optional: .number(-Limits.points...Limits.points), \.imagePadding),
        key("imageInsets", .insets, \.imageInsets), key("titleInsets", .insets, \.titleInsets),
        key("contentHorizontalAlignment", .choice(HorizontalAlignment.self), \.contentHorizontalAlignment),
        key("contentVerticalAlignment", .choice(VerticalAlignment.self), \.contentVerticalAlignment),
        key("enabled", .bool, \.isEnabled), key("selected", .bool, \.isSelected),
        key("numberOfLines", .integer(0...10_000), \.numberOfLines),
        key("lineBreakMode", .choice(LineBreakMode.self), \.lineBreakMode),
    ]

    package func draw(_ view: ControlView, on canvas: inout some ControlCanvas) {
        if let color = background(view.tint, canvas) {
            // A button with a radius of its own has a background of that radius.
            let own = view.style.cornerRadius
            let corner = own == .points(0) ? backgroundRadius(in: canvas.systemStyle) : own
            let radius = corner.resolved(for: view.frame.size)
            canvas.fill(.roundedRect(view.frame, radius: radius, curve: .continuous), color)
        }
        if let image = backgroundImage { canvas.image(image, in: view.frame, template: nil) }
        if configuration == .none, type == .system, isSelected, isEnabled, let text = view.textFrame {
            // The tint behind the content of a selected system button, as from iOS 7 on.
            let box = view.imageFrame.map { text.union($0) } ?? text
            canvas.fill(
                .roundedRect(box.inset(by: -4), radius: 4, curve: .circular),
                canvas.resolve(.semantic(.tintColor), view.tint))
        }
        if let image = shownImage, let frame = view.imageFrame {
            let isSymbol = image.isSymbol
            let color = isSymbol ? canvas.resolve(symbolColor, view.tint) : nil
            canvas.fade(to: isSymbol || isEnabled ? 1 : 0.5) { $0.image($0.adapted(image), in: frame, template: color) }
        }
    }

    private func background(_ tint: Color?, _ canvas: some ControlCanvas) -> RGBA? {
        let base = baseBackgroundColor
        if fill == .none { return base.map { canvas.resolve($0, tint) } }
        if !isEnabled { return canvas.resolve(.semantic(.tertiarySystemFill), tint) }
        switch fill {
        case .none: return nil
        case .gray: return canvas.resolve(base ?? .semantic(.secondarySystemFill), tint)
        case .tinted: return canvas.resolve(base ?? .semantic(.tintColor), tint).opacity(canvas.isDark ? 0.22 : 0.15)
        case .filled: return canvas.resolve(base ?? .semantic(.tintColor), tint)
        }
    }

    package var plainText: String? { title }
    package mutating func setText(_ text: String) {
        title = text
        if !runs.isEmpty { runs = runs.replaced(by: text) }
    }
    package var shownText: String? { runs.plainText(or: title) }
    package var number: Double? { isSelected ? 1 : 0 }
    package var dump: [String] {
        [JSONText.quoted(runs.plainText(or: title)), titleFont.described]
            + [type.rawValue, configuration.rawValue].filter { $0 != "system" && $0 != "none" }
            + (subtitle.isEmpty ? [] : ["subtitle=\(JSONText.quoted(subtitle))"])
    }
}
