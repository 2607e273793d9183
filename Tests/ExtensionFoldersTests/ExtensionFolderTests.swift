import Basics
import FoundationEssentials
import TestSupport
import Testing

@testable import ExtensionFolders

private let storyboard = InterfaceText.storyboard()

/// The errors of opening a folder.
private func failure(_ folder: TemporaryFolder, at path: String = "") throws -> [String] {
    do throws(InputError) {
        _ = try ExtensionFolder.open(folder.path + path)
        return []
    } catch {
        return folder.shown(error.diagnostics)
    }
}

@Test(arguments: [
    "Base.lproj/MainInterface.storyboard", "MainInterface.storyboard", "en.lproj/MainInterface.storyboard",
])
func theStoryboardNamedByThePlistIsFound(_ place: String) throws {
    let folder = try TemporaryFolder(["Ext/Info.plist": PlistText.of(), "Ext/\(place)": storyboard])
    for path in ["/Ext", "/Ext/", "/Ext/Info.plist", ""] {
        let found = try ExtensionFolder.open(folder.path + path).value
        #expect(found.interfaceFile == "\(folder.path)/Ext/\(place)")
        #expect(found.infoPlist == "\(folder.path)/Ext/Info.plist")
    }
}

@Test func aLocalizedStoryboardPrecedesTheBaseOne() throws {
    let folder = try TemporaryFolder([
        "Info.plist": PlistText.of(), "Base.lproj/MainInterface.storyboard": storyboard,
        "de.lproj/MainInterface.storyboard": storyboard, "de.lproj/MainInterface.strings": "",
    ])
    func found(_ locale: String) throws -> String? {
        try ExtensionFolder.open(folder.path, options: .init(locale: locale)).value.interfaceFile
    }
    #expect(try found("de_AT") == "\(folder.path)/de.lproj/MainInterface.storyboard")
    #expect(try found("fr_FR") == "\(folder.path)/Base.lproj/MainInterface.storyboard")
}

@Test(arguments: [
    ("$(PRODUCT_MODULE_NAME).CardViewController", "CardViewController.xib"), ("Mod.CardViewController", "CardView.xib"),
])
func theXibOfThePrincipalClassIsFound(_ className: String, _ xib: String) throws {
    let entry = "<key>NSExtensionPrincipalClass</key><string>\(className)</string>"
    let folder = try TemporaryFolder(["Info.plist": PlistText.of(entry: entry), xib: InterfaceText.xib])
    #expect(try ExtensionFolder.open(folder.path).value.interfaceFile == "\(folder.path)/\(xib)")
}

@Test("a xib of another name isn't the controller's view")
func otherXib() throws {
    let entry = "<key>NSExtensionPrincipalClass</key><string>CardViewController</string>"
    let folder = try TemporaryFolder(["Info.plist": PlistText.of(entry: entry), "HeaderView.xib": InterfaceText.xib])
    let opened = try ExtensionFolder.open(folder.path)
    #expect(opened.value.interfaceFile == nil)
    #expect(opened.warnings.map(\.code).contains("content-built-in-code"))
}

@Test func anInterfaceMadeInCodeIsReportedAsEmpty() throws {
    let entry = "<key>NSExtensionPrincipalClass</key><string>Mod.CardController</string>"
    let folder = try TemporaryFolder(["Info.plist": PlistText.of(entry: entry)])
    #expect(
        folder.shown(try ExtensionFolder.open(folder.path).warnings) == [
            """
            Info.plist:5:1: warning: CardController makes its view in code, which isn't run: the content stays empty [content-built-in-code]
              at $.NSExtension.NSExtensionPrincipalClass
              hint: --run-code runs it, or describe the view in a descriptor.json: render-notification init writes one
            """
        ])
}

@Test func aStoryboardThatIsMissingIsNamed() throws {
    let folder = try TemporaryFolder(["Info.plist": PlistText.of(), "Base.lproj/MainInterfase.storyboard": storyboard])
    #expect(
        folder.shown(try ExtensionFolder.open(folder.path).warnings) == [
            """
            Info.plist:5:1: warning: there is no MainInterface.storyboard in this folder, so the content stays empty [no-interface]
              at $.NSExtension.NSExtensionMainStoryboard
              hint: did you mean "MainInterfase"?
            """
        ])
}

