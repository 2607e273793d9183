import Basics
import TestSupport
import Testing

@testable import ProjectReading

private let settings = BuildSettings(
    [
        [
            "PRODUCT_NAME": "Corner Shop", "ID": "com.example.$(PRODUCT_NAME:rfc1034identifier)",
            "FLAGS": "$(inherited) b",
            "STAGE": "DEV", "NAME_DEV": "Shop Dev", "SELF": "$(SELF) c", "EMPTY": "", "NAMED": "$(MISSING:default=x)",
            "BROKEN": "$(MISSING)", "OPEN": "$(STAGE", "DOLLAR": "5 $",
        ], ["FLAGS": "a", "SELF": "b"],
        BuildSettings.defaults(target: "Shop", project: "P", folder: "/p", configuration: "Release"),
    ], configuration: "Release")

@Test(arguments: [
    ("PRODUCT_NAME", "Corner Shop"), ("ID", "com.example.Corner-Shop"), ("FLAGS", "a b"), ("SELF", "b c"),
    ("EMPTY", nil), ("MISSING", nil), ("BROKEN", nil), ("NAMED", "x"), ("PRODUCT_MODULE_NAME", "Corner_Shop"),
    ("OPEN", "$(STAGE"), ("DOLLAR", "5 $"),
])
func aSettingIsExpanded(_ name: String, _ value: String?) { #expect(settings[name] == value) }

@Test(arguments: [
    ("${PRODUCT_NAME}!", "Corner Shop!"), ("$(NAME_$(STAGE))", "Shop Dev"), ("$(STAGE:lower)", "dev"),
    ("$(SRCROOT)/Card", "/p/Card"), ("$(MISSING)", nil), ("$(TARGET_NAME:upper)", "SHOP"), ("plain", "plain"),
])
func aTextIsExpanded(_ text: String, _ value: String?) { #expect(settings.expand(text) == value) }

@Test("an identifier that begins with a digit gets an underscore")
func cIdentifiers() {
    #expect(BuildSettings([["A": "2 Größe-x"]], configuration: "").expand("$(A:c99extidentifier)") == "_2_Größe_x")
    #expect(BuildSettings([["A": "2 Größe-x"]], configuration: "").expand("$(A:rfc1034identifier)") == "2-Gr--e-x")
}

@Test("a value under a condition counts for a device's build")
func conditions() {
    let layer = [
        "A": "plain", "A[sdk=iphoneos*]": "device", "A[sdk=iphonesimulator*]": "simulator", "B[arch=*]": "any",
        "C[config=Debug]": "debug", "D[sdk=macosx*]": "mac", "D": "phone",
    ]
    #expect(
        BuildSettings.fulfilled(layer, configuration: "Release") == ["A": "device", "B": "any", "D": "phone"])
}

@Test func limit_settingExpansions() {
    let cycle = BuildSettings([["A": "$(B)", "B": "$(A)"]], configuration: "")
    #expect(cycle["A"] == nil)
    let many = String(repeating: "$(A)", count: Limits.settingExpansions - 1)
    #expect(BuildSettings([["A": "a"]], configuration: "").expand(many)?.count == Limits.settingExpansions - 1)
    #expect(BuildSettings([["A": "a"]], configuration: "").expand(many + "$(A)") == nil)
}

@Test func limit_settingBytes() {
    let half = String(repeating: "a", count: Limits.settingBytes / 2)
    let settings = BuildSettings([["A": half]], configuration: "")
    #expect(settings.expand("$(A)$(A)")?.count == Limits.settingBytes)
    #expect(settings.expand("$(A)$(A)b") == nil)
    #expect(settings.expand(half + half + "b") == nil)
}

@Test func configurationFilesIncludeOthers() throws {
    let folder = try TemporaryFolder([
        "App/a.xcconfig": """
        // names
        #include "shared/b.xcconfig"
        #include? "missing.xcconfig"
        #include "../outside.xcconfig"
        NAME = Shop // the shop
        URL[sdk=iphoneos*] = https:/$()/example.com
        """, "App/shared/b.xcconfig": "NAME = other\nTEAM=T1", "outside.xcconfig": "SECRET = 1",
    ])
    var files = ConfigurationFiles(scope: FileScope(root: "\(folder.path)/App"))
    let contents = files.values(of: "\(FileScope(root: folder.path).root)/App/a.xcconfig")
    #expect(
        contents.values == ["NAME": "Shop", "TEAM": "T1", "URL[sdk=iphoneos*]": "https:/$()/example.com"])
    #expect(!contents.isComplete)
    #expect(files.values(of: "\(FileScope(root: folder.path).root)/App/shared/b.xcconfig").isComplete)
}

@Test("a setting without a value is empty if all files of settings were read")
func unsetSettings() {
    let layers = [["NAME": "Shop$(SUFFIX)", "OTHER": "$(NAME:lower)$(SUFFIX:default=-x)"]]
    #expect(BuildSettings(layers, configuration: "")["NAME"] == nil)
    let complete = BuildSettings(layers, configuration: "", isComplete: true)
    #expect(complete["NAME"] == "Shop" && complete["OTHER"] == "shop-x" && complete["SUFFIX"] == nil)
}

@Test func limit_configurationBytes() throws {
    let text = String(repeating: "/", count: Limits.configurationBytes - 5)
    let folder = try TemporaryFolder(["a.xcconfig": "A=1\n\n\(text.dropLast(0))", "b.xcconfig": "A=1\n\n\n\(text)"])
    let scope = FileScope(root: folder.path)
    var files = ConfigurationFiles(scope: scope)
    #expect(files.values(of: "\(scope.root)/a.xcconfig").values == ["A": "1"])
    #expect(files.values(of: "\(scope.root)/b.xcconfig") == .init(values: [:], isComplete: false))
}

@Test func limit_configurationFiles() throws {
    let folder = try TemporaryFolder([
        "a.xcconfig": String(repeating: "#include \"b.xcconfig\"\n", count: Limits.configurationFiles) + "A = 1",
        "b.xcconfig": "B = 1", "loop.xcconfig": "#include \"loop.xcconfig\"\nC = 1", "c.xcconfig": "D = 1",
    ])
    let scope = FileScope(root: folder.path)
    var files = ConfigurationFiles(scope: scope)
    #expect(files.values(of: "\(scope.root)/loop.xcconfig").values == ["C": "1"])
    #expect(files.values(of: "\(scope.root)/a.xcconfig").values == ["A": "1", "B": "1"])
    #expect(files.values(of: "\(scope.root)/c.xcconfig").values.isEmpty)
}
