import Basics
import RenderNotification
import TestSupport
import Testing

@testable import Preview

/// Decodes a request of the page for a project of the repository.
private func request(_ json: String) throws -> PreviewRequest {
    try PreviewRequest.decode(Array(json.utf8), in: FileScope(root: Repository.root))
}

@Suite struct PreviewRequestTests {
    @Test("a request has settings, steps and drafts") func everythingIsRead() throws {
        let found = try request(
            """
            {"payload": "Templates/chat/payloads/tomas.apns", "extensions": ["Templates/chat/descriptor.json"],
             "place": "banner", "crop": "screen", "moment": 0.25, "scale": 2, "orientation": "landscape",
             "settings": {"style": "ios18", "boldText": true}, "steps": [{"wait": 1}, "pullDownBanner"],
             "drafts": {"Templates/chat/payloads/tomas.apns": "{}"}}
            """)
        #expect(
            found.subject
                == .notification(
                    payload: .file("Templates/chat/payloads/tomas.apns"),
                    extensions: ["Templates/chat/descriptor.json"], bindings: []))
        #expect(found.place == .banner && found.crop == .screen && found.orientation == .landscape)
        #expect(found.moment == 0.25 && found.scale == 2)
        #expect(found.touches.settings.style == .ios18 && found.touches.settings.boldText == true)
        #expect(found.touches.steps.count == 2 && found.steps.count == 2)
        #expect(found.drafts == ["Templates/chat/payloads/tomas.apns": "{}"])
    }

    @Test(
        "a request that names files outside of the project, unknown settings or nothing is refused",
        arguments: [
            (#"{"payload": "../secret.apns"}"#, "path-outside"), (#"{"payload": "/etc/passwd"}"#, "path-outside"),
            (#"{"scenario": "Templates/../../x.json"}"#, "path-outside"),
            (#"{"payload": "a.apns", "extensions": ["~/b"]}"#, "path-outside"),
            (#"{"payload": "README.md", "drafts": {"../a": ""}}"#, "path-outside"),
            (#"{"place": "banner"}"#, "missing-key"),
            (#"{"payload": "README.md", "settings": {"style": "ios99"}}"#, "unknown-value"),
            (#"{"payload": "README.md", "steps": ["fly"]}"#, "unknown-value"),
            (#"{"payload": "README.md", "what": 1}"#, "unknown-key"), ("[", "json-syntax"),
        ]) func badRequestsAreRefused(_ json: String, code: String) throws
    {
        let error = #expect(throws: InputError.self) { try request(json) }
        #expect(error?.diagnostics.map(\.code).contains(code) == true, "\(error?.description ?? "")")
    }

    @Test("unsaved texts have a number", arguments: [Limits.previewDrafts, Limits.previewDrafts + 1])
    func limit_previewDrafts(count: Int) throws {
        let drafts = (0..<count).map { #""Templates/\#($0).json": "{}""# }.joined(separator: ", ")
        let text = #"{"payload": "Templates/chat/payloads/tomas.apns", "drafts": {\#(drafts)}}"#
        if count <= Limits.previewDrafts {
            #expect(try request(text).drafts.count == count)
        } else {
            let error = #expect(throws: InputError.self) { try request(text) }
            #expect(error?.diagnostics.map(\.code) == ["too-many-drafts"])
        }
    }
}
