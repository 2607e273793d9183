/// The views that a table's cell of a built-in style has of its own.
enum CellViews {
    /// What UITableViewCell calls them, in the order in which it lays them out.
    private static let names = ["textLabel", "detailTextLabel", "imageView"]

    /// The object ids of a cell's own views by what UIKit calls them; none of a cell whose views are the app's.
    static func all(of element: XMLElement) -> [(name: String, id: String)] {
        guard element.name == "tableViewCell", element["style"] != nil else { return [] }
        return names.compactMap { name in element[name].map { (name, $0) } }
    }
}
