import Basics
import Testing

@testable import SourceReading

private func view(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8), file: "view.json") }

/// The guessed roles of outlets of given types, by name.
private func guess(_ views: [(type: String, id: String, text: String)]) throws -> [String: String] {
    let children = views.map { #"{"type": "\#($0.type)", "id": "\#($0.id)", "text": "\#($0.text)"}"# }
    let guess = BindingsGuess(view: try view(#"{"id": "root", "children": [\#(children.joined(separator: ","))]}"#))
    return Dictionary(uniqueKeysWithValues: guess.matches.map { ($0.id, "\($0.role)") })
}

/// Names from real extensions.
@Test(arguments: [
    ("titleLabel", "title"), ("lblTitle", "title"), ("eventTitle", "title"), ("label_title", "title"),
    ("notificationtitle", "title"), ("subtitleLabel", "subtitle"), ("subTitleLbl", "subtitle"),
    ("bodyLabel", "body"), ("messageLbl", "body"), ("label", "body"), ("contentLabel", "body"),
    ("descriptionLabel", "body"),
])
func textOutletsAreGuessedByName(_ name: String, _ role: String) throws {
    #expect(try guess([("label", name, ""), ("label", "distance", "")]) == [name: role])
}

@Test(arguments: [
    ("imageView", true), ("notificationImage", true), ("photo", true), ("attachmentView", true), ("image1", true),
    ("iconImageView", false), ("avatar", false), ("backgroundImage", false),
])
func imageOutletsAreGuessedByName(_ name: String, _ isGuessed: Bool) throws {
    #expect(try guess([("image", name, "")]) == (isGuessed ? [name: "image"] : [:]))
}

@Test func eachRoleGoesToTheBestMatch() throws {
    let found = try guess([
        ("label", "ticketTitleDetail", ""), ("label", "title", ""), ("label", "sub-title", ""), ("label", "label2", ""),
        ("label", "message", ""),
    ])
    #expect(found == ["title": "title", "sub-title": "subtitle", "label2": "body"])
}

@Test func viewsWithoutOutletsAreGuessedByTheirText() throws {
    #expect(try guess([("label", "a1b-2c-d3e", "Hello World")]) == ["a1b-2c-d3e": "body"])
    #expect(try guess([("label", "a1b-2c-d3e", "Title"), ("label", "titleLabel", "")]) == ["titleLabel": "title"])
    #expect(try guess([("label", "a1b-2c-d3e", "Fresh bread")]) == [:], "no code reaches it")
}

@Test func theOnlyTextIsTheMessage() throws {
    #expect(try guess([("label", "counter", "")]) == ["counter": "body"])
    #expect(try guess([("label", "counter", ""), ("label", "place", "")]) == [:])
}

@Test func namesGivenInInterfaceBuilderCount() throws {
    let tree = try view(#"{"children": [{"type": "label", "id": "a1b-2c-d3e", "//name": "Title Label"}]}"#)
    #expect(BindingsGuess(view: tree).matches.map(\.role) == [.title])
}

@Test func cellsAreNotGuessed() throws {
    let tree = try view(
        #"{"children": [{"type": "tableView", "children": [{"type": "cell", "children": [{"type": "label", "id": "title"}]}]}]}"#
    )
    #expect(BindingsGuess(view: tree).matches.isEmpty)
}

@Test func aGuessIsNotedAndExported() throws {
    let tree = try view(
        #"{"children": [{"type": "image", "id": "photo"}, {"type": "label", "id": "a1b-2c-d3e", "text": "Title"}, {"type": "label", "id": "price"}]}"#
    )
    let guess = BindingsGuess(view: tree)
    #expect(
        guess.bindings(nil, service: nil).prettyText() == """
            {
              "outlets": {
                "photo": { "image": { "attachment": "first", "optional": true } },
                "a1b-2c-d3e": { "text": "{{title}}" }
              },
              "// not bound": "price (label)"
            }

            """)
    #expect(
        guess.note(nil, at: "M.storyboard").description == """
            M.storyboard: note: what the code does is guessed by names: "photo" shows the first attachment, "a1b-2c-d3e" shows the title [bindings-guessed]
              hint: --save-bindings bindings.json writes this down to be mended, --bind bindings.json uses it
            """)
}
