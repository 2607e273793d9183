import Platform
import Views

extension DisplayListBuilder: ControlCanvas {
    /// The direction at an angle: 0 is down, 90 to the right.
    package func direction(degrees: Double) -> (x: Double, y: Double) {
        let angle = degrees * .pi / 180
        return (sin(angle), cos(angle))
    }

    package mutating func stroke(_ outline: Outline, width: Double, _ color: RGBA) {
        emit(.strokeInside(outline, width: width, color), within: outline.bounds)
    }

    package mutating func shadow(_ outline: Outline, _ color: RGBA, radius: Double, offset: Point) {
        let reach = 3 * radius + max(abs(offset.x), abs(offset.y))
        emit(.shadow(outline, color, radius: radius, offset: offset), within: outline.bounds.inset(by: -reach))
    }

    package mutating func image(_ image: ImageReference, in frame: Rect, template: RGBA?) {
        emit(.image(image, in: frame, clip: nil, template: template), within: frame)
    }

    package mutating func fade(to opacity: Double, _ body: (inout Self) -> Void) {
        if opacity < 1 { appendBarrier(.pushOpacity(opacity)) }
        body(&self)
        if opacity < 1 { appendBarrier(.popOpacity) }
    }

    package mutating func clip(to outline: Outline, _ body: (inout Self) -> Void) {
        clips.append(outline)
        body(&self)
        clips.removeLast()
    }

    mutating func drawControl(_ control: any Control, _ node: LayoutNode, tint: Color?) {
        let view = ControlView(
            frame: node.frame, style: node.style, tint: tint, imageFrame: node.imageFrame, textFrame: node.text?.box)
        control.draw(view, on: &self)
    }
}

extension PlacedText {
    /// The box around the lines; `nil` without any.
    fileprivate var box: Rect? {
        guard let first = layout.lines.first else { return nil }
        let top = first.baseline - request.font.ascender
        return layout.lines.map { Rect(x: $0.x, y: top, width: $0.width, height: layout.size.height) }
            .reduce(nil) { $0?.union($1) ?? $1 }
    }
}
