import Basics
import FastPNG
import Views

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
    /// The shadows so far: each mask is computed once.
    private var shadows: Set<ShadowMask.Key> = []
    /// The images so far: each is fitted to the canvas's pixels once.
    private var images: Set<FittedImage> = []
    private var fitted: [Rect] = []

    private struct FittedImage: Hashable {
        let image: ImageReference
        let size: Size
    }

    private static let pixelsPerDash = 50.0
    private static let pixelsPerByteOfText = 300.0
    /// A shadow is painted in four parts around its view, each with a surface of its own.
    private static let pixelsPerShadow = 250_000.0
    /// A wide shadow's mask is scaled up.
    private static let pixelsPerShadowPixel = 8.0
    private static let pixelsPerSymbol = 20_000.0
    private static let pixelsPerFittedPixel = 10.0
    /// Our own code computes a mask pixel, from up to 64 bands of a corner.
    private static let pixelsPerMaskPixel = 80.0
    /// A gradient that isn't upright has another colour at each pixel.
    private static let pixelsPerSlantedPixel = 8.0
    /// A turned group is drawn upright, and then interpolated.
    private static let pixelsPerTransformedPixel = 24.0
    private static let pixelsPerRowOfLine = 200.0
    private static let pixelsPerPairOfLines = 1_000.0
    /// A stroked line has two sides, and joins.
    private static let linesPerStroke = 3.0
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
            case .pushClip(let outline):
                let clip = visible(outline.bounds)
                pixels += lines(outline, in: clip)
                scopes.append((clip, 0))
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
                pixels += inner.pixels + group * Self.pixelsPerTransformedPixel
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
        pixels += fittings(list.size) * Self.pixelsPerFittedPixel
    }

    /// The pixels of fitted images: once, or in each of their bands if those beside one another are too large to be kept.
    private func fittings(_ canvas: Size) -> Double {
        let width = canvas.width * scale
        guard !fitted.isEmpty, (1...1e6).contains(width) else { return 0 }
        let edges = fitted.flatMap { [($0.minY, area($0)), ($0.maxY, -area($0))] }.sorted { $0 < $1 }
        var (open, most) = (0.0, 0.0)
        for (_, pixels) in edges {
            open += pixels
            most = max(most, open)
        }
        let isKept = most * 4 <= Double(Limits.fittedImageBytes / 2)
        let band = Double(PNGBand.height(width: Int(width), isOpaque: true))
        return fitted.reduce(0) { $0 + area($1) * (isKept ? 1 : max(1, $1.height * scale / band)) }
    }

    /// Throws `too-much-to-paint` (77) beyond the limits.
    func check() throws(Diagnostic) {
        if pixels > Double(Limits.paintedPixels) {
            throw refusal(
                "all layers together take longer than \(Limits.paintedPixels) pixels may",
                hint: "lay fewer large views, shadows or crossing lines over one another")
        }
        if groupPixels > Double(Limits.groupPixels) {
            throw refusal(
                "translucent views within one another hold more than \(Limits.groupPixels) pixels",
                hint: "lay fewer large views over one another")
        }
    }

    private func refusal(_ reason: String, hint: String) -> Diagnostic {
        Diagnostic(
            .error, "too-much-to-paint", "the picture is refused: \(reason)",
            hint: "\(hint), or draw at a smaller scale", exit: .refused)
    }

    /// The cost of a command in addition to the pixels that it covers.
    private mutating func extra(_ command: DisplayCommand, in bounds: Rect) -> Double {
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
            let geometry = OutlineGeometry(outline)
            let maskScale = ShadowMask.scale(radius: radius, canvasScale: scale)
            let isNew = shadows.insert(ShadowMask.Key(geometry, scale: maskScale, sigma: radius * maskScale)).inserted
            let mask = isNew ? ShadowMask.pixels(for: geometry, radius: radius, canvasScale: scale) : 0
            return Self.pixelsPerShadow + mask * Self.pixelsPerMaskPixel
                + (maskScale == scale ? 0 : area(bounds) * Self.pixelsPerShadowPixel)
        case .fill(let outline, _): return lines(outline, in: bounds)
        case .gradient(let outline, _, _, let start, let end):
            let isUpright = start.x == end.x || start.y == end.y
            return lines(outline, in: bounds) + (isUpright ? 0 : area(bounds) * Self.pixelsPerSlantedPixel)
        case .shading(let outline, _): return lines(outline, in: bounds) + area(bounds) * Self.pixelsPerSlantedPixel
        case .strokeInside(let outline, _, _): return Self.linesPerStroke * lines(outline, in: bounds)
        case .stroke(let path, let stroke, _):
            let solid = Self.linesPerStroke * lines(.path(path), in: bounds)
            let period = stroke.dash.reduce(0, +)
            return period > 0 ? solid + path.segments.reduce(0) { $0 + $1.length } / period * Self.pixelsPerDash : solid
        case .image(.symbol, _, _, _): return Self.pixelsPerSymbol
        case .image(let image, let rect, _, _):
            guard FittedImages.keeps(rect, scale: scale) else { return area(bounds) * Self.pixelsPerFittedPixel }
            if images.insert(FittedImage(image: image, size: rect.size)).inserted { fitted.append(rect) }
            return 0
        case .pushClip, .popClip, .pushOpacity, .popOpacity, .transformed, .backdrop: return 0
        }
    }

    /// The cost of an outline's lines; that of few is in the pixels.
    private func lines(_ outline: Outline, in bounds: Rect) -> Double {
        guard case .path(let path) = outline, !bounds.isEmpty else { return 0 }
        let cost = PathCost(path, visible: bounds, scale: scale)
        return cost.rows * Self.pixelsPerRowOfLine + cost.pairs * Self.pixelsPerPairOfLines
    }

    private var visible: Rect { scopes.last?.visible ?? .zero }
    private func visible(_ rect: Rect) -> Rect { visible.intersection(rect) }
    private func area(_ rect: Rect) -> Double { rect.isEmpty ? 0 : rect.width * rect.height * scale * scale }
}
