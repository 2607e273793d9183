import Basics
import TestSupport
import Testing

@testable import ExtensionFolders

@Suite struct BundledFontsTests {
    private func plist(_ fonts: [String]) -> String {
        let names = fonts.map { "<string>\($0)</string>" }.joined()
        return PlistText.of(
            entry: """
                <key>NSExtensionMainStoryboard</key><string>MainInterface</string></dict>
                <key>UIAppFonts</key><array>\(names)</array><key>X</key><dict>
                """)
    }

    private func names(_ files: [String], in folder: TemporaryFolder) -> [String] {
        let root = FileScope(root: folder.path).root
        return files.map { $0.replacing("\(root)/", with: "") }
    }

    @Test func declaredFontsComeFromTheExtensionThenTheApp() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": "", "Ext/Info.plist": plist(["A.ttf", "Fonts/B.otf", "C.ttf", "D.ttf"]),
            "Ext/Fonts/A.ttf": "", "Shared/A.ttf": "", "Shared/B.otf": "", "Ext/D.ttf/x": "", "Ext/Other.ttf": "",
        ])
        let found = BundledFonts.files(of: ["\(folder.path)/Ext", "\(folder.path)/Ext/Info.plist", "no.json"])
        #expect(names(found, in: folder) == ["Ext/Fonts/A.ttf", "Shared/B.otf"])
    }

    @Test func limit_bundledFonts() throws {
        let all = (0..<(Limits.bundledFonts + 5)).map { "\($0).ttf" }
        let files = Dictionary(uniqueKeysWithValues: all.map { ("Ext/\($0)", "") })
        let folder = try TemporaryFolder(files.merging(["Ext/Info.plist": plist(all)]) { $1 })
        #expect(BundledFonts.files(of: ["\(folder.path)/Ext"]).count == Limits.bundledFonts)
    }
}
