import ContentExtensionHost

/// Finds prototype cells.
struct PrototypeFinder {
    let index: InterfaceIndex
    /// The converted view tree that contains them.
    let template: JSONValue

    /// The prototypes of all tables and collections, and cells in their own files.
    func find(in element: XMLElement, container: String? = nil) -> [Prototype] {
        // The rows of static tables are complete.
        if element.name == "sections" { return [] }
        let reader = ViewElements.readers[element.name]
        if reader?.type == "cell" {
            return template.object(named: index.name(of: element)).map {
                [
                    Prototype(
                        reuseIdentifier: element["reuseIdentifier"], className: element.className,
                        container: container, view: $0)
                ]
            } ?? []
        }
        let container = reader == nil ? container : index.name(of: element)
        return element.children.flatMap { find(in: $0, container: container) }
    }
}

extension JSONValue {
    /// The view with a name in this tree, including the root.
    fileprivate func object(named name: String) -> JSONValue? {
        if self["id"]?.string == name { return self }
        for child in self["children"]?.array ?? [] {
            if let found = child.object(named: name) { return found }
        }
        return nil
    }
}
