import Views

extension DisplayList {
    /// The index of the pop that matches a push, or the last index without one.
    func endOfScope(from index: Int) -> Int {
        var depth = 0
        for i in index..<commands.count {
            switch commands[i] {
            case .pushClip, .pushOpacity: depth += 1
            case .popClip, .popOpacity: depth -= 1
            default: break
            }
            if depth == 0 { return i }
        }
        return commands.count - 1
    }

    /// `true` when every pixel is overwritten.
    var coversCanvas: Bool {
        guard case .backdrop(let backdrop) = commands.first else { return false }
        let screen = backdrop.screen
        return [screen.minX, screen.minY, screen.width, screen.height].allSatisfy(\.isFinite) && !screen.isEmpty
    }

    /// A rectangle around everything that a scope's commands paint.
    func bounds(ofScopeAt index: Int, text: some TextMeasuring) -> Rect {
        bounds(of: commands[index...endOfScope(from: index)], text: text)
    }

    /// A rectangle around everything that is painted.
    func bounds(text: some TextMeasuring) -> Rect { bounds(of: commands[...], text: text) }

    private func bounds(of commands: ArraySlice<DisplayCommand>, text: some TextMeasuring) -> Rect {
        var bounds: Rect?
        for command in commands {
            guard let painted = command.bounds(canvas: size, text: text), !painted.isEmpty else { continue }
            bounds = bounds?.union(painted) ?? painted
        }
        return bounds ?? .zero
    }
}

extension DisplayCommand {
    /// A rectangle around the command's pixels; `nil` if it paints none.
    func bounds(canvas: Size, text: some TextMeasuring) -> Rect? {
        switch self {
        case .backdrop: return Rect(origin: .zero, size: canvas)
        case .fill(let outline, _), .strokeInside(let outline, _, _), .gradient(let outline, _, _, _, _),
            .material(let outline, _), .shading(let outline, _):
            return outline.bounds
        case .stroke(let path, let stroke, _): return DisplayListBuilder.reach(of: path, stroke)
        case .line(let from, let to, let width, _, _, _):
            return Rect(
                x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y)
            ).inset(by: -width)
        case .shadow(let outline, _, let radius, let offset):
            return outline.bounds.offset(x: offset.x, y: offset.y).inset(by: -ShadowMask.reach * radius)
        case .image(_, let rect, let clip, _): return clip.map { rect.intersection($0.bounds) } ?? rect
        case .text(let request, let point, let width, _), .vibrantText(let request, let point, let width, _),
            .attributedText(let request, let point, let width, _):
            let size = text.layout(request, width: width).size
            // Ink extends beyond the line box (italics, accents, emoji), by less than two ems.
            return Rect(x: point.x, y: point.y, width: max(size.width, width ?? 0), height: size.height).inset(
                by: -2 * request.largestFontSize)
        case .transformed(let commands, let transform):
            let bounds = DisplayList(size: canvas, commands: commands).bounds(text: text)
            return bounds.isEmpty ? nil : transform.bounds(of: bounds)
        case .pushClip, .popClip, .pushOpacity, .popOpacity: return nil
        }
    }
}