@Test func aStoryboardNamedByPathIsReportedAsMissing() throws {
    let entry = "<key>NSExtensionMainStoryboard</key><string>../MainInterface</string>"
    let folder = try TemporaryFolder([
        "Ext/Info.plist": PlistText.of(entry: entry), "Ext/Base.lproj/MainInterface.storyboard": storyboard,
        "Ext/bindings.json": """
        {"app": {"name": "App"}, "outlets": {"title": {"text": "{{title}}"}}, "rows": {"list": {"over": "a"}},
         "responses": {"like": {"set": {"title": {"text": "Liked"}}}}}
        """,
    ])
    #expect(
        folder.shown(try ExtensionFolder.load("\(folder.path)/Ext").warnings) == [
            """
            Ext/Info.plist:5:1: warning: there is no ../MainInterface.storyboard in this folder, so the content stays empty [no-interface]
              at $.NSExtension.NSExtensionMainStoryboard
              hint: iOS takes a storyboard's name, without a folder: write MainInterface
            """
        ])
}

@Test func aFolderOfSeveralExtensionsNamesThem() throws {
    let folder = try TemporaryFolder([
        "App/Info.plist": "<plist><dict/></plist>", "Chat/Info.plist": PlistText.of(),
        "Invite/Invite-Info.plist": PlistText.of(), "Pods/Ads/Info.plist": PlistText.of(),
    ])
    #expect(
        try failure(folder) == [
            """
            .: error: 2 content extensions are in this folder [several-extensions]
              hint: name one of: Chat, Invite
            """
        ])
    #expect(try ExtensionFolder.open("\(folder.path)/Invite").value.infoPlist.hasSuffix("Invite/Invite-Info.plist"))
}

@Test func cyclicLinksEndTheSearch() throws {
    let folder = try TemporaryFolder([
        "Ext/Info.plist": PlistText.of(), "Ext/Base.lproj/MainInterface.storyboard": storyboard,
    ])
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/Ext/self", withDestinationPath: "..")
    let found = try ExtensionFolder.open(folder.path).value
    #expect(found.interfaceFile?.hasSuffix("/Ext/Base.lproj/MainInterface.storyboard") == true)
}

@Test func theAppsRootIsTheRepositorys() throws {
    let folder = try TemporaryFolder([
        "a/.git/HEAD": "", "a/b/c/Ext/x": "", "p/App.xcodeproj/x": "", "p/q/Ext/x": "", "n/m/Ext/x": "",
        "k/Kit.podspec": "", "k/Example/App.xcodeproj/x": "", "k/Example/Ext/x": "",
    ])
    let root = FileScope(root: folder.path).root
    for (folder, given, app) in [
        ("a/b/c/Ext", "a/b/c/Ext", "a"), ("p/q/Ext", "p/q/Ext", "p"), ("n/m/Ext", "n/m/Ext", "n/m/Ext"),
        ("k/Example/Ext", "k/Example/Ext", "k"), ("n/m/Ext", "n/m", "n/m"), ("n/m/Ext", "n/m/E", "n/m/Ext"),
    ] {
        #expect(FileScope.projectRoot(of: "\(root)/\(folder)", given: "\(root)/\(given)") == "\(root)/\(app)")
    }
}

@Test("the folder around an extension outside of a repository and a project isn't read")
func neighboursAreNotRead() throws {
    let app =
        "<plist><dict><key>CFBundleName</key><string>Other</string><key>LSRequiresIPhoneOS</key><true/></dict></plist>"
    let image =
        #"<imageView image="pim" id="i"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></imageView>"#
    let folder = try TemporaryFolder([
        "Downloads/Other/App/Info.plist": app,
        "Downloads/Other/A.xcassets/pim.imageset/Contents.json": #"{"images": [{"filename": "pim.png"}]}"#,
        "Downloads/Other/A.xcassets/pim.imageset/pim.png": "", "Downloads/Other/A.ttf": "",
        "Downloads/Ext/Info.plist": PlistText.of().replacing(
            "<dict>\n<key>NSExtension</key>",
            with: "<dict><key>UIAppFonts</key><array><string>A.ttf</string></array>\n<key>NSExtension</key>"),
        "Downloads/Ext/MainInterface.storyboard": InterfaceText.storyboard(subviews: image),
    ])
    let path = "\(folder.path)/Downloads/Ext"
    let loaded = try ExtensionFolder.load(path)
    #expect(loaded.value.descriptor.app.name == "Ext")
    #expect(loaded.warnings.contains { $0.code == "asset-missing" && $0.hint?.contains("did you mean") != true })
    #expect(BundledFonts.files(of: [path]).isEmpty)
}

