import Views

/// Texts, with their shadows and the paints of their runs.
extension DisplayListBuilder {
    mutating func drawText(_ text: PlacedText, in frame: Rect, vibrancy: Material?, tint: Color?) {
        let size = text.request.largestFontSize
        let ink = text.layout.lines.map { line in
            // Generous ascender and descender, for glyphs of any script.
            Rect(x: line.x - 2, y: line.baseline - size * 1.1, width: line.width + 4, height: size * 1.5)
        }
        guard let first = ink.first else { return }
        let bounds = ink.dropFirst().reduce(first) { $0.union($1) }
        // Clip only overflowing text; marks that extend beyond a fitting line stay.
        let set = text.layout.size
        let overflows = set.height > frame.height + 0.5 || set.width > frame.width + 0.5
        if overflows { clips.append(.rect(frame)) }
        defer { if overflows { clips.removeLast() } }
        if let shadow = text.shadow { drawShadow(shadow, of: text, within: bounds, tint: tint) }
        let command: DisplayCommand =
            if let vibrancy, text.runs.isEmpty {
                .vibrantText(text.request, at: text.origin, width: text.width, recipe(vibrancy))
            } else {
                command(text, at: text.origin, tint: tint)
            }
        emit(command, within: bounds)
    }

    private mutating func drawShadow(_ shadow: TextShadow, of text: PlacedText, within bounds: Rect, tint: Color?) {
        let color = resolve(shadow.color, tint).opacity(text.opacity)
        guard color.alpha > 0 else { return }
        let (x, y) = (shadow.offset.x, shadow.offset.y)
        let origin = Point(x: text.origin.x + x, y: text.origin.y + y)
        let paints = text.runs.map {
            TextPaint(color: color, isUnderlined: $0.isUnderlined, isStruckThrough: $0.isStruckThrough)
        }
        let command: DisplayCommand =
            paints.isEmpty
            ? .text(text.request, at: origin, width: text.width, color)
            : .attributedText(text.request, at: origin, width: text.width, paints)
        emit(command, within: bounds.offset(x: x, y: y))
    }

    private func command(_ text: PlacedText, at origin: Point, tint: Color?) -> DisplayCommand {
        if text.runs.isEmpty {
            let color = resolve(text.color, tint)
            return .text(
                text.request, at: origin, width: text.width, text.opacity < 1 ? color.opacity(text.opacity) : color)
        }
        let paints = text.runs.map { run in
            TextPaint(
                color: resolve(run.textColor ?? text.color, tint).opacity(text.opacity),
                background: run.backgroundColor.map { resolve($0, tint).opacity(text.opacity) },
                isUnderlined: run.isUnderlined,
                underlineColor: run.underlineColor.map { resolve($0, tint).opacity(text.opacity) },
                isStruckThrough: run.isStruckThrough,
                strikethroughColor: run.strikethroughColor.map { resolve($0, tint).opacity(text.opacity) })
        }
        return .attributedText(text.request, at: origin, width: text.width, paints)
    }
}
