import RNUIKit

/// An element's marks for its container.
struct ElementTraits {
    var layoutPriority: Double = 0
    var zIndex: Double = 0
    /// Values of `LayoutValueKey`s and others, by their type.
    var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?
    /// The code's `accessibilityLabel`.
    var label: String?
}

typealias Element = _ViewElement

/// A node of the evaluated tree, made anew at each evaluation: how it is laid out, and what it draws.
///
/// Subclasses override `measure`, `arrange` and `draw`. Sizes, arrangements and guides are cached by proposal for as
/// long as the element lives, since nothing that they depend on changes.
@MainActor public class _ViewElement {
    let identity: Identity
    let environment: EnvironmentValues
    /// The views of the code around the element.
    let trail: ViewTrail?
    unowned let host: ViewHost
    /// From back to front.
    var children: [Element]
    var traits: ElementTraits
    /// In the parent's coordinates, in points, once it is placed.
    private(set) var frame = CGRect.zero
    private(set) var proposal = ProposedViewSize.unspecified

    private var sizes: [ProposedViewSize: CGSize] = [:]
    private var arrangements: [ProposedViewSize: [Placement]] = [:]
    private var guides: [GuideQuestion: CGFloat?] = [:]

    /// A child's place: its origin in points, and the proposal that its size comes from.
    struct Placement {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    private struct GuideQuestion: Hashable {
        let key: ObjectIdentifier
        let proposal: ProposedViewSize
    }

    init(_ context: ViewContext, _ children: [Element] = []) {
        (identity, environment, host, self.children) = (context.identity, context.environment, context.host, children)
        trail = context.trail
        // A modifier around one view leaves its marks visible to the container.
        traits = children.count == 1 ? children[0].traits : ElementTraits()
    }

    // MARK: Layout

    /// The size that the element takes of a proposal, in points.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        if let known = sizes[proposal] { return known }
        let measured = measure(proposal)
        let size = CGSize(width: measured.width.layoutLength, height: measured.height.layoutLength)
        sizes[proposal] = size
        return size
    }

    /// The places of the children for a proposal.
    final func arrangement(_ proposal: ProposedViewSize) -> [Placement] {
        if let known = arrangements[proposal] { return known }
        let made = arrange(in: size(proposal), proposal)
        arrangements[proposal] = made
        return made
    }