@Test func theAppAroundIsTheNearest() throws {
    func app(_ name: String) -> String {
        "<plist><dict><key>CFBundleName</key><string>\(name)</string><key>LSRequiresIPhoneOS</key><true/></dict></plist>"
    }
    let folder = try TemporaryFolder([
        ".git/HEAD": "", "Shop/App/Info.plist": app("Corner Shop"), "Shop/Ext/Info.plist": PlistText.of(),
        "Other/App/Info.plist": app("Other"), "Shop/Watch/Info.plist": "<plist><dict/></plist>",
        "Shop/App/Assets.xcassets/AppIcon.appiconset/Contents.json":
            #"{"images": [{"size": "20x20", "scale": "2x", "filename": "a.png"}, {"size": "60x60", "scale": "3x", "filename": "b.png"}, {"size": "1024x1024"}]}"#,
        "Shop/App/Assets.xcassets/AppIcon.appiconset/a.png": "",
        "Shop/App/Assets.xcassets/AppIcon.appiconset/b.png": "",
        "Shop/Ext/MainInterface.storyboard": storyboard,
    ])
    let loaded = try ExtensionFolder.load("\(folder.path)/Shop/Ext")
    #expect(loaded.value.descriptor.app.name == "Corner Shop")
    #expect(loaded.value.descriptor.app.iconPath?.hasSuffix("AppIcon.appiconset/b.png") == true)
    #expect(loaded.warnings.first { $0.code == "app-name-guessed" }?.message.contains("Shop/App/Info.plist") == true)
    try folder.write(app("Second"), to: "Shop/App2/Info.plist")
    #expect(try ExtensionFolder.load("\(folder.path)/Shop/Ext").value.descriptor.app.name == "Ext")
}

@Test func anInterfaceOutsideOfTheAppIsNotRead() throws {
    let folder = try TemporaryFolder([
        "elsewhere/Main.storyboard": storyboard, "App/.git/HEAD": "", "App/Ext/Info.plist": PlistText.of(),
    ])
    try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/App/Ext/MainInterface.storyboard",
        withDestinationPath: "../../elsewhere/Main.storyboard")
    #expect(
        try failure(folder, at: "/App/Ext") == [
            """
            App/Ext/MainInterface.storyboard: error: "Ext/MainInterface.storyboard": the path leads out of the folder [path-outside]
              hint: move the file into the folder
            """
        ])
}

@Test(arguments: [
    ("de.lproj/MainInterface.strings", #""a.text" = "secret";"#), ("MainInterface.xcstrings", #"{"strings": {}}"#),
    ("bindings.json", #"{"app": {"name": "secret"}}"#),
])
func aFileThatLeadsOutOfTheAppIsNotRead(_ place: String, _ text: String) throws {
    let folder = try TemporaryFolder([
        "elsewhere": text, "App/.git/HEAD": "", "App/Ext/Info.plist": PlistText.of(),
        "App/Ext/MainInterface.storyboard": storyboard, "App/Ext/de.lproj/x": "",
    ])
    try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/App/Ext/\(place)", withDestinationPath: "\(folder.path)/elsewhere")
    let error = #expect(throws: InputError.self) {
        try ExtensionFolder.load("\(folder.path)/App/Ext", options: .init(locale: "de"))
    }
    #expect(
        folder.shown(error?.diagnostics ?? []) == [
            """
            App/Ext/\(place): error: "Ext/\(place)": the path leads out of the folder [path-outside]
              hint: move the file into the folder
            """
        ])
    #expect(error?.diagnostics.first?.exit == .refused)
}

