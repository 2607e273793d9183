import ContentExtensionHost

/// UIKit's controls, drawn at their system sizes (facts-design g).
extension DisplayListBuilder {
    mutating func drawField(_ frame: Rect) {
        let outline = Outline.roundedRect(frame, radius: 5, curve: .continuous)
        fill(outline, resolve(.semantic(.systemBackground), nil))
        emit(.strokeInside(outline, width: pixel, resolve(.semantic(.separator), nil)), within: frame)
    }

    mutating func drawProgress(_ value: Double, _ frame: Rect, tint: Color?) {
        track(
            value, Rect(x: frame.minX, y: frame.midY - frame.height / 2, width: frame.width, height: frame.height), tint
        )
    }

    mutating func drawSlider(_ value: Double, _ frame: Rect, tint: Color?) {
        track(value, Rect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4), tint)
        let diameter = 28.0
        let travel = max(0, frame.width - diameter)
        let position = isRightToLeft ? 1 - value : value
        knob(Rect(x: frame.minX + travel * position, y: frame.midY - diameter / 2, width: diameter, height: diameter))
    }

    mutating func drawSwitch(_ isOn: Bool, _ frame: Rect) {
        let box = Rect(x: frame.midX - 25.5, y: frame.midY - 15.5, width: 51, height: 31)
        let color: Color = .semantic(isOn ? .systemGreen : .secondarySystemFill)
        fill(.roundedRect(box, radius: 15.5, curve: .circular), resolve(color, nil))
        let x = isOn != isRightToLeft ? box.maxX - 29 : box.minX + 2
        knob(Rect(x: x, y: box.minY + 2, width: 27, height: 27))
    }

    mutating func drawActivityIndicator(_ frame: Rect) {
        // Eight spokes, fading around, as the first frame of UIActivityIndicatorView.
        let radius = min(frame.width, frame.height) / 2
        let ink = resolve(.semantic(.systemGray), nil)
        for spoke in 0..<8 {
            let (x, y) = UnitVector.at(degrees: 180 - Double(spoke) * 45)
            let from = Point(x: frame.midX + x * radius * 0.5, y: frame.midY + y * radius * 0.5)
            let to = Point(x: frame.midX + x * radius * 0.9, y: frame.midY + y * radius * 0.9)
            line(from, to, width: radius * 0.2, ink.opacity(1 - Double(spoke) * 0.1))
        }
    }

    mutating func drawPlaceholder(_ placeholder: Placeholder, _ frame: Rect) {
        fill(.rect(frame), resolve(.semantic(.secondarySystemBackground), nil))
        let name =
            switch placeholder.kind {
            case .map: "map"
            case .web: "globe"
            case .video: "play.circle.fill"
            }
        let glyph = Rect(x: frame.midX - 13, y: frame.midY - 22, width: 26, height: 26)
        guard frame.height >= 56 else { return }
        let image = ImageReference.symbol(name: name, pointSize: 24, weight: .regular)
        emit(.image(image, in: glyph, clip: nil, template: resolve(.semantic(.tertiaryLabel), nil)), within: glyph)
    }

    /// A material over what lies behind: the look's, or an approximation of UIKit's (facts-design A6).
    func recipe(_ material: Material) -> MaterialRecipe {
        if let own = materials[material] { return own }
        return switch material {
        case .ultraThin: blend(0.25)
        case .thin: blend(0.45)
        case .regular, .actions, .actionSeparator: blend(0.65)
        case .thick: blend(0.82)
        }
    }

    /// The appearance's background laid over at an opacity.
    private func blend(_ opacity: Double) -> MaterialRecipe {
        let base = resolve(.semantic(.systemBackground), nil)
        return MaterialRecipe(multiply: 1 - opacity, add: base.red * opacity, approximation: base.opacity(opacity))
    }

    private mutating func track(_ value: Double, _ bar: Rect, _ tint: Color?) {
        let radius = bar.height / 2
        fill(.roundedRect(bar, radius: radius, curve: .circular), resolve(.semantic(.systemFill), nil))
        let width = bar.width * min(1, max(0, value))
        guard width > 0 else { return }
        let x = isRightToLeft ? bar.maxX - width : bar.minX
        let filled = Rect(x: x, y: bar.minY, width: max(width, bar.height), height: bar.height)
        fill(.roundedRect(filled, radius: radius, curve: .circular), resolve(.semantic(.tintColor), tint))
    }

    private mutating func knob(_ box: Rect) {
        let shadow = RGBA(white: 0, alpha: 0.15)
        emit(.shadow(.ellipse(box), shadow, radius: 2, offset: Point(x: 0, y: 2)), within: box.inset(by: -8))
        fill(.ellipse(box), RGBA(white: 1))
    }
}
