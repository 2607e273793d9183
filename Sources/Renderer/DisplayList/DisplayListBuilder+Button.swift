import ContentExtensionHost

/// What a button draws behind its title and image.
extension DisplayListBuilder {
    mutating func drawButton(_ button: Button, _ node: LayoutNode, tint: Color?) {
        if let color = background(of: button, tint: tint) {
            // A button with a radius of its own has a background of that radius.
            let own = node.style.cornerRadius
            let radius = (own == .points(0) ? button.backgroundRadius : own).resolved(for: node.frame.size)
            fill(.roundedRect(node.frame, radius: radius, curve: .continuous), color)
        }
        if let image = button.backgroundImage {
            emit(.image(image, in: node.frame, clip: nil, template: nil), within: node.frame)
        }
        if button.configuration == .none, button.type == .system, button.isSelected, button.isEnabled {
            drawSelection(node, tint: tint)
        }
        if let image = button.shownImage, let frame = node.imageFrame {
            let isSymbol = if case .symbol = image { true } else { false }
            let color = isSymbol ? resolve(button.foreground, tint) : nil
            let isFaded = !isSymbol && !button.isEnabled
            if isFaded { appendBarrier(.pushOpacity(0.5)) }
            emit(.image(adapted(image), in: frame, clip: nil, template: color), within: frame)
            if isFaded { appendBarrier(.popOpacity) }
        }
    }

    private func background(of button: Button, tint: Color?) -> RGBA? {
        let fill = button.fill
        if fill == .none { return button.baseBackgroundColor.map { resolve($0, tint) } }
        if !button.isEnabled { return resolve(.semantic(.tertiarySystemFill), tint) }
        let base = button.baseBackgroundColor
        switch fill {
        case .none: return nil
        case .gray: return resolve(base ?? .semantic(.secondarySystemFill), tint)
        case .tinted: return resolve(base ?? .semantic(.tintColor), tint).opacity(isDark ? 0.22 : 0.15)
        case .filled: return resolve(base ?? .semantic(.tintColor), tint)
        }
    }

    /// The tint behind the content of a selected system button, as from iOS 7 on.
    private mutating func drawSelection(_ node: LayoutNode, tint: Color?) {
        let lines = node.text?.layout.lines ?? []
        guard let first = lines.first, let text = node.text else { return }
        let height = text.layout.size.height
        let top = first.baseline - text.request.font.ascender
        var box = Rect(x: first.x, y: top, width: first.width, height: height)
        for line in lines { box = box.union(Rect(x: line.x, y: top, width: line.width, height: height)) }
        if let image = node.imageFrame { box = box.union(image) }
        let outline = Outline.roundedRect(box.inset(by: -4), radius: 4, curve: .circular)
        fill(outline, resolve(.semantic(.tintColor), tint))
    }
}
