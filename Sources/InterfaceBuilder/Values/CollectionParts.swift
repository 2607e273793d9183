/// Item sizes of flow layouts.
enum CollectionParts {
    /// `true` if cells are self-sizing: the layout has an estimate, and every cell has constraints.
    static func sizesItself(_ collection: XMLElement, layout: XMLElement, context: InterfaceContext) -> Bool {
        let estimate = layout.child(key: "estimatedItemSize").map { context.size($0) } ?? .zero
        let isAutomatic = context.flag("automaticEstimatedItemSize", of: layout) == true
        guard isAutomatic || estimate != .zero else { return false }
        return (collection.first("cells")?.children ?? []).allSatisfy { cell in
            (cell.child(key: "contentView") ?? cell).first("constraints") != nil
        }
    }

    /// Sets the length of a header or footer reserved by the layout, independent of its contents.
    static func setLength(
        of part: XMLElement, in collection: XMLElement, on object: inout TemplateObject, context: InterfaceContext
    ) {
        let key = part["key"] == "sectionHeaderView" ? "headerReferenceSize" : "footerReferenceSize"
        guard let layout = collection.child(key: "collectionViewLayout"),
            let size = layout.child(key: key).map({ context.size($0) })
        else { return }
        // The other length is the collection's.
        let isHorizontal = layout["scrollDirection"] == "horizontal"
        let length = isHorizontal ? size.width : size.height
        if length > 0 { object.set(isHorizontal ? .width : .height, .number(length), at: part) }
    }
}
