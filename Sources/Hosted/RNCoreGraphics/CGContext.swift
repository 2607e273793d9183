import RNFoundation

/// A drawing as views of the template language, from back to front: paths, images and texts.
public final class CGContext: NSObject {
    /// Contexts of UIKit's drawing functions, innermost last.
    package nonisolated(unsafe) static var stack: [CGContext] = []
    package static var current: CGContext? { stack.last }

    /// In points; `scale` is pixels a point.
    package let size: CGSize
    package let scale: CGFloat
    package var state = State()
    private var saved: [State] = []
    /// The path that `fillPath` and its like use up.
    var path = CGMutablePath()
    /// The drawing so far.
    package private(set) var marks: [JSON] = []
    /// One mark that fills the whole context, from which an image is made without painting.
    package private(set) var drawing = Drawing.empty

    package enum Drawing {
        case empty
        case color(RGBA)
        case image(JSON)
        case marks
    }

    /// The graphics state, which saving and restoring keeps.
    package struct State {
        package var fillColor = RGBA(white: 0)
        package var strokeColor = RGBA(white: 0)
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
        var alpha: CGFloat = 1
        package var transform = CGAffineTransform.identity
        /// Paths in the context's coordinates, outermost first.
        var clips: [String] = []
        /// `true` for the blend mode `clear`.
        var clears = false
    }

    /// The note's text about the place.
    private let place: String
    package init(size: CGSize, scale: CGFloat, place: String = "into an image") {
        (self.size, self.scale, self.place) = (size, scale, place)
    }

    package func notModelled(_ what: String) {
        Host.shared.note("code-not-modelled", "Core Graphics: \(what) isn't drawn \(place)")
    }

    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    // MARK: Marks

    /// Adds a view within the clips.
    /// - Parameter frame: in the coordinates of the moment.
    package func add(_ keys: [WireKey: JSON], frame: CGRect, whole: Drawing? = nil) {
        var keys = keys
        let map = state.transform
        let linear = CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0)
        let center = CGPoint(x: frame.midX, y: frame.midY).applying(map)
        let place = CGRect(
            x: center.x - frame.width / 2, y: center.y - frame.height / 2, width: frame.width, height: frame.height)
        keys[.autoresizing] = [.frame: .rect(place), .superview: .size(size), .mask: []]
        if !linear.isIdentity {
            keys[.transform] = .points([linear.a, linear.b, linear.c, linear.d, 0, 0])
        }
        if state.alpha < 1 { keys[.alpha] = .points(state.alpha) }
        append(keys, whole: whole)
    }

    private func append(_ keys: [WireKey: JSON], whole: Drawing?) {
        var mark = JSON.object(keys)
        for clip in state.clips.reversed() {
            mark = [
                .type: "view", .mask: .string(clip), .children: [mark],
                .autoresizing: [
                    .frame: .rect(CGRect(origin: .zero, size: size)), .superview: .size(size), .mask: [],
                ],
            ]
        }
        let isFirst = marks.isEmpty
        marks.append(mark)
        drawing = isFirst && state.clips.isEmpty && state.alpha == 1 ? whole ?? .marks : .marks
    }

    /// An image that fills just the context is its drawing.
    package func draw(_ image: JSON, size natural: CGSize, in rect: CGRect, keys: [WireKey: JSON] = [:]) {
        var whole = image
        if var object = image.members, object[.symbol] == nil, rect.width > 0, natural.width > 0 {
            object[.scale] = .points((object[.scale]?.float ?? 1) * natural.width / rect.width)
            whole = .object(object)
        }
        // A fraction of a point comes from sizes that were computed.
        let covers =
            abs(rect.minX) + abs(rect.minY) + abs(rect.width - size.width) + abs(rect.height - size.height) < 1
            && state.transform.isIdentity && keys.isEmpty
        add(
            keys.merging([.type: "image", .image: image, .contentMode: "scaleToFill"]) { $1 }, frame: rect,
            whole: covers ? .image(whole) : nil)
    }

    package func fill(_ path: CGPath, using rule: CGPathFillRule) {
        add(path, [.fill: .string(state.fillColor.text)], rule, whole: path.shape == .rectangle(bounds, radius: 0))
    }

    package func stroke(
        _ path: CGPath, width: CGFloat, cap: CGLineCap, join: CGLineJoin, phase: CGFloat, lengths: [CGFloat]
    ) {
        let map = state.transform
        let factor = abs(map.a * map.d - map.b * map.c).squareRoot()
        var keys: [WireKey: JSON] = [
            .fill: "clear", .stroke: .string(state.strokeColor.text), .lineWidth: .points(width * factor),
            .lineCap: .string(cap.name), .lineJoin: .string(join.name),
        ]
        if !lengths.isEmpty {
            (keys[.dash], keys[.dashPhase]) = (.points(lengths.map { $0 * factor }), .points(phase * factor))
        }
        add(path, keys, .winding, whole: false)
    }

    /// Adds a path, whose points are mapped instead of its view.
    private func add(_ path: CGPath, _ keys: [WireKey: JSON], _ rule: CGPathFillRule, whole: Bool) {
        guard !path.isEmpty else { return }
        if state.clears {
            if state.transform.isIdentity, path.boundingBox.contains(bounds) { return clear() }
            return notModelled("clearing a part")
        }
        var keys = keys
        keys[.type] = "path"
        keys[.path] = .string(text(of: path, using: rule))
        keys[.autoresizing] = [.frame: .rect(bounds), .superview: .size(size), .mask: []]
        if state.alpha < 1 { keys[.alpha] = .points(state.alpha) }
        append(keys, whole: whole && state.transform.isIdentity ? .color(state.fillColor) : nil)
    }

    func text(of path: CGPath, using rule: CGPathFillRule) -> String {
        let mapped = path.copy(using: [state.transform]) ?? path
        return (rule == .evenOdd ? "evenOdd " : "") + mapped.text()
    }

    var bounds: CGRect { CGRect(origin: .zero, size: size) }
    func clear() { (marks, drawing) = ([], .empty) }

    /// Cuts later marks off at a path.
    package func clip(to path: CGPath, using rule: CGPathFillRule) {
        // A clip to everything is none.
        if path.shape == .rectangle(bounds, radius: 0), state.transform.isIdentity { return }
        state.clips.append(text(of: path, using: rule))
    }
}

extension CGLineCap {
    package var name: String { ["butt", "round", "square"][Int(rawValue)] }
}

extension CGLineJoin {
    package var name: String { ["miter", "round", "bevel"][Int(rawValue)] }
}