@Test func givenBindingsMayBeAnywhere() throws {
    let folder = try TemporaryFolder([
        "elsewhere.json": #"{"app": {"name": "Given"}}"#, "App/.git/HEAD": "", "App/Ext/Info.plist": PlistText.of(),
        "App/Ext/MainInterface.storyboard": storyboard,
    ])
    let options = ExtensionFolder.Options(bindings: "\(folder.path)/elsewhere.json")
    #expect(try ExtensionFolder.load("\(folder.path)/App/Ext", options: options).value.descriptor.app.name == "Given")
}

@Test func appsOutsideTheRootAreNotGuessed() throws {
    let app =
        "<plist><dict><key>CFBundleName</key><string>Secret</string><key>LSRequiresIPhoneOS</key><true/></dict></plist>"
    let icons = #"{"images": [{"size": "60x60", "scale": "3x", "filename": "a.png"}]}"#
    let folder = try TemporaryFolder([
        "secret.plist": app, "secret.json": icons, "App/.git/HEAD": "", "App/Main/x": "",
        "App/Ext/Info.plist": PlistText.of(), "App/Ext/MainInterface.storyboard": storyboard,
        "App/Main/A.xcassets/AppIcon.appiconset/a.png": "",
    ])
    let plist = "\(folder.path)/App/Main/Info.plist"
    try FileManager.default.createSymbolicLink(atPath: plist, withDestinationPath: "../../secret.plist")
    try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/App/Main/A.xcassets/AppIcon.appiconset/Contents.json",
        withDestinationPath: "\(folder.path)/secret.json")
    #expect(try ExtensionFolder.load("\(folder.path)/App/Ext").value.descriptor.app.name == "Ext")
    try FileManager.default.removeItem(atPath: plist)
    try folder.write(app, to: "App/Main/Info.plist")
    let named = try ExtensionFolder.load("\(folder.path)/App/Ext").value.descriptor.app
    #expect(named.name == "Secret" && named.iconPath == nil)
}

@Test func imagesAreFoundWithoutAStoryboardsList() throws {
    func image(_ name: String) -> String {
        #"<imageView image="\#(name)" id="\#(name)"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></imageView>"#
    }
    let folder = try TemporaryFolder([
        "Info.plist": PlistText.of(),
        "MainInterface.storyboard": InterfaceText.storyboard(subviews: image("pin") + image("pim")),
        "A.xcassets/pin.imageset/Contents.json": #"{"images": [{"filename": "pin.png"}]}"#,
        "A.xcassets/pin.imageset/pin.png": "",
    ])
    let missing = try ExtensionFolder.open(folder.path).warnings.filter { $0.code == "asset-missing" }
    #expect(missing.map(\.message) == [#"there is no image "pim""#])
    #expect(missing.first?.hint == #"did you mean "pin"?"#)
}

@Test func bindingsNameImagesOfTheCatalog() throws {
    let folder = try TemporaryFolder([
        "App/.git/HEAD": "", "App/Ext/Info.plist": PlistText.of(),
        "App/Ext/MainInterface.storyboard": InterfaceText.storyboard(
            subviews: #"<imageView id="img-aa-001"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#,
            outlets: ["photo": "img-aa-001"]),
        "App/Shared/Assets.xcassets/cat.imageset/Contents.json":
            #"{"images": [{"idiom": "universal", "filename": "cat.png", "scale": "3x"}]}"#,
        "App/Shared/Assets.xcassets/cat.imageset/cat.png": "x",
        "App/Ext/bindings.json": #"{"outlets": {"photo": {"image": "cat"}}}"#,
        "other.json": #"{"outlets": {"photo": {"image": "cta"}}}"#,
    ])
    let loaded = try ExtensionFolder.load("\(folder.path)/App/Ext")
    #expect(loaded.namedFiles.map(\.path).contains { $0.hasSuffix("cat.imageset/cat.png") })
    #expect(throws: InputError.self) {
        try ExtensionFolder.load("\(folder.path)/App/Ext", options: .init(bindings: "\(folder.path)/other.json"))
    }
}

