import Views

/// Drawing of each kind of view.
extension DisplayListBuilder {
    mutating func draw(_ node: LayoutNode, tint: Color?) {
        switch node.content {
        case .view, .stack, .overlay, .spacer, .label, .scroll, .collection, .cell: break
        case .image(let view):
            if let matte = view.matte {
                // Half a point inside, so that it doesn't shine through the smooth edge of an opaque image.
                fill(Outline(node.frame.inset(by: 0.5), node.style), matte)
            }
            drawImage(view.image, in: node.imageFrame, .semantic(.tintColor), mode: view.renderingMode, tint: tint)
        case .control(let control): drawControl(control.base, node, tint: tint)
        case .table(let table):
            drawBackground(table.style == .plain ? .systemBackground : .systemGroupedBackground, of: node)
        case .visualEffect(let material): drawMaterial(material, node)
        case .shape(let shape): drawShape(shape, node, tint: tint)
        }
        if let text = node.text { drawText(text, in: node.frame, vibrancy: node.style.vibrancy, tint: tint) }
    }

    /// Draws a view's image; symbols and templates in one colour, other files unchanged.
    private mutating func drawImage(
        _ image: ImageReference?, in frame: Rect?, _ color: Color, mode: RenderingMode = .automatic, tint: Color?
    ) {
        guard let image, let frame else { return }
        let template: RGBA? =
            switch (mode, image) {
            case (_, .symbol), (.alwaysTemplate, .file): resolve(color, tint)
            default: nil
            }
        emit(.image(adapted(image), in: frame, clip: nil, template: template), within: frame)
    }

    /// The symbol in bold for Bold Text, and mirrored in right-to-left layouts.
    package func adapted(_ image: ImageReference) -> ImageReference {
        guard device.usesBoldText || isRightToLeft, case .symbol(let name, let pointSize, let weight) = image else {
            return image
        }
        return .symbol(
            name: isRightToLeft ? SystemSymbol.rightToLeftName(name) : name, pointSize: pointSize,
            weight: device.usesBoldText ? weight.heavier : weight)
    }

    /// Draws the default background of a view without one.
    private mutating func drawBackground(_ color: SemanticColor, of node: LayoutNode) {
        if node.style.backgroundColor == nil { fill(outline(of: node), resolve(.semantic(color), nil)) }
    }

    private mutating func drawMaterial(_ material: Material, _ node: LayoutNode) {
        var recipe = recipe(material)
        if node.isBareMaterial, node.style.alpha < 1 {
            let blur = recipe.blurRadius
            recipe = recipe.faded(node.style.alpha)
            recipe.blurRadius = blur
        }
        emit(.material(outline(of: node), recipe), within: node.frame)
    }

