import FoundationEssentials
import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import ExtensionCode

private final class Renaming: NotificationServiceExtension {
    var serviceContext: ServiceContext?

    func didReceive(_ request: NotificationRequest, withContentHandler handler: @escaping (NotificationContent) -> Void)
    {
        handler(NotificationContent(title: request.content.title + "!"))
    }
}

/// A service extension's process from the host's side. Starting processes takes its time, so they run one after the
/// other.
@Suite(.serialized) struct HostedServiceTests {
    /// The end of a run.
    private struct Outcome {
        var content: NotificationContent?
        var findings: [Diagnostic] = []
        /// Seconds until the content was there.
        var time = 0.0
        var codes: [String] { findings.map(\.code) }
    }

    /// The end of a run with a body, which says what the code does.
    private func outcome(_ body: String, userInfo: String = "{}", callSeconds: Double? = nil) throws -> Outcome {
        let report = DiagnosticCollector(file: "test")
        var setup = try CodeFixtures.setup("service", "NotificationService", report: report)
        if let callSeconds { setup.limits.callSeconds = callSeconds }
        let content = NotificationContent(
            title: "Original", body: body, userInfo: try JSONReader.read(Array(userInfo.utf8), file: "test"))
        let clock = VirtualClock()
        var outcome = Outcome()
        let run = ServiceRun(
            HostedService(setup), request: NotificationRequest(identifier: "1", content: content), assets: .init(),
            clock: clock, record: { _ in }, report: report.add
        ) {
            outcome.content = $0
            outcome.time = clock.now
        }
        run.start()
        _ = clock.advance(by: 60) {}
        outcome.findings = report.diagnostics
        return outcome
    }

    @Test("the content that the code hands over is shown, with the payload's order of keys")
    func handsOver() throws {
        let outcome = try outcome("title", userInfo: #"{"z": 0, "a": {"x": 3.5, "y": 0}}"#)
        #expect(outcome.content?.title == "Changed")
        #expect(outcome.content?.body == "title")
        #expect(outcome.content?.userInfo.compactText == #"{"z":1,"a":{"x":3.5,"y":2},"new":true}"#)
        #expect(outcome.codes == [])
    }

    @Test("what stands in for a service extension takes over from code that doesn't compile")
    func substitute() throws {
        let service = HostedService(try CodeFixtures.setup("incomplete", "NotificationService")) {
            Renaming()
        }
        var title: String?
        let content = NotificationContent(title: "Original", body: "body")
        try service.didReceive(NotificationRequest(identifier: "1", content: content)) { title = $0.title }
        #expect(title == "Original!")
    }

    @Test("an attachment's file outlives the process")
    func attaches() throws {
        let attachment = try #require(try outcome("attach GIF89a photo.gif").content?.attachments.first)
        #expect(attachment.identifier == "photo")
        #expect(attachment.type == "com.compuserve.gif")
        #expect(try String(contentsOfFile: attachment.path, encoding: .utf8) == "GIF89a")
    }

    @Test("an attachment of no known type is refused by its name, and said")
    func refuses() throws {
        let outcome = try outcome("attach text photo.tmp")
        #expect(outcome.content?.title == "attachmentUnrecognizedType")
        #expect(outcome.codes == ["attachment-unrecognized-type"])
    }

    @Test(
        "work takes virtual time, and the 30th second is the last",
        arguments: [("later", "Later", 2.0), ("never", "Expired", 30)])
    func takesTime(body: String, title: String, time: Double) throws {
        let outcome = try outcome(body)
        #expect(outcome.content?.title == title)
        #expect(outcome.time == time)
        #expect(outcome.codes == [])
    }

    @Test(
        "the original is shown where the code gives nothing, and the reason is told",
        arguments: [
            ("silent", "service-without-text", nil), ("stop", "service-crashed", 21),
            ("stop-later", "service-crashed", 29), ("loop", "service-crashed", nil),
        ])
    func fallsBack(body: String, code: String, line: Int?) throws {
        let outcome = try outcome(body, callSeconds: body == "loop" ? 1 : nil)
        #expect(outcome.content?.title == "Original")
        #expect(outcome.codes == [code])
        #expect(outcome.findings.first?.location?.line == line)
    }

    @Test("of two contents the first is shown")
    func twice() throws {
        let outcome = try outcome("twice")
        #expect(outcome.content?.title == "First")
        #expect(outcome.codes == ["service-handed-over-twice"])
    }
}
