import ContentExtensionHost

// What pictures show, before layout: what `compose` lays out, and nothing else.
extension Composer {
    /// Writes what is seen of a screen.
    package func write(_ screen: Screen, _ options: CompositionOptions, to look: inout LookWriter) {
        var options = options
        options.crop = screen.crop(options.crop)
        switch screen {
        case .expanded(let scene, _):
            let presented = PresentedScene(scene, options.motion)
            write(options, behind: .expanded, to: &look)
            write(settled: presented.scene, options.crop, to: &look)
            if presented.isMoving { write(changesOf: presented, options.crop, to: &look) }
            if look.hasMovingImage { look.add(scene.time - scene.expandedAt) }
        case .center(let center, let place):
            let shown = center.asShown(in: place)
            write(options, behind: shown.presentation, to: &look)
            write(arrangement(of: shown.center, as: shown.presentation, options), to: &look)
        }
    }

    private func write(_ options: CompositionOptions, behind presentation: Place, to look: inout LookWriter) {
        look.add(traits)
        look.add(presentation, options.crop, options.showsFullHeight)
        // The platter alone lies on nothing.
        if options.crop != .platter, let wallpaper = options.wallpaper {
            look.add(wallpaper)
        } else {
            look.add(0 as UInt8)
        }
    }

    /// A scene without its changes, with what is typed with.
    private func write(settled scene: Scene, _ crop: Crop, to look: inout LookWriter) {
        let input = inputViews(scene, crop: crop)
        write(input, to: &look)
        if !input.isEmpty { look.add(scene.textInput?.text ?? "") }
        write(expanded(scene, crop: input.isEmpty ? crop : .screen), to: &look)
    }

    /// How far each change is, and what was there before.
    private func write(changesOf presented: PresentedScene, _ crop: Crop, to look: inout LookWriter) {
        look.add(presented.contentHeight?.from, presented.contentHeight?.progress)
        look.add(presented.actions?.progress, presented.textInput?.progress)
        look.add(presented.mediaButton, presented.dismissal)
        look.add(presented.presentation?.frame, presented.presentation?.content)
        var before = presented.scene
        if let (from, _) = presented.actions { before.actions = from }
        if let (from, _) = presented.textInput { before.textInput = from }
        write(settled: before, crop, to: &look)
    }

    private func write(_ arrangement: Arrangement, to look: inout LookWriter) {
        look.add(arrangement.top, arrangement.bottomMargin, arrangement.bottomAnchor)
        look.add(arrangement.items.count)
        for item in arrangement.items {
            look.add(item.x, item.width, item.gap)
            look.add(root: item.view)
        }
        write(arrangement.below, to: &look)
        write(arrangement.above, to: &look)
    }

    private func write(_ views: [ViewNode], to look: inout LookWriter) {
        look.add(views.count)
        for view in views { look.add(root: view) }
    }
}

extension LookWriter {
    /// A view that stands in no other.
    package mutating func add(root view: ViewNode) {
        hasNames = view.hasConstraints
        add(flags: hasNames)
        add(view)
    }
}

extension Device: Visible {
    package func write(to look: inout LookWriter) {
        look.add(model)
        look.add(orientation, appearance, contentSize, language)
        look.add(style)
        look.add(flags: isRightToLeft, increasesContrast, reducesTransparency, usesBoldText)
    }
}

extension DeviceModel: Visible {
    // What it is called isn't seen.
    package func write(to look: inout LookWriter) {
        look.add(screen, scale, cornerRadius, isPad)
        look.add(safeAreaTop, safeAreaBottom)
    }
}

extension Backdrop.Fill: Visible {
    package func write(to look: inout LookWriter) {
        switch self {
        case .image(let path):
            look.add(1 as UInt8)
            look.add(file: path)
        case .gradient(let colors):
            look.add(2 as UInt8)
            look.add(colors)
        case .color(let color):
            look.add(3 as UInt8)
            look.add(color)
        }
    }
}

extension Place: Visible {}
extension Crop: Visible {}
extension SystemStyle: Visible {}
extension Orientation: Visible {}
extension Appearance: Visible {}
extension ContentSizeCategory: Visible {}
extension PictureFormat: Visible {}
extension PNGEncoder.Effort: Visible {}
