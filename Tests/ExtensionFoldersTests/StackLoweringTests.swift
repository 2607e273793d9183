import Basics
import Testing

@testable import ExtensionFolders

/// The result for a root with labels `a` and `b` and constraints, as text.
private func lower(_ constraints: [String], children: String = #"{"type":"label","id":"a"},{"type":"label","id":"b"}"#)
    throws -> String?
{
    let text =
        #"{"id": "root", "constraints": [\#(constraints.map(constraint).joined(separator: ","))], "children": [\#(children)]}"#
    return StackLowering.lower(try JSONReader.read(Array(text.utf8), file: "v.json"))?.compactText
}

/// Converts `a.top = root.top + 8` to the template language.
private func constraint(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    func item(_ side: String, _ key: String) -> String {
        let parts = side.split(separator: ".")
        return #""\#(key)Item": "\#(parts[0])", "\#(key)Attribute": "\#(parts[1])""#
    }
    let constant = words.count > 4 ? words[4] : "0"
    return #"{\#(item(words[0], "first")), \#(item(words[2], "second")), "constant": \#(constant)}"#
}

private let edges = [
    "a.leading = root.leading + 16", "b.leading = a.leading", "root.trailing = a.trailing + 16",
    "b.trailing = a.trailing",
]

@Test func aChainFromTopToBottomIsAStack() throws {
    let found = try lower(
        edges + ["a.top = root.top + 8", "b.top = a.bottom + 4", "root.bottom = b.bottom + 12"])
    #expect(
        found
            == #"{"type":"stack","axis":"vertical","spacing":4,"margins":{"top":8,"leading":16,"bottom":12,"trailing":16},"id":"root","children":[{"type":"label","id":"a"},{"type":"label","id":"b"}]}"#
    )
}

@Test func theConstraintsDecideTheOrder() throws {
    let found = try lower(edges + ["b.top = root.top", "b.bottom = a.top + -4", "a.bottom = root.bottom"])
    #expect(found?.contains(#""spacing":4"#) == true)
    #expect(found?.hasSuffix(#""children":[{"type":"label","id":"b"},{"type":"label","id":"a"}]}"#) == true)
}

@Test func oldGuidesAreTheEdges() throws {
    let guides =
        #"{"firstItem": "a", "firstAttribute": "top", "secondItem": "topLayoutGuide", "secondAttribute": "bottom"}"#
    let text = """
        {"id": "root", "constraints": [\(guides), \((edges.prefix(1) + [edges[2], "bottomLayoutGuide.top = a.bottom + 3"]).map(constraint).joined(separator: ","))],
        "children": [{"type": "label", "id": "a"}]}
        """
    let found = StackLowering.lower(try JSONReader.read(Array(text.utf8), file: "v.json"))?.compactText
    #expect(found?.contains(#""margins":{"top":0,"leading":16,"bottom":3,"trailing":16}"#) == true)
}

@Test(arguments: [
    // The bottom isn't pinned, so the height would change.
    ["a.top = root.top", "b.top = a.bottom"],
    // Two chains.
    ["a.top = root.top", "b.top = a.bottom", "root.bottom = b.bottom", "b.top = root.top + 30"],
    // Centred.
    ["a.top = root.top", "b.top = a.bottom", "root.bottom = b.bottom", "a.centerX = root.centerX"],
    // The margins depend on the width.
    ["a.top = root.topMargin", "b.top = a.bottom", "root.bottom = b.bottom"],
])
func inexpressibleConstraintsAreKept(_ constraints: [String]) throws {
    #expect(try lower(edges + constraints) == nil)
}

@Test func differentInsetsStayConstraints() throws {
    let found = try lower([
        "a.leading = root.leading", "b.leading = root.leading + 10", "a.trailing = root.trailing",
        "b.trailing = root.trailing", "a.top = root.top", "b.top = a.bottom", "b.bottom = root.bottom",
    ])
    #expect(found == nil)
}

@Test func lengthsBecomeKeys() throws {
    let image = """
        {"type":"image","id":"a","constraints":[{"firstAttribute":"height","constant":40}]},{"type":"label","id":"b"}
        """
    let found = try lower(
        edges + ["a.top = root.top", "b.top = a.bottom + 4", "root.bottom = b.bottom"], children: image)
    #expect(found?.contains(#"{"type":"image","id":"a","height":40}"#) == true)
}
