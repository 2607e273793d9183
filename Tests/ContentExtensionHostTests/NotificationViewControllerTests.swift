import ContentExtensionHost
import Testing

@Suite struct NotificationViewControllerTests {
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

    @Test func aTouchCallsTheNearestTarget() throws {
        let controller = NotificationViewController(view: tree())
        var calls: [String] = []
        controller.addTarget("card", for: .tap) { _ in calls.append("card") }
        controller.addTarget("button", for: .touchUpInside) { _ in calls.append("button") }
        try controller.handle(ControlEvent(.touchUpInside, path: ["button", "card", "root"]))
        try controller.handle(ControlEvent(.tap, path: ["title", "card", "root"]))
        try controller.handle(ControlEvent(.tap, path: ["root"]))
        #expect(calls == ["button", "card"])
    }

    @Test func aControlHasItsValueBeforeItsTargetIsCalled() throws {
        let controller = NotificationViewController(view: tree())
        controller.inputAccessoryView = ViewNode(.textField(TextField()), id: "field")
        var seen: [Bool?] = []
        controller.addTarget("switch", for: .valueChanged) { [unowned controller] _ in
            seen.append(controller.view["switch"]?.switch?.isOn)
        }
        try controller.handle(ControlEvent(.valueChanged(.isOn(true)), path: ["switch", "root"]))
        try controller.handle(ControlEvent(.editingChanged("Hi"), path: ["field"]))
        #expect(seen == [true])
        #expect(controller.inputAccessoryView?["field"]?.text == "Hi")
    }

    @Test func anErrorThrownByATargetIsACrash() {
        let controller = NotificationViewController(view: tree())
        controller.addTarget("switch", for: .valueChanged) { _ in throw Diagnostic(.error, "test", "gone") }
        let touch = ControlEvent(.valueChanged(.isOn(true)), path: ["switch"])
        let host = host(controller, interactive: true).after(.expand(), .touch(touch))
        #expect(host.codes == ["extension-crashed"])
    }

    @Test func literalsAreJSONValues() {
        let value: JSONValue = ["place": "Pier 3", "seats": 4, "open": true, "tags": ["a", 0.5]]
        #expect(value["place"]?.string == "Pier 3")
        #expect(value["seats"]?.kind == .number(4, isInteger: true))
        #expect(value["open"]?.bool == true)
        #expect(value["tags"]?.array?.last?.number == 0.5)
    }
}
