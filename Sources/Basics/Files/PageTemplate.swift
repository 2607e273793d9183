/// An HTML page with marks, `<!-- style -->`, that other texts take the place of.
package enum PageTemplate {
    /// - Parameter values: the marks' names in the order of the page, each with its text.
    package static func filled(_ page: String, with values: KeyValuePairs<String, [UInt8]>) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = page[...]
        for (name, value) in values {
            guard let mark = rest.firstRange(of: "<!-- \(name) -->") else { continue }
            bytes += rest[..<mark.lowerBound].utf8
            bytes += value
            rest = rest[mark.upperBound...]
        }
        return bytes + rest.utf8
    }

    /// JSON in an element that a script finds by its id; no text in it ends the element.
    package static func data(_ json: String, id: String) -> [UInt8] {
        Array("<script type=\"application/json\" id=\"\(id)\">\(json.replacing("<", with: "\\u003c"))</script>".utf8)
    }
}