    private mutating func drawShape(_ shape: Shape, _ node: LayoutNode, tint: Color?) {
        let frame = node.frame
        let outline = outline(of: node)
        switch shape {
        case .rectangle(let color): fill(outline, resolve(color, tint))
        case .ellipse(let color): fill(.ellipse(frame), resolve(color, tint))
        case .line(let color, let width, let dash):
            let isHorizontal = frame.width >= frame.height
            let from = isHorizontal ? Point(x: frame.minX, y: frame.midY) : Point(x: frame.midX, y: frame.minY)
            let to = isHorizontal ? Point(x: frame.maxX, y: frame.midY) : Point(x: frame.midX, y: frame.maxY)
            line(from, to, width: width, dash: dash, roundCap: false, resolve(color, tint))
        case .cross(let color, let width):
            // Extend the lines beyond the corners; the clip cuts them off.
            clips.append(.rect(frame))
            let box = frame.inset(by: -width)
            let ink = resolve(color, tint)
            line(Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY), width: width, roundCap: false, ink)
            line(Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.minY), width: width, roundCap: false, ink)
            clips.removeLast()
        case .gradient(let from, let to, let angle):
            let (start, end) = gradientEnds(frame, degrees: isRightToLeft ? -angle : angle)
            emit(
                .gradient(outline, from: resolve(from, tint), to: resolve(to, tint), start: start, end: end),
                within: frame)
        case .path(let shape): drawPath(shape, node, tint: tint)
        }
    }

    private mutating func drawPath(_ shape: PathShape, _ node: LayoutNode, tint: Color?) {
        let path = shape.path?.offset(by: node.frame.origin)
        let area = path.map { Outline.path($0) } ?? outline(of: node)
        if let gradient = shape.gradient {
            // A gradient spans the view, however small the path is.
            let fill = GradientPaint(
                stops: gradient.colors.map { resolve($0, tint) }, positions: gradient.positions, frame: node.frame,
                start: gradient.startPoint, end: gradient.endPoint, isRadial: gradient.isRadial)
            emit(.shading(area, fill), within: area.bounds)
        } else {
            fill(area, resolve(shape.fill, tint))
        }
        guard let path, let color = shape.strokeColor.map({ resolve($0, tint) }), color.alpha > 0 else { return }
        let line = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
        guard !line.elements.isEmpty else { return }
        emit(.stroke(line, shape.stroke, color), within: Self.reach(of: line, shape.stroke))
    }

    /// A rectangle around a path's line: a mitred corner reaches ten times half the width.
    static func reach(of path: Path, _ stroke: Stroke) -> Rect {
        path.bounds.inset(by: -stroke.width * (stroke.join == .miter ? 5 : 1))
    }

    package mutating func line(
        _ from: Point, _ to: Point, width: Double, dash: [Double] = [], roundCap: Bool = true, _ color: RGBA
    ) {
        let box = Rect(
            x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
        emit(
            .line(from: from, to: to, width: width, dash: dash, roundCap: roundCap, color),
            within: box.inset(by: -width / 2))
    }

    /// The ends of a gradient that just covers a frame at an angle: 0 runs down, 90 to the right.
    private func gradientEnds(_ frame: Rect, degrees: Double) -> (Point, Point) {
        let (x, y) = direction(degrees: degrees)
        let half = (abs(x) * frame.width + abs(y) * frame.height) / 2
        return (
            Point(x: frame.midX - x * half, y: frame.midY - y * half),
            Point(x: frame.midX + x * half, y: frame.midY + y * half)
        )
    }

    /// An approximation of UIKit's materials (fact: ios10/row.material).
    func systemRecipe(_ material: Material) -> MaterialRecipe {
        switch material {
        case .ultraThin, .systemUltraThinMaterial: blend(0.25)
        case .thin, .systemThinMaterial: blend(0.45)
        case .regular, .actions, .actionSeparator, .systemMaterial: blend(0.65)
        case .banner, .row, .rowTime, .rowHeader, .listControl, .listFoot, .alert: blend(0.65)
        case .thick, .systemThickMaterial, .prominent: blend(0.82)
        case .systemChromeMaterial: blend(0.75)
        case .extraLight: blend(0.82, of: .light)
        case .light: blend(0.5, of: .light)
        case .dark: blend(0.65, of: .dark)
        case .systemUltraThinMaterialLight: blend(0.25, of: .light)
        case .systemThinMaterialLight: blend(0.45, of: .light)
        case .systemMaterialLight: blend(0.65, of: .light)
        case .systemThickMaterialLight: blend(0.82, of: .light)
        case .systemChromeMaterialLight: blend(0.75, of: .light)
        case .systemUltraThinMaterialDark: blend(0.25, of: .dark)
        case .systemThinMaterialDark: blend(0.45, of: .dark)
        case .systemMaterialDark: blend(0.65, of: .dark)
        case .systemThickMaterialDark: blend(0.82, of: .dark)
        case .systemChromeMaterialDark: blend(0.75, of: .dark)
        }
    }

    /// A background blended in at an opacity: the given appearance's, or the picture's own.
    private func blend(_ opacity: Double, of appearance: Appearance? = nil) -> MaterialRecipe {
        let base =
            appearance.map {
                Palette(device, $0).resolve(.semantic(.systemBackground))
            }
            ?? resolve(.semantic(.systemBackground), nil)
        return MaterialRecipe(multiply: 1 - opacity, add: base.red * opacity, approximation: base.opacity(opacity))
    }
}
