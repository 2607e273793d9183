/// A system split into known variables, and components that are solved one by one.
///
/// Priorities compare only constraints that share unknowns, so the optimum of each component is that of the system.
/// A list of 500 rows is 500 small systems for the widths in its rows instead of one that is 500 times as large.
///
/// Example: `w = 390`, `a + b = w`, `a ≥ 50`, `c = 20`, priority 750, `c ≤ w`. w is known. a and b are one component with
/// `a + b = 390`; c is another.
struct Partition: Sendable {
    private(set) var known: KnownVariables
    private(set) var components: [Component] = []
    /// By variable: its component, and its place there; -1 for known ones.
    private var owners: [Int]
    private var columns: [Int]
    /// By identifier.
    private var places: [Place] = []

    private enum Place: Sendable {
        /// Without effect, or removed.
        case none
        /// Determines a known variable.
        case equation
        /// Contains known variables only.
        case known
        case component(Int, id: Int)
    }

    /// Without variables.
    init() { (known, owners, columns) = (KnownVariables(), [], []) }

    /// - Parameters:
    ///   - refused: identifiers of equations that conflict with earlier constraints and therefore make nothing known.
    ///   - previous: a partition of earlier rows, whose unchanged components are kept.
    init(_ rows: ConstraintRows, variableCount: Int, refused: Set<Int>, previous: Partition) {
        let index = ColumnIndex(of: rows, variableCount: variableCount)
        known = KnownVariables(rows, index: index, variableCount: variableCount, refused: refused)
        owners = [Int](repeating: -1, count: variableCount)
        columns = owners
        let members = split(rows, index)
        var contents = [[Int]](repeating: [], count: members.count)
        places = [Place](repeating: .none, count: (rows.ids.last ?? -1) + 1)
        for row in 0..<rows.count where rows.states[row] == .live {
            if let owner = owner(of: row, rows) {
                contents[owner].append(row)
            } else {
                places[rows.ids[row]] = known.isUsed(row, rows) ? .equation : .known
            }
        }
        var isAnyKept = false
        components.reserveCapacity(members.count)
        for (columns, contents) in zip(members, contents) {
            let ids = contents.map { rows.ids[$0] }
            if let kept = previous.component(of: columns, ids: ids) {
                for (local, id) in kept.ids.enumerated() where id < places.count {
                    places[id] = .component(components.count, id: local)
                }
                components.append(kept)
                isAnyKept = true
            } else {
                components.append(Component(columns: columns))
                for row in contents { add(row, of: rows, to: components.count - 1) }
            }
        }
        if isAnyKept { updateRests(rows) }
    }

    /// Numbers the components, and returns their variables. Those without constraints are one component.
    private mutating func split(_ rows: ConstraintRows, _ index: ColumnIndex) -> [[Int]] {
        var members: [[Int]] = []
        var free: [Int] = []
        var isVisited = [Bool](repeating: false, count: rows.count)
        for first in owners.indices where owners[first] < 0 && !known.contains(first) {
            if index.range(first).isEmpty {
                free.append(first)
                continue
            }
            var found = [first]
            owners[first] = members.count
            var next = 0
            while next < found.count {
                for row in index.rows[index.range(found[next])] where !isVisited[row] {
                    isVisited[row] = true
                    for column in rows.columns[rows.range(row)] where owners[column] < 0 && !known.contains(column) {
                        owners[column] = members.count
                        found.append(column)
                    }
                }
                next += 1
            }
            members.append(found.sorted())
        }
        for column in free { owners[column] = members.count }
        if !free.isEmpty { members.append(free) }
        for found in members { for (place, column) in found.enumerated() { columns[column] = place } }
        return members
    }

    /// The component with the row's first unknown variable; `nil` if all are known.
    private func owner(of row: Int, _ rows: ConstraintRows) -> Int? {
        rows.columns[rows.range(row)].lazy.map { owners[$0] }.first { $0 >= 0 }
    }

    private func component(of columns: [Int], ids: [Int]) -> Component? {
        guard let first = columns.first, owners.indices.contains(first), owners[first] >= 0 else { return nil }
        let component = components[owners[first]]
        return component.columns == columns && component.liveIDs == ids ? component : nil
    }

    private mutating func add(_ row: Int, of rows: ConstraintRows, to owner: Int) {
        let id = components[owner].add(row, of: rows, places: columns, known: known, rest: known.rest(of: row, rows))
        places[rows.ids[row]] = .component(owner, id: id)
    }

    /// `true` for a row of known variables that determines none.
    func isKnown(_ row: Int, _ rows: ConstraintRows) -> Bool {
        if case .known = place(rows.ids[row]) { true } else { false }
    }

    /// `none` for rows that were added and removed since.
    private func place(_ id: Int) -> Place { id < places.count ? places[id] : .none }

    /// Adds a row; `false` if it connects components, or determines what isn't known yet.
    mutating func add(_ row: Int, of rows: ConstraintRows) -> Bool {
        while places.count <= rows.ids[row] { places.append(.none) }
        guard rows.states[row] == .live else { return true }
        guard let owner = owner(of: row, rows) else {
            places[rows.ids[row]] = .known
            return true
        }
        guard rows.columns[rows.range(row)].allSatisfy({ owners[$0] == owner || owners[$0] < 0 }) else { return false }
        add(row, of: rows, to: owner)
        return true
    }

    /// Removes a row; `false` if a variable was known by it.
    mutating func remove(_ id: Int) -> Bool {
        switch place(id) {
        case .equation: return false
        case .component(let owner, let local): components[owner].remove(local)
        case .none, .known: break
        }
        if id < places.count { places[id] = .none }
        return true
    }

    /// Applies other right sides of rows.
    mutating func update(_ changed: [Int], of rows: ConstraintRows) {
        var isKnownChanged = false
        for row in changed {
            switch place(rows.ids[row]) {
            case .equation: isKnownChanged = true
            case .component(let owner, let id):
                components[owner].setRest(known.rest(of: row, rows), scale: rows.scales[row], of: id)
            case .none, .known: break
            }
        }
        guard isKnownChanged else { return }
        known.update(rows)
        updateRests(rows)
    }

    /// Applies the known variables' values to the components.
    private mutating func updateRests(_ rows: ConstraintRows) {
        for row in 0..<rows.count {
            guard case .component(let owner, let id) = place(rows.ids[row]) else { continue }
            components[owner].setRest(known.rest(of: row, rows), scale: rows.scales[row], of: id)
        }
    }

    /// Solves the components whose constraints changed; `values` by variable.
    mutating func solve(into values: inout [Double], room: inout Int) {
        for column in values.indices where owners[column] < 0 { values[column] = known.values[column] }
        for owner in components.indices where components[owner].solve(room: &room) {
            for (column, value) in zip(components[owner].columns, components[owner].simplex.x) {
                values[column] = value
            }
        }
    }

    var isUnfinished: Bool { components.contains(where: \.isUnfinished) }

    /// The variables that can change without increasing any violation, ascending.
    mutating func ambiguousVariables(room: inout Int) -> [Int] {
        var found: [Int] = []
        for owner in components.indices {
            found += components[owner].ambiguousColumns(room: &room).map { components[owner].columns[$0] }
        }
        return found.sorted()
    }
}
