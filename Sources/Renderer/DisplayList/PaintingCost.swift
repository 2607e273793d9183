import ContentExtensionHost

/// The estimated cost of painting a display list, from the rectangles that it covers.
///
/// Layers can overlap without limit, so that even a canvas within the limits could take hours.
struct PaintingCost {
    /// Painted pixels; other work counts as the pixels that take the same time.
    private(set) var pixels = 0.0
    /// The maximum pixels in open groups at the same time.
    private(set) var groupPixels = 0.0

    private let scale: Double
    /// The visible rectangle in points and the group's pixels of each open scope.
    private var scopes: [(visible: Rect, group: Double)] = []

    private static let pixelsPerDash = 50.0
    private static let pixelsPerByteOfText = 300.0
    /// A wide shadow's mask is scaled up.
    private static let pixelsPerShadowPixel = 2.0
    /// Our own code computes a mask pixel, slower than cairo.
    private static let pixelsPerMaskPixel = 8.0
    /// Computed by our own code, too, and then written.
    private static let pixelsPerMaterialPixel = 3.0
    /// The blurred wallpaper in a material is interpolated.
    private static let pixelsPerFrostedPixel = 4.0
    /// A group's pixels are cleared, written and composited.
    private static let pixelsPerGroupPixel = 3.0

    init(of list: DisplayList, scale: Double, text: some TextMeasuring) {
        self.scale = scale
        scopes = [(Rect(origin: .zero, size: list.size), 0)]
        for (index, command) in list.commands.enumerated() {
            switch command {
            case .pushClip(let outline): scopes.append((visible(outline.bounds), 0))
            case .pushOpacity(let opacity):
                let bounds = opacity < 1 ? visible(list.bounds(ofScopeAt: index, text: text)) : visible
                let group = opacity < 1 ? area(bounds) : 0
                scopes.append((bounds, group))
                pixels += group * Self.pixelsPerGroupPixel
                groupPixels = max(groupPixels, scopes.reduce(0) { $0 + $1.group })
            case .popClip, .popOpacity: if scopes.count > 1 { scopes.removeLast() }
            case .transformed(let commands, let transform):
                let inner = PaintingCost(
                    of: DisplayList(size: list.size, commands: commands),
                    scale: scale * max(1, transform.magnification),
                    text: text)
                let group = area(visible(command.bounds(canvas: list.size, text: text) ?? .zero))
                pixels += inner.pixels + group * Self.pixelsPerGroupPixel
                groupPixels = max(groupPixels, scopes.reduce(group) { $0 + $1.group } + inner.groupPixels)
            default:
                guard let bounds = command.bounds(canvas: list.size, text: text) else { continue }
                let covered = visible(bounds)
                if covered.isEmpty { continue }
                let extra = extra(command, in: covered)
                // Non-finite coordinates aren't painted.
                pixels += area(covered) + (extra.isFinite ? extra : 0)
            }
        }
    }

    /// Throws `too-much-to-paint` (77) beyond the limits.
    func check() throws(Diagnostic) {
        if pixels > Double(Limits.paintedPixels) {
            throw refusal("all layers together come to more than \(Limits.paintedPixels) pixels")
        }
        if groupPixels > Double(Limits.groupPixels) {
            throw refusal("translucent views within one another hold more than \(Limits.groupPixels) pixels")
        }
    }

    private func refusal(_ reason: String) -> Diagnostic {
        Diagnostic(
            .error, "too-much-to-paint", "the picture is refused: \(reason)",
            hint: "lay fewer large views over one another, or draw at a smaller scale", exit: .refused)
    }

    /// The cost of a command in addition to the pixels that it covers.
    private func extra(_ command: DisplayCommand, in bounds: Rect) -> Double {
        switch command {
        case .text(let request, _, _, _), .attributedText(let request, _, _, _):
            return Double(request.text.utf8.count) * Self.pixelsPerByteOfText
        case .material(_, let recipe):
            let frost = recipe.blurRadius > 0 ? Self.pixelsPerFrostedPixel : 0
            return area(bounds) * (Self.pixelsPerMaterialPixel + frost)
        case .line(let from, let to, _, let dash, _, _):
            let period = dash.reduce(0, +)
            let length = abs(to.x - from.x) + abs(to.y - from.y)
            return period > 0 ? length / period * Self.pixelsPerDash : 0
        case .shadow(let outline, _, let radius, _):
            guard radius.isFinite, outline.bounds.width.isFinite, outline.bounds.height.isFinite else { return 0 }
            let mask = ShadowMask.pixels(for: OutlineGeometry(outline), radius: radius, canvasScale: scale)
            return mask * Self.pixelsPerMaskPixel + area(bounds) * Self.pixelsPerShadowPixel
        default: return 0
        }
    }

    private var visible: Rect { scopes.last?.visible ?? .zero }
    private func visible(_ rect: Rect) -> Rect { visible.intersection(rect) }
    private func area(_ rect: Rect) -> Double { rect.isEmpty ? 0 : rect.width * rect.height * scale * scale }
}
