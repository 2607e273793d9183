import AutoLayout

/// The size of a button, and the places of image, title and subtitle.
extension Button {
    /// UIButton's own size is its title's on one line, a configuration's is that of all lines.
    private var growsWithItsTitle: Bool { configuration != .none || numberOfLines == 1 }
    package var isHeightForWidth: Bool { numberOfLines != 1 && growsWithItsTitle }

    package func size(limit: Double?, in layout: some ControlLayout) -> Size {
        let content = content(width: growsWithItsTitle ? limit : nil, layout)
        var size = Size(width: content.block.width + insets.horizontal, height: content.block.height + insets.vertical)
        if contentInsets == nil, configuration == .none, let image = content.image {
            // The room above and below a title isn't an image's.
            size.height = max(image.height, content.title.height > 0 ? content.title.height + insets.vertical : 0)
        } else if content.image == nil {
            size.width = max(size.width, Self.minWidth)
        }
        return Size(width: min(limit ?? .infinity, size.width), height: size.height)
    }

    /// The minimum width of a button without an image, in points.
    private static let minWidth = 30.0
    /// Between title and subtitle, in points.
    private static let titlePadding = 1.0

    package func text(in frame: Rect, of layout: some ControlLayout) -> ControlText? {
        let title = frames(in: frame, layout).title
        // An image may take all the width.
        return title.width > 0 || shownImage == nil ? ControlText(label: titleLabel(layout), frame: title) : nil
    }

    package func imageFrame(in frame: Rect, of layout: some ControlLayout) -> Rect? { frames(in: frame, layout).image }

    /// The subtitle, which is a label of its own.
    package func parts(size: Size, in layout: some ControlLayout) -> [ControlPart] {
        guard let frame = frames(in: Rect(origin: .zero, size: size), layout).subtitle else { return [] }
        return [ControlPart(frame: frame, node: ViewNode(.label(subtitleLabel(layout))))]
    }

    /// The frames of a button's parts, in points; a part that isn't shown has none.
    private struct Frames {
        var image: Rect?
        var title: Rect
        var subtitle: Rect?
    }

    /// Image and title are aligned together in the insets, the image on the device's pixels.
    private func frames(in frame: Rect, _ layout: some ControlLayout) -> Frames {
        let isTight = contentInsets == nil && configuration == .none
        let area = layout.inset(frame, by: isTight ? EdgeInsets.zero : insets)
        let content = content(width: frame.width, room: configuration == .none ? area.size : nil, layout)
        let block = content.block
        let fillsAcross = contentHorizontalAlignment == .fill
        let width = fillsAcross ? area.width : min(block.width, area.width)
        let start = area.minX + (area.width - width) * contentHorizontalAlignment.share(layout.device.isRightToLeft)
        let top = area.minY + (area.height - block.height) * contentVerticalAlignment.share
        let box = Rect(x: start, y: top, width: width, height: block.height)
        var words = Size(width: content.words.width, height: min(content.words.height, area.height))
        let beside = content.image.map { $0.width + content.gap } ?? 0
        if isBeside { words.width = fillsAcross ? max(0, width - beside) : min(words.width, max(0, width - beside)) }
        var image: Rect?
        var text = Rect(x: box.minX, y: box.midY - words.height / 2, width: words.width, height: words.height)
        if let size = content.image {
            var rect = Rect(x: box.minX, y: box.midY - size.height / 2, width: size.width, height: size.height)
            switch imagePlacement {
            case .leading: text.origin.x = box.minX + beside
            case .trailing: rect.origin.x = text.maxX + content.gap
            case .top, .bottom:
                let middle = box.midX - size.width / 2
                rect.origin = Point(x: middle, y: imagePlacement == .top ? box.minY : box.maxY - size.height)
                text.origin.x = box.midX - words.width / 2
                text.origin.y = imagePlacement == .top ? box.maxY - words.height : box.minY
            }
            image = shifted(layout.onPixels(layout.mirrored(rect, in: box)), by: imageInsets, layout)
        }
        text = shifted(layout.mirrored(text, in: box), by: titleInsets, layout)
        var title = text
        var subtitle: Rect?
        if content.subtitle.height > 0 {
            title.size.height = content.title.height
            subtitle = Rect(
                x: text.minX, y: text.maxY - content.subtitle.height, width: text.width,
                height: content.subtitle.height)
        }
        return Frames(image: image, title: title, subtitle: subtitle)
    }

