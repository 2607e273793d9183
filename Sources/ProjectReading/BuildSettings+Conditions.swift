extension BuildSettings {
    /// A layer without conditions: values under conditions that a device's build fulfils (`NAME[sdk=iphoneos*]`)
    /// replace the plain ones, others are left out.
    static func fulfilled(_ layer: [String: String], configuration: String) -> [String: String] {
        let conditional = layer.filter { $0.key.contains("[") }
        if conditional.isEmpty { return layer }
        var result = layer.filter { !$0.key.contains("[") }
        for (key, value) in conditional.sorted(by: { $0.key < $1.key }) {
            let parts = key.split(separator: "[")
            let isFulfilled = parts.dropFirst().allSatisfy { condition in
                condition.prefix { $0 != "]" }.split(separator: ",").allSatisfy { term in
                    let sides = term.split(separator: "=", maxSplits: 1)
                    guard sides.count == 2 else { return false }
                    switch sides[0] {
                    case "sdk": return matches(sides[1], "iphoneos")
                    case "arch": return matches(sides[1], "arm64")
                    case "config": return matches(sides[1], configuration)
                    default: return false
                    }
                }
            }
            if isFulfilled, let name = parts.first { result[String(name)] = value }
        }
        return result
    }

    /// `true` if a pattern with an optional final star is a value's.
    private static func matches(_ pattern: Substring, _ value: String) -> Bool {
        pattern.hasSuffix("*") ? value.hasPrefix(pattern.dropLast()) : pattern == value
    }
}
