/// Interface Builder's variations by size class, and uninstalled elements.
enum Variations {
    /// The attribute of uninstalled constraints; uninstalled views are dropped.
    static let installed = "installed"
    /// The size classes of an iPhone in portrait.
    private static let sizeClasses = ["widthClass=compact", "heightClass=regular"]

    /// An element with its descendants, resolved for the size classes.
    static func resolve(_ element: XMLElement) -> XMLElement {
        var result = element
        result.children = element.children.filter { $0.name != "variation" }
        var excluded: [String: Set<String>] = [:]
        for variation in matching(element.all("variation")) {
            apply(variation, to: &result, excluded: &excluded)
        }
        if !excluded.isEmpty { exclude(excluded, from: &result) }
        result.children = result.children.map(resolve)
        return result
    }

    /// The applicable variations, most specific last.
    private static func matching(_ variations: [XMLElement]) -> [XMLElement] {
        let ranked = variations.compactMap { variation -> (rank: Int, element: XMLElement)? in
            let conditions = (variation["key"] ?? "").split(separator: "-").map(String.init)
            if conditions == ["default"] { return (0, variation) }
            return conditions.allSatisfy(sizeClasses.contains) && !conditions.isEmpty
                ? (conditions.count, variation) : nil
        }
        return ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.element)
    }

    private static func apply(
        _ variation: XMLElement, to element: inout XMLElement, excluded: inout [String: Set<String>]
    ) {
        for attribute in variation.attributes where attribute.name != "key" {
            element.attributes.removeAll { $0.name == attribute.name }
            element.attributes.append(attribute)
        }
        for child in variation.children {
            let key = child["key"]
            guard child.name != "mask" else {
                let set = excluded[key ?? "", default: []]
                excluded[key ?? ""] = set.union(references(child, "exclude")).subtracting(references(child, "include"))
                continue
            }
            if let key, let index = element.children.firstIndex(where: { $0["key"] == key }) {
                element.children[index] = child
            } else {
                element.children.append(child)
            }
        }
    }

    private static func references(_ mask: XMLElement, _ name: String) -> [String] {
        mask.all(name).compactMap { $0["reference"] }
    }

    private static func exclude(_ excluded: [String: Set<String>], from element: inout XMLElement) {
        for index in element.children.indices {
            guard let ids = excluded[element.children[index].name] else { continue }
            switch element.children[index].name {
            case "subviews": element.children[index].children.removeAll { ids.contains($0["id"] ?? "") }
            case "constraints":
                for constraint in element.children[index].children.indices
                where ids.contains(element.children[index].children[constraint]["id"] ?? "") {
                    element.children[index].children[constraint].attributes.append((installed, "NO"))
                }
            default: break
            }
        }
    }
}
