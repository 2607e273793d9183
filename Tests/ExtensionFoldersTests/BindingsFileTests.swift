import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import ExtensionFolders
@testable import Views

/// Diagnostics of an extension with two labels and a table, and a bindings.json.
private func load(_ bindings: String) throws -> [String] {
    let cell = """
        <tableViewCell reuseIdentifier="row" id="tVc-ll-001"><tableViewCellContentView key="contentView" id="tVc-ll-002">
        <subviews>\(InterfaceText.label("tVc-ll-003", "Row"))</subviews></tableViewCellContentView></tableViewCell>
        """
    let folder = try TemporaryFolder([
        "Info.plist": PlistText.of(),
        "MainInterface.storyboard": InterfaceText.storyboard(
            subviews: InterfaceText.label("lbl-aa-001", "One") + InterfaceText.label("lbl-aa-002", "Two")
                + #"<tableView id="tbl-aa-001"><rect key="frame" x="0" y="0" width="320" height="44"/><prototypes>\#(cell)</prototypes></tableView>"#,
            outlets: ["eventTitle": "lbl-aa-001", "place": "lbl-aa-002", "list": "tbl-aa-001"]),
        "bindings.json": bindings,
    ])
    do throws(InputError) {
        return folder.shown(try ExtensionFolder.load(folder.path).warnings)
    } catch {
        return folder.shown(error.diagnostics).filter { $0.contains(": error: ") }
    }
}

@Test func anUnknownOutletSuggestsASimilarName() throws {
    #expect(
        try load(#"{"outlets": {"eventTitel": {"text": "{{title}}"}}}"#) == [
            """
            bindings.json:1:14: error: no view is called "eventTitel" [unknown-outlet]
              at $.outlets.eventTitel
              hint: did you mean "eventTitle"?
            """
        ])
}

