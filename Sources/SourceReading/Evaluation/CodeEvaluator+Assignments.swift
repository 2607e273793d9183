extension CodeEvaluator {
    /// Carries out `target = value` or `target += value`.
    mutating func assign(_ target: SourceExpression, _ mark: String, _ value: SourceValue) {
        guard mark != "=" else { return set(target, to: value) }
        let old = self.value(of: target)
        set(target, to: combined(old, value) { Self.operation($0, String(mark.dropLast()), $1) })
    }

    /// Gives a variable, a property or an element a value.
    mutating func set(_ target: SourceExpression, to value: SourceValue) {
        switch target {
        case .name(let name):
            if frame.locals[name] != nil {
                frame.locals[name] = value
            } else if case .property(let path) = frame.this {
                let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
                store(value, at: path + [bare])
            } else {
                frame.locals[name] = value
            }
        case .member(let base?, let name):
            _ = spread(self.value(of: base)) { evaluator, owner in
                evaluator.set(name, of: owner, base, to: value)
                return .unknown
            }
        case .element(let base, let arguments):
            guard case .dictionary(var entries) = self.value(of: base), let key = arguments.first else { return }
            guard entries.count < SourceValue.maxWeight, step(entries.count / 4) else { return }
            let entry = SourceValue.Entry(key: self.value(of: key.value), value: value)
            entries.removeAll { $0.key.equals(entry.key) == true }
            set(base, to: .dictionary(entries + [entry]))
        default: break
        }
    }

    private mutating func set(
        _ name: String, of owner: SourceValue, _ base: SourceExpression, to value: SourceValue
    ) {
        switch owner {
        case .property(let path): store(value, at: path + [name])
        case .object(var object):
            object.fields[name] = value
            if object.type == SourceObject.constraint, ["isActive", "active"].contains(name), value == .boolean(true) {
                return activate(owner)
            }
            if base == .name("self") { frame.this = .object(object) } else { set(base, to: .object(object)) }
        default: break
        }
    }

}
