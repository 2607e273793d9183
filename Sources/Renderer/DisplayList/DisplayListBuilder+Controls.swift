import ContentExtensionHost

/// UIKit's controls, drawn at their system sizes (fact: uikit/control).
extension DisplayListBuilder {
    mutating func drawField(_ field: TextField, _ frame: Rect) {
        switch field.borderStyle {
        case .none: break
        case .roundedRect:
            let outline = Outline.roundedRect(frame, radius: 5, curve: .continuous)
            fill(outline, resolve(.semantic(.systemBackground), nil))
            emit(.strokeInside(outline, width: pixel, resolve(.semantic(.separator), nil)), within: frame)
        case .line:
            emit(.strokeInside(.rect(frame), width: 1, resolve(.label, nil)), within: frame)
        case .bezel:
            fill(.rect(frame), resolve(.semantic(.systemBackground), nil))
            emit(.strokeInside(.rect(frame), width: 1, resolve(.semantic(.systemGray), nil)), within: frame)
        }
    }

    mutating func drawProgress(_ progress: ProgressView, _ frame: Rect, tint: Color?) {
        let isBar = progress.style == .bar
        track(
            progress.value, frame, fill: resolve(progress.progressTintColor ?? .semantic(.tintColor), tint),
            rest: resolve(progress.trackTintColor ?? (isBar ? .clear : .semantic(.systemFill)), tint),
            radius: isBar ? 0 : frame.height / 2)
    }

    mutating func drawSlider(_ slider: Slider, _ frame: Rect, tint: Color?) {
        let diameter = Slider.thumbDiameter
        let travel = max(0, frame.width - diameter)
        let strength = slider.isEnabled ? 1 : 0.5
        let bar = Rect(x: frame.minX + 2, y: frame.midY - 1, width: max(0, frame.width - 4), height: 2)
        let share = bar.width > 0 ? (travel * slider.position + diameter / 2 - 2) / bar.width : 0
        track(
            share, bar, fill: resolve(slider.minimumTrackTintColor ?? .semantic(.tintColor), tint).opacity(strength),
            rest: resolve(slider.maximumTrackTintColor ?? .semantic(.systemFill), tint).opacity(strength), radius: 1)
        let position = isRightToLeft ? 1 - slider.position : slider.position
        knob(
            Rect(x: frame.minX + travel * position, y: frame.midY - diameter / 2, width: diameter, height: diameter),
            slider.thumbTintColor)
    }

    mutating func drawSwitch(_ control: Switch, _ frame: Rect) {
        let box = Rect(x: frame.midX - 25.5, y: frame.midY - 15.5, width: 51, height: 31)
        let on = control.onTintColor ?? .semantic(.systemGreen)
        let color = resolve(control.isOn ? on : .semantic(.secondarySystemFill), nil)
        fill(.roundedRect(box, radius: 15.5, curve: .circular), color.opacity(control.isEnabled ? 1 : 0.5))
        let x = control.isOn != isRightToLeft ? box.maxX - 29 : box.minX + 2
        knob(Rect(x: x, y: box.minY + 2, width: 27, height: 27), control.thumbTintColor)
    }

    mutating func drawActivityIndicator(_ indicator: ActivityIndicator, _ frame: Rect) {
        // Spokes that fade around, as the first frame of UIActivityIndicatorView: eight from iOS 13 on, twelve thinner
        // ones in the styles before.
        let isNew = indicator.style == .medium || indicator.style == .large
        let count = isNew ? 8 : 12
        let side = indicator.size.width
        let radius = min(frame.width, frame.height, side) / 2
        let isWhite = indicator.style == .white || indicator.style == .whiteLarge
        let ink = resolve(indicator.color ?? (isWhite ? .white : .semantic(.systemGray)), nil)
        for spoke in 0..<count {
            let (x, y) = UnitVector.at(degrees: 180 - Double(spoke) * 360 / Double(count))
            let from = Point(x: frame.midX + x * radius * 0.5, y: frame.midY + y * radius * 0.5)
            let to = Point(x: frame.midX + x * radius * 0.9, y: frame.midY + y * radius * 0.9)
            let width = radius * (isNew ? 0.2 : 0.14)
            line(from, to, width: width, ink.opacity(1 - Double(spoke) * 0.8 / Double(count)))
        }
    }

