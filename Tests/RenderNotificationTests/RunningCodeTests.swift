import ContentExtensionHost
import TestSupport
import Testing

@testable import RenderNotification

/// `--run-code` where no code can run; running code is tested by ExtensionCodeTests.
@Suite struct RunningCodeTests {
    /// The codes of findings about code in a render of a folder with these sources.
    private func codes(_ sources: [String: String], runningCode: Bool = true, compiler: String? = nil) throws
        -> [String]
    {
        let files = sources.merging(["Info.plist": CodeCard.plist()]) { $1 }
        return try TemporaryFolder.with(files, name: "Card") { folder throws in
            var notification = PushNotification(
                payload: .text(CodeCard.payload), extensions: [.folder(folder, runningCode: runningCode)])
            notification.compiler = compiler
            let rendering = try notification.render(on: .iPhone8, options: PictureOptions())
            #expect(!rendering.bytes.isEmpty)
            return rendering.diagnostics.filter { $0.code.hasPrefix("code-") }.map(\.code)
        }
    }

    @Test("Objective-C++ isn't run, and the picture is drawn all the same")
    func objectiveC() throws {
        let sources = ["NotificationViewController.mm": "@implementation NotificationViewController\n@end"]
        #expect(try codes(sources) == ["code-objective-c"])
        #expect(try codes(sources, runningCode: false) == [])
    }

    @Test("C# isn't run, and says so")
    func cSharp() throws {
        #expect(try codes(["NotificationViewController.cs": "class NotificationViewController {}"]) == ["code-c-sharp"])
    }

    @Test("a folder without sources says so")
    func noSources() throws {
        #expect(try codes([:]) == ["code-missing-type"])
    }

    @Test("without a compiler the picture is drawn all the same")
    func noCompiler() throws {
        let sources = ["NotificationViewController.swift": "class NotificationViewController: UIViewController {}"]
        #expect(try codes(sources, compiler: "/nowhere/swiftc") == ["code-no-compiler"])
    }

    @Test("what keeps a service extension from running is told for pushes that ask for it", arguments: [0, 1])
    func serviceExtension(mutableContent: Int) throws {
        let service = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.usernotifications.service</string></dict></dict></plist>
            """
        let files = [
            ".git/HEAD": "", "Card/Info.plist": CodeCard.plist(), "Card/NotificationViewController.swift": "",
            "Push/Info.plist": service, "Push/NotificationService.mm": "@implementation NotificationService\n@end",
        ]
        try TemporaryFolder.with(files, name: "Shop") { folder throws in
            let payload = #"{"aps": {"alert": "Hello", "category": "card", "mutable-content": \#(mutableContent)}}"#
            var notification = PushNotification(
                payload: .text(payload), extensions: [.folder("\(folder)/Card", runningCode: true)])
            notification.compiler = "/nowhere/swiftc"
            let codes = try notification.render(on: .iPhone8, options: PictureOptions()).diagnostics.map(\.code)
            #expect(codes.contains("code-no-compiler"))
            #expect(codes.contains("code-objective-c") == (mutableContent == 1))
        }
    }

    @Test("running code has half a second before the picture, if nothing else follows")
    func settling() {
        func steps(runningCode: Bool, in place: Place = .expanded, then steps: [ScenarioStep] = []) -> [ScenarioStep] {
            PushNotification(
                payload: .text(CodeCard.payload), extensions: [.folder("Card", runningCode: runningCode)]
            ).scenario(in: place, then: steps).steps
        }
        let plain = steps(runningCode: false)
        #expect(steps(runningCode: true) == plain + [ScenarioStep(.settle(0.5))])
        #expect(steps(runningCode: true, in: .banner) == steps(runningCode: false, in: .banner))
        #expect(steps(runningCode: true, then: [.wait(2)]) == plain + [.wait(2)])
    }

    @Test("no file of a folder or of a scenario asks for code")
    func onlyTheCaller() throws {
        #expect(Scenario().code.runs("Card") == false)
        #expect(CodeOptions() == Scenario().code)
    }
}
