/// Variables that required equations determine one after another, each from those known by then.
///
/// Example: `w = 390`, `a = 16`, `a + b + 16 = w`. w, a and then b are known, whatever else a system contains.
struct KnownVariables: Sendable {
    /// An equation, and the variable that it determines.
    private struct Step: Sendable {
        var row: Int
        var column: Int
        var coefficient: Double
    }

    private var steps: [Step] = []
    /// By variable: its step; -1 for unknown ones.
    private var places: [Int]
    /// By variable; 0 for unknown ones.
    private(set) var values: [Double]

    /// Without variables.
    init() { (places, values) = ([], []) }

    /// - Parameter refused: identifiers of constraints that don't determine variables here.
    init(_ rows: ConstraintRows, index: ColumnIndex, variableCount: Int, refused: Set<Int>) {
        places = [Int](repeating: -1, count: variableCount)
        values = [Double](repeating: 0, count: variableCount)
        var unknown = [Int](repeating: 0, count: rows.count)
        for row in 0..<rows.count where Self.isEquation(row, rows) && !refused.contains(rows.ids[row]) {
            unknown[row] = rows.range(row).count
        }
        // The earliest first, so that of several equations for a variable the later ones conflict.
        var waiting = MinHeap(unknown.indices.filter { unknown[$0] == 1 })
        while let row = waiting.popMin() {
            guard let entry = rows.range(row).first(where: { places[rows.columns[$0]] < 0 }),
                abs(rows.coefficients[entry]) > BasisFactors.smallestPivot
            else { continue }
            let column = rows.columns[entry]
            places[column] = steps.count
            steps.append(Step(row: row, column: column, coefficient: rows.coefficients[entry]))
            for entry in index.range(column) where unknown[index.rows[entry]] > 0 {
                unknown[index.rows[entry]] -= 1
                if unknown[index.rows[entry]] == 1 { waiting.insert(index.rows[entry]) }
            }
        }
        update(rows)
    }

    private static func isEquation(_ row: Int, _ rows: ConstraintRows) -> Bool {
        rows.states[row] == .live && rows.priorities[row] >= 1000 && rows.relations[row] == .equal
    }

    func contains(_ column: Int) -> Bool { places[column] >= 0 }

    /// `true` if the row determines a variable.
    func isUsed(_ row: Int, _ rows: ConstraintRows) -> Bool {
        rows.range(row).contains { entry in
            let place = places[rows.columns[entry]]
            return place >= 0 && steps[place].row == row
        }
    }

    /// Computes the values anew.
    mutating func update(_ rows: ConstraintRows) {
        for step in steps {
            var sum = rows.constants[step.row]
            for entry in rows.range(step.row) where rows.columns[entry] != step.column {
                sum -= rows.coefficients[entry] * values[rows.columns[entry]]
            }
            values[step.column] = sum / step.coefficient
        }
    }

    /// A row's right side less its known terms, in the row's scale; 0 if it overflows.
    func rest(of row: Int, _ rows: ConstraintRows) -> Double {
        var rest = rows.constants[row]
        for entry in rows.range(row) where contains(rows.columns[entry]) {
            rest -= rows.coefficients[entry] * values[rows.columns[entry]]
        }
        return rest.isFinite ? rest : 0
    }

    /// The equations that remove the known variables from a sum of rows, ascending.
    /// - Parameter weights: by variable: its coefficient in the sum; 0 afterwards.
    func equations(removing weights: inout [Double], of columns: [Int], _ rows: ConstraintRows) -> [Int] {
        var waiting = MinHeap([])
        func visit(_ column: Int) {
            // The latest step first: the heap gives the smallest number.
            if contains(column) { waiting.insert(-places[column]) }
        }
        for column in columns { visit(column) }
        var found: [Int] = []
        while let place = waiting.popMin() {
            let step = steps[-place]
            let weight = weights[step.column] / step.coefficient
            weights[step.column] = 0
            guard abs(weight) > 1e-9 else { continue }
            found.append(step.row)
            for entry in rows.range(step.row) where rows.columns[entry] != step.column {
                let column = rows.columns[entry]
                if weights[column] == 0 { visit(column) }
                weights[column] -= weight * rows.coefficients[entry]
            }
        }
        return found.sorted()
    }
}