@Test("the folder's Info.plist is where the project keeps it")
func infoPlistElsewhere() throws {
    let project = ProjectText.of(card: "INFOPLIST_FILE = \"Plists/Card-Info.plist\";")
        .replacing("INFOPLIST_FILE = Card/Info.plist;", with: "")
    let folder = try TemporaryFolder([
        ".git/HEAD": "", "Shop.xcodeproj/project.pbxproj": project, "Plists/Card-Info.plist": PlistText.of(),
        "Plists/Shop-Info.plist": "", "Card/Card.swift": "class NotificationViewController: UIViewController {}",
        "Card/MainInterface.storyboard": InterfaceText.storyboard(),
    ])
    let found = try ExtensionFolder.open("\(folder.path)/Card").value
    #expect(found.infoPlist == "\(folder.path)/Plists/Card-Info.plist")
    #expect(found.sourceFiles == ["\(folder.path)/Card/Card.swift"])
    #expect(found.interfaceFile == "\(folder.path)/Card/MainInterface.storyboard")
    let above = try TemporaryFolder([
        ".git/HEAD": "", "Shop.xcodeproj/project.pbxproj": project.replacing("Plists/", with: ""),
        "Card-Info.plist": PlistText.of(), "Card/Card.swift": "",
        "Card/MainInterface.storyboard": InterfaceText.storyboard(),
    ])
    #expect(try ExtensionFolder.open("\(above.path)/Card").value.path == "\(above.path)/Card")
}

@Test("headers are found beside the file that imports them, or by their name in the app")
func importedHeaders() throws {
    let folder = try TemporaryFolder([
        ".git/HEAD": "", "Shop.xcodeproj/project.pbxproj": ProjectText.of(), "Card/Info.plist": PlistText.of(),
        "Card/MainInterface.storyboard": InterfaceText.storyboard(),
        "Card/Card.m": """
        #import "Card.h"
          #include "Sub/Deep.h"
        // #import "No.h"
        #if TARGET_OS_OSX
        #import "No.h"
        #endif

        """,
        "Card/Card.h": "#import \"Kit.h\"\n", "Shared/UI/Kit.h": "#import \"Card.h\"\n#import \"Gone.h\"\n",
        "Other/Sub/Deep.h": "", "Shared/No.h": "",
    ])
    let found = try ExtensionFolder.open("\(folder.path)/Card").value
    let root = FileScope(root: folder.path).root
    let headers = found.importedHeaders(of: ["\(folder.path)/Card/Card.m"]).map { $0.dropFirst(root.count + 1) }
    #expect(Set(headers) == ["Card/Card.h", "Shared/UI/Kit.h", "Other/Sub/Deep.h"])
}

@Test func limit_folderDepth() throws {
    let deep = String(repeating: "a/", count: Limits.folderDepth)
    let folder = try TemporaryFolder(["\(deep)Info.plist": PlistText.of()])
    #expect(try failure(folder).first?.contains("file-missing") == true)
}

@Test func limit_folderPlists() throws {
    var files = ["z/Info.plist": PlistText.of()]
    for index in 0..<Limits.folderPlists { files["a/\(index).plist"] = "" }
    let folder = try TemporaryFolder(files)
    // Files of the folder itself come first, even with many subfolders.
    #expect(try ExtensionFolder.open("\(folder.path)/z").value.infoPlist == "\(folder.path)/z/Info.plist")
    #expect(try failure(folder).first?.contains("file-missing") == true)
}

@Test func limit_folderEntries() throws {
    let folder = try TemporaryFolder(["a": "", "b": "", "c": ""])
    #expect(FolderReader.entries(of: folder.path, limit: 2).count == 2)
    #expect(FolderReader.entries(of: folder.path).count == 3)
    #expect(Limits.folderEntries >= 10_000)
}

@Test func limit_folderItems() throws {
    let folder = try TemporaryFolder(["a/1": "", "a/2": "", "b": ""])
    let walk = FolderWalk(folder.path, limit: 2)
    #expect(walk.isCut)
    #expect(walk.items.map(\.path) == ["a", "b"])
    #expect(!FolderWalk(folder.path).isCut)
}
