import ContentExtensionHost

/// Turns a composition into the commands that paint it: colours resolved, clips only where something would stick out.
public struct DisplayListBuilder {
    private let palette: Palette
    private let scale: Double
    /// The look's own materials.
    let materials: [Material: MaterialRecipe]
    let isRightToLeft: Bool
    private let reducesTransparency: Bool
    let usesBoldText: Bool
    var isDark: Bool { palette.appearance == .dark }
    var increasesContrast: Bool { palette.increasesContrast }
    private var commands: [DisplayCommand] = []
    /// The outlines that enclose what is being emitted, outermost first.
    var clips: [Outline] = []
    /// The clip that the last command closed, so that neighbours under one clip share it.
    private var lastClips: [Outline] = []

    /// The commands for a composition.
    public static func build(_ composition: Composition) -> DisplayList {
        var builder = DisplayListBuilder(composition.traits, composition.materials)
        builder.clips = [.rect(Rect(origin: .zero, size: composition.size))]
        if let backdrop = composition.backdrop { builder.commands.append(.backdrop(backdrop)) }
        for node in composition.nodes { builder.add(node, tint: nil) }
        return DisplayList(size: composition.size, commands: builder.commands, time: composition.time)
    }

    private init(_ traits: Device, _ materials: [Material: MaterialRecipe]) {
        palette = Palette(traits)
        reducesTransparency = traits.reducesTransparency
        usesBoldText = traits.usesBoldText
        scale = traits.model.scale
        isRightToLeft = traits.isRightToLeft
        self.materials = materials
    }

    private mutating func add(_ node: LayoutNode, tint inherited: Color?) {
        let style = node.style
        guard !style.isHidden, style.alpha > 0.001 else { return }
        // A tint that is called the tint is the parent's.
        let tint = style.tintColor == .semantic(.tintColor) ? inherited : style.tintColor ?? inherited
        if style.alpha < 1 { appendBarrier(.pushOpacity(style.alpha)) }
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
        if style.alpha < 1 { appendBarrier(.popOpacity) }
    }

    /// A view's own outline.
    func outline(of node: LayoutNode) -> Outline {
        let radius = node.style.cornerRadius.resolved(for: node.frame.size)
        return radius > 0 ? .roundedRect(node.frame, radius: radius, curve: node.style.cornerCurve) : .rect(node.frame)
    }

    /// A material over what lies behind: the look's, or UIKit's.
    func recipe(_ material: Material) -> MaterialRecipe {
        if let own = materials[material] { return own }
        let recipe = systemRecipe(material)
        return reducesTransparency ? recipe.opaque(palette) : recipe
    }

    /// A colour's components under the tint in force.
    func resolve(_ color: Color, _ tint: Color?) -> RGBA { palette.resolve(color, tint: tint) }

    /// Fills an outline, unless nothing would be seen.
    mutating func fill(_ outline: Outline, _ color: RGBA) {
        guard color.alpha > 0 else { return }
        emit(.fill(outline, color), within: outline.bounds)
    }

    /// Adds a command that paints inside `bounds`, under those of the enclosing clips that it could cross.
    mutating func emit(_ command: DisplayCommand, within bounds: Rect) {
        guard !clips.contains(where: { $0.bounds.intersection(bounds).isEmpty }) else { return }
        let needed = clips.dropFirst().filter { !$0.safelyContains(bounds) }
        if needed.isEmpty {
            commands.append(command)
            lastClips = []
            return
        }
        if needed == lastClips {
            commands.removeLast(needed.count)
        } else {
            commands += needed.map { .pushClip($0) }
        }
        commands.append(command)
        commands += needed.map { _ in .popClip }
        lastClips = needed
    }

    /// Adds a command that no clip may be shared across.
    mutating func appendBarrier(_ command: DisplayCommand) {
        commands.append(command)
        lastClips = []
    }

    /// A length of one pixel of the device, in points.
    var pixel: Double { 1 / scale }
}

extension Outline {
    /// Whether a rectangle lies inside and away from the corners, so that clipping to the outline would change nothing.
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
        case .ellipse: return false
        }
        let touchesSide = rect.minX < bounds.minX + reach || rect.maxX > bounds.maxX - reach
        let touchesEnd = rect.minY < bounds.minY + reach || rect.maxY > bounds.maxY - reach
        return !(touchesSide && touchesEnd)
    }
}
