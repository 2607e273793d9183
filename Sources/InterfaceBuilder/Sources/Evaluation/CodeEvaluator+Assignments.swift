extension CodeEvaluator {
    /// Carries out `target = value` or `target += value`.
    mutating func assign(_ target: SourceExpression, _ mark: String, _ value: SourceValue) {
        guard mark != "=" else { return set(target, to: value) }
        let old = self.value(of: target)
        switch (mark, old, value) {
        case ("+=", .array(let a), .array(let b)): set(target, to: .array(a + b))
        case ("+=", .number(let a), .number(let b)): set(target, to: .number(a + b))
        case ("+=", _, _):
            guard let a = old.pieces, let b = value.pieces else { return set(target, to: .unknown) }
            set(target, to: .text(a + b))
        case ("|=", _, _): set(target, to: .array((old.options ?? []) + (value.options ?? [])))
        default: set(target, to: .unknown)
        }
    }

    /// Gives a variable, a property or an element a value.
    mutating func set(_ target: SourceExpression, to value: SourceValue) {
        switch target {
        case .name(let name):
            if frame.locals[name] != nil {
                frame.locals[name] = value
            } else if case .property(let path) = frame.this {
                let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
                set(path + [bare], to: value)
            } else {
                frame.locals[name] = value
            }
        case .member(let base?, let name):
            let owner = self.value(of: base)
            switch owner {
            case .property(let path): set(path + [name], to: value)
            case .object(var object):
                object.fields[name] = value
                if base == .name("self") { frame.this = .object(object) } else { set(base, to: .object(object)) }
            default: break
            }
        case .element(let base, let arguments):
            guard case .dictionary(var entries) = self.value(of: base), let key = arguments.first else { return }
            let entry = SourceValue.Entry(key: self.value(of: key.value), value: value)
            entries.removeAll { $0.key.equals(entry.key) == true }
            set(base, to: .dictionary(entries + [entry]))
        default: break
        }
    }

    private mutating func set(_ path: [String], to value: SourceValue) {
        store(value, at: path.joined(separator: "."))
        note(.assigned(path, value, condition))
    }
}
