import Basics
import Testing
import Views

@Suite struct ViewLookupTests {
    private func tree() -> ViewNode {
        ViewNode(
            .overlay, id: "root",
            children: [
                ViewNode(
                    id: "card",
                    children: [
                        ViewNode(.label(Label("A", runs: [TextRun("A", kern: 2)])), id: "title"),
                        ViewNode(.button(Button("B")), id: "button"),
                    ]),
                ViewNode(.switch(Switch()), id: "switch"),
            ])
    }

    @Test func aViewIsFoundAndChangedByItsName() {
        var view = tree()
        view["title"]?.text = "C"
        #expect(view["title"]?.text == "C")
        // As in UIKit, the attributes of the first character are kept.
        #expect(view["title"]?.label?.runs == [TextRun("C", kern: 2)])
        view["button"]?.text = "D"
        #expect(view["button"]?.button?.title == "D")
        view["card"]?.isHidden = true
        #expect(view.children.first?.style.isHidden == true)
        view["root"]?.backgroundColor = .white
        #expect(view.style.backgroundColor == .white)
    }

    @Test func anUnknownNameChangesNothing() {
        var view = tree()
        view["titel"]?.text = "C"
        view["switch"]?.text = "C"
        view["title"]?.image = .placeholder("photo")
        #expect(view == tree())
        #expect(view["switch"]?.text == nil)
    }

    @Test func aViewIsTakenOutAndReplaced() {
        var view = tree()
        view["title"] = nil
        #expect(view["title"] == nil)
        #expect(view["card"]?.children.count == 1)
        view["switch"] = ViewNode(.label(Label("E")), id: "label")
        #expect(view["label"]?.text == "E")
        view["root"] = nil
        #expect(view == ViewNode())
    }

    @Test func literalsAreJSONValues() {
        let value: JSONValue = ["place": "Pier 3", "seats": 4, "open": true, "tags": ["a", 0.5]]
        #expect(value["place"]?.string == "Pier 3")
        #expect(value["seats"]?.kind == .number(4, isInteger: true))
        #expect(value["open"]?.bool == true)
        #expect(value["tags"]?.array?.last?.number == 0.5)
    }
}