    /// Moves a part as imageEdgeInsets and titleEdgeInsets do: by half their difference where it is centred.
    private func shifted(_ rect: Rect, by insets: EdgeInsets, _ layout: some ControlLayout) -> Rect {
        guard insets != .zero else { return rect }
        let left = layout.device.isRightToLeft ? insets.trailing : insets.leading
        let share = contentHorizontalAlignment.share(layout.device.isRightToLeft)
        let down = contentVerticalAlignment.share
        return rect.offset(
            x: left * (1 - share) - (insets.horizontal - left) * share,
            y: insets.top * (1 - down) - insets.bottom * down)
    }

    private var isBeside: Bool { imagePlacement == .leading || imagePlacement == .trailing }

    private func titleLabel(_ layout: some ControlLayout) -> Label {
        Label(
            title, font: titleFont, textColor: foreground,
            alignment: textAlignment(isRightToLeft: layout.device.isRightToLeft), numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode, runs: runs)
    }

    private func subtitleLabel(_ layout: some ControlLayout) -> Label {
        Label(
            subtitle, font: .style(.caption1), textColor: foreground,
            alignment: textAlignment(isRightToLeft: layout.device.isRightToLeft), numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode)
    }

    /// The sizes of what a button shows, and of all of it together.
    private struct Content {
        var image: Size?
        var title = Size.zero
        var subtitle = Size.zero
        /// Title and subtitle together.
        var words = Size.zero
        var gap = 0.0
        var block = Size.zero
    }

    /// - Parameter room: UIButton's own layout stretches an image into it that is larger; `nil` for no limit.
    private func content(width: Double?, room area: Size? = nil, _ layout: some ControlLayout) -> Content {
        var content = Content()
        content.image = shownImage.flatMap { image in
            guard let size = layout.naturalSize(of: image), let area, !image.isSymbol else {
                return layout.naturalSize(of: image)
            }
            return Size(width: min(size.width, area.width), height: min(size.height, area.height))
        }
        let isWordless = title.isEmpty && runs.isEmpty
        if content.image != nil, !isWordless { content.gap = gap }
        let beside = isBeside ? (content.image?.width ?? 0) + content.gap : 0
        let room = width.map { max(0, $0 - insets.horizontal - beside) }
        func size(_ label: Label) -> Size {
            let set = layout.size(of: label, width: room)
            return Size(
                width: min(room ?? .infinity, layout.device.ceilToPixel(set.width)),
                height: layout.device.ceilToPixel(set.height))
        }
        if !isWordless { content.title = size(titleLabel(layout)) }
        if showsSubtitle { content.subtitle = size(subtitleLabel(layout)) }
        content.words = Size(
            width: max(content.title.width, content.subtitle.width),
            height: content.title.height + content.subtitle.height
                + (content.subtitle.height > 0 ? Self.titlePadding : 0))
        if isWordless, content.image == nil {
            content.words.height = layout.device.ceilToPixel(layout.lineHeight(of: titleLabel(layout)))
        }
        let image = content.image ?? .zero
        content.block =
            isBeside
            ? Size(width: beside + content.words.width, height: max(image.height, content.words.height))
            : Size(
                width: max(image.width, content.words.width), height: image.height + content.gap + content.words.height)
        return content
    }
}

extension Button.HorizontalAlignment {
    /// The share of the free room that lies left of the content.
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
    /// The share of the free room that lies above the content.
    fileprivate var share: Double {
        switch self {
        case .center, .fill: 0.5
        case .top: 0
        case .bottom: 1
        }
    }
}
