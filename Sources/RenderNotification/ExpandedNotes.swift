extension ScenarioOutcome {
    /// Notes about an expanded notification that the picture alone doesn't explain.
    /// - Parameters:
    ///   - composition: the laid-out picture, which ends at the screen's end.
    ///   - device: the device that it is for.
    func expandedNotes(_ composition: Composition, on device: Device) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        if let button = scene.custom?.mediaButton, button.type == .default,
            let ground = composition.nodes.lazy.flatMap(\.withDescendants).last(where: { $0.id == "media-button" })
                .flatMap({ composition.ground(below: $0, Palette(device)) }),
            ground.isNear(Palette(device).resolve(button.tintColor))
        {
            notes.append(
                Diagnostic(
                    .warning, "media-button-unseen", "the play/pause button has the colour of the view below it",
                    hint: "return another mediaPlayPauseButtonTintColor, which is white by default"))
        }
        if let custom = scene.custom, custom.view.showsNothing {
            notes.append(
                Diagnostic(
                    .note, "content-empty", "the extension's view shows nothing",
                    hint: "do its bindings or its values name what the payload has?"))
        }
        if let (hidden, height) = composition.contentBelowPlatter {
            notes.append(
                Diagnostic(
                    .note, "content-cut",
                    "the menu leaves no room for the last \(FixedText.short(hidden)) points of the content; people scroll "
                        + "to see them",
                    hint: "--full-height draws all \(FixedText.short(height)) points of it"))
        }
        let squeezed = composition.nodes.flatMap(\.squeezedTexts)
        if let first = squeezed.first {
            let others = squeezed.count > 1 ? ", and \(squeezed.count - 1) more" : ""
            notes.append(
                Diagnostic(
                    .note, "text-without-width",
                    "\(first.shownName)\(others) is squeezed to no width, so that its text isn't seen",
                    hint: "let the views beside it shrink, or give it a width"))
        }
        // Most pictures end with the screen, and their trees needn't be searched.
        guard composition.nodes.contains(where: { $0.frame.maxY > composition.size.height }) else { return notes }
        let identifiers = Set(scene.actions.map(\.identifier))
        let actions = composition.nodes.flatMap { $0.titles(of: identifiers) }
        let hidden = actions.count { $0.frame.maxY > composition.size.height + 0.5 }
        if hidden > 0 {
            let words = hidden == actions.count ? "the actions lie" : "\(hidden) of \(actions.count) actions lie"
            notes.append(
                Diagnostic(
                    .note, "actions-below-screen", "\(words) below the screen's end; people scroll to see them",
                    hint:
                        "the content is \(FixedText.short(scene.custom?.size.height ?? 0)) points high; --full-height draws all"
                ))
        }
        return notes
    }
}

extension Composition {
    /// The points that a platter which gives way to the menu hides of the content, and those of all of it; `nil` where it
    /// hides none.
    fileprivate var contentBelowPlatter: (hidden: Double, height: Double)? {
        guard let platter = nodes.first(where: { $0.part == .platter && $0.style.clipsToBounds }),
            let content = platter.first(where: { $0.part == .custom })
        else { return nil }
        let hidden = content.frame.maxY - platter.frame.maxY
        return hidden > 0.5 ? (hidden, content.frame.height) : nil
    }

    /// The plain colour below a button of the content; `nil` where a picture, a text or a material is.
    fileprivate func ground(below button: LayoutNode, _ palette: Palette) -> RGBA? {
        let center = Point(x: button.frame.midX, y: button.frame.midY)
        var ground: RGBA? = RGBA(white: palette.appearance == .light ? 1 : 0)
        for node in nodes.lazy.flatMap(\.withDescendants) where node.part == .custom && node.frame.contains(center) {
            if node.id == button.id { break }
            switch node.content {
            case .view, .stack, .overlay, .scroll, .spacer, .table, .cell, .collection: break
            case .image, .control, .label, .visualEffect, .shape: ground = nil
            }
            if let color = node.style.backgroundColor.map({ palette.resolve($0) }), color.alpha > 0 {
                ground = color.alpha == 1 ? color : nil
            }
        }
        return ground
    }
}

extension RGBA {
    /// `true` for a colour that can hardly be told from another.
    fileprivate func isNear(_ other: RGBA) -> Bool {
        let distances = [red - other.red, green - other.green, blue - other.blue]
        return other.alpha < 0.05 || distances.allSatisfy { abs($0) < 0.05 }
    }
}

extension ViewNode {
    /// True for a view in which nothing is visible; controls, effects and shapes count as visible.
    fileprivate var showsNothing: Bool {
        if style.isHidden || style.alpha == 0 { return true }
        guard style.backgroundColor == nil, style.border == nil else { return false }
        switch content {
        case .label(let label): return label.text.isEmpty
        case .view, .stack, .overlay, .scroll, .spacer: return children.allSatisfy(\.showsNothing)
        case .image, .control, .table, .cell, .collection, .visualEffect, .shape: return false
        }
    }
}

extension ViewContent {
    fileprivate var hasText: Bool {
        switch self {
        case .label(let label): !(label.text.isEmpty && label.runs.isEmpty)
        case .control(let control): !(control.base.shownText ?? "").isEmpty
        default: false
        }
    }
}

extension LayoutNode {
    /// The views of the content that have a text and no room for it.
    fileprivate var squeezedTexts: [LayoutNode] {
        if style.isHidden || style.alpha == 0 { return [] }
        let isSqueezed = part == .custom && frame.width < 0.5 && content.hasText
        return children.reduce(into: isSqueezed ? [self] : []) { $0 += $1.squeezedTexts }
    }

    /// The titles of actions.
    fileprivate func titles(of identifiers: Set<String>) -> [LayoutNode] {
        if part == .actions, let id, identifiers.contains(id) { return [self] }
        return children.flatMap { $0.titles(of: identifiers) }
    }
}
