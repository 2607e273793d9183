/// The state of a simplex method for sums of absolute violations, level by level.
///
/// A vertex is given by as many rows as there are variables, which are held at 0: one per slot. What the others
/// are worth follows. A row costs nothing at 0, and on each side its own price per unit; no variables for
/// violations are needed, and what holds already is never looked at again. A slot without a row pins a variable.
struct Simplex: Sendable {
    var constraints = ConstraintRows()
    var index = ColumnIndex()
    var variableCount = 0

    /// By slot: the row that is held at 0, or -1 - column for a pinned variable.
    var slots: [Int] = []
    /// By row: its slot, or -1.
    var positions: [Int] = []
    /// The variables' values.
    var x: [Double] = []
    /// By row; exactly 0 in a slot.
    var values: [Double] = []
    /// By row: below this a value is 0.
    var tolerances: [Double] = []

    /// By row: 0 is required, 1 what had to be given up of it, then the optional priorities; -1 takes no part.
    var levels: [Int] = []
    /// The rows of each level, in order.
    var levelRows: [[Int]] = []
    /// By row of a level that is settled and isn't in a slot: the side on which its price was counted.
    var sides: [Int8] = []
    /// By row in a slot, of a level that is settled: where it may not go.
    var locks: [Lock] = []

    var factors = BasisFactors()
    var updates = BasisUpdates()
    /// Whether the slots have to be chosen anew.
    var needsStart = true
    var iterations = 0
    var iterationLimit = 0
    /// In place of a limit by the system's size.
    var chosenLimit: Int?

    // Kept, so that no step asks for memory; between steps `costs` and `rates` are 0.
    var right: [Double] = []
    var costs: [Double] = []
    var multipliers: [Double] = []
    var direction: [Double] = []
    var rates: [Double] = []
    var touched: [Int] = []
    var isTouched: [Bool] = []
    var breakpoints: [Breakpoint] = []

    /// The sides of 0 to which a row in a slot may not move without a settled level getting worse.
    struct Lock: OptionSet, Sendable {
        let rawValue: UInt8
        static let above = Lock(rawValue: 1)
        static let below = Lock(rawValue: 2)
    }

    /// Where a row reaches 0 along a direction.
    struct Breakpoint: Sendable {
        var step: Double
        var row: Int
        /// How much dearer each further unit is; infinite when a settled level would get worse.
        var price: Double
        var rate: Double
    }

    /// The multipliers below which a direction counts as free of charge.
    static let priceTolerance = 1e-9

    /// Prices of a row's sides as a lock.
    func fullLock(_ row: Int) -> Lock {
        (constraints.costAbove[row] > 0 ? Lock.above : []).union(constraints.costBelow[row] > 0 ? .below : [])
    }

    /// Solves for the variables, and for the values of all rows from them.
    mutating func computeValues() {
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

    /// Factors the slots' rows anew; rows that depend on others lose their slots.
    mutating func factor() {
        updates.removeAll()
        for (slot, column) in factors.factor(slots, positions: positions, constraints: constraints, index: index) {
            if slots[slot] >= 0 {
                positions[slots[slot]] = -1
                sides[slots[slot]] = 0
            }
            slots[slot] = -1 - column
        }
    }

    /// The multipliers of the slots for `costs`, which are 0 afterwards.
    mutating func computeMultipliers() {
        updates.prepare(&costs, constraints: constraints)
        factors.solveTransposed(&costs, into: &multipliers, constraints: constraints)
        for column in 0..<variableCount { costs[column] = 0 }
    }

    /// How the variables and the rows outside of slots move when a slot's row does by one unit.
    mutating func computeDirection(slot: Int, sign: Double) {
        for row in touched {
            rates[row] = 0
            isTouched[row] = false
        }
        touched.removeAll(keepingCapacity: true)
        for column in 0..<variableCount {
            right[column] = 0
            direction[column] = 0
        }
        right[slot] = sign
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

    /// Puts a row into a slot, whose own row goes where the direction of `computeDirection` leads in one step.
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
        // The direction and its rate both carry the sign, which cancels out of the correction.
        updates.append(slot: slot, oldRow: leaving, newRow: row, direction: direction, pivot: rate)
        if updates.count >= 64 || updates.weight > 8 * (variableCount + 64) {
            factor()
            computeValues()
        }
    }
}