    /// Gives the element and all below it their frames.
    final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        (frame, self.proposal) = (CGRect(origin: origin, size: size(proposal)), proposal)
        willPlaceChildren()
        let places = arrangement(proposal)
        for index in placementOrder(min(children.count, places.count)) {
            let (child, place) = (children[index], places[index])
            var origin = place.origin
            if isMirrored { origin.x = frame.width - origin.x - child.size(place.proposal).width }
            child.parent = self
            child.place(at: origin, place.proposal)
        }
    }

    /// For subclasses: the order in which children are placed. One may ask for the frame of another.
    func placementOrder(_ count: Int) -> [Int] { Array(0..<count) }

    /// For subclasses: called with the element's own frame, before its children are placed.
    func willPlaceChildren() {}

    /// The element around this one, once it is placed.
    private(set) weak var parent: Element?
    /// The elements around this one, innermost first.
    final var ancestors: UnfoldSequence<Element, (Element?, Bool)> { sequence(first: self) { $0.parent } }
    /// The origin in points of the hosting view.
    final var globalOrigin: CGPoint {
        ancestors.reduce(.zero) { CGPoint(x: $0.x + $1.frame.minX, y: $0.y + $1.frame.minY) }
    }

    /// `true` where leading is right. Layouts work from left to right, and their result is mirrored.
    var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

    /// Forgets the sizes and places of the element and all below it.
    func forgetLayout() {
        (sizes, arrangements, guides) = ([:], [:], [:])
        children.forEach { $0.forgetLayout() }
    }

    /// Forgets the places of children that have become others.
    final func forgetArrangements() { arrangements = [:] }

    /// For subclasses: the size for a proposal. A modifier is as large as its content.
    func measure(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(proposal) ?? .zero }

    /// For subclasses: the children's places. A modifier's content gets the modifier's proposal.
    func arrange(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        children.map { _ in Placement(origin: .zero, proposal: proposal) }
    }

    /// The position of a guide that a modifier or a text has set; `nil` where the default holds.
    final func explicitGuide(_ id: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? {
        guard host.hasOwnGuides || VerticalAlignment.isBaseline(id) else { return nil }
        let question = GuideQuestion(key: ObjectIdentifier(id), proposal: proposal)
        if let known = guides[question] { return known }
        let value = guide(id, proposal)
        guides[question] = .some(value)
        return value
    }

    /// For subclasses: the children's guides, combined.
    func guide(_ id: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? {
        guard !children.isEmpty else { return nil }
        let isHorizontal = HorizontalAlignment.isKnown(id)
        let values = zip(children, arrangement(proposal)).compactMap { child, place in
            child.explicitGuide(id, place.proposal).map { $0 + (isHorizontal ? place.origin.x : place.origin.y) }
        }
        return combineGuides(id, values)
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(element: self, proposal: proposal, size: size(proposal))
    }

    /// The distances that the element wants beside others.
    var spacing: ViewSpacing { children.count == 1 ? children[0].spacing : ViewSpacing() }

    /// `true` for a container that asks its views for their sizes at no width.
    var asksForLeastWidths: Bool { false }

    /// `true` if a container leaves no distance and takes no size across its axis, as for `Spacer`.
    var spacerMinimum: CGFloat?? { nil }

    // MARK: Drawing

    /// Adds views to a drawing. `origin` is the element's own, in points of the drawing's view.
    func draw(_ drawing: ViewDrawing, at origin: CGPoint) { drawChildren(drawing, at: origin) }

    final func drawChildren(_ drawing: ViewDrawing, at origin: CGPoint) {
        // Swift's sort is stable, so equal indices keep their order.
        let ordered =
            children.contains { $0.traits.zIndex != 0 }
            ? children.sorted { $0.traits.zIndex < $1.traits.zIndex } : children
        for child in ordered {
            child.draw(
                drawing, at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
        }
    }

    /// For subclasses: the name of what is touched, as XCUITest finds it; `nil` for other views.
    var title: String? { nil }
    /// The word for the view in its name.
    var kind: String { TypeNames.short(type(of: self)).removingSuffix("Element") }

    /// The element's type in its path, if it has no elements below; a `Button` is in it, and so is the text within.
    var viewType: String { kind }

    /// Names the drawn views for layouts, scenarios and tests, after those that have left have given up their names: by
    /// their titles, or by the extension's type around them and their kind, as in `OrderCard-Text`.
    func nameViews() {
        if let view = identity.view {
            if !view.storage.isNamed {
                let name = title ?? [identity.owner, kind].compactMap { $0 }.joined(separator: "-")
                view.storage.take(name: name)
                identity.givenName = name
            }
            view.storage[.swiftUI] = origin
        }
        children.forEach { $0.nameViews() }
    }

    /// Has views whose titles have changed give up their names, before any takes a new one.
    final func giveUpOldNames() {
        if let view = identity.view, let given = identity.givenName, let title, title != given {
            view.storage.giveUpName()
            identity.givenName = nil
        }
        children.forEach { $0.giveUpOldNames() }
    }

    /// The path of types to the element and the line of the code, for readers of layouts.
    private var origin: JSON? {
        guard let trail else { return nil }
        let isPart = children.isEmpty && viewType != trail.name
        var keys: [WireKey: JSON] = [.path: .string(trail.path + (isPart ? ViewTrail.separator + viewType : ""))]
        if trail.place.isKnown {
            keys[.file] = .string(trail.place.path)
            keys[.line] = .integer(Int64(trail.place.line))
        }
        return .object(keys)
    }

    /// The element's label, or the one short text in it.
    final var onlyText: String? {
        if let label = traits.label { return label }
        let texts = texts { _ in true }
        return texts.count == 1 ? texts.first { $0.count <= 40 } : nil
    }
    /// The first short text that no touched view in the element has.
    final var firstText: String? { texts { !($0 is TouchElement) }.first { $0.count <= 40 } }
    /// The texts of the element and of those below it that count, from the front of the code to its end.
    private func texts(_ counts: (Element) -> Bool) -> [String] {
        let own = (self as? TextElement)?.text ?? ""
        return (own.isEmpty ? [] : [own]) + children.filter(counts).flatMap { $0.texts(counts) }
    }

    /// Called after each layout, outermost first, with the element's frame in points of the hosting view.
    func settle(_ frame: CGRect) {}

    /// Tells the element and all below it that layout has ended.
    final func settleAll(at origin: CGPoint = .zero) {
        let own = CGRect(
            origin: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), size: frame.size)
        settle(own)
        children.forEach { $0.settleAll(at: own.origin) }
    }

    /// The value of a preference that the element and those below it give; `nil` without one.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in children {
            guard let value = child.preference(key) else { continue }
            if var reduced = result {
                K.reduce(value: &reduced) { value }
                result = reduced
            } else {
                result = value
            }
        }
        return result
    }
}

extension String {
    fileprivate func removingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}

extension CGFloat {
    /// A length that layout can use: not negative, and finite.
    fileprivate var layoutLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(0, self), 1e7) }
}
