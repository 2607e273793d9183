import AutoLayout

// solver-bench time:              median and minimum times in milliseconds, tab separated
// solver-bench systems:           the timed systems, a line of JSON each
// solver-bench answers FROM TO:   random systems with these seeds and their solutions

/// Prints the median and the shortest of repeated runs in milliseconds, after an uncounted one.
func printTime(_ name: String, rounds: Int, _ run: () -> Void) {
    run()
    let times = (0..<rounds).map { _ in
        let duration = ContinuousClock().measure(run).components
        return Double(duration.attoseconds) / 1e15 + Double(duration.seconds) * 1000
    }.sorted()
    print("\(name)\t\(times[rounds / 2])\t\(times[0])")
}

func time(_ system: LayoutLikeSystem) {
    let count = system.constraints.count
    printTime("\(count) constraints from nothing", rounds: 201) {
        var solver = ConstraintSolver()
        for _ in system.variables { _ = solver.makeVariable() }
        for constraint in system.constraints { solver.add(constraint) }
        solver.solve()
    }
    var solver = system.solver
    let ids = system.constraints.map { solver.add($0) }
    solver.solve()
    printTime("\(count) constraints, is anything ambiguous", rounds: 201) { _ = solver.ambiguousVariables() }
    var width = 100.0
    printTime("\(count) constraints, a text changed", rounds: 1001) {
        width = width == 100 ? 180 : 100
        for place in system.changing { solver.setConstant(width, of: ids[place]) }
        solver.solve()
    }
}

let systems = [100, 1000].map(LayoutLikeSystem.init(constraintCount:))
let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().compactMap { UInt64($0) }) {
case ("time", _):
    for system in systems { time(system) }
case ("systems", _):
    for system in systems {
        var solver = system.solver
        for constraint in system.constraints { solver.add(constraint) }
        solver.solve()
        print(systemJSON(system.constraints, variables: system.variables, changing: system.changing, answer: solver))
    }
case ("answers", let seeds) where seeds.count == 2 && seeds[0] <= seeds[1]:
    for seed in seeds[0]..<seeds[1] {
        let system = RandomSystem(seed: seed)
        var solver = system.solver
        for constraint in system.constraints { solver.add(constraint) }
        solver.solve()
        print(systemJSON(system.constraints, variables: system.variables, answer: solver))
    }
default:
    print("usage: solver-bench time | systems | answers FROM TO")
}
