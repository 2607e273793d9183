import ContentExtensionHost

/// The expansion and the dismissal of a notification.
struct StyleMotion {
    let traits: Device
    let timings: MotionTimings

    init(_ traits: Device) { (self.traits, timings) = (traits, traits.motionTimings) }

    /// Scales platter and actions up around the platter's centre and fades their contents in, but not the platter.
    /// - Parameters:
    ///   - frame: the progress of the frames, 0 to 1.
    ///   - content: the progress of the contents, 0 to 1.
    func comeUp(_ picture: inout Composition, frame: Double, content: Double) {
        let scale = timings.presentationScale + (1 - timings.presentationScale) * frame
        guard var platter = picture.nodes.first(where: { $0.part == .platter }) else { return }
        let middle = Point(x: platter.frame.midX, y: platter.frame.midY)
        platter.frame = scaled(platter.frame, around: middle, by: scale)
        platter.children = platter.children.map { $0.faded(content) }
        let actions = picture.nodes.first { $0.part == .actions }
        var others = picture.nodes.filter { $0.part != .platter && $0.part != .actions }
        others = others.map { $0.faded(content) }
        picture.nodes = [platter]
        if var actions {
            actions.frame = scaled(actions.frame, around: middle, by: scale)
            actions.children.changeFirst(withID: "actions") { fill in
                fill.frame = scaled(fill.frame, around: middle, by: scale)
                fill.style.clipsToBounds = true
            }
            picture.addActions(actions, opacity: content)
        }
        picture.nodes += others
    }

    /// Moves everything down until it is off the screen.
    func slideAway(_ picture: inout Composition, _ progress: Double) {
        let top = picture.nodes.map(\.frame.minY).min() ?? 0
        let distance = traits.roundToPixel((picture.size.height - top) * progress)
        picture.nodes = picture.nodes.map { $0.offset(x: 0, y: distance) }
    }

    private func scaled(_ frame: Rect, around middle: Point, by scale: Double) -> Rect {
        let (left, top) = (
            traits.roundToPixel(middle.x + (frame.minX - middle.x) * scale),
            traits.roundToPixel(middle.y + (frame.minY - middle.y) * scale)
        )
        let (right, bottom) = (
            traits.roundToPixel(middle.x + (frame.maxX - middle.x) * scale),
            traits.roundToPixel(middle.y + (frame.maxY - middle.y) * scale)
        )
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
