import Basics
import ContentExtensionHost
import FoundationEssentials
import TestSupport
import Testing

@testable import ExtensionFolders

private let pbxproj = "Shop.xcodeproj/project.pbxproj"
private let icons =
    #"{"images": [{"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "a.png"}]}"#

/// A repository with a project, and the files that each extension has.
private func repository(_ project: String, _ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
        [
            ".git/HEAD": "", pbxproj: project, "Card/Info.plist": PlistText.of(), "Card/Card.swift": "",
            "Card/MainInterface.storyboard": InterfaceText.storyboard(),
        ].merging(files) { $1 })
}

private func app(_ folder: TemporaryFolder, locale: String = "en_US") throws -> (info: AppInfo, codes: [String]) {
    let loaded = try ExtensionFolder.load("\(folder.path)/Card", options: .init(locale: locale))
    return (loaded.value.descriptor.app, loaded.warnings.map(\.code))
}

@Test(
    "the app's name is that of the target which embeds the extension",
    arguments: [
        (
            "INFOPLIST_KEY_CFBundleDisplayName = \"Generated\"; GENERATE_INFOPLIST_FILE = YES;", "CFBundleDisplayName",
            "Generated"
        ),
        ("PRODUCT_NAME = Corner;", "CFBundleDisplayName", "$(PRODUCT_NAME)"), ("", "CFBundleName", "Plain"),
        ("PRODUCT_NAME = Product;", "Other", "Product"), ("", "CFBundleDisplayName", "${UNKNOWN}"),
    ])
func appNames(_ shop: String, _ key: String, _ value: String) throws {
    let folder = try repository(
        ProjectText.of(shop: shop),
        ["Shop/Info.plist": ProjectText.appInfo("<key>\(key)</key><string>\(value)</string>")])
    let names = ["$(PRODUCT_NAME)": "Corner", "${UNKNOWN}": "Shop", "Generated": "Generated", "Plain": "Plain"]
    let app = try app(folder)
    #expect(app.info.name == names[value] ?? "Product")
    #expect(!app.codes.contains("app-name-guessed"))
}

@Test("the app's identifier has its settings expanded")
func identifiers() throws {
    let plist = ProjectText.appInfo(
        "<key>CFBundleIdentifier</key><string>com.$(ORG).${PRODUCT_NAME:rfc1034identifier}</string>")
    let folder = try repository(
        ProjectText.of(shop: "PRODUCT_NAME = \"A B\";", project: "ORG = example;"), ["Shop/Info.plist": plist])
    #expect(try app(folder).info == AppInfo(name: "A B", bundleIdentifier: "com.example.A-B"))
}

@Test("settings of an .xcconfig lie between the target's and the project's")
func configurationFileLayers() throws {
    let project = ProjectText.of(project: "PRODUCT_NAME = Project; ORG = project;").replacing(
        "CSHOP = {isa", with: "CSHOP = {baseConfigurationReference = CONFIG; isa"
    )
    .replacing(
        "MAIN = {isa = PBXGroup; children = (",
        with:
            "CONFIG = {isa = PBXFileReference; path = s.xcconfig; sourceTree = \"<group>\"; };\nMAIN = {isa = PBXGroup; children = (CONFIG, "
    )
    let folder = try repository(project, ["s.xcconfig": "PRODUCT_NAME = File $(ORG)"])
    #expect(try app(folder).info.name == "File project")
}

@Test(
    "the app's name is localized",
    arguments: [("de_DE", "Eckladen"), ("en_US", "Shop"), ("fr_FR", "Shop"), ("de_AT", "Eckladen")])
func localizedNames(_ locale: String, _ name: String) throws {
    let group = """
        FSHOP9 = {isa = PBXVariantGroup; children = (VDE, VEN); name = InfoPlist.strings; sourceTree = "<group>"; };
        VDE = {isa = PBXFileReference; path = Shop/de.lproj/InfoPlist.strings; sourceTree = SOURCE_ROOT; };
        VEN = {isa = PBXFileReference; path = Shop/en.lproj/InfoPlist.strings; sourceTree = SOURCE_ROOT; };
        BFSHOP9 = {isa = PBXBuildFile; fileRef = FSHOP9; };
        """
    let project = ProjectText.of(more: group).replacing(
        "RSHOP = {isa = PBXResourcesBuildPhase; files = (",
        with: "RSHOP = {isa = PBXResourcesBuildPhase; files = (BFSHOP9, ")
    let folder = try repository(
        project,
        [
            "Shop/de.lproj/InfoPlist.strings": #""CFBundleDisplayName" = "Eckladen";"#,
            "Shop/en.lproj/InfoPlist.strings": "",
        ])
    #expect(try app(folder, locale: locale).info.name == name)
}

