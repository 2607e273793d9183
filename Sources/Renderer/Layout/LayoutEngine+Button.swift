import ContentExtensionHost

/// UIButton: its size, and where image, title and subtitle stand.
extension LayoutEngine {
    /// The frames of a button's parts, in points; a part that isn't shown has none.
    struct ButtonFrames {
        var image: Rect?
        var title: Rect
        var subtitle: Rect?
    }

    func buttonSize(_ button: Button, _ offered: Extent) -> Size {
        let content = buttonContent(button, width: button.growsWithItsTitle ? offered.limit : nil)
        let insets = button.insets
        var size = Size(
            width: content.block.width + insets.horizontal, height: content.block.height + insets.vertical)
        if button.contentInsets == nil, button.configuration == .none, let image = content.image {
            // The room above and below a title isn't an image's.
            size.height = max(image.height, content.title.height > 0 ? content.title.height + insets.vertical : 0)
        } else if content.image == nil {
            size.width = max(size.width, ButtonMetrics.minWidth)
        }
        return Size(width: offered.fit(size.width), height: size.height)
    }

    /// Where a button's image and title stand: aligned together in the insets, the image on the device's pixels.
    func buttonFrames(_ button: Button, in frame: Rect) -> ButtonFrames {
        let content = buttonContent(button, width: frame.width)
        let insets = button.insets
        let isTight = button.contentInsets == nil && button.configuration == .none
        let area = inset(frame, by: isTight ? EdgeInsets.zero : insets)
        let block = content.block
        let fillsAcross = button.contentHorizontalAlignment == .fill
        let width = fillsAcross ? area.width : min(block.width, area.width)
        let start = area.minX + (area.width - width) * button.contentHorizontalAlignment.share(traits.isRightToLeft)
        let top = area.minY + (area.height - block.height) * button.contentVerticalAlignment.share
        let box = Rect(x: start, y: top, width: width, height: block.height)
        var words = Size(width: content.words.width, height: min(content.words.height, area.height))
        let beside = content.image.map { $0.width + content.gap } ?? 0
        let isBeside = button.imagePlacement == .leading || button.imagePlacement == .trailing
        if isBeside { words.width = fillsAcross ? max(0, width - beside) : min(words.width, max(0, width - beside)) }
        var image: Rect?
        var text = Rect(x: box.minX, y: box.midY - words.height / 2, width: words.width, height: words.height)
        if let size = content.image {
            var rect = Rect(x: box.minX, y: box.midY - size.height / 2, width: size.width, height: size.height)
            switch button.imagePlacement {
            case .leading: text.origin.x = box.minX + beside
            case .trailing: rect.origin.x = text.maxX + content.gap
            case .top, .bottom:
                let middle = box.midX - size.width / 2
                rect.origin = Point(x: middle, y: button.imagePlacement == .top ? box.minY : box.maxY - size.height)
                text.origin.x = box.midX - words.width / 2
                text.origin.y = button.imagePlacement == .top ? box.maxY - words.height : box.minY
            }
            image = onPixels(mirrored(rect, in: box)).shifted(by: button.imageInsets, button, traits)
        }
        text = mirrored(text, in: box).shifted(by: button.titleInsets, button, traits)
        var title = text
        var subtitle: Rect?
        if content.subtitle.height > 0 {
            title.size.height = content.title.height
            subtitle = Rect(
                x: text.minX, y: text.maxY - content.subtitle.height, width: text.width,
                height: content.subtitle.height)
        }
        return ButtonFrames(image: image, title: title, subtitle: subtitle)
    }

    /// The subtitle, which is a label of its own.
    func buttonParts(_ button: Button, size: Size) -> [ControlPart] {
        guard let frame = buttonFrames(button, in: Rect(origin: .zero, size: size)).subtitle else { return [] }
        return [
            ControlPart(frame: frame, node: ViewNode(.label(button.subtitleLabel(isRightToLeft: traits.isRightToLeft))))
        ]
    }

    func titleLabel(_ button: Button) -> Label {
        Label(
            button.title, font: button.titleFont, textColor: button.foreground,
            alignment: button.textAlignment(isRightToLeft: traits.isRightToLeft), numberOfLines: button.numberOfLines,
            lineBreakMode: button.lineBreakMode,
            runs: button.runs)
    }

    /// The sizes of what a button shows, and of all of it together.
    private struct ButtonContent {
        var image: Size?
        var title = Size.zero
        var subtitle = Size.zero
        /// Title and subtitle together.
        var words = Size.zero
        var gap = 0.0
        var block = Size.zero
    }

    private func buttonContent(_ button: Button, width: Double?) -> ButtonContent {
        var content = ButtonContent()
        content.image = button.shownImage.flatMap { images.naturalSize(of: $0) }
        let isWordless = button.title.isEmpty && button.runs.isEmpty
        let isBeside = button.imagePlacement == .leading || button.imagePlacement == .trailing
        if content.image != nil, !isWordless { content.gap = button.gap }
        let beside = isBeside ? (content.image?.width ?? 0) + content.gap : 0
        let room = width.map { max(0, $0 - button.insets.horizontal - beside) }
        func size(_ label: Label) -> Size {
            let set = text.layout(request(label), width: room).size
            return Size(
                width: min(room ?? .infinity, traits.ceilToPixel(set.width)), height: traits.ceilToPixel(set.height))
        }
        if !isWordless { content.title = size(titleLabel(button)) }
        if button.showsSubtitle { content.subtitle = size(button.subtitleLabel(isRightToLeft: traits.isRightToLeft)) }
        content.words = Size(
            width: max(content.title.width, content.subtitle.width),
            height: content.title.height + content.subtitle.height
                + (content.subtitle.height > 0 ? ButtonMetrics.titlePadding : 0))
        if isWordless, content.image == nil {
            content.words.height = traits.ceilToPixel(request(titleLabel(button)).font.lineHeight)
        }
        let image = content.image ?? .zero
        content.block =
            isBeside
            ? Size(width: beside + content.words.width, height: max(image.height, content.words.height))
            : Size(
                width: max(image.width, content.words.width),
                height: image.height + content.gap + content.words.height)
        return content
    }
}

extension Rect {
    /// Moved as imageEdgeInsets and titleEdgeInsets move a part: by half their difference where it is centred.
    fileprivate func shifted(by insets: EdgeInsets, _ button: Button, _ traits: Device) -> Rect {
        guard insets != .zero else { return self }
        let left = traits.isRightToLeft ? insets.trailing : insets.leading
        let share = button.contentHorizontalAlignment.share(traits.isRightToLeft)
        let down = button.contentVerticalAlignment.share
        return offset(
            x: left * (1 - share) - (insets.horizontal - left) * share,
            y: insets.top * (1 - down) - insets.bottom * down)
    }
}

extension Button.HorizontalAlignment {
    /// What share of the free room lies left of the content.
    fileprivate func share(_ isRightToLeft: Bool) -> Double {
        switch self {
        case .center, .fill: 0.5
        case .left: 0
        case .right: 1
        case .leading: isRightToLeft ? 1 : 0
        case .trailing: isRightToLeft ? 0 : 1
        }
    }
}

extension Button.VerticalAlignment {
    /// What share of the free room lies above the content.
    fileprivate var share: Double {
        switch self {
        case .center, .fill: 0.5
        case .top: 0
        case .bottom: 1
        }
    }
}