    mutating func drawPlaceholder(_ placeholder: Placeholder, _ frame: Rect) {
        fill(.rect(frame), resolve(.semantic(.secondarySystemBackground), nil))
        let name =
            switch placeholder.kind {
            case .web: "globe"
            case .video: "play.circle.fill"
            case .camera: "camera.fill"
            case .scene: "cube"
            case .datePicker: "calendar"
            case .picker: "list.bullet"
            case .placeholder: "square.dashed"
            }
        let glyph = Rect(x: frame.midX - 13, y: frame.midY - 22, width: 26, height: 26)
        guard frame.height >= Placeholder.minHeightWithGlyph else { return }
        let image = ImageReference.symbol(name: name, pointSize: 24, weight: .regular)
        emit(.image(image, in: glyph, clip: nil, template: resolve(.semantic(.tertiaryLabel), nil)), within: glyph)
    }

    /// An approximation of UIKit's materials (fact: ios10/row.material).
    func systemRecipe(_ material: Material) -> MaterialRecipe {
        switch material {
        case .ultraThin, .systemUltraThinMaterial: blend(0.25)
        case .thin, .systemThinMaterial: blend(0.45)
        case .regular, .actions, .actionSeparator, .systemMaterial: blend(0.65)
        case .banner, .shortLook, .shortLookHeader, .listControl, .listFoot, .alert: blend(0.65)
        case .thick, .systemThickMaterial, .prominent: blend(0.82)
        case .systemChromeMaterial: blend(0.75)
        case .extraLight: blend(0.82, of: .light)
        case .light: blend(0.5, of: .light)
        case .dark: blend(0.65, of: .dark)
        case .systemUltraThinMaterialLight: blend(0.25, of: .light)
        case .systemThinMaterialLight: blend(0.45, of: .light)
        case .systemMaterialLight: blend(0.65, of: .light)
        case .systemThickMaterialLight: blend(0.82, of: .light)
        case .systemChromeMaterialLight: blend(0.75, of: .light)
        case .systemUltraThinMaterialDark: blend(0.25, of: .dark)
        case .systemThinMaterialDark: blend(0.45, of: .dark)
        case .systemMaterialDark: blend(0.65, of: .dark)
        case .systemThickMaterialDark: blend(0.82, of: .dark)
        case .systemChromeMaterialDark: blend(0.75, of: .dark)
        }
    }

    /// An appearance's background laid over at an opacity; the picture's own unless a material is always light or dark.
    private func blend(_ opacity: Double, of appearance: Appearance? = nil) -> MaterialRecipe {
        let base =
            appearance.map { Palette($0, increasesContrast: increasesContrast).resolve(.semantic(.systemBackground)) }
            ?? resolve(.semantic(.systemBackground), nil)
        return MaterialRecipe(multiply: 1 - opacity, add: base.red * opacity, approximation: base.opacity(opacity))
    }

    private mutating func track(_ value: Double, _ bar: Rect, fill color: RGBA, rest: RGBA, radius: Double) {
        fill(.roundedRect(bar, radius: radius, curve: .circular), rest)
        let width = bar.width * min(1, max(0, value))
        guard width > 0 else { return }
        let x = isRightToLeft ? bar.maxX - width : bar.minX
        let filled = Rect(x: x, y: bar.minY, width: max(width, bar.height), height: bar.height)
        fill(.roundedRect(filled, radius: radius, curve: .circular), color)
    }

    private mutating func knob(_ box: Rect, _ color: Color?) {
        let shadow = RGBA(white: 0, alpha: 0.15)
        emit(.shadow(.ellipse(box), shadow, radius: 2, offset: Point(x: 0, y: 2)), within: box.inset(by: -8))
        fill(.ellipse(box), color.map { resolve($0, nil) } ?? RGBA(white: 1))
        emit(.strokeInside(.ellipse(box), width: pixel, RGBA(white: 0, alpha: 0.06)), within: box)
    }
}