@Test func aPropertyOfAnotherTypeHasAHint() throws {
    let found = try load(#"{"outlets": {"place": {"image": "map.png"}}}"#)
    #expect(found.first?.contains("bindings.json:1:24: error: image is a key of image, button, not of label") == true)
}

@Test(
    "bindings take UIKit's own names, and the controller's view",
    arguments: [
        #"{"outlets": {"place": {"isHidden": true, "textAlignment": "center", "layer.cornerRadius": 4}}}"#,
        #"{"outlets": {"view": {"backgroundColor": "systemRed"}}}"#,
        #"{"outlets": {"list": {"isScrollEnabled": false}}}"#,
    ])
func uiKitNames(_ bindings: String) throws {
    #expect(try load(bindings).allSatisfy { $0.contains(": note: ") })
}

@Test("UIKit's names of other types are unknown")
func otherUIKitNames() throws {
    let found = try load(#"{"outlets": {"place": {"progress": 1}}}"#)
    #expect(found.count == 1 && found[0].contains("[unknown-key]"))
}

@Test func keysOfADescriptorThatAreNotForBindingsAreUnknown() throws {
    let found = try load(#"{"view": {"type": "label"}, "bindings": {}}"#)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("[unknown-key]") })
}

@Test func bindingsMayNameTheAppAndItsCategories() throws {
    let folder = try TemporaryFolder([
        "Info.plist": PlistText.of(), "MainInterface.storyboard": InterfaceText.storyboard(),
        "b.json":
            #"{"app": {"name": "Acme"}, "categories": ["B"], "registeredCategories": [{"identifier": "B"}], "title": "T"}"#,
    ])
    let loaded = try ExtensionFolder.load(folder.path, options: .init(bindings: "\(folder.path)/b.json"))
    #expect(loaded.value.descriptor.app.name == "Acme")
    #expect(loaded.value.descriptor.attributes.categories == ["B"])
    #expect(loaded.value.guessedBindings == nil)
    #expect(loaded.warnings == [])
}

@Test(arguments: [
    (#"{"app": {"name": "Acme"}}"#, ["titleLabel": "{{title}}", "bodyLabel": "{{body}}"], 1),
    (#"{"outlets": {"titleLabel": {"text": "T"}}}"#, ["titleLabel": "T", "bodyLabel": "{{body}}"], 1),
    (#"{"outlets": {"second": {"text": "T"}}}"#, ["second": "T", "bodyLabel": "{{body}}"], 1),
    (#"{"outlets": {"titleLabel": {}, "bodyLabel": {"numberOfLines": 2}}}"#, [:], 0),
])
func outletsThatTheFileDoesNotNameAreGuessed(bindings: String, texts: [String: String], notes: Int) throws {
    let folder = try TemporaryFolder([
        "Info.plist": PlistText.of(),
        "MainInterface.storyboard": InterfaceText.storyboard(
            subviews: InterfaceText.label("lbl-aa-001", "One") + InterfaceText.label("lbl-aa-002", "Two"),
            outlets: ["titleLabel": "lbl-aa-001", "second": "lbl-aa-001", "bodyLabel": "lbl-aa-002"]),
        "bindings.json": bindings,
    ])
    let loaded = try ExtensionFolder.load(folder.path)
    let outlets = loaded.value.guessedBindings?["outlets"]?.members ?? []
    #expect(Dictionary(outlets.map { ($0.key, $0.value["text"]?.string ?? "") }) { $1 } == texts)
    #expect(loaded.warnings.filter { $0.code == "bindings-guessed" }.count == notes)
}

@Test func rowsReferToATableAndItsCell() throws {
    #expect(try load(#"{"rows": {"list": {"over": "userInfo.items"}}}"#).filter { $0.hasPrefix("bindings.json") } == [])
    #expect(
        try load(#"{"rows": {"lst": {"over": "userInfo.items"}, "list": {"cell": "rwo", "over": "userInfo.items"}}}"#)
            == [
                """
                bindings.json:1:18: error: no table or collection is called "lst" [unknown-outlet]
                  at $.rows.lst
                  hint: did you mean "list"?
                """,
                """
                bindings.json:1:63: error: cell can't be "rwo" [unknown-value]
                  at $.rows.list.cell
                  hint: did you mean "row"?
                """,
            ])
    #expect(try load(#"{"rows": {"list": {"cell": "row"}}}"#).first?.contains("[missing-key]") == true)
}

@Test func everyOutletOfAViewMayBeBound() throws {
    let folder = try TemporaryFolder([
        "Info.plist": PlistText.of(),
        "MainInterface.storyboard": InterfaceText.storyboard(
            subviews: InterfaceText.label("lbl-aa-001", "One"),
            outlets: ["first": "lbl-aa-001", "second": "lbl-aa-001"]),
        "bindings.json": #"{"outlets": {"first": {"text": "a"}, "second": {"numberOfLines": 2}}}"#,
    ])
    let loaded = try ExtensionFolder.load(folder.path)
    #expect(loaded.warnings.allSatisfy { $0.severity == .note })
    #expect(loaded.value.descriptor.program.bindings.mapValues(\.count) == ["first": 2])
}

@Test func anOutletOfAViewThatIsNotDrawnIsAWarning() throws {
    let folder = try TemporaryFolder([
        "Info.plist": PlistText.of(),
        "MainInterface.storyboard": InterfaceText.storyboard(
            subviews: InterfaceText.label("lbl-aa-001", "One"),
            outlets: ["first": "lbl-aa-001", "bar": "acc-aa-001"]
        ).replacing(
            "</viewController>", with: #"</viewController><view contentMode="scaleToFill" id="acc-aa-001"/>"#),
        "bindings.json": #"{"outlets": {"bar": {"hidden": true}}}"#,
    ])
    let loaded = try ExtensionFolder.load(folder.path)
    #expect(folder.shown(loaded.warnings).first?.contains("bindings.json:1:14: warning: \"bar\" isn't in") == true)
    #expect(loaded.warnings.contains { $0.code == "outlet-not-shown" })
}

/// An extension whose scene has a bar with a button beside the controller's view.
private func folderWithBar(bindings: String) throws -> TemporaryFolder {
    let bar = """
        <view contentMode="scaleToFill" id="acc-aa-001"><subviews>
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="btn-aa-001">
        <state key="normal" title="Send"/></button></subviews></view>
        """
    return try TemporaryFolder([
        "Info.plist": PlistText.of(),
        "MainInterface.storyboard": InterfaceText.storyboard(
            subviews: InterfaceText.label("lbl-aa-001", "One"),
            outlets: ["first": "lbl-aa-001", "bar": "acc-aa-001", "send": "btn-aa-001"]
        ).replacing("</viewController>", with: "</viewController>" + bar),
        "bindings.json": bindings,
    ])
}

@Test func aViewBesideTheControllersIsItsAccessoryView() throws {
    let folder = try folderWithBar(
        bindings: #"""
            {"accessoryView": "bar", "canBecomeFirstResponder": true, "outlets": {"send": {"title": "{{title}}"}},
             "events": {"send": {"touchUpInside": {"firstResponder": false, "set": {"first": {"text": "sent"}}}}}}
            """#)
    let loaded = try ExtensionFolder.load(folder.path)
    #expect(loaded.warnings.allSatisfy { $0.severity == .note })
    let sut = DeclarativeExtension.make(
        program: loaded.value.descriptor.program,
        environment: DeclarativeEnvironment(app: AppInfo(name: "x"), report: DiagnosticCollector(file: "")))
    try sut.didReceive(
        UserNotification(date: 0, request: .init(identifier: "1", content: .init(title: "Answer"))))
    #expect(sut.canBecomeFirstResponder)
    let button = sut.inputAccessoryView?.children.first
    #expect(button?.button?.title == "Answer")
    try (sut as? any TouchHandling)?.handle(ControlEvent(.touchUpInside, path: [button?.id ?? ""]))
    guard case .label(let label) = sut.view.children.first?.content else { throw CancellationError() }
    #expect(label.text == "sent")
}

@Test func aTemplateHasTheViewsOfTheKeyboard() throws {
    let folder = try folderWithBar(
        bindings: #"""
            {"accessoryView": "bar", "canBecomeFirstResponder": true,
             "events": {"send": {"touchUpInside": {"set": {"first": {"text": "sent"}}}}}}
            """#)
    let descriptor = try ExtensionFolder.open(folder.path).value.starter().value.descriptor
    let button = try #require(descriptor["accessoryView"]?["children"]?.array?.first)
    let id = try #require(button["id"]?.string)
    #expect(!InterfaceObjectID.isOne(id))
    #expect(descriptor["events"]?[id]?["touchUpInside"]?["set"]?["first"]?["text"]?.string == "sent")
    #expect(descriptor["canBecomeFirstResponder"]?.bool == true)
}

@Test func anAccessoryViewThatIsNotThereIsAnError() throws {
    let folder = try folderWithBar(bindings: #"{"accessoryView": "baz", "canBecomeFirstResponder": true}"#)
    #expect {
        _ = try ExtensionFolder.load(folder.path)
    } throws: {
        ($0 as? InputError)?.diagnostics.first { $0.code == "unknown-outlet" }?.hint == "did you mean \"bar\"?"
    }
}

@Test func imagesAreThoseOfTheAppearance() throws {
    let contents = """
        {"images": [
          {"idiom": "universal", "filename": "day.png"},
          {"idiom": "universal", "filename": "night.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        ]}
        """
    let folder = try TemporaryFolder([
        "Info.plist": PlistText.of(),
        "MainInterface.storyboard": InterfaceText.storyboard(
            subviews:
                #"<imageView image="sky" id="img-aa-001"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
        ).replacing(
            "</document>", with: #"<resources><image name="sky" width="9" height="9"/></resources></document>"#),
        "Assets.xcassets/sky.imageset/Contents.json": contents,
        "Assets.xcassets/sky.imageset/day.png": "", "Assets.xcassets/sky.imageset/night.png": "",
    ])
    func path(isDark: Bool) throws -> String? {
        let document = try ExtensionFolder.open(folder.path, options: .init(isDark: isDark)).value.document
        return document?.view["children"]?.array?.first?["image"]?["asset"]?.string
    }
    #expect(try path(isDark: false)?.hasSuffix("/day.png") == true)
    #expect(try path(isDark: true)?.hasSuffix("/night.png") == true)
}
