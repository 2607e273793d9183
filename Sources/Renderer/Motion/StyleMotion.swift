import ContentExtensionHost

/// The look comes up, or goes away.
struct StyleMotion {
    let traits: Device

    init(_ traits: Device) { self.traits = traits }

    /// The platter and the actions grow to their size, each around the middle of the platter, and what is on them fades
    /// in; the platter itself is there from the start.
    /// - Parameters:
    ///   - frame: how far the frames are, 0 to 1.
    ///   - content: how far what is on them is.
    func comeUp(_ picture: inout Composition, frame: Double, content: Double) {
        let scale = ChangeTiming.presentationScale + (1 - ChangeTiming.presentationScale) * frame
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

    /// All of it moves down until nothing is seen.
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
