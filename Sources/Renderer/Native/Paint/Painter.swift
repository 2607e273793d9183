import Basics
import CCairo
import Views

/// Paints a display list on a cairo context in points.
struct Painter {
    /// The target: pixels, accessible beside cairo, or a vector page.
    enum Target {
        /// The buffer has the canvas's rows from `top` on.
        case pixels(Pixmap, top: Int, isOpaque: Bool)
        case page
    }

    private enum Scope: Equatable {
        case clip
        case opacity(Double)
    }

    let cr: OpaquePointer
    let pen: Pen
    let target: Target
    /// Pixels per point; for a page, those of rasterized parts.
    let scale: Double
    let resources: PaintResources
    private var scopes: [Scope] = []
    /// The painted backdrop; `nil` without one.
    private(set) var backdrop: Backdrop?

    init(on context: CObject<OpaquePointer>, target: Target, scale: Double, resources: PaintResources) {
        cr = context.pointer
        pen = Pen(cr, scale: scale)
        (self.target, self.scale, self.resources) = (target, scale, resources)
    }

    /// `true` when the pixels so far are opaque, so that a material can change them.
    var hasOpaqueGround: Bool {
        guard case .pixels(_, _, isOpaque: true) = target else { return false }
        return scopes.allSatisfy { $0 == .clip }
    }

    var isPage: Bool { if case .page = target { true } else { false } }

    /// A painter of a group on the same context.
    var within: Painter {
        var painter = self
        painter.scopes = []
        return painter
    }

    /// `true` when the canvas's pixels may be written directly, without clips and groups.
    var mayWritePixels: Bool { scopes.isEmpty }

    /// Paints all commands; throws if cairo fails or the pushes and pops of the list don't match.
    mutating func paint(_ list: DisplayList) throws {
        var index = 0
        while index < list.commands.count {
            if case .pushOpacity(let opacity) = list.commands[index], opacity <= 0 {
                index = list.endOfScope(from: index) + 1
                continue
            }
            try paint(list.commands[index], at: index, of: list)
            index += 1
        }
        guard scopes.isEmpty else { throw Self.unbalanced }
        let status = cairo_status(cr)
        guard status == CAIRO_STATUS_SUCCESS else { throw cairoDiagnostic(status, while: "painting") }
    }

    private mutating func paint(_ command: DisplayCommand, at index: Int, of list: DisplayList) throws {
        switch command {
        case .backdrop(let backdrop):
            self.backdrop = backdrop
            try paint(backdrop, canvas: list.size)
        case .fill(let outline, let color): fill(outline, color)
        case .strokeInside(let outline, let width, let color): strokeInside(outline, width: width, color)
        case .line(let from, let to, let width, let dash, let roundCap, let color):
            line(from: from, to: to, width: width, dash: dash, roundCap: roundCap, color)
        case .gradient(let outline, let from, let to, let start, let end):
            try fill(outline, with: LinearGradient(stops: [from, to], start: start, end: end))
        case .shading(let outline, let paint): try fill(outline, with: paint)
        case .stroke(let path, let stroke, let color): self.stroke(path, stroke, color)
        case .shadow(let outline, let color, let radius, let offset):
            try shadow(of: outline, color, radius: radius, offset: offset)
        case .material(let outline, let recipe): try material(outline, recipe)
        case .image(let image, let rect, let clip, let template):
            try draw(image, in: rect, clip: clip, template: template)
        case .text(let request, let point, let width, let color):
            resources.text.draw(request, at: pen.clamp(point), width: width.map(pen.clamp), color: color, on: cr)
        case .vibrantText(let request, let point, let width, let recipe):
            guard let bounds = command.bounds(canvas: list.size, text: resources.text) else { return }
            try vibrantText(
                request, at: pen.clamp(point), width: width.map(pen.clamp), recipe, within: pen.clamp(bounds))
        case .attributedText(let request, let point, let width, let paints):
            resources.text.draw(request, at: point, width: width, paints: paints, on: cr)
        case .transformed(let commands, let transform):
            try draw(commands, through: transform, canvas: list.size)
        case .pushClip(let outline):
            cairo_save(cr)
            pen.add(outline)
            cairo_clip(cr)
            scopes.append(.clip)
        case .pushOpacity(let opacity):
            pushOpacity(opacity, bounds: list.bounds(ofScopeAt: index, text: resources.text))
        case .popClip:
            guard scopes.popLast() == .clip else { throw Self.unbalanced }
            cairo_restore(cr)
        case .popOpacity: try popOpacity()
        }
    }

    private mutating func pushOpacity(_ opacity: Double, bounds: Rect) {
        scopes.append(.opacity(opacity))
        cairo_save(cr)
        guard opacity < 1 else { return }
        // Clip first: cairo makes a group as large as the clip, otherwise the whole canvas.
        // Include pixels covered by 1/256, so that a band's group has the same pixels as the whole picture's.
        let visible = visiblePixels(of: bounds.inset(by: -0.0085 / scale))
        pen.add(visible.points(scale: scale))
        cairo_clip(cr)
        pen.pushGroup()
    }

    private mutating func popOpacity() throws {
        guard case .opacity(let opacity) = scopes.popLast() else { throw Self.unbalanced }
        if opacity < 1 {
            cairo_pop_group_to_source(cr)
            cairo_paint_with_alpha(cr, opacity)
        }
        cairo_restore(cr)
    }

    /// The pixels that a rectangle of points touches, within the clip.
    func visiblePixels(of rect: Rect) -> PixelRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cr, &left, &top, &right, &bottom)
        let clip = Rect(x: left, y: top, width: right - left, height: bottom - top)
        return PixelRect(around: pen.clamp(rect).intersection(clip), scale: scale)
    }

    static let unbalanced = Diagnostic(
        .error, "unbalanced-display-list", "a clip or a group of the display list is not closed, or closed twice",
        hint: "this is a defect of render-notification; please report it with the input", exit: .internalError)
}

/// The resources for painting; used on one thread.
struct PaintResources {
    let text: TextEngine
    let images: ImageStore
    let wallpapers: WallpaperStore
    let fitted: FittedImages
    let shadows: ShadowMasks
    /// The time in seconds for animated images.
    let time: Double
}
