/// What was wrong with a layout, as a developer has to know it.
public struct LayoutReport: Sendable, Equatable {
    /// "Unable to simultaneously satisfy constraints": one that was given up, and those it can't be held with.
    public struct Conflict: Sendable, Equatable {
        /// The index in `LayoutTree.constraints`, or `nil` when the one that was given up is the engine's own.
        public var broken: Int?
        /// The others, by their indices, in ascending order; the engine's own (stacks, masks, the root's size) are left out.
        public var others: [Int]
        /// The views whose own size takes part, since their hugging or compression resistance is 1000; in ascending order.
        public var contents: [Int]

        public init(broken: Int?, others: [Int], contents: [Int] = []) {
            (self.broken, self.others, self.contents) = (broken, others, contents)
        }
    }

    /// A view whose constraints leave its place or length open.
    public struct Ambiguity: Sendable, Hashable {
        /// The view's index.
        public var view: Int
        /// Whether its place or length along this axis is open.
        public var axis: Axis

        public init(view: Int, axis: Axis) { (self.view, self.axis) = (view, axis) }
    }

    /// In the order of `LayoutTree.constraints`.
    public var conflicts: [Conflict]
    /// In the order of the views.
    public var ambiguities: [Ambiguity]
    /// Constraints that say nothing, by their indices in ascending order: they name views that don't exist, compare what
    /// can't be compared (a place with a length), or have numbers beyond all layout.
    public var ignored: [Int]
    /// Whether the solver gave up before it found the best solution.
    public var reachedIterationLimit: Bool

    public init(
        conflicts: [Conflict] = [], ambiguities: [Ambiguity] = [], ignored: [Int] = [],
        reachedIterationLimit: Bool = false
    ) {
        self.conflicts = conflicts
        self.ambiguities = ambiguities
        self.ignored = ignored
        self.reachedIterationLimit = reachedIterationLimit
    }
}
