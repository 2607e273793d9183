import Basics
import TestSupport
import Testing

@testable import ExtensionFolders

private func files(of module: String, _ files: [String: String], project: String = ProjectText.of()) throws -> [String]
{
    let folder = try TemporaryFolder(
        [
            ".git/HEAD": "", "iOS/Shop.xcodeproj/project.pbxproj": project, "iOS/Card/Info.plist": PlistText.of(),
            "iOS/Card/MainInterface.storyboard": InterfaceText.storyboard(), "iOS/Card/Card.swift": "",
        ].merging(files) { $1 })
    let found = try ExtensionFolder.open("\(folder.path)/iOS/Card").value
    return found.sources(ofModule: module).map { String($0.dropFirst(FileScope(root: folder.path).root.count + 1)) }
}

private let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
        name: "Kit",
        targets: [
            .target(name: "Kit", dependencies: [.target(name: "Core")]), .target(name: "Core", path: "Elsewhere"),
        ])
    """

@Test(
    "modules are found in packages",
    arguments: [("Kit", ["iOS/Kit/Sources/Kit/A.swift"]), ("Core", ["iOS/Kit/Elsewhere/B.swift"]), ("Other", [])])
func packages(_ module: String, _ expected: [String]) throws {
    #expect(
        try files(
            of: module,
            [
                "iOS/Kit/Package.swift": manifest, "iOS/Kit/Sources/Kit/A.swift": "", "iOS/Kit/Elsewhere/B.swift": "",
                "iOS/Kit/Sources/Other/C.swift": "",
            ]) == expected)
}

@Test("images and colours of the project's packages are found")
func packageCatalogs() throws {
    let package = """
        KIT = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        """
    let project = ProjectText.of(more: package).replacing(
        "targets = (TSHOP, TCARD, );", with: "targets = (TSHOP, TCARD, ); packageReferences = (KIT);")
    let color = """
        {"colors": [{"idiom": "universal", "color": {"components": {"red": "1", "green": "0", "blue": "0"}}}]}
        """
    let folder = try TemporaryFolder([
        ".git/HEAD": "", "Shop.xcodeproj/project.pbxproj": project, "Card/Info.plist": PlistText.of(),
        "Card/MainInterface.storyboard": InterfaceText.storyboard(), "Card/Card.swift": "",
        "Kit/Package.swift": manifest, "Kit/Sources/Kit/Colors.xcassets/brand.colorset/Contents.json": color,
        "Other/Colors.xcassets/other.colorset/Contents.json": color,
    ])
    let resources = ExtensionResources(try ExtensionFolder.open("\(folder.path)/Card").value)
    #expect(resources.color(named: "brand") != nil)
    #expect(resources.color(named: "other") == nil)
}

@Test("targets that a manifest makes by code lie in folders of their names")
func computedManifest() throws {
    let manifest = """
        let package = Package(name: "Kit", targets: targets)
        var targets: [Target] { all.map { $0.target } }
        """
    let sources = ["iOS/Kit/Package.swift": manifest, "iOS/Kit/Sources/Models/A.swift": ""]
    #expect(try files(of: "Models", sources) == ["iOS/Kit/Sources/Models/A.swift"])
    #expect(try files(of: "Views", sources).isEmpty)
}

@Test("modules are found among pods")
func pods() throws {
    let pods = ["iOS/Pods/Snap/Sources/A.swift": "", "iOS/Pods/Snap/LICENSE": "", "Pods/Above/Above/B.swift": ""]
    #expect(try files(of: "Snap", pods) == ["iOS/Pods/Snap/Sources/A.swift"])
    #expect(try files(of: "Above", pods) == ["Pods/Above/Above/B.swift"])
    #expect(try files(of: "../Card", pods).isEmpty)
}

@Test("an interface file is found among pods by its name")
func podInterfaces() throws {
    let folder = try TemporaryFolder([
        ".git/HEAD": "", "iOS/Shop.xcodeproj/project.pbxproj": ProjectText.of(), "iOS/Card/Info.plist": PlistText.of(),
        "iOS/Card/MainInterface.storyboard": InterfaceText.storyboard(), "iOS/Card/Card.swift": "",
        "iOS/Pods/Kit/Source/Slides.storyboard": InterfaceText.storyboard(),
        "Elsewhere/Other.storyboard": InterfaceText.storyboard(),
    ])
    let resources = ExtensionResources(try ExtensionFolder.open("\(folder.path)/iOS/Card").value)
    #expect(resources.interface(named: "Slides", ending: "storyboard") != nil)
    #expect(resources.interface(named: "Slides", ending: "xib") == nil)
    #expect(resources.interface(named: "Other", ending: "storyboard") == nil)
}

@Test(
    "a repository that is a pod itself is a module of its example",
    arguments: [
        ("s.source_files = 'Classes/**/*'", ["Classes/A.swift", "Classes/deep/B.swift", "Classes/C.m"]),
        ("s.source_files = 'Classes/*.swift', 'C.swift'", ["Classes/A.swift", "C.swift"]),
        (
            "spec.source_files = [\n \"Classes/deep/**/*.{h,swift}\", # ours\n \"C.swift\"\n]",
            ["Classes/deep/B.swift", "C.swift"]
        ),
        ("s.module_name = 'Other'\ns.source_files = 'Classes'", []),
        ("s.resources = 'Classes/**/*'", []),
    ])
func ownPod(attributes: String, expected: [String]) throws {
    let sources = ["Classes/A.swift": "", "Classes/deep/B.swift": "", "Classes/C.m": "", "C.swift": "", "D.swift": ""]
    let podspec = "Pod::Spec.new do |s|\n  s.name = 'Shop-Kit'\n  \(attributes)\nend"
    #expect(try files(of: "Shop_Kit", sources.merging(["Shop-Kit.podspec": podspec]) { $1 }) == expected)
}

@Test("another target of the project is a module")
func otherTargets() throws {
    let more = """
        TKIT = {isa = PBXNativeTarget; name = "Shop Kit"; productType = "com.apple.product-type.framework";
          buildConfigurationList = LCARD; buildPhases = (SKIT); };
        SKIT = {isa = PBXSourcesBuildPhase; files = (BKIT); };
        BKIT = {isa = PBXBuildFile; fileRef = FKIT; };
        FKIT = {isa = PBXFileReference; path = Kit/A.swift; sourceTree = SOURCE_ROOT; };
        """
    let project = ProjectText.of(more: more).replacing("(TSHOP, TCARD, )", with: "(TSHOP, TCARD, TKIT)")
    #expect(try files(of: "Shop_Kit", ["iOS/Kit/A.swift": ""], project: project) == ["iOS/Kit/A.swift"])
}

@Test func limit_packages() throws {
    var packages = ["iOS/z/Package.swift": manifest, "iOS/z/Sources/Kit/A.swift": ""]
    for index in 0..<(Limits.packages - 1) { packages["iOS/\(index)/Package.swift"] = "" }
    #expect(try files(of: "Kit", packages) == ["iOS/z/Sources/Kit/A.swift"])
    packages["iOS/last/Package.swift"] = ""
    #expect(try files(of: "Kit", packages).isEmpty)
}

@Test("the files of the extension and of its app are offered")
func targetsFiles() throws {
    let folder = try TemporaryFolder([
        ".git/HEAD": "",
        "Shop.xcodeproj/project.pbxproj": ProjectText.of(
            card: "IPHONEOS_DEPLOYMENT_TARGET = 16.0;", cardResources: ["Card.strings"], shopResources: ["Shop.strings"]
        ),
        "Card/Info.plist": PlistText.of(), "Card/Card.swift": "", "Card/Card.strings": "", "Shop/Shop.strings": "",
    ])
    let found = try ExtensionFolder.open("\(folder.path)/Card").value
    let root = FileScope(root: folder.path).root
    #expect(found.targetSources == ["\(root)/Card/Card.swift"])
    #expect(found.targetResources == ["\(root)/Card/Card.strings"])
    #expect(found.appResources == ["\(root)/Shop/Shop.strings"] && found.appSources.isEmpty)
    #expect(found.buildSetting("PRODUCT_MODULE_NAME") == "Card")
    #expect(found.buildSetting("IPHONEOS_DEPLOYMENT_TARGET") == "16.0")
    try folder.write("", to: "Shop.xcodeproj/project.pbxproj")
    #expect(try ExtensionFolder.open("\(folder.path)/Card").value.targetSources.isEmpty)
}
