/// The built-in views of table cells with a built-in style.
enum CellViews {
    /// UITableViewCell's names, in layout order.
    private static let names = ["textLabel", "detailTextLabel", "imageView"]

    /// The object ids of a cell's built-in views by UIKit's names; empty for custom cells.
    static func all(of element: XMLElement) -> [(name: String, id: String)] {
        guard element.name == "tableViewCell", element["style"] != nil else { return [] }
        return names.compactMap { name in element[name].map { (name, $0) } }
    }
}
