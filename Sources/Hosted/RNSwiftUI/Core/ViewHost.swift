import RNUIKit

/// The evaluated tree of one root view, with the state of all its views: evaluated again after a change of state, laid
/// out for a size, drawn into one view.
@MainActor final class ViewHost: Hashable {
    /// Makes the root's elements; set anew with the root view.
    private var evaluateRoot: @MainActor (ViewContext) -> Element
    private let rootIdentity = Identity()
    private(set) var environment = EnvironmentValues()
    /// The size that the root is offered.
    private let container = ContainerSize()
    /// `true` once a view of the tree may have set a guide other than a text's baselines.
    var hasOwnGuides = false
    /// Counts the evaluations.
    private(set) var round = 0
    private var root: Element?
    private var isValid = false
    private var isScheduled = false
    /// Shows the result; called on the run loop after a change, and by the view's layout.
    var update: (() -> Void)?
    /// Work that waits for the end of the present layout, such as `onAppear`.
    private var waiting: [() -> Void] = []

    /// The button of the menu that is open in the present drawing.
    var openMenu: MenuElement?

    private var isLayingOut = false

    /// Evaluations one after the other, each because of a change that the one before has made.
    private static let maxRounds = 10

    init<Root: View>(_ root: Root) { evaluateRoot = { evaluateOne(root, in: $0) } }

    nonisolated static func == (first: ViewHost, second: ViewHost) -> Bool { first === second }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func setRoot<Root: View>(_ root: Root) {
        evaluateRoot = { evaluateOne(root, in: $0) }
        invalidate()
    }

    // MARK: Changes

    /// Evaluates the tree again, once for all changes of a turn of the run loop.
    nonisolated func invalidate() {
        MainActor.assumeIsolated {
            isValid = false
            ViewStorage.version &+= 1
            guard !isScheduled, update != nil else { return }
            isScheduled = true
            EventLoop.shared.schedule { [weak self] in
                guard let self else { return }
                isScheduled = false
                if !isValid { update?() }
            }
        }
    }

    /// Evaluates a body, and learns when an observable object that it reads changes.
    func tracking<T>(_ body: () -> T) -> T {
        withObservationTracking(body) { [weak self] in self?.invalidate() }
    }

    /// Does something once the present layout has ended.
    func afterLayout(_ work: @escaping () -> Void) { waiting.append(work) }

    /// Does something at once, or once the present layout has ended.
    func afterLayoutOrNow(_ work: @escaping () -> Void) {
        if isLayingOut { waiting.append(work) } else { work() }
    }

    // MARK: Evaluation

    private var rootEnvironment: EnvironmentValues {
        var values = environment
        values.container = container
        return values
    }

    private func tree() -> Element {
        if isValid, let root { return root }
        round += 1
        isValid = true
        let context = ViewContext(
            identity: rootIdentity.child(.content, round: round), environment: rootEnvironment, host: self)
        let made = evaluateRoot(context)
        made.prepareTexts()
        root = made
        return made
    }

    /// The root's size for a proposal, in points on the pixel grid.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        let root = tree()
        container.set(proposal, for: root)
        let size = root.size(proposal)
        return CGSize(width: size.width.upToPixel, height: size.height.upToPixel)
    }

    /// Lays the tree out in the middle of a view and draws it there, until nothing changes any more.
    func show(in view: UIView, size: CGSize) {
        for _ in 0..<Self.maxRounds {
            isLayingOut = true
            let root = tree()
            let proposal = ProposedViewSize(size)
            container.set(proposal, for: root)
            let own = root.size(proposal)
            root.place(
                at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal)
            let drawing = ViewDrawing(view)
            root.draw(drawing, at: root.frame.origin)
            let drawn = [root] + drawMenus(drawing, size)
            drawing.finish()
            rootIdentity.prune(round: round, in: view)
            drawn.forEach { $0.giveUpOldNames() }
            drawn.forEach { $0.nameViews() }
            drawn.forEach { $0.settleAll() }
            isLayingOut = false
            let work = waiting
            waiting = []
            work.forEach { $0() }
            if isValid, waiting.isEmpty { return }
        }
        Host.shared.note(
            "code-not-modelled",
            "SwiftUI: a body changes the state that it reads each time; \(Self.maxRounds) evaluations are drawn")
        isValid = true
    }

    /// Draws the open menus over everything else, each over the one that it opens from.
    private func drawMenus(_ drawing: ViewDrawing, _ size: CGSize) -> [Element] {
        var layers: [Element] = []
        while let menu = openMenu, layers.count < Self.maxRounds {
            openMenu = nil
            let place = rootIdentity.child(.part("menu \(layers.count)"), round: round)
            let layer = menu.layer(over: size, at: place)
            layer.draw(drawing, at: .zero)
            layers.append(layer)
        }
        return layers
    }
}
