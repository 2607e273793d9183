import AutoLayout

/// The fonts, colours and insets that a button's type, state and configuration make of its properties.
extension Button {
    var titleFont: Font {
        if let font { return font }
        if configuration != .none { return .style(.body) }
        return .system(type == .custom ? 18 : 15)
    }

    /// The insets around the content, in points (fact: uikit/control.button).
    var insets: EdgeInsets {
        if let contentInsets { return contentInsets }
        if configuration != .none { return EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
        return EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    }

    /// Between image and title, in points.
    var gap: Double { imagePadding ?? (configuration == .none ? 4 : 0) }

    /// The type's own image, 22 points a side, otherwise the button's.
    package var shownImage: ImageReference? {
        let name: String? =
            switch type {
            case .system, .custom: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        return name.map { .symbol(name: $0, pointSize: type == .close ? 25.6 : 19, weight: .light) } ?? image
    }

    var showsSubtitle: Bool { configuration != .none && !subtitle.isEmpty }

    /// The alignment of a wrapped title's lines and of the subtitle below it.
    func textAlignment(isRightToLeft: Bool) -> TextAlignment {
        if configuration != .none {
            switch titleAlignment {
            case .automatic where shownImage != nil && imagePlacement == .leading: return .natural
            case .automatic: break
            case .leading: return .natural
            case .center: return .center
            case .trailing: return isRightToLeft ? .left : .right
            }
        }
        return switch contentHorizontalAlignment {
        case .center, .fill: .center
        case .left: .left
        case .right: .right
        case .leading, .trailing: .natural
        }
    }

    /// The style of a configuration's background.
    var fill: ButtonFill {
        switch configuration {
        case .none, .plain, .borderless: .none
        case .gray, .bordered: .gray
        case .tinted, .borderedTinted: .tinted
        case .filled, .borderedProminent: .filled
        }
    }

    /// The colour of symbols: without a configuration the tint, whatever colour the title has.
    var symbolColor: Color {
        guard configuration == .none, type != .close else { return foreground }
        if !isEnabled { return .semantic(.tertiaryLabel) }
        return .semantic(isSelected && type == .system ? .systemBackground : .tintColor)
    }

    /// The colour of title and subtitle, and with a configuration of symbols.
    var foreground: Color {
        if type == .close { return .semantic(.systemGray3) }
        if configuration == .none {
            if let titleColor { return titleColor }
            if type == .custom { return .white }
            if isEnabled, isSelected { return .semantic(.systemBackground) }
            return .semantic(isEnabled ? .tintColor : .tertiaryLabel)
        }
        if !isEnabled { return .semantic(.tertiaryLabel) }
        return baseForegroundColor ?? titleColor ?? (fill == .filled ? .white : .semantic(.tintColor))
    }

    /// The corner radius of a configuration's background: of iOS 26 a capsule's unless the button says otherwise.
    func backgroundRadius(in style: SystemStyle) -> CornerRadius {
        switch cornerStyle {
        case .capsule: .half
        case .dynamic where style == .ios26: .half
        case .small: .points(4)
        case .dynamic, .fixed, .medium: .points(5.95)
        case .large: .points(9)
        }
    }
}

/// A configuration's background.
enum ButtonFill {
    case none, gray, tinted, filled
}
