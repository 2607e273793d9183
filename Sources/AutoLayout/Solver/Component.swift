/// A part of a system that shares no unknown with the rest, and is therefore solved alone.
struct Component: Sendable {
    /// The system's variables, ascending.
    let columns: [Int]
    /// The identifiers in the system by those in the component.
    private(set) var ids: [Int] = []
    private(set) var simplex = Simplex()
    /// The conflicts found so far, with identifiers of the component.
    private(set) var exclusions: [Exclusion] = []
    /// `true` if the last `solve()` stopped before the optimum, or overflowed.
    private(set) var isUnfinished = false

    private var hasNewStructure = true
    private var hasNewNumbers = false
    /// `true` if broken constraints may hold by now.
    private var hasOtherRequired = false
    /// Variables of the component that can change without increasing any violation, as far as they were searched.
    private var ambiguous: [Int]?

    /// A broken required row, with rows before it that exclude it.
    struct Exclusion: Sendable {
        var broken: Int
        var others: [Int]
        /// The weights of `broken` and then `others` in a sum without the component's variables.
        var weights: [Double]
    }

    init(columns: [Int]) {
        self.columns = columns
        simplex.variableCount = columns.count
    }

    /// The identifiers in the system of the rows that were not removed.
    var liveIDs: [Int] {
        let rows = simplex.constraints
        return rows.ids.indices.filter { rows.states[$0] != .removed }.map { ids[rows.ids[$0]] }
    }

    /// Adds a row of the system, and returns its identifier in the component.
    /// - Parameters:
    ///   - places: the component's variables by the system's.
    ///   - rest: the right side less the known terms.
    mutating func add(_ row: Int, of system: ConstraintRows, places: [Int], known: KnownVariables, rest: Double) -> Int
    {
        hasNewStructure = true
        ids.append(system.ids[row])
        return simplex.constraints.append(row, of: system, rest: rest) { known.contains($0) ? nil : places[$0] }
    }

    mutating func remove(_ id: Int) {
        guard let row = simplex.constraints.row(id: id) else { return }
        hasNewStructure = true
        if simplex.constraints.priorities[row] >= 1000 { hasOtherRequired = true }
        simplex.constraints.remove(row)
    }

    /// Changes a row's right side, in the system's scale.
    mutating func setRest(_ rest: Double, scale: Double, of id: Int) {
        guard let row = simplex.constraints.row(id: id),
            simplex.constraints.setRest(rest * (simplex.constraints.scales[row] / scale), row: row)
        else { return }
        hasNewNumbers = true
        if simplex.constraints.priorities[row] >= 1000 { hasOtherRequired = true }
    }

    /// The scale of a row by its identifier in the component; 1 for removed ones.
    func scale(of id: Int) -> Double { simplex.constraints.row(id: id).map { simplex.constraints.scales[$0] } ?? 1 }

    /// Updates the values to the optimum; returns `false` if they were it.
    /// - Parameter room: the work left in the system, which is reduced by what is done.
    mutating func solve(room: inout Int) -> Bool {
        guard hasNewStructure || hasNewNumbers || isUnfinished else { return false }
        if hasOtherRequired, !exclusions.isEmpty {
            for exclusion in exclusions {
                guard let row = simplex.constraints.row(id: exclusion.broken) else { continue }
                simplex.constraints.isBroken[row] = false
            }
            exclusions = []
            hasNewStructure = true
        }
        if hasNewStructure { simplex.updateStructure() }
        (hasNewStructure, hasNewNumbers, hasOtherRequired) = (false, false, false)
        ambiguous = nil

        var found: [Exclusion] = []
        // The start looks at each variable and coefficient about that often.
        simplex.room = room - 20 * (columns.count + simplex.constraints.columns.count)
        let isOptimal = simplex.optimise(exclusions: &found)
        room = simplex.room
        isUnfinished = !isOptimal || !simplex.x.allSatisfy(\.isFinite)
        let ids = simplex.constraints.ids
        exclusions += found.map {
            Exclusion(broken: ids[$0.broken], others: $0.others.map { ids[$0] }, weights: $0.weights)
        }
        return true
    }

    /// Variables of the component that can change without increasing any violation.
    mutating func ambiguousColumns(room: inout Int) -> [Int] {
        if let ambiguous { return ambiguous }
        simplex.room = room
        let found = simplex.ambiguousColumns()
        room = simplex.room
        ambiguous = found
        return found
    }
}
