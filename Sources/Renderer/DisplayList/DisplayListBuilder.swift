import Views

/// Turns a composition into painting commands, with resolved colours and only the necessary clips.
package struct DisplayListBuilder {
    private let palette: Palette
    let device: Device
    /// The style's own materials.
    let materials: [Material: MaterialRecipe]
    package var isRightToLeft: Bool { device.isRightToLeft }
    package var systemStyle: SystemStyle { device.style }
    package var isDark: Bool { palette.appearance == .dark }
    private var commands: [DisplayCommand] = []
    /// The clips around the current command, outermost first.
    var clips: [Outline] = []
    /// The clips of the last command, for sharing with the next one.
    private var lastClips: [Outline] = []

    /// The painting commands of a composition.
    package static func build(_ composition: Composition) -> DisplayList {
        var builder = DisplayListBuilder(composition.device, composition.materials)
        builder.clips = [.rect(Rect(origin: .zero, size: composition.size))]
        if let backdrop = composition.backdrop { builder.commands.append(.backdrop(backdrop)) }
        for node in composition.nodes { builder.add(node, tint: nil) }
        return DisplayList(size: composition.size, commands: builder.commands, time: composition.time)
    }

    private init(_ device: Device, _ materials: [Material: MaterialRecipe]) {
        (self.device, self.materials, palette) = (device, materials, Palette(device))
    }

    private mutating func add(_ node: LayoutNode, tint inherited: Color?) {
        let style = node.style
        guard !style.isHidden, style.alpha > 0.001 else { return }
        if let transform = style.transform { return add(node, through: transform, tint: inherited) }
        // `.tintColor` as a view's tint means the inherited one.
        let tint = style.tintColor == .semantic(.tintColor) ? inherited : style.tintColor ?? inherited
        let isGroup = style.alpha < 1 && !node.isBareMaterial
        if isGroup { appendBarrier(.pushOpacity(style.alpha)) }
        if let mask = style.mask { clips.append(.path(mask.offset(by: node.frame.origin))) }
        let outline = outline(of: node)
        if let shadow = style.shadow { cast(shadow, of: node, tint: tint) }
        if let color = style.backgroundColor { fill(outline, resolve(color, tint)) }
        if style.clipsToBounds { clips.append(outline) }
        draw(node, tint: tint)
        for child in node.children { add(child, tint: tint) }
        if style.clipsToBounds { clips.removeLast() }
        if let border = style.border, border.width > 0 {
            // CALayer draws its border over its sublayers.
            emit(.strokeInside(outline, width: border.width, resolve(border.color, tint)), within: outline.bounds)
        }
        if style.mask != nil { clips.removeLast() }
        if isGroup { appendBarrier(.popOpacity) }
    }

    /// Adds a view about whose centre a transform maps it. Clips around it stay as they are.
    private mutating func add(_ node: LayoutNode, through transform: ViewTransform, tint: Color?) {
        var upright = node
        upright.style.transform = nil
        var group = self
        (group.commands, group.lastClips, group.clips) = ([], [], [.rect(Self.everywhere)])
        group.add(upright, tint: tint)
        guard !group.commands.isEmpty else { return }
        let center = Point(x: node.frame.midX, y: node.frame.midY)
        emit(.transformed(group.commands, transform.about(center)), within: Self.everywhere)
    }

    /// Larger than every canvas, in points.
    private static let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    func outline(of node: LayoutNode) -> Outline { Outline(node.frame, node.style) }

    /// A material's recipe: the style's, or UIKit's.
    func recipe(_ material: Material) -> MaterialRecipe {
        if let own = materials[material] { return own }
        let recipe = systemRecipe(material)
        return device.reducesTransparency ? recipe.opaque(palette) : recipe
    }

    /// The colour's components, with the current tint.
    package func resolve(_ color: Color, _ tint: Color?) -> RGBA { palette.resolve(color, tint: tint) }

    /// Fills an outline, unless the colour is transparent.
    package mutating func fill(_ outline: Outline, _ color: RGBA) {
        guard color.alpha > 0 else { return }
        emit(.fill(outline, color), within: outline.bounds)
    }

    /// Adds a command that paints inside `bounds`, with only those clips that could cut it.
    mutating func emit(_ command: DisplayCommand, within bounds: Rect) {
        guard !clips.contains(where: { $0.bounds.intersection(bounds).isEmpty }) else { return }
        let needed = clips.dropFirst().filter { !$0.safelyContains(bounds) }
        if needed.isEmpty {
            commands.append(command)
            lastClips = []
            return
        }
        if needed == lastClips { commands.removeLast(needed.count) } else { commands += needed.map { .pushClip($0) } }
        commands.append(command)
        commands += needed.map { _ in .popClip }
        lastClips = needed
    }

    /// Adds a command after which clips aren't shared.
    mutating func appendBarrier(_ command: DisplayCommand) {
        commands.append(command)
        lastClips = []
    }

    /// One device pixel in points.
    package var pixel: Double { 1 / device.model.scale }
}

extension LayoutNode {
    /// `true` for a material without subviews: its alpha weakens the recipe, because a group's opacity doesn't work with
    /// a material, which changes the pixels behind it.
    var isBareMaterial: Bool {
        if case .visualEffect = content { children.isEmpty } else { false }
    }
}

extension Outline {
    /// `true` when a rectangle is inside and away from the corners, so that the clip is unnecessary.
    func safelyContains(_ rect: Rect) -> Bool {
        let bounds = bounds
        let slack = 1e-6
        let isInside =
            rect.minX >= bounds.minX - slack && rect.maxX <= bounds.maxX + slack && rect.minY >= bounds.minY - slack
            && rect.maxY <= bounds.maxY + slack
        guard isInside else { return false }
        let reach: Double
        switch self {
        case .rect: return true
        // A continuous corner bends up to 1.53 radii away from it (fact: uikit/view.continuous-corner).
        case .roundedRect(_, let radius, let curve): reach = curve == .continuous ? radius * 1.53 : radius
        case .ellipse, .path: return false
        }
        let touchesSide = rect.minX < bounds.minX + reach || rect.maxX > bounds.maxX - reach
        let touchesEnd = rect.minY < bounds.minY + reach || rect.maxY > bounds.maxY - reach
        return !(touchesSide && touchesEnd)
    }
}
