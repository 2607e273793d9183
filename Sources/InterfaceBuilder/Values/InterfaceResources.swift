import ContentExtensionHost

/// The `<resources>` of an Interface Builder document: copies of the colours and the sizes of the images it names.
package struct InterfaceResources: Sendable {
    /// The colours of the asset catalog as they were when the document was saved.
    package private(set) var namedColors: [String: XMLElement] = [:]
    /// The system's colours of later systems, as the document draws them on earlier ones.
    package private(set) var systemColors: [String: XMLElement] = [:]
    /// The sizes of images in points.
    package private(set) var imageSizes: [String: Size] = [:]

    package init() {}

    /// Reads the document's `<resources>`.
    package init(_ element: XMLElement?) {
        for child in element?.children ?? [] {
            guard let name = child["name"] else { continue }
            switch child.name {
            case "namedColor": namedColors[name] = child.first("color")
            case "systemColor": systemColors[name] = child.first("color")
            case "image":
                let sides = (ElementNumber.points(child["width"]), ElementNumber.points(child["height"]))
                if let width = sides.0, let height = sides.1, width > 0, height > 0 {
                    imageSizes[name] = Size(width: width, height: height)
                }
            default: break
            }
        }
    }
}
