import AutoLayout

/// A system as one line of JSON for programs in other languages, with the solver's solution if given.
func systemJSON(
    _ constraints: [LinearConstraint], variables: [ConstraintSolver.Variable], changing: [Int] = [],
    answer: ConstraintSolver? = nil
) -> String {
    let rows = constraints.map { constraint in
        let terms = constraint.terms.map { "[\($0.variable.index),\($0.coefficient)]" }.joined(separator: ",")
        return "[[\(terms)],\"\(constraint.relation.rawValue)\",\(constraint.constant),\(constraint.priority.rawValue)]"
    }
    var members = [
        "\"variables\":\(variables.count)", "\"constraints\":[\(rows.joined(separator: ","))]",
        "\"changing\":\(changing)",
    ]
    if let answer {
        let values = variables.map { "\(answer.value(of: $0))" }
        members.append("\"values\":[\(values.joined(separator: ","))]")
        members.append("\"broken\":\(answer.conflicts.map(\.broken.index))")
        members.append("\"others\":\(answer.conflicts.map { $0.others.map(\.index) })")
        members.append("\"reachedLimit\":\(answer.isUnfinished)")
    }
    return "{\(members.joined(separator: ","))}"
}