@Test("the app's name comes from a string catalog")
func catalogNames() throws {
    let catalog = """
        {"sourceLanguage": "en", "strings": {"CFBundleDisplayName": {"localizations": {
         "de": {"stringUnit": {"value": "Eckladen"}}, "en": {"stringUnit": {"value": "Corner"}}}}}}
        """
    let folder = try repository(
        ProjectText.of(shopResources: ["InfoPlist.xcstrings"]), ["Shop/InfoPlist.xcstrings": catalog])
    #expect(try app(folder, locale: "de").info.name == "Eckladen")
    #expect(try app(folder, locale: "fr").info.name == "Corner")
}

@Test("the icon is the set that the settings name, in the app's catalogs")
func icon() throws {
    func set(_ name: String) -> [String: String] {
        ["Contents.json": icons, "a.png": ""].reduce(into: [:]) { $0["\(name).appiconset/\($1.key)"] = $1.value }
    }
    var files = ["Shop/Plain@2x.png": "", "Shop/Plain@3x.png": ""]
    for (path, text) in set("AppIcon").merging(set("Icons/Pro"), uniquingKeysWith: { $1 }) {
        files["Shop/A.xcassets/\(path)"] = text
        files["Other/A.xcassets/\(path)"] = text
    }
    let resources = ["A.xcassets", "Plain@2x.png", "Plain@3x.png"]
    func icon(_ settings: String, _ plist: String = "") throws -> String? {
        files["Shop/Info.plist"] = ProjectText.appInfo(plist)
        let folder = try repository(ProjectText.of(shop: settings, shopResources: resources), files)
        return try app(folder).info.iconPath.map { String($0.dropFirst(FileScope(root: folder.path).root.count)) }
    }
    let plain = "<key>CFBundleIconFiles</key><array><string>Plain</string></array>"
    let nested =
        "<key>CFBundleIcons</key><dict><key>CFBundlePrimaryIcon</key><dict>\(plain)</dict></dict>"
    #expect(try icon("ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;") == "/Shop/A.xcassets/AppIcon.appiconset/a.png")
    #expect(try icon("ASSETCATALOG_COMPILER_APPICON_NAME = Pro;") == "/Shop/A.xcassets/Icons/Pro.appiconset/a.png")
    #expect(try icon("") == nil)
    #expect(try icon("", plain) == "/Shop/Plain@3x.png")
    #expect(try icon("", nested) == "/Shop/Plain@3x.png")
}

