/// The constraints as sparse rows `Σ a·x − b` in the order in which they were added.
///
/// Each row is scaled by a power of two to a largest coefficient in 1..<2, so that one tolerance fits all rows.
struct ConstraintRows: Sendable {
    /// The role of a row.
    enum State: UInt8, Sendable {
        /// Takes part.
        case live
        /// Without effect: no variables, or an infinite bound.
        case idle
        /// Has unusable numbers: broken and reported.
        case unusable
        case removed
    }

    /// Maximum constant: a billion screens; sums are still exact far below a point.
    static let largestConstant = 1e12
    /// Minimum coefficient relative to the row's largest; smaller ones count as 0.
    static let smallestCoefficient = 1e-12

    /// Ascending; identifiers stay valid when earlier rows are removed.
    private(set) var ids: [Int] = []
    private(set) var starts: [Int] = [0]
    private(set) var columns: [Int] = []
    private(set) var coefficients: [Double] = []
    /// The right sides, scaled.
    private(set) var constants: [Double] = []
    private(set) var scales: [Double] = []
    private(set) var relations: [LayoutRelation] = []
    private(set) var priorities: [Double] = []
    private(set) var states: [State] = []
    /// The price of one unit of a negative value.
    private(set) var costBelow: [Double] = []
    /// The price of one unit of a positive value.
    private(set) var costAbove: [Double] = []
    /// Required rows that conflict with earlier ones.
    var isBroken: [Bool] = []
    private(set) var removedCount = 0
    private var nextID = 0

    var count: Int { ids.count }

