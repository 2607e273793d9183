extension CodeEvaluator {
    /// Follows a function whose arguments aren't known.
    package mutating func follow(_ function: CodeModel.Declared<SourceFunction>) {
        _ = call(function, [], this: .property([]))
    }

    /// Follows a variable's value or accessor.
    package mutating func follow(_ variable: CodeModel.Declared<SourceVariable>) {
        if let cases = variable.type.flatMap({ model.types[$0]?.cases }), !cases.isEmpty, !variable.value.isStatic,
            let type = variable.type
        {
            for part in cases { _ = declared(variable, this: .enumCase(type: type, name: part.name)) }
            return
        }
        _ = declared(variable, this: variable.value.isStatic ? variable.type.map(SourceValue.type) : .property([]))
    }
}
