import Renderer
import Views

/// The slide of the keyboard with the views above it, while the platter makes room and the actions fade.
extension MotionComposer {
    private static let parts: Set<ViewNode.Part> = [.inputBar, .keyboard, .accessory, .inputView, .passcode]

    /// The picture between an old and a new text input.
    func mixedInput(from old: Composition, to new: Composition, _ progress: Double) -> Composition {
        var picture = new
        let place = { (composition: Composition) in composition.nodes.first { $0.part == .platter }?.frame.minY }
        guard let start = place(old), let end = place(new) else { return new }
        // The platter's remaining distance from its final position.
        let shift = composer.device.roundToPixel((start - end) * (1 - progress))
        picture.nodes = new.nodes.filter { $0.part == .platter }.map { $0.offset(x: 0, y: shift) }
        if let actions = new.nodes.first(where: { $0.part == .actions }) {
            picture.addActions(actions.offset(x: 0, y: shift), opacity: progress)
        } else if let actions = old.nodes.first(where: { $0.part == .actions }) {
            picture.addActions(actions.offset(x: 0, y: shift + end - start), opacity: 1 - progress)
        }
        let (coming, going) = (input(new), input(old))
        // Between two inputs the new one is in place at once, as on a device.
        let (nodes, hidden) = coming.isEmpty ? (going, progress) : (coming, going.isEmpty ? 1 - progress : 0)
        let height = picture.size.height - (nodes.map(\.frame.minY).min() ?? picture.size.height)
        picture.nodes += nodes.map { $0.offset(x: 0, y: composer.device.roundToPixel(height * hidden)) }
        picture.nodes += new.nodes.filter(\.isScreenLayer)
        return picture
    }

    private func input(_ composition: Composition) -> [LayoutNode] {
        composition.nodes.filter { Self.parts.contains($0.part) }
    }
}