    /// The index range of a row's coefficients.
    func range(_ row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

    /// Adds a multiple of a row's coefficients to values by variable.
    func add(_ factor: Double, times row: Int, to values: inout [Double]) {
        for entry in range(row) { values[columns[entry]] += factor * coefficients[entry] }
    }

    /// `Σ a·x − b`, and the sum of the terms' magnitudes, which bounds its rounding error.
    func value(_ row: Int, at x: [Double]) -> (value: Double, magnitude: Double) {
        var (value, magnitude) = (-constants[row], abs(constants[row]))
        for entry in range(row) {
            let part = coefficients[entry] * x[columns[entry]]
            value += part
            magnitude += abs(part)
        }
        return (value, magnitude)
    }

    /// The row of a constraint; `nil` if it was removed.
    func row(id: Int) -> Int? {
        var (low, high) = (0, ids.count)
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low < ids.count && ids[low] == id && states[low] != .removed ? low : nil
    }

    /// Appends a row and returns its identifier.
    mutating func append(_ constraint: LinearConstraint, variableCount: Int) -> Int {
        let start = columns.count
        let isSound = constraint.terms.allSatisfy {
            $0.variable.index >= 0 && $0.variable.index < variableCount && $0.coefficient.isFinite
        }
        if isSound { append(constraint.terms) }
        let factor = normalize(from: start)
        let scale = isSound ? factor : .nan
        let weight = min(0x1p40, max(0x1p-40, 1 / scale))
        ids.append(nextID)
        starts.append(columns.count)
        scales.append(scale)
        relations.append(constraint.relation)
        priorities.append(constraint.priority.rawValue)
        costBelow.append(constraint.relation == .lessThanOrEqual ? 0 : weight)
        costAbove.append(constraint.relation == .greaterThanOrEqual ? 0 : weight)
        constants.append(0)
        isBroken.append(false)
        states.append(.unusable)
        setConstant(constraint.constant, row: ids.count - 1)
        nextID += 1
        return nextID - 1
    }

    /// Appends a row of a larger system, and returns its identifier.
    /// - Parameters:
    ///   - rest: the right side less the terms that are left out, in the row's scale there.
    ///   - place: the variable here of one of the system; `nil` leaves its term out.
    mutating func append(
        _ row: Int, of system: ConstraintRows, rest: Double, place: (Int) -> Int?
    ) -> Int {
        let start = columns.count
        for entry in system.range(row) {
            guard let column = place(system.columns[entry]) else { continue }
            columns.append(column)
            coefficients.append(system.coefficients[entry])
        }
        let factor = normalize(from: start)
        ids.append(nextID)
        starts.append(columns.count)
        scales.append(system.scales[row] * factor)
        relations.append(system.relations[row])
        priorities.append(system.priorities[row])
        costBelow.append(system.costBelow[row] / factor)
        costAbove.append(system.costAbove[row] / factor)
        constants.append(rest * factor)
        isBroken.append(false)
        states.append(.live)
        nextID += 1
        return nextID - 1
    }

    /// Sets the right side of a row of a larger system, in the row's scale; `false` if it was that.
    mutating func setRest(_ rest: Double, row: Int) -> Bool {
        if constants[row] == rest { return false }
        constants[row] = rest
        return true
    }

    /// Appends the terms, combining those of the same variable.
    private mutating func append(_ terms: [LinearConstraint.Term]) {
        let start = columns.count
        // Linear search for few terms, sorting for many.
        let isLong = terms.count > 16
        for term in isLong ? terms.sorted(by: { $0.variable.index < $1.variable.index }) : terms {
            let column = term.variable.index
            let first = isLong ? max(start, columns.count - 1) : start
            if let known = (first..<columns.count).first(where: { columns[$0] == column }) {
                coefficients[known] += term.coefficient
            } else {
                columns.append(column)
                coefficients.append(term.coefficient)
            }
        }
    }

    /// Drops zeros and scales the last row; returns the factor, which isn't finite if the row can't be scaled.
    private mutating func normalize(from start: Int) -> Double {
        var largest = 0.0
        for entry in start..<columns.count { largest = max(largest, abs(coefficients[entry])) }
        guard largest > 0 else {
            columns.removeSubrange(start...)
            coefficients.removeSubrange(start...)
            return largest.isNaN ? .nan : 1
        }
        guard largest.isFinite else { return .infinity }
        // In two steps, because the power for the smallest numbers exceeds the range of a Double.
        let (first, second) = (largest.exponent / 2, largest.exponent - largest.exponent / 2)
        let (half, rest) = (
            Double(sign: .plus, exponent: -Int(first), significand: 1),
            Double(sign: .plus, exponent: -Int(second), significand: 1)
        )
        var kept = start
        for entry in start..<columns.count {
            let scaled = coefficients[entry] * half * rest
            guard abs(scaled) > Self.smallestCoefficient else { continue }
            (columns[kept], coefficients[kept]) = (columns[entry], scaled)
            kept += 1
        }
        columns.removeSubrange(kept...)
        coefficients.removeSubrange(kept...)
        return half * rest
    }

    /// Sets a row's right side; `false` if its role changed.
    @discardableResult
    mutating func setConstant(_ constant: Double, row: Int) -> Bool {
        guard states[row] != .removed, scales[row].isFinite else { return true }
        let (before, scaled) = (states[row], constant * scales[row])
        if abs(scaled) <= Self.largestConstant {
            constants[row] = scaled
            states[row] = range(row).isEmpty ? .idle : .live
        } else {
            constants[row] = 0
            let isLoose = scaled > 0 ? costBelow[row] == 0 : scaled < 0 && costAbove[row] == 0
            states[row] = isLoose ? .idle : .unusable
        }
        return before == states[row]
    }

    /// `true` if a row is broken independently of the others: unusable numbers, or 0 = 5.
    private func isImpossible(_ row: Int) -> Bool {
        switch states[row] {
        case .unusable: true
        case .live, .removed: false
        case .idle:
            priorities[row] == 1000 && range(row).isEmpty
                && (-constants[row] * costAbove[row] > 1e-9 || constants[row] * costBelow[row] > 1e-9)
        }
    }

    /// The identifiers of constraints that are broken independently of the others.
    var impossible: [Int] { (0..<count).filter(isImpossible).map { ids[$0] } }

    /// Marks a row as removed; `compact()` deletes it.
    mutating func remove(_ row: Int) {
        states[row] = .removed
        isBroken[row] = false
        removedCount += 1
    }

    /// `true` if compaction is worthwhile.
    var isSparse: Bool { removedCount > 64 && removedCount > count / 2 }

    /// Deletes removed rows; the rest keeps its order.
    mutating func compact() {
        var compacted = ConstraintRows()
        for row in 0..<count where states[row] != .removed {
            compacted.ids.append(ids[row])
            compacted.columns.append(contentsOf: columns[range(row)])
            compacted.coefficients.append(contentsOf: coefficients[range(row)])
            compacted.starts.append(compacted.columns.count)
            compacted.constants.append(constants[row])
            compacted.scales.append(scales[row])
            compacted.relations.append(relations[row])
            compacted.priorities.append(priorities[row])
            compacted.states.append(states[row])
            compacted.costBelow.append(costBelow[row])
            compacted.costAbove.append(costAbove[row])
            compacted.isBroken.append(isBroken[row])
        }
        compacted.nextID = nextID
        self = compacted
    }
}
