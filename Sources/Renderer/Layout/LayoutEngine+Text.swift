import ContentExtensionHost

/// Texts of labels and controls: what to set, and where it stands in a frame.
extension LayoutEngine {
    func request(_ label: Label) -> TextRequest {
        let label = label.runs.isEmpty ? label : label.simplified
        let font = resolve(label.font)
        var request = TextRequest(
            text: label.text, font: font, alignment: label.alignment, lineBreakMode: label.lineBreakMode,
            numberOfLines: label.numberOfLines, minimumScaleFactor: label.minimumScaleFactor,
            lineHeight: label.lineHeight, language: traits.language, isRightToLeft: traits.isRightToLeft)
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
        var resolved = Typography.resolve(font, traits)
        if resolved.family != nil { resolved.metrics = text.metrics(of: resolved) }
        return resolved
    }

    /// The text of a view in its frame; `nil` when it shows none.
    func placedText(_ node: ViewNode, in frame: Rect) -> PlacedText? {
        switch node.content {
        case .label(let label): return put(label, in: frame)
        case .button(let button): return put(titleLabel(button), in: buttonFrames(button, in: frame).title)
        case .textField(let field):
            return put(request(field), in: inset(frame, by: field.borderStyle.insets), color: field.shownColor)
        case .textView(let view): return put(view.label, in: inset(frame, by: view.frameInsets), atTop: true)
        case .placeholder(let placeholder):
            let title = placeholder.title.isEmpty ? placeholder.kind.title : placeholder.title
            let label = Label(title, font: .system(13), textColor: .semantic(.secondaryLabel), alignment: .center)
            // Below the glyph that is drawn in the middle, if there is room for it.
            let y = frame.midY + (frame.height >= Placeholder.minHeightWithGlyph ? 8 : -9)
            return put(label, in: Rect(x: frame.minX + 8, y: y, width: max(0, frame.width - 16), height: 18))
        default: return nil
        }
    }

    /// A label's text in a frame, with its colours and its shadow.
    private func put(_ label: Label, in frame: Rect, atTop: Bool = false) -> PlacedText? {
        let label = label.runs.isEmpty ? label : label.simplified
        var placed = put(request(label), in: frame, color: label.textColor, atTop: atTop)
        if !label.runs.isEmpty { placed?.runs = label.runs }
        if label.textShadow != nil { placed?.shadow = label.textShadow }
        if !label.isEnabled { placed?.opacity = 0.5 }
        return placed
    }

    /// A frame without insets; leading is on the right in right-to-left languages.
    func inset(_ frame: Rect, by insets: EdgeInsets) -> Rect {
        let left = traits.isRightToLeft ? insets.trailing : insets.leading
        return Rect(
            x: frame.minX + left, y: frame.minY + insets.top, width: max(0, frame.width - insets.horizontal),
            height: max(0, frame.height - insets.vertical))
    }

    /// A text centred in the height of its frame, as UILabel does it, its first baseline on the device's pixels.
    ///
    /// A text view's begins at its top, and is cut off by its clip rather than line by line.
    private func put(_ request: TextRequest, in frame: Rect, color: Color, atTop: Bool = false) -> PlacedText? {
        guard !request.text.isEmpty else { return nil }
        var request = request
        var set = text.layout(request, width: frame.width)
        if !atTop, set.size.height > frame.height + 0.5, set.lines.count > 1 {
            // A label lower than its text drops the lines that don't fit, and always keeps one.
            let lineHeight = set.size.height / Double(set.lines.count)
            request.numberOfLines = max(1, Int(((frame.height + 0.5) / lineHeight).rounded(.down)))
            set = text.layout(request, width: frame.width)
        }
        if set.lines.isEmpty { return nil }
        let top = atTop ? frame.minY : frame.minY + (frame.height - set.size.height) / 2
        let first = set.lines[0].baseline
        let origin = Point(x: frame.minX, y: traits.roundToPixel(top + first) - first)
        return PlacedText(request: request, width: frame.width, origin: .zero, color: color, layout: set)
            .offset(x: origin.x, y: origin.y)
    }

    /// The distance of a view's first or last baseline from its top, in points; a view that has none stands with its
    /// top on a first baseline and with its bottom on a last one (UIView.forFirstBaselineLayout).
    func baseline(_ item: LayoutItem, size: Size, last: Bool) -> Double {
        item.baseline(in: size, last: last) {
            let frame = Rect(origin: .zero, size: size)
            let placed = placedText(item.node, in: frame)
            if let line = last ? placed?.layout.lines.last : placed?.layout.lines.first { return line.baseline }
            if case .image(let view) = item.node.content, case .symbol(_, let pointSize, _) = view.image {
                // Symbols are drawn around the middle of the capitals beside them.
                return (size.height + pointSize * ResolvedFont.capHeightRatio) / 2
            }
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

extension Label {
    /// The label with a single run that only sets font and colour as plain text, which is set and painted faster.
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

extension Placeholder {
    /// Lower stand-ins have nothing but their words; points.
    static let minHeightWithGlyph = 56.0
}

extension Placeholder.Kind {
    /// What a stand-in without a title of its own is called.
    fileprivate var title: String {
        switch self {
        case .web: "Web page"
        case .video: "Video"
        case .camera: "Camera"
        case .scene: "3D scene"
        case .datePicker: "Date picker"
        case .picker: "Picker"
        case .placeholder: "Drawn by code"
        }
    }
}
