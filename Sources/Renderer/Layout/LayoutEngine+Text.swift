import Views

/// The text requests of labels and controls, and their positions in a frame.
extension LayoutEngine {
    func request(_ label: Label) -> TextRequest {
        let label = label.runs.isEmpty ? label : label.simplified
        let font = resolve(label.font)
        var request = TextRequest(
            text: label.text, font: font, alignment: label.alignment, lineBreakMode: label.lineBreakMode,
            numberOfLines: label.numberOfLines, minimumScaleFactor: label.minimumScaleFactor,
            lineHeight: label.lineHeight, language: device.language, isRightToLeft: device.isRightToLeft)
        request.keepsWordsWhole = label.keepsWordsWhole
        guard !label.runs.isEmpty else { return request }
        request.text = label.runs.plainText
        request.lineHeight = label.lineHeight ?? 0
        request.runs = label.runs.map { run in
            TextRequest.Run(
                length: run.text.utf8.count, font: run.font.map { resolve($0) } ?? font, kern: run.kern,
                baselineOffset: run.baselineOffset)
        }
        return request
    }

    private func resolve(_ font: Font) -> ResolvedFont {
        var resolved = Typography.resolve(font, device)
        if resolved.family != nil { resolved.metrics = text.metrics(of: resolved) }
        return resolved
    }

    /// The text of a view in its frame; `nil` without text.
    func placedText(_ node: ViewNode, in frame: Rect) -> PlacedText? {
        switch node.content {
        case .label(let label): return put(label, in: frame)
        case .control(let control):
            return control.base.text(in: frame, of: self).flatMap { put($0.label, in: $0.frame, atTop: $0.isAtTop) }
        default: return nil
        }
    }

    /// A label's text in a frame, with its colours and shadow.
    private func put(_ label: Label, in frame: Rect, atTop: Bool = false) -> PlacedText? {
        let label = label.runs.isEmpty ? label : label.simplified
        var placed = put(request(label), in: frame, color: label.textColor, atTop: atTop)
        if !label.runs.isEmpty { placed?.runs = label.runs }
        if label.textShadow != nil { placed?.shadow = label.textShadow }
        if !label.isEnabled { placed?.opacity = 0.5 }
        return placed
    }

    /// Centres a text vertically in its frame, as UILabel does, with its first baseline on a device pixel.
    ///
    /// A text view's text starts at the top and is cut off by the view's clip rather than by lines.
    private func put(_ request: TextRequest, in frame: Rect, color: Color, atTop: Bool = false) -> PlacedText? {
        guard !request.text.isEmpty else { return nil }
        var request = request
        var set = text.layout(request, width: frame.width)
        if !atTop, set.size.height > frame.height + 0.5, set.lines.count > 1 {
            // A label that is too low drops the lines that don't fit, but keeps at least one.
            let lineHeight = set.size.height / Double(set.lines.count)
            request.numberOfLines = max(1, Int(((frame.height + 0.5) / lineHeight).rounded(.down)))
            set = text.layout(request, width: frame.width)
        }
        if set.lines.isEmpty { return nil }
        let top = atTop ? frame.minY : frame.minY + (frame.height - set.size.height) / 2
        let first = set.lines[0].baseline
        let origin = Point(x: frame.minX, y: device.roundToPixel(top + first) - first)
        return PlacedText(request: request, width: frame.width, origin: .zero, color: color, layout: set)
            .offset(x: origin.x, y: origin.y)
    }

    /// The distance of a view's first or last baseline from its top, in points. A view without baselines uses its top
    /// as the first and its bottom as the last one (UIView.forFirstBaselineLayout).
    func baseline(_ item: LayoutItem, size: Size, last: Bool) -> Double {
        item.baseline(in: size, last: last) {
            let frame = Rect(origin: .zero, size: size)
            let placed = placedText(item.node, in: frame)
            if let line = last ? placed?.layout.lines.last : placed?.layout.lines.first { return line.baseline }
            if let baseline = imageBaseline(item.node, in: frame) { return baseline }
            guard case .stack(let stack) = item.node.content, !item.arranged.isEmpty else {
                return last ? size.height : 0
            }
            let frames = arrangedFrames(item, stack, in: frame)
            let index = last && stack.axis == .vertical ? frames.count - 1 : 0
            let child = onPixels(frames[index])
            return child.minY + baseline(item.arranged[index], size: child.size, last: last)
        }
    }
}

extension LayoutEngine {
    /// The baseline of a symbol, of a button without a title, or of an empty field; `nil` for other views.
    private func imageBaseline(_ node: ViewNode, in frame: Rect) -> Double? {
        func baseline(of image: ImageReference, in frame: Rect) -> Double {
            guard case .symbol(_, let pointSize, _) = image else { return frame.maxY }
            // Symbols are centred on the height of adjacent capitals.
            return frame.midY + pointSize * ResolvedFont.capHeightRatio / 2
        }
        switch node.content {
        case .image(let view):
            guard let image = view.image, image.isSymbol else { return nil }
            return baseline(of: image, in: frame)
        case .control(let control):
            if let image = (control.base as? Button)?.shownImage,
                let place = control.base.imageFrame(in: frame, of: self)
            {
                return baseline(of: image, in: place)
            }
            // The line that a text would have.
            guard let text = control.base.text(in: frame, of: self) else { return nil }
            let font = request(text.label).font
            let top = text.isAtTop ? text.frame.minY : text.frame.midY - font.lineHeight / 2
            return device.roundToPixel(top + font.ascender)
        default: return nil
        }
    }
}

extension Label {
    /// The label without runs if its only run just sets font and colour, because plain text is faster.
    fileprivate var simplified: Label {
        guard runs.count == 1, let run = runs.first, run.backgroundColor == nil, !run.isUnderlined,
            !run.isStruckThrough, run.kern == nil, run.baselineOffset == 0
        else { return self }
        var label = self
        (label.text, label.runs) = (run.text, [])
        label.font = run.font ?? font
        label.textColor = run.textColor ?? textColor
        return label
    }
}

extension LayoutEngine: ControlLayout {
    package func size(of label: Label, width: Double?) -> Size { text.layout(request(label), width: width).size }
    package func lineHeight(of label: Label) -> Double { request(label).lineHeight }
    package func naturalSize(of image: ImageReference) -> Size? { images.naturalSize(of: image) }
}