@Test("an icon's picture is the iPhone's largest in light appearance")
func iconPictures() throws {
    let entry = { (name: String, more: String) in #"{"filename": "\#(name).png", \#(more)}"# }
    let pictures = [
        entry("ipad", #""idiom": "ipad", "size": "83.5x83.5", "scale": "2x""#),
        entry("small", #""idiom": "iphone", "size": "20x20", "scale": "3x""#),
        entry("large", #""idiom": "iphone", "size": "60x60", "scale": "3x""#),
        entry("dark", #""idiom": "iphone", "size": "99x99", "appearances": [{"value": "dark"}]"#),
        entry("store", #""idiom": "ios-marketing", "size": "1024x1024""#),
        entry("watch", #""idiom": "universal", "platform": "watchos", "size": "1024x1024""#),
    ]
    for (count, name) in [(6, "large"), (1, "ipad")] {
        let contents = #"{"images": [\#(pictures.prefix(count).joined(separator: ","))]}"#
        let folder = try TemporaryFolder(
            ["ipad", "small", "large", "dark", "store", "watch"].reduce(
                into: ["A.xcassets/I.appiconset/Contents.json": contents]
            ) { $0["A.xcassets/I.appiconset/\($1).png"] = "" })
        let file = AppIconSearch.file(named: "I", in: "A.xcassets", scope: FileScope(root: folder.path))
        #expect(file?.hasSuffix("/\(name).png") == true)
    }
}

@Test("an Icon Composer document with one layer is that picture")
func iconComposer() throws {
    func icon(_ layers: String) throws -> String? {
        let folder = try TemporaryFolder([
            "I.icon/icon.json": #"{"groups": [{"layers": [\#(layers)]}]}"#, "I.icon/Assets/a.png": "",
        ])
        let scope = FileScope(root: folder.path)
        return AppIconSearch.file(ofIconComposer: "\(scope.root)/I.icon", scope: scope)
    }
    let layer = #"{"image-name": "a.png"}"#
    #expect(try icon(layer)?.hasSuffix("/I.icon/Assets/a.png") == true)
    #expect(try icon("\(layer), \(layer)") == nil)
    #expect(try icon(#"{"image-name": "a.svg"}"#) == nil)
}

@Test("a project without an app leaves the name to be guessed")
func noApp() throws {
    let project = ProjectText.of().replacing("com.apple.product-type.application", with: "com.apple.product-type.tool")
    #expect(try app(repository(project)).codes.contains("app-name-guessed"))
}

@Test("an app that doesn't embed the extension is known by its identifier, or by being the only one")
func relatedApps() throws {
    #expect(try app(repository(ProjectText.of(isEmbedded: false))).info.name == "Shop")
    let other = """
        TOTHER = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application"; buildConfigurationList = LOTHER; };
        LOTHER = {isa = XCConfigurationList; buildConfigurations = (COTHER); };
        COTHER = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = com.b; }; };
        """
    func project(_ identifier: String) -> String {
        ProjectText.of(
            shop: "PRODUCT_BUNDLE_IDENTIFIER = com.a;", card: "PRODUCT_BUNDLE_IDENTIFIER = \(identifier);",
            isEmbedded: false, more: other
        ).replacing("targets = (TSHOP", with: "targets = (TOTHER, TSHOP")
    }
    #expect(try app(repository(project("com.a.card"))).info.name == "Shop")
    #expect(try app(repository(project("com.b.card"))).info.name == "Other")
    #expect(try app(repository(project("com.c.card"))).codes.contains("app-name-guessed"))
}

@Test("images, sources and the storyboard are exactly the target's")
func exactlyTheTargets() throws {
    let image = #"<imageView image="pim" id="i"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
    let set = #"{"images": [{"filename": "pim.png"}]}"#
    func files(_ resources: [String]) throws -> (asset: [String], folder: ExtensionFolder) {
        let folder = try repository(
            ProjectText.of(
                cardSources: ["Card.swift", "../Shared/Model.swift", "Missing.swift"], cardResources: resources),
            [
                "Card/MainInterface.storyboard": "not this one", "Card/Unused.swift": "", "Card/Card.h": "",
                "Shared/Model.swift": "",
                "Views/Base.lproj/MainInterface.storyboard": InterfaceText.storyboard(subviews: image),
                "Shop/A.xcassets/pim.imageset/Contents.json": set, "Shop/A.xcassets/pim.imageset/pim.png": "",
                "Card/pim.png": "",
            ])
        let found = try ExtensionFolder.open("\(folder.path)/Card")
        #expect(found.value.interfaceFile == "\(folder.path)/Views/Base.lproj/MainInterface.storyboard")
        let sources = found.value.sourceFiles.map { $0.dropFirst(folder.path.count) }
        #expect(sources == ["/Card/Card.swift", "/Shared/Model.swift"])
        return (found.warnings.filter { $0.code == "asset-missing" }.map(\.message), found.value)
    }
    let storyboard = "../Views/Base.lproj/MainInterface.storyboard"
    let missing = try files([storyboard])
    #expect(missing.asset == [#"there is no image "pim" in the extension's target"#])
    // A device draws nothing for it.
    #expect(missing.folder.document?.view["children"]?.array?.first?["image"] == nil)
    #expect(try files([storyboard, "pim.png"]).asset.isEmpty)
    #expect(try files([storyboard, "../Shop/A.xcassets"]).asset.isEmpty)
}

@Test("files that aren't in the extension's bundle are those of frameworks that the app embeds")
func frameworkResources() throws {
    let framework = """
        PKIT = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        TKIT = {isa = PBXNativeTarget; name = Kit; productReference = PKIT; buildConfigurationList = LCARD;
            productType = "com.apple.product-type.framework"; buildPhases = (RKIT); };
        RKIT = {isa = PBXResourcesBuildPhase; files = (BFSHOP0, BFSHOP1); };
        BKIT = {isa = PBXBuildFile; fileRef = PKIT; };
        """
    func opened<Result>(
        _ second: String, isEmbedded: Bool, _ body: (ExtensionFolder, String) -> Result
    ) throws -> Result {
        let project = ProjectText.of(
            cardResources: ["a.txt"], shopResources: ["a.txt", second], more: framework
        ).replacing("targets = (TSHOP", with: "targets = (TKIT, TSHOP")
            .replacing("files = (BEMBED)", with: "files = (BEMBED\(isEmbedded ? ", BKIT" : ""))")
        let folder = try repository(project, ["Card/a.txt": "", "Shop/a.txt": "", "Shop/\(second)": ""])
        return body(try ExtensionFolder.open("\(folder.path)/Card").value, FileScope(root: folder.path).root)
    }
    func found(_ name: String, isEmbedded: Bool = true) throws -> String? {
        try opened("b.txt", isEmbedded: isEmbedded) { folder, root in
            ExtensionResources(folder).file(named: name).map { String($0.dropFirst(root.count)) }
        }
    }
    func hasImage(isEmbedded: Bool) throws -> Bool {
        try opened("pin.png", isEmbedded: isEmbedded) { folder, _ in folder.assetFinder()("pin") != nil }
    }
    #expect(try found("a.txt") == "/Card/a.txt")
    #expect(try found("b.txt") == "/Shop/b.txt")
    #expect(try found("b.txt", isEmbedded: false) == nil)
    #expect(try hasImage(isEmbedded: true))
    #expect(try !hasImage(isEmbedded: false))
}

@Test("texts come from the tables of the target, wherever they lie")
func targetTables() throws {
    let paths = ["en.lproj/Own.strings", "Texts/en.lproj/Localizable.strings"]
    let folder = try repository(
        ProjectText.of(cardResources: paths),
        ["Card/\(paths[0])": #""own" = "Own";"#, "Card/\(paths[1])": #""shared" = "Shared";"#])
    let resources = ExtensionResources(try ExtensionFolder.open("\(folder.path)/Card").value)
    #expect(resources.text("own", table: "Own") == "Own")
    #expect(resources.text("shared", table: "Localizable") == "Shared")
    #expect(resources.text("shared", table: "Own") == nil)
}

@Test("a bridging header's frameworks are known")
func bridgedFrameworks() throws {
    let header = """
        #ifndef Card_h // #import <Old/Old.h>
        #import <CommonCrypto/CommonCrypto.h>
        #import "Card.h"
        @import CoreText;
        #endif
        """
    func frameworks(_ setting: String) throws -> [String] {
        let folder = try repository(
            ProjectText.of(card: "SWIFT_OBJC_BRIDGING_HEADER = \"\(setting)\";"),
            ["Card/Card-Bridging-Header.h": header])
        return try ExtensionFolder.open("\(folder.path)/Card").value.bridgedFrameworks
    }
    #expect(try frameworks("Card/Card-Bridging-Header.h") == ["CommonCrypto", "CoreText"])
    #expect(try frameworks("$(SRCROOT)/Card/Card-Bridging-Header.h") == ["CommonCrypto", "CoreText"])
    #expect(try frameworks("../../etc/passwd") == [])
}

@Test("fonts are the target's")
func targetFonts() throws {
    let plist = PlistText.of().replacing(
        "<dict>\n<key>NSExtension</key>",
        with: "<dict><key>UIAppFonts</key><array><string>A.ttf</string></array>\n<key>NSExtension</key>")
    for (resources, count) in [(["../Shop/A.ttf"], 1), ([], 0)] {
        let folder = try repository(
            ProjectText.of(cardResources: resources), ["Card/Info.plist": plist, "Shop/A.ttf": "", "Other/A.ttf": ""])
        let found = BundledFonts.files(of: ["\(folder.path)/Card"])
        #expect(found == [String](repeating: "\(FileScope(root: folder.path).root)/Shop/A.ttf", count: count))
    }
}

@Test("values of the Info.plist have their settings expanded")
func expandedInfoPlist() throws {
    let plist = PlistText.of(
        attributes: "<key>UNNotificationExtensionCategory</key><string>$(CATEGORY)</string>",
        entry: "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Card</string>")
    let folder = try repository(ProjectText.of(card: "CATEGORY = sale;"), ["Card/Info.plist": plist])
    let found = try ExtensionFolder.open("\(folder.path)/Card").value
    #expect(found.attributes.categories == ["sale"])
    #expect(found.principalClass == "Card.Card")
}

@Test("files outside the repository aren't read through a project")
func filesOutside() throws {
    let project = ProjectText.of(
        shop: "INFOPLIST_FILE = ../Secret.plist;", cardSources: ["Card.swift", "../../Secret.swift"]
    ).replacing("INFOPLIST_FILE = Shop/Info.plist; ", with: "")
    let folder = try TemporaryFolder([
        "Secret.plist": ProjectText.appInfo("<key>CFBundleName</key><string>Secret</string>"), "Secret.swift": "",
        "App/.git/HEAD": "", "App/\(pbxproj)": project, "App/Card/Info.plist": PlistText.of(),
        "App/Card/MainInterface.storyboard": InterfaceText.storyboard(), "App/Card/Card.swift": "",
    ])
    let found = try ExtensionFolder.load("\(folder.path)/App/Card").value
    #expect(found.descriptor.app.name == "Shop")
    let sources = try ExtensionFolder.open("\(folder.path)/App/Card").value.sourceFiles
    #expect(sources == ["\(folder.path)/App/Card/Card.swift"])
}

@Test("a project that can't be read is reported, unless another one has the target")
func brokenProjects() throws {
    let broken = try repository("{\n<<<<<<< HEAD\n}")
    let warnings = try ExtensionFolder.open("\(broken.path)/Card").warnings
    #expect(
        broken.shown(warnings) == [
            """
            Shop.xcodeproj/project.pbxproj:2:1: warning: expected a value, found < [project-syntax]
              hint: a merge may have left its marks in it
            """
        ])
    let other = try repository(
        "{",
        [
            "Tools/Tools.xcodeproj/project.pbxproj": ProjectText.of().replacing(
                "projectDirPath = \"\"", with: "projectDirPath = ..")
        ])
    #expect(try ExtensionFolder.open("\(other.path)/Card").warnings.isEmpty)
    #expect(try app(other).info.name == "Shop")
}

@Test("names of files in a project may differ in case, as on macOS")
func caselessNames() throws {
    let folder = try repository(
        ProjectText.of(cardSources: ["card.swift"], cardResources: ["../shared/maininterface.storyboard"]).replacing(
            "Card/Info.plist", with: "card/info.plist"),
        ["Shared/MainInterface.storyboard": InterfaceText.storyboard()])
    let found = try ExtensionFolder.open("\(folder.path)/Card").value
    #expect(found.sourceFiles == ["\(folder.path)/Card/Card.swift"])
    #expect(found.interfaceFile == "\(folder.path)/Shared/MainInterface.storyboard")
    #expect(found.target?.app?.name == "Shop")
}

@Test("the Info.plist is that which Xcode builds")
func builtInfoPlist() throws {
    let folder = try repository(
        ProjectText.of(
            card: "GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.card; CURRENT = 7;"),
        [
            "Card/Info.plist": PlistText.of().replacing(
                "<key>NSExtension</key>",
                with: "<key>CFBundleVersion</key><string>$(CURRENT)</string><key>NSExtension</key>")
        ])
    let found = try ExtensionFolder.open("\(folder.path)/Card").value
    #expect(found.info["CFBundleVersion"]?.string == "7")
    #expect(found.info["CFBundleName"]?.string == "Card")
    #expect(found.bundleIdentifier == "com.example.card")
    try folder.write("", to: "Shop.xcodeproj/project.pbxproj")
    let plain = try ExtensionFolder.open("\(folder.path)/Card").value
    #expect(plain.info["CFBundleVersion"]?.string == "$(CURRENT)" && plain.bundleIdentifier == nil)
}

@Test("features of Swift come one by one, or with Swift 6")
func swiftFeatures() throws {
    func features(_ settings: String) throws -> [String] {
        let folder = try repository(ProjectText.of(card: settings))
        return try ExtensionFolder.open("\(folder.path)/Card").value.swiftFeatures
    }
    #expect(try features("SWIFT_VERSION = 5.0;") == [])
    #expect(
        try features("SWIFT_VERSION = 5.0; SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS = YES;")
            == ["BareSlashRegexLiterals"])
    #expect(try features("SWIFT_VERSION = 6.0;").count == 3)
}
