import Renderer
import Views

/// The expansion and the dismissal of a notification.
extension MotionComposer {
    /// Scales platter and actions up around the platter's centre and fades their contents in, but not the platter.
    /// - Parameters:
    ///   - frame: the progress of the frames, 0 to 1.
    ///   - content: the progress of the contents, 0 to 1.
    func comeUp(_ picture: inout Composition, frame: Double, content: Double) {
        let start = composer.device.motionTimings.presentationScale
        let scale = start + (1 - start) * frame
        guard var platter = picture.nodes.first(where: { $0.part == .platter }) else { return }
        let middle = Point(x: platter.frame.midX, y: platter.frame.midY)
        platter.frame = scaled(platter.frame, around: middle, by: scale)
        platter.children = platter.children.map { $0.faded(content) }
        let actions = picture.nodes.first { $0.part == .actions }
        let others = picture.nodes.filter { $0.part != .platter && $0.part != .actions }
        picture.nodes = [platter]
        if var actions {
            actions.frame = scaled(actions.frame, around: middle, by: scale)
            actions.children.changeFirst(withID: "actions") { fill in
                fill.frame = scaled(fill.frame, around: middle, by: scale)
                fill.style.clipsToBounds = true
            }
            picture.addActions(actions, opacity: content)
        }
        picture.nodes += others.map { $0.isScreenLayer ? $0 : $0.faded(content) }
    }

    /// Moves the notification down until it is off the screen.
    func slideAway(_ picture: inout Composition, _ progress: Double) {
        let top = picture.nodes.filter { !$0.isScreenLayer }.map(\.frame.minY).min() ?? 0
        let distance = composer.device.roundToPixel((picture.size.height - top) * progress)
        picture.nodes = picture.nodes.map { $0.isScreenLayer ? $0 : $0.offset(x: 0, y: distance) }
    }

    private func scaled(_ frame: Rect, around middle: Point, by scale: Double) -> Rect {
        func edge(_ edge: Double, _ middle: Double) -> Double {
            composer.device.roundToPixel(middle + (edge - middle) * scale)
        }
        let (left, top) = (edge(frame.minX, middle.x), edge(frame.minY, middle.y))
        return Rect(x: left, y: top, width: edge(frame.maxX, middle.x) - left, height: edge(frame.maxY, middle.y) - top)
    }
}
