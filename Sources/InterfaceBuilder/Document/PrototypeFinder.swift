import ContentExtensionHost

/// Finds the cells that code makes rows of.
struct PrototypeFinder {
    let index: InterfaceIndex
    /// What was made of the views that they are in.
    let template: JSONValue

    /// Of all tables and collections in some objects, and those that are a file of their own.
    func find(in element: XMLElement, container: String? = nil) -> [Prototype] {
        // A static table's rows are rows already.
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
    /// The view of a name in this one, itself included.
    fileprivate func object(named name: String) -> JSONValue? {
        if self["id"]?.string == name { return self }
        for child in self["children"]?.array ?? [] {
            if let found = child.object(named: name) { return found }
        }
        return nil
    }
}
