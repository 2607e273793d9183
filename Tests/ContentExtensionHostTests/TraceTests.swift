import TestSupport
import FoundationEssentials
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

/// A notification's life whose trace is compared with Tests/Fixtures/lifecycle/<name>.json byte for byte.
private struct Life: CustomTestStringConvertible, Sendable {
    let name: String
    let host: @Sendable () throws -> NotificationHost

    var testDescription: String { name }
}

/// A host for a payload fixture and two installed extensions of one app.
private func delivered(
    _ file: String, options: HostOptions = .init(), _ controller: @escaping () -> any NotificationContentExtension
) throws -> NotificationHost {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let bytes = try Data(contentsOf: URL(filePath: Repository.fixture(file)))
    let category = NotificationCategory(identifier: "MEETING_INVITATION", actions: SampleAction.all)
    let app = AppInfo(name: "Meetings", bundleIdentifier: "com.example.meetings")
    let descriptors = ["MEETING_INVITATION", "MEETING_REMINDER"].map { claimed in
        ExtensionDescriptor(
            file: "\(claimed.lowercased()).json",
            attributes: ExtensionAttributes(categories: [claimed], initialContentSizeRatio: 0.5), app: app,
            registeredCategories: claimed == category.identifier ? [category] : [])
    }
    let arrival = try Payload.decode(Array(bytes), file: name)
        .arrival(folder: Repository.fixture("payload"), descriptors: descriptors)
    let installed = descriptors.map { InstalledExtension(descriptor: $0, makeController: controller) }
    return device(installed, options: options).after(.deliver(arrival))
}

private let lives = [
    Life(name: "expanded-and-forwarded") {
        try delivered("payload/simulator.apns") {
            SwiftExtension().on("didReceive") { $0.preferredContentSize = Size(width: 320, height: 120.5) }
        }.after(.expand(), .reply("comment", text: "Yes"))
    },
    Life(name: "answered-late") {
        try delivered("payload/simulator.apns") {
            AnsweringExtension { controller, response, completion in
                controller.title = response.actionIdentifier
                controller.extensionContext?.notificationActions = [SampleAction.open]
                controller.extensionContext?.clock.schedule(after: 0.3) { completion(.doNotDismiss) }
            }
        }.after(
            .expand(), .tapAction("accept"), .advance(0.1), .advance(0.2), .tapAction("open"), .advance(1), .dismiss)
    },
    Life(name: "received-before-appearing") {
        try delivered("payload/simulator.apns", options: .init(deliversBeforeAppearing: true)) { SwiftExtension() }
            .after(.expand())
    },
    Life(name: "category-misspelt") {
        try delivered("payload/misspelt-category.apns") { SwiftExtension() }.after(.expand(), .tapBody)
    },
    Life(name: "silent") {
        try delivered("payload/silent.apns") { SwiftExtension() }.after(.expand())
    },
]

@Test(arguments: lives)
private func traceIsStable(_ life: Life) throws {
    let json = try life.host().trace.json
    #expect(try Recording.difference(json, from: Repository.fixture("lifecycle/\(life.name).json")) == nil)
    #expect(try JSONReader.read(Array(json.utf8), file: "trace.json").array?.isEmpty == false)
}

@Test func anEmptyTraceIsAnEmptyArray() {
    #expect(Trace().json == "[]\n")
}

@Test func eventsAreOnSeparateLines() {
    var trace = Trace()
    trace.append(TraceEvent(time: 0.1 + 0.2, kind: .textEntered("a\"b", text: "two\nlines\u{2028}three")))
    trace.append(TraceEvent(time: 1, kind: .preferredContentSizeChanged(Size(width: 0, height: .nan))))
    let lines = trace.json.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[2] == #"{"event":"preferredContentSizeChanged","height":"nan","time":1,"width":0}"#)
}

@Test func silentPayloadIsNotShown() throws {
    let host = try delivered("payload/silent.apns") { SwiftExtension() }.after(.expand())
    #expect(host.scene.phase == .nothing)
    #expect(host.codes == ["nothing-to-show"])
}

@Test func unclaimedCategoryIsShownByTheSystem() throws {
    let host = try delivered("payload/misspelt-category.apns") { SwiftExtension() }.after(.expand())
    #expect(host.scene.custom == nil)
    #expect(host.scene.phase == .expanded)
    #expect(host.scene.headerTitle == "Meetings")
    let diagnostic = host.diagnostics.first { $0.code == "category-unclaimed" }
    #expect(diagnostic?.location == SourceSpan(file: "misspelt-category.apns", line: 4, column: 21))
}

@Test func onlyTheEngagedExtensionIsInstantiated() throws {
    var made = 0
    for file in ["payload/misspelt-category.apns", "payload/silent.apns", "payload/simulator.apns"] {
        _ = try delivered(file) {
            made += 1
            return SwiftExtension()
        }.after(.expand())
    }
    #expect(made == 1)
}
