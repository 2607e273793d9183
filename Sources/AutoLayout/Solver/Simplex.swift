/// State of a simplex method that minimises weighted sums of violations, level by level: an active-set method for
/// piecewise linear objectives, as in Bartels, Conn and Sinclair, "Minimization techniques for piecewise differentiable
/// functions" (1978).
///
/// A vertex is given by as many rows as there are variables, held at 0: one per slot. They determine the values of the
/// other rows. A row costs nothing at 0, and a price per unit on each side; violations need no variables. A slot
/// without a row pins a variable.
///
/// Example: `x ≥ 100` (required, level 0) and `x = 80` (priority 750, level 2). The start puts `x = 80` into the slot, so
/// `x ≥ 100` has the value −20. Level 0 moves x up until that row reaches 0 and takes the slot: x = 100, which violates
/// `x = 80` by 20. Level 2 can't improve that without making level 0 worse.
struct Simplex: Sendable {
    var constraints = ConstraintRows()
    var index = ColumnIndex()
    var variableCount = 0

    /// By slot: the row held at 0, or -1 - column for a pinned variable.
    var slots: [Int] = []
    /// By row: its slot, or -1.
    var positions: [Int] = []
    /// The variables' values.
    var x: [Double] = []
    /// By row; exactly 0 in a slot.
    var values: [Double] = []
    /// By row: smaller values count as 0.
    var tolerances: [Double] = []

    /// By row: 0 for required, 1 for broken, then the optional priorities; -1 for inactive.
    var levels: [Int] = []
    /// The rows of each level, in order.
    var levelRows: [[Int]] = []
    /// By row of a settled level outside the slots: the side on which its price was counted.
    var sides: [Int8] = []
    /// By row of a settled level in a slot: the sides to which it may not move.
    var locks: [Lock] = []

    var factors = BasisFactors()
    var updates = BasisUpdates()
    /// `true` if the slots have to be chosen anew.
    var needsStart = true
    var iterations = 0
    /// The work left, in coefficients and variables looked at; at 0 the search for the optimum stops.
    var room = Int.max

    // Buffers reused by all steps; between steps `costs` and `rates` are 0.
    var right: [Double] = []
    var costs: [Double] = []
    var multipliers: [Double] = []
    var direction: [Double] = []
    var rates: [Double] = []
    var touched: [Int] = []
    var isTouched: [Bool] = []
    var breakpoints: [Breakpoint] = []

    /// The sides of 0 to which a slot's row can't move without making a settled level worse.
    struct Lock: OptionSet, Sendable {
        let rawValue: UInt8
        static let above = Lock(rawValue: 1)
        static let below = Lock(rawValue: 2)
    }

    /// The point along a direction at which a row reaches 0.
    struct Breakpoint: Sendable {
        var step: Double
        var row: Int
        /// The increase of the price per further unit; infinite if a settled level would get worse.
        var price: Double
        var rate: Double
    }

    /// The work of computing multipliers, a direction or values: each variable and coefficient is looked at a few times.
    private var solutionCost: Int { (variableCount + constraints.columns.count + factors.weight) / 2 }

    /// Multipliers below this count as 0.
    static let priceTolerance = 1e-9

    /// The sides with a price, as a lock.
    func fullLock(_ row: Int) -> Lock {
        (constraints.costAbove[row] > 0 ? Lock.above : []).union(constraints.costBelow[row] > 0 ? .below : [])
    }

    /// Solves for the variables, then computes the values of all rows.
    mutating func computeValues() {
        room -= solutionCost
        for slot in slots.indices {
            right[slot] = slots[slot] >= 0 ? constraints.constants[slots[slot]] : 0
            x[slot] = 0
        }
        factors.solve(right, into: &x, constraints: constraints)
        updates.correct(&x, right: right, constraints: constraints)
        for row in 0..<constraints.count where levels[row] >= 0 {
            if positions[row] >= 0 {
                values[row] = 0
            } else {
                let (value, magnitude) = constraints.value(row, at: x)
                values[row] = value
                tolerances[row] = 1e-9 + 1e-12 * magnitude
            }
        }
    }

    /// Factors the slots' rows again; dependent rows lose their slots.
    mutating func factor() {
        updates.removeAll()
        room -= variableCount + constraints.columns.count
        let dependent = factors.factor(
            slots, positions: positions, constraints: constraints, index: index, room: &room)
        for (slot, column) in dependent {
            if slots[slot] >= 0 {
                positions[slots[slot]] = -1
                sides[slots[slot]] = 0
            }
            slots[slot] = -1 - column
        }
    }

    /// Computes the slots' multipliers for `costs`, and resets `costs` to 0.
    mutating func computeMultipliers() {
        room -= solutionCost
        updates.prepare(&costs, constraints: constraints)
        factors.solveTransposed(&costs, into: &multipliers, constraints: constraints)
        for column in 0..<variableCount { costs[column] = 0 }
    }

    /// Computes the movement of variables and rows outside the slots when a slot's row moves by one unit.
    mutating func computeDirection(slot: Int, sign: Double) {
        for slot in right.indices { right[slot] = 0 }
        right[slot] = sign
        computeDirection()
    }

    /// Computes the movement of variables and rows outside the slots when each slot's row moves by `right`.
    mutating func computeDirection() {
        room -= solutionCost
        for row in touched {
            rates[row] = 0
            isTouched[row] = false
        }
        touched.removeAll(keepingCapacity: true)
        for column in 0..<variableCount { direction[column] = 0 }
        factors.solve(right, into: &direction, constraints: constraints)
        updates.correct(&direction, right: right, constraints: constraints)
        for column in 0..<variableCount where direction[column] != 0 {
            let part = direction[column]
            for entry in index.range(column) {
                let row = index.rows[entry]
                guard positions[row] < 0 else { continue }
                rates[row] += index.coefficients[entry] * part
                if !isTouched[row] {
                    isTouched[row] = true
                    touched.append(row)
                }
            }
        }
    }

    /// Exchanges the row of a slot after a step along the direction of `computeDirection`.
    mutating func pivot(slot: Int, sign: Double, step: Double, entering row: Int, lock: Lock) {
        iterations += 1
        for column in 0..<variableCount where direction[column] != 0 { x[column] += step * direction[column] }
        for other in touched { values[other] += step * rates[other] }
        let leaving = slots[slot]
        if leaving >= 0 {
            values[leaving] = sign * step
            tolerances[leaving] = 1e-9
            sides[leaving] = sign > 0 ? 1 : -1
            positions[leaving] = -1
        }
        let rate = rates[row]
        values[row] = 0
        positions[row] = slot
        locks[row] = lock
        slots[slot] = row
        // The sign is contained in both the direction and its rate, so it cancels out.
        updates.append(slot: slot, oldRow: leaving, newRow: row, direction: direction, pivot: rate)
        if updates.count >= 64 || updates.weight > 8 * (variableCount + 64) {
            factor()
            computeValues()
        }
    }
}
