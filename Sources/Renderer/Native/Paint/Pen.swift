import CCairo
import Views

/// Passes geometry and colours to cairo. All coordinates from inputs must go through it, because it makes them finite
/// and limits them to cairo's 24.8 fixed point.
struct Pen {
    let cr: OpaquePointer
    private let range: CairoRange

    init(_ cr: OpaquePointer, scale: Double) { (self.cr, range) = (cr, CairoRange(scale: scale)) }

    /// A finite coordinate in cairo's range.
    func clamp(_ value: Double) -> Double { range.clamp(value) }

    func clamp(_ point: Point) -> Point { range.clamp(point) }

    func clamp(_ rect: Rect) -> Rect { range.clamp(rect) }

    func setColor(_ color: RGBA) { cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha) }

    func move(to point: Point) { cairo_move_to(cr, clamp(point.x), clamp(point.y)) }

    func line(to point: Point) { cairo_line_to(cr, clamp(point.x), clamp(point.y)) }

    func curve(_ a: Point, _ b: Point, to end: Point) {
        cairo_curve_to(cr, clamp(a.x), clamp(a.y), clamp(b.x), clamp(b.y), clamp(end.x), clamp(end.y))
    }

    func add(_ rect: Rect) {
        let rect = clamp(rect)
        cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
    }

    func add(_ outline: Outline) { add(OutlineGeometry(outline)) }

    /// Adds an outline to the path, clockwise.
    func add(_ outline: OutlineGeometry) {
        if let path = outline.path { return add(path) }
        guard let corner = outline.corner else { return add(outline.bounds) }
        let rect = clamp(outline.bounds)
        let (rx, ry) = (min(outline.radiusX, rect.width / 2), min(outline.radiusY, rect.height / 2))
        // A corner's x runs along the side before it, its y along the side after it.
        addCorner(corner, startsPath: true) { Point(x: rect.maxX - $0.x * rx, y: rect.minY + $0.y * ry) }
        addCorner(corner) { Point(x: rect.maxX - $0.y * rx, y: rect.maxY - $0.x * ry) }
        addCorner(corner) { Point(x: rect.minX + $0.x * rx, y: rect.maxY - $0.y * ry) }
        addCorner(corner) { Point(x: rect.minX + $0.y * rx, y: rect.minY + $0.x * ry) }
        cairo_close_path(cr)
    }

    func add(_ path: Path) {
        for element in path.elements {
            switch element {
            case .move(let point): move(to: point)
            case .line(let point): line(to: point)
            case .curve(let first, let second, let end): curve(first, second, to: end)
            case .close: cairo_close_path(cr)
            }
        }
        // An outline before may have had the other rule.
        cairo_set_fill_rule(cr, path.usesEvenOddRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    private func addCorner(_ corner: OutlineGeometry.Corner, startsPath: Bool = false, place: (Point) -> Point) {
        let points = corner.points.map(place)
        if startsPath { move(to: points[0]) } else { line(to: points[0]) }
        for i in stride(from: 1, to: points.count, by: 3) { curve(points[i], points[i + 1], to: points[i + 2]) }
    }

    /// Fills the path such that pixels don't depend on the painted part.
    ///
    /// Clips and paints, because `cairo_fill` doesn't have that property: under a clip, cairo cuts the clip's curve at
    /// the sides of the fill's polygon, rounded to a 256th of a pixel, and these sides differ between bands. It also
    /// computes the edges of an unaligned rectangle either exactly or in fifteenths of a pixel, depending on whether
    /// the clip covers it. Clips are cut at their own sides in whole pixels, which are the same in all bands.
    func fill() {
        guard cairo_surface_get_type(cairo_get_target(cr)) == CAIRO_SURFACE_TYPE_IMAGE else { return cairo_fill(cr) }
        scoped {
            cairo_clip(cr)
            cairo_paint(cr)
        }
    }

    /// The rectangle in user space within which pixels are painted; `nil` on a page, which has everything.
    var clip: Rect? {
        guard cairo_surface_get_type(cairo_get_target(cr)) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cr, &left, &top, &right, &bottom)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Starts a painting group.
    ///
    /// Marks the group as dirty: on a surface that is known to be transparent, cairo composes the first drawing by
    /// other arithmetic, and the first drawing differs between bands.
    func pushGroup() {
        cairo_push_group(cr)
        let group = cairo_get_group_target(cr)
        if cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_IMAGE { cairo_surface_mark_dirty(group) }
    }

    /// Runs the body and restores the drawing state.
    func scoped<Result>(_ body: () throws -> Result) rethrows -> Result {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        return try body()
    }
}
