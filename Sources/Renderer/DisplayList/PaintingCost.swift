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
    /// `true` for a vector format, in which cairo writes each emoji.
    private let isPage: Bool
    /// The rows of a band, in which an outline is drawn anew.
    private let bandHeight: Double
    /// The visible rectangle in points, the group's pixels, and the clips of each open scope.
    private var scopes: [(visible: Rect, group: Double, clips: ClipCost)] = []
    /// The shadows so far: each mask is computed once.
    private var shadows: Set<ShadowMask.Key> = []
    /// The images so far: each is fitted to the canvas's pixels once.
    private var images: Set<FittedImage> = []
    private var fitted: [Rect] = []

    /// The emoji so far: each is scaled once for a size.
    private var emoji: Set<Emoji> = []

    private struct FittedImage: Hashable {
        let image: ImageReference
        let size: Size
    }

    /// Pixels for each command that is cut by all open clips that aren't rectangles.
    private struct ClipCost {
        var perCommand = 0.0
        var perRow = 0.0
    }

    private static let pixelsPerByteOfText = 300.0
    /// Its picture is decompressed and scaled.
    private static let pixelsPerEmoji = 1_200_000.0
    /// On a page, beside that: with a clip and a transform of its own.
    private static let pixelsPerEmojiOnPage = 70_000.0
    /// A rounded letter is filled and stroked; for each pixel of the square of the font's size.
    private static let pixelsPerRoundedPixel = 40.0
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
    /// A line is computed, wherever it is.
    private static let pixelsPerPiece = 300.0
    /// A figure of a stroke has two sides, and joins.
    private static let linesPerFigure = 3.0
    private static let pixelsPerPairOfFigures = 3_600.0
    /// The round vertices of a figure that double the time of its pairs.
    private static let verticesPerFigure = 80.0
    /// In each band.
    private static let pixelsPerVertex = 100.0
    /// A clip that isn't a rectangle is computed for each command within it.
    private static let pixelsPerClip = 30_000.0
    private static let pixelsPerRowOfClip = 180.0
    /// Computed by our own code, too, and then written.
    private static let pixelsPerMaterialPixel = 3.0
    /// The blurred wallpaper in a material is interpolated.
    private static let pixelsPerFrostedPixel = 4.0
    /// A group's pixels are cleared, written and composited.
    private static let pixelsPerGroupPixel = 3.0

    init(of list: DisplayList, scale: Double, isPage: Bool = false, text: some TextMeasuring) {
        (self.scale, self.isPage) = (scale, isPage)
        let width = list.size.width * scale
        bandHeight = (1...1e6).contains(width) ? Double(PNGBand.height(width: Int(width), isOpaque: true)) : 1
        scopes = [(Rect(origin: .zero, size: list.size), 0, ClipCost())]
        for (index, command) in list.commands.enumerated() {
            // Counting takes time, too.
            if pixels > Double(Limits.paintedPixels) { return }
            switch command {
            case .pushClip(let outline):
                let clip = visible(outline.bounds)
                let lines = lines(outline, in: clip)
                pixels += lines
                var clips = clips
                switch outline {
                case .rect: break
                // Its lines are computed, and crossed with the command's.
                case .path: clips.perCommand += Self.pixelsPerClip + 2 * lines
                case .roundedRect, .ellipse:
                    clips.perCommand += Self.pixelsPerClip
                    clips.perRow += Self.pixelsPerRowOfClip
                }
                scopes.append((clip, 0, clips))
            case .pushOpacity(let opacity):
                let bounds = opacity < 1 ? visible(list.bounds(ofScopeAt: index, text: text)) : visible
                let group = opacity < 1 ? area(bounds) : 0
                scopes.append((bounds, group, clips))
                pixels += group * Self.pixelsPerGroupPixel
                groupPixels = max(groupPixels, scopes.reduce(0) { $0 + $1.group })
            case .popClip, .popOpacity: if scopes.count > 1 { scopes.removeLast() }
            case .transformed(let commands, let transform):
                let inner = PaintingCost(
                    of: DisplayList(size: list.size, commands: commands),
                    scale: scale * Painter.magnification(of: transform), isPage: isPage, text: text)
                let group = area(visible(command.bounds(canvas: list.size, text: text) ?? .zero))
                pixels += inner.pixels + group * Self.pixelsPerTransformedPixel + clips.perCommand
                groupPixels = max(groupPixels, scopes.reduce(group) { $0 + $1.group } + inner.groupPixels)
            default:
                guard let bounds = command.bounds(canvas: list.size, text: text) else { continue }
                let covered = visible(bounds)
                if covered.isEmpty { continue }
                let extra = extra(command, in: covered, text: text)
                // Non-finite coordinates aren't painted.
                pixels += area(covered) + (extra.isFinite ? extra : 0)
                pixels += clips.perCommand + clips.perRow * covered.height * scale
            }
        }
        pixels += fittings() * Self.pixelsPerFittedPixel
    }

    /// The pixels of fitted images: once, or in each of their bands if those beside one another are too large to be kept.
    private func fittings() -> Double {
        if fitted.isEmpty { return 0 }
        let edges = fitted.flatMap { [($0.minY, area($0)), ($0.maxY, -area($0))] }.sorted { $0 < $1 }
        var (open, most) = (0.0, 0.0)
        for (_, pixels) in edges {
            open += pixels
            most = max(most, open)
        }
        let isKept = most * 4 <= Double(Limits.fittedImageBytes / 2)
        return fitted.reduce(0) { $0 + area($1) * (isKept ? 1 : max(1, $1.height * scale / bandHeight)) }
    }

    /// The share of a picture's work.
    var share: Double { pixels / Double(Limits.paintedPixels) }

    /// Throws `too-much-to-paint` (77) beyond the limits.
    /// - Parameter left: the share of a picture's work that is left to painting.
    func check(left: Double = 1) throws(Diagnostic) {
        if share > left {
            throw refusal(
                "\(share > 1 ? "" : "texts, constraints and ")all layers together take longer than \(Limits.paintedPixels) pixels may",
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
    private mutating func extra(_ command: DisplayCommand, in bounds: Rect, text: some TextMeasuring) -> Double {
        switch command {
        case .text(let request, let point, let width, _), .vibrantText(let request, let point, let width, _),
            .attributedText(let request, let point, let width, _):
            let known = emoji.count
            var written = 0.0
            if request.text.unicodeScalars.contains(where: \.hintsAtEmoji) {
                addEmoji(of: request, as: text.layout(request, width: width))
                if isPage { written = Double(request.text.count(where: \.isDrawnAsEmoji)) * Self.pixelsPerEmojiOnPage }
            }
            var rounded = 0.0
            let size = request.largestRoundedSize
            if size > 0 {
                let lines = text.layout(request, width: width).lines.filter { line in
                    let baseline = point.y + line.baseline
                    return baseline > bounds.minY - size && baseline < bounds.maxY + size
                }
                let letters = Double(lines.reduce(0) { $0 + $1.text.utf8.count })
                rounded = letters * size * size * scale * scale * Self.pixelsPerRoundedPixel
            }
            return Double(request.text.utf8.count) * Self.pixelsPerByteOfText
                + Double(emoji.count - known) * Self.pixelsPerEmoji + written + rounded
        case .material(_, let recipe):
            let frost = recipe.blurRadius > 0 ? Self.pixelsPerFrostedPixel : 0
            return area(bounds) * (Self.pixelsPerMaterialPixel + frost)
        case .line(let from, let to, let width, let dash, let roundCap, _):
            guard let dashes = DashPattern(dash, from: from, to: to, scale: scale) else { return 0 }
            var stroke = Stroke()
            (stroke.width, stroke.cap) = (width, roundCap ? .round : .butt)
            return self.stroke(Path([.move(from), .line(to)]), stroke, dashes, in: bounds)
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
        case .strokeInside(let outline, let width, _):
            guard case .path(let path) = outline else { return 0 }
            var stroke = Stroke()
            stroke.width = 2 * width
            return lines(outline, in: bounds) + self.stroke(path, stroke, nil, in: bounds)
        case .stroke(let path, let stroke, _):
            return self.stroke(path, stroke, DashPattern(stroke.dash, of: path, scale: scale), in: bounds)
        case .image(.symbol, _, _, _): return Self.pixelsPerSymbol
        case .image(let image, let rect, _, _):
            guard FittedImages.keeps(rect, scale: scale) else { return area(bounds) * Self.pixelsPerFittedPixel }
            if images.insert(FittedImage(image: image, size: rect.size)).inserted { fitted.append(rect) }
            return 0
        case .pushClip, .popClip, .pushOpacity, .popOpacity, .transformed, .backdrop: return 0
        }
    }

    private mutating func addEmoji(of request: TextRequest, as layout: TextLayout) {
        guard request.runs.isEmpty else { return emoji.formUnion(request.emoji) }
        for cluster in layout.lines.lazy.flatMap(\.text) where cluster.isDrawnAsEmoji {
            emoji.insert(Emoji(cluster: cluster, size: request.font.size * layout.scale))
        }
    }

    /// The cost of an outline's lines; that of few is in the pixels.
    private func lines(_ outline: Outline, in bounds: Rect) -> Double {
        guard !bounds.isEmpty else { return 0 }
        // Two edges cross each row.
        if case .ellipse = outline { return 2 * bounds.height * scale * Self.pixelsPerRowOfLine }
        guard case .path(let path) = outline else { return 0 }
        let cost = PathCost(filling: path, visible: bounds, scale: scale)
        if cost.isBeyondLimit { return 2 * Double(Limits.paintedPixels) }
        return cost.rows * Self.pixelsPerRowOfLine + cost.pairs * Self.pixelsPerPairOfLines
            + cost.pieces * Self.pixelsPerPiece
    }

    private func stroke(_ path: Path, _ stroke: Stroke, _ dashes: DashPattern?, in bounds: Rect) -> Double {
        let cost = StrokeCost(path, stroke, dashes, visible: bounds, scale: scale)
        let figures = cost.figures
        if figures.isBeyondLimit { return 2 * Double(Limits.paintedPixels) }
        let roundness = 1 + cost.roundVertices / max(1, figures.pieces) / Self.verticesPerFigure
        let vertices = figures.pieces * Self.linesPerFigure + cost.roundVertices
        return figures.rows * Self.linesPerFigure * Self.pixelsPerRowOfLine
            + figures.pairs * Self.pixelsPerPairOfFigures * roundness
            + vertices * (bounds.height * scale / bandHeight + 1) * Self.pixelsPerVertex
    }

    private var visible: Rect { scopes.last?.visible ?? .zero }
    private var clips: ClipCost { scopes.last?.clips ?? ClipCost() }
    private func visible(_ rect: Rect) -> Rect { visible.intersection(rect) }
    private func area(_ rect: Rect) -> Double { rect.isEmpty ? 0 : rect.width * rect.height * scale * scale }
}
