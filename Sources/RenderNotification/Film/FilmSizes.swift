/// The smallest size in which every picture of a film fits.
struct FilmSizes {
    private(set) var size = Size.zero

    /// Adds Live Activities.
    mutating func add(_ screen: Screen, on renderer: NotificationRenderer, _ options: CompositionOptions) {
        add(renderer.composer.compose(screen, options).size)
    }

    private mutating func add(_ shown: Size) {
        size = Size(width: max(size.width, shown.width), height: max(size.height, shown.height))
    }

    /// Adds a scene in its states before and after each running change.
    mutating func add(_ scene: Scene, on renderer: NotificationRenderer, _ options: CompositionOptions) {
        guard scene.phase == .expanded else {
            size.width = max(size.width, renderer.device.screen.width)
            return
        }
        var scenes = [scene]
        for transition in scene.transitions {
            switch transition.change {
            case .contentHeight(let from):
                var before = scene
                before.custom?.size.height = from
                before.custom?.view = ViewNode()
                scenes.append(before)
            case .actions(let from):
                var before = scene
                before.actions = from
                scenes.append(before)
            default: break
            }
        }
        for scene in scenes {
            add(renderer.composer.compose(.expanded(scene), options).size)
        }
    }
}

extension Composition {
    /// The picture on a canvas of another size: content keeps its place at the top, in the middle or at the bottom.
    func resized(to size: Size) -> Composition {
        var copy = self
        copy.size = size
        let x = device.roundToPixel((size.width - self.size.width) / 2)
        if x != 0 { copy.nodes = nodes.map { $0.offset(x: x, y: 0) } }
        return copy
    }
}
