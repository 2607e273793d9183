/// Finds the optimum of a small system by examining all its vertices.
///
/// Independent of the solver except for the definition: required rows in order, then levels of summed violations.
struct VertexOracle {
    /// In descending order of priority; the sum of broken rows comes first, with priority 1000.
    var sums: [(priority: Double, sum: Double)] = []
    /// Indices of required rows that conflict with earlier ones.
    var broken: [Int] = []
    var values: [Double] = []
    /// By variable: `true` if other optimal points have other values.
    var isAmbiguous: [Bool] = []

    private let system: RandomSystem
    private var points: [[Double]] = []

    init(_ system: RandomSystem) {
        self.system = system
        // Planes at 0 and far out represent unbounded directions.
        var planes = system.rows.map { ($0.coefficients, $0.constant) }
        for variable in 0..<system.variableCount {
            var axis = [Double](repeating: 0, count: system.variableCount)
            axis[variable] = 1
            for distance in [0.0, 65_536, -65_536] { planes.append((axis, distance)) }
        }
        collectPoints(planes, from: 0, chosen: [])
        giveUp()
        minimise()
    }

    private mutating func collectPoints(_ planes: [([Double], Double)], from first: Int, chosen: [Int]) {
        guard chosen.count < system.variableCount else {
            if let point = Self.intersection(chosen.map { planes[$0] }) { points.append(point) }
            return
        }
        for plane in planes.indices.dropFirst(first) {
            collectPoints(planes, from: plane + 1, chosen: chosen + [plane])
        }
    }

    /// Gaussian elimination with partial pivoting.
    private static func intersection(_ planes: [([Double], Double)]) -> [Double]? {
        var rows = planes.map { $0.0 + [$0.1] }
        let count = rows.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for place in column...count { rows[row][place] -= factor * rows[column][place] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }

    static func violation(_ row: RandomSystem.Row, at point: [Double]) -> Double {
        let value = zip(row.coefficients, point).reduce(-row.constant) { $0 + $1.0 * $1.1 }
        switch row.relation {
        case .equal: return abs(value)
        case .lessThanOrEqual: return max(0, value)
        case .greaterThanOrEqual: return max(0, -value)
        }
    }

    private mutating func giveUp() {
        for (index, row) in system.rows.enumerated() where row.priority == 1000 {
            let rest = points.filter { Self.violation(row, at: $0) < 1e-7 }
            if rest.isEmpty { broken.append(index) } else { points = rest }
        }
    }

    private mutating func minimise() {
        let optional = Set(system.rows.map(\.priority)).subtracting([1000]).sorted(by: >)
        for priority in [1000] + optional {
            let rows =
                priority == 1000 ? broken.map { system.rows[$0] } : system.rows.filter { $0.priority == priority }
            let totals = points.map { point in rows.reduce(0) { $0 + Self.violation($1, at: point) } }
            let least = totals.min() ?? 0
            sums.append((priority, least))
            points = zip(points, totals).filter { $1 <= least + 1e-7 }.map(\.0)
        }
        values = points.first ?? []
        isAmbiguous = (0..<system.variableCount).map { variable in
            points.contains { abs($0[variable] - values[variable]) > 1e-6 }
        }
    }
}
