import ContentExtensionHost

/// What a display list takes to paint, estimated from the rectangles it covers before anything is painted.
///
/// Layers may lie over one another as often as there are views, so that a canvas within the limits can still take hours.
struct PaintingCost {
    /// The pixels that are written; work of another kind counts as the pixels that take as long.
    private(set) var pixels = 0.0
    /// The pixels of the groups that are open at once, at the worst.
    private(set) var groupPixels = 0.0

    private let scale: Double
    /// What the open scopes let through, in points, and the pixels of the group that each of them makes.
    private var scopes: [(visible: Rect, group: Double)] = []

    private static let pixelsPerDash = 50.0
    private static let pixelsPerByteOfText = 300.0
    /// A shadow's mask is scaled up when it is wide.
    private static let pixelsPerShadowPixel = 2.0
    /// A pixel of a shadow's mask is worked out by us rather than by cairo.
    private static let pixelsPerMaskPixel = 8.0
    /// So is a material's, besides being written.
    private static let pixelsPerMaterialPixel = 3.0
    /// The blurred wallpaper in a material is mixed from its neighbours.
    private static let pixelsPerFrostedPixel = 4.0
    /// A group's pixels are cleared, written and laid over what is below.
    private static let pixelsPerGroupPixel = 3.0

    init(of list: DisplayList, scale: Double, text: some TextMeasuring) {
        self.scale = scale
        scopes = [(Rect(origin: .zero, size: list.size), 0)]
        for (index, command) in list.commands.enumerated() {
            switch command {
            case .pushClip(let outline):
                scopes.append((visible(outline.bounds), 0))
            case .pushOpacity(let opacity):
                let bounds = opacity < 1 ? visible(list.bounds(ofScopeAt: index, text: text)) : visible
                let group = opacity < 1 ? area(bounds) : 0
                scopes.append((bounds, group))
                pixels += group * Self.pixelsPerGroupPixel
                groupPixels = max(groupPixels, scopes.reduce(0) { $0 + $1.group })
            case .popClip, .popOpacity:
                if scopes.count > 1 { scopes.removeLast() }
            default:
                guard let bounds = command.bounds(canvas: list.size, text: text) else { continue }
                let covered = visible(bounds)
                if covered.isEmpty { continue }
                let extra = extra(command, in: covered)
                // What isn't finite isn't painted.
                pixels += area(covered) + (extra.isFinite ? extra : 0)
            }
        }
    }

    /// Throws `too-much-to-paint` (77) when it is more than the limits allow.
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

    /// What a command costs beside the pixels it covers.
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
