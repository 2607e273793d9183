/// The coefficients of `ConstraintRows` by variable (compressed columns).
struct ColumnIndex: Sendable {
    private(set) var starts: [Int] = [0]
    private(set) var rows: [Int] = []
    private(set) var coefficients: [Double] = []

    init() {}

    init(of constraints: ConstraintRows, variableCount: Int) {
        var ends = [Int](repeating: 0, count: variableCount + 1)
        for row in 0..<constraints.count where constraints.states[row] == .live {
            for entry in constraints.range(row) { ends[constraints.columns[entry] + 1] += 1 }
        }
        for column in 0..<variableCount { ends[column + 1] += ends[column] }
        starts = ends
        rows = [Int](repeating: 0, count: ends[variableCount])
        coefficients = [Double](repeating: 0, count: ends[variableCount])
        for row in 0..<constraints.count where constraints.states[row] == .live {
            for entry in constraints.range(row) {
                let column = constraints.columns[entry]
                (rows[ends[column]], coefficients[ends[column]]) = (row, constraints.coefficients[entry])
                ends[column] += 1
            }
        }
    }

    /// The index range of a variable's coefficients.
    func range(_ column: Int) -> Range<Int> { starts[column]..<starts[column + 1] }
}
