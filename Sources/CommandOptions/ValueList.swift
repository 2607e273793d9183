import ArgumentParser

/// Distinct values separated by commas; `all` means every value of a type with a fixed list.
package struct ValueList<Value: ExpressibleByArgument & Hashable>: ExpressibleByArgument, ExpressibleByArrayLiteral {
    package private(set) var values: [Value] = []

    package init(arrayLiteral elements: Value...) { elements.forEach { add($0) } }

    package init?(argument: String) {
        let all = Value.allValueStrings.compactMap(Value.init(argument:))
        if argument == "all", !all.isEmpty {
            all.forEach { add($0) }
            return
        }
        for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
            guard let value = Value(argument: String(name)) else { return nil }
            add(value)
        }
    }

    private mutating func add(_ value: Value) { if !values.contains(value) { values.append(value) } }

    package var defaultValueDescription: String { values.map(\.defaultValueDescription).joined(separator: ",") }
    package static var allValueStrings: [String] {
        Value.allValueStrings.isEmpty ? [] : Value.allValueStrings + ["all"]
    }
    package static var defaultCompletionKind: CompletionKind {
        allValueStrings.isEmpty ? .default : .list(allValueStrings)
    }
}
