import ContentExtensionHost
import Renderer
import Views

/// Frames between two settled pictures: both are laid out and interpolated, so that a change needs no layout of its own
/// and constraints that hold at both ends cause no findings.
struct MotionComposer {
    let composer: Composer
    let options: CompositionOptions

    init(_ composer: Composer, _ options: CompositionOptions) {
        self.composer = composer
        var settled = options
        settled.motion = .settled
        self.options = settled
    }

    /// The picture of a scene with its changes at their current progress.
    func picture(of presented: PresentedScene) -> Composition {
        var picture = composition(presented.scene, presented)
        if let mediaButton = presented.mediaButton { fadeMediaButton(mediaButton, in: &picture, presented.scene) }
        if let (from, progress) = presented.textInput, from != presented.scene.textInput {
            var before = presented.scene
            before.textInput = from
            picture = mixedInput(
                from: composition(before, presented, wholeScreen: true),
                to: composition(presented.scene, presented, wholeScreen: true), progress)
        } else if let (from, progress) = presented.actions, from != presented.scene.actions {
            var before = presented.scene
            before.actions = from
            picture = mixedActions(from: composition(before, presented), to: picture, progress)
        }
        if let (frame, content) = presented.presentation { comeUp(&picture, frame: frame, content: content) }
        if let dismissal = presented.dismissal { slideAway(&picture, dismissal) }
        return picture
    }

    /// A scene's layout with the content at its current height.
    private func composition(_ scene: Scene, _ presented: PresentedScene, wholeScreen: Bool = false) -> Composition {
        var options = options
        // A keyboard is at the screen's bottom; a crop that changed with it would make the picture jump.
        if wholeScreen, options.crop == .notification { options.crop = .screen }
        let settled = composer.compose(.expanded(scene), options)
        guard let custom = scene.custom, let (from, progress) = presented.contentHeight, from != custom.size.height
        else { return settled }
        var between = scene
        // The view has its final frame at once; the part that doesn't show yet is cut off.
        between.custom?.view = ViewNode()
        between.custom?.size.height = composer.device.roundToPixel(
            max(0, from + (custom.size.height - from) * progress))
        var picture = composer.compose(.expanded(between), options)
        let content = settled.nodes.lazy.compactMap { $0.first(withID: "custom-content") }.first
        guard let content else { return picture }
        picture.nodes.changeFirst(withID: "custom-content") { node in
            let (x, y) = (node.frame.minX - content.frame.minX, node.frame.minY - content.frame.minY)
            node.children = content.children.map { $0.offset(x: x, y: y) }
        }
        return picture
    }

    /// Only the overlay button fades; the default button changes its glyph at once.
    private func fadeMediaButton(_ progress: Double, in picture: inout Composition, _ scene: Scene) {
        guard let button = scene.custom?.mediaButton, button.type == .overlay else { return }
        picture.nodes.changeFirst(withID: "custom-content") { content in
            content.children.changeFirst(withID: "media-button") {
                $0.style.alpha = button.isPlaying ? 1 - progress : progress
            }
        }
    }
}

extension LayoutNode {
    /// `true` for a layer over the whole screen, such as the status bar, which doesn't move with the notification.
    var isScreenLayer: Bool { part == .backdrop }

    /// The first view with an id, itself included; a view comes before its subviews.
    package func first(withID id: String) -> LayoutNode? { first { $0.id == id } }

    /// The first view that matches, itself included; a view comes before its subviews.
    package func first(where matches: (LayoutNode) -> Bool) -> LayoutNode? {
        if matches(self) { return self }
        for child in children {
            if let found = child.first(where: matches) { return found }
        }
        return nil
    }
}

extension [LayoutNode] {
    /// Changes the first view with an id, here or below.
    /// - Returns: `true` if there is one.
    @discardableResult
    mutating func changeFirst(withID id: String, _ change: (inout LayoutNode) -> Void) -> Bool {
        for index in indices {
            if self[index].id == id {
                change(&self[index])
                return true
            }
            if self[index].children.changeFirst(withID: id, change) { return true }
        }
        return false
    }
}
