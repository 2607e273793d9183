import Basics
import ContentExtensionHost
import RenderNotification
import TestSupport
import Testing

@testable import Preview

@Suite struct ScenarioCutTests {
    private func wait(_ seconds: Double) -> ScenarioStep { ScenarioStep(.wait(seconds)) }
    private let touch = ScenarioStep(.host(.lock))

    @Test("a moment ends the steps where it is") func stepsAreCut() {
        let steps = [touch, wait(2), touch, wait(3)]
        #expect(steps.cut(at: 1) == [touch, wait(1)])
        #expect(steps.cut(at: 2.5) == [touch, wait(2), touch, wait(0.5)])
        #expect(steps.cut(at: 7) == steps + [wait(2)])
        #expect(steps.cut(at: Double?.none) == steps)
    }

    @Test("repeats are taken round by round") func repeatsAreCut() {
        let steps = [ScenarioStep(.repeat(times: 3, [touch, wait(1)]))]
        #expect(steps.cut(at: 1.5) == [touch, wait(1), touch, wait(0.5)])
    }
}

@Suite struct PreviewFilesTests {
    @Test("an edit is saved unless the file has changed since") func editsAreSaved() throws {
        let folder = try TemporaryFolder(["payload.apns": "old"])
        let files = PreviewFiles(scope: FileScope(root: folder.path))
        try files.save("new", to: "payload.apns", replacing: "old")
        #expect(try files.text(of: "payload.apns") == "new")
        let error = #expect(throws: Diagnostic.self) { try files.save("mine", to: "payload.apns", replacing: "old") }
        #expect(error?.code == "changed-meanwhile")
        #expect(try files.text(of: "payload.apns") == "new")
        try files.save("{}", to: "fresh.json", replacing: nil)
        #expect(try files.text(of: "fresh.json") == "{}")
        #expect(throws: Diagnostic.self) { try files.save("x", to: "fresh.json", replacing: nil) }
    }

    @Test(
        "files outside of the project, and those that are no texts of it, are refused",
        arguments: ["../a.json", "/etc/hosts.json", "script.sh", ".profile", "a.swift"])
    func othersAreRefused(_ path: String) throws {
        let folder = try TemporaryFolder(["script.sh": "x", ".profile": "x", "a.swift": "x"])
        let files = PreviewFiles(scope: FileScope(root: folder.path))
        #expect(throws: Diagnostic.self) { try files.text(of: path) }
        #expect(throws: Diagnostic.self) { try files.save("x", to: path, replacing: nil) }
    }

    @Test("a text that isn't UTF-8 isn't edited") func bytesAreRefused() throws {
        let folder = try TemporaryFolder()
        try folder.write([0xFF, 0xFE, 0x00] as [UInt8], to: "a.strings")
        let error = #expect(throws: Diagnostic.self) {
            try PreviewFiles(scope: FileScope(root: folder.path)).text(of: "a.strings")
        }
        #expect(error?.code == "not-editable")
    }
}

@Suite struct ModuleBundleTests {
    @Test("imports become names of modules, exports are returned") func modulesAreBundled() {
        let module = """
            import { make, byID } from "./dom.js";
            export const one = 1;
            export async function two() { return make(); }
            function three() {}
            export { three };
            """
        #expect(
            ModuleBundle.text(of: "a.js", module) == """
                modules["a.js"] = (() => {
                const { make, byID } = modules["dom.js"];
                const one = 1;
                async function two() { return make(); }
                function three() {}
                return { one, two, three };
                })();
                """)
    }

    @Test("every module imports only those before it") func orderOfModules() throws {
        var before: Set<String> = []
        for name in PreviewPage.modules {
            let text = String(decoding: try #require(PreviewPage.all[name]), as: UTF8.self)
            for line in text.split(separator: "\n") where line.hasPrefix("import ") {
                let file = String(line.split(separator: "\"")[1].dropFirst(2))
                #expect(before.contains(file), "\(name) imports \(file)")
            }
            before.insert(name)
        }
        #expect(PreviewPage.modules.last == "main.js")
    }
}

@Suite struct PictureStoreTests {
    @Test("pictures are kept by their digest, the latest ones") func picturesAreKept() {
        let store = PictureStore()
        let name = store.add([1, 2, 3], .picture(.png))
        #expect(store[name]?.bytes == [1, 2, 3])
        #expect(store.add([1, 2, 3], .picture(.png)) == name)
        #expect(store["0"] == nil)
        for number in 0..<8 { _ = store.add([UInt8](repeating: UInt8(number), count: 20 << 20), .film) }
        #expect(store[name] == nil)
    }
}
