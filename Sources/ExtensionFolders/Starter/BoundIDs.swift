import Basics

/// Rewrites bindings from outlet names to view ids, because templates have no connections.
struct BoundIDs {
    /// View ids by outlet name.
    let connections: [String: [String]]

    /// Rewrites `{outlet: {property: value}}`; if two outlets share a view, the second's properties win.
    func assignments(_ value: JSONValue) -> JSONValue {
        guard let members = value.members else { return value }
        var result: [JSONValue.Member] = []
        for member in members {
            for target in connections[member.key] ?? [member.key] {
                if let index = result.firstIndex(where: { $0.key == target }), let own = member.value.members {
                    let others = (result[index].value.members ?? []).filter { other in
                        !own.contains { $0.key == other.key }
                    }
                    result[index].value.kind = .object(others + own)
                } else {
                    result.append(.init(key: target, keyPosition: member.keyPosition, value: member.value))
                }
            }
        }
        return JSONValue(.object(result), at: value.position)
    }

    /// Rewrites the `set` of effects within a value.
    func effects(_ value: JSONValue) -> JSONValue {
        value.mapped(element: { effects($1) }) { member in
            member.value = member.key == "set" ? assignments(member.value) : effects(member.value)
        }
    }
}
