/// Size-class variations: what an element says for some traits alone.
extension XMLElement {
    /// The element as it is on an iPhone in portrait, where a notification is shown: compact width, regular height.
    ///
    /// Attributes and properties of the `<variation>`s that apply replace the element's own, the more particular last;
    /// subviews and constraints that aren't installed there are taken out.
    package func varied() -> XMLElement {
        let variations = children.filter { $0.name == "variation" }
        if variations.isEmpty { return self }
        var result = self
        result.children.removeAll { $0.name == "variation" }
        var uninstalled: Set<String> = []
        let applying = variations.compactMap { variation in
            Self.traits(variation["key"] ?? "").map { (traits: $0, variation: variation) }
        }
        for (_, variation) in applying.sorted(by: { $0.traits < $1.traits }) {
            result.override(by: variation, uninstalled: &uninstalled)
        }
        if uninstalled.isEmpty { return result }
        for index in result.children.indices where ["subviews", "constraints"].contains(result.children[index].name) {
            result.children[index].children.removeAll { $0["id"].map(uninstalled.contains) ?? false }
        }
        return result
    }

    /// How many traits a variation's key names, if all of them hold; `nil` when one doesn't.
    private static func traits(_ key: String) -> Int? {
        if key == "default" { return 0 }
        let holding: Set = [
            "widthClass=compact", "heightClass=regular", "displayGamut=P3", "idiom=phone",
            "layoutDirection=leftToRight",
        ]
        let traits = key.split(separator: "-").map(String.init)
        return traits.allSatisfy(holding.contains) ? traits.count : nil
    }

    private mutating func override(by variation: XMLElement, uninstalled: inout Set<String>) {
        for attribute in variation.attributes where attribute.name != "key" {
            attributes.removeAll { $0.name == attribute.name }
            attributes.append(attribute)
        }
        for child in variation.children {
            if child.name == "mask" {
                for entry in child.children {
                    guard let reference = entry["reference"] else { continue }
                    if entry.name == "exclude" { uninstalled.insert(reference) }
                    if entry.name == "include" { uninstalled.remove(reference) }
                }
                continue
            }
            if let key = child["key"] { children.removeAll { $0["key"] == key } }
            children.append(child)
        }
    }
}
