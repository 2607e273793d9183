import Basics
import TestSupport
import ContentExtensionHost
import Testing

@testable import HostTestSupport

@Test("A payload's errors and warnings are said exactly so", arguments: ErrorFixtures.holding("payload.apns"))
func payloadError(_ fixture: FixtureCase) throws {
    try fixture.check { folder throws(InputError) in
        let loaded = try Payload.read("\(folder)/payload.apns")
        if let refusal = loaded.value.refusal { throw InputError(refusal) }
        let attachments = try NotificationAttachment.load(loaded.value.attachments, folder: folder)
        return loaded.warnings + loaded.value.notification().warnings + attachments.warnings
    }
}

@Test func everyKindOfPayloadErrorHasAFixture() {
    #expect(ErrorFixtures.holding("payload.apns").count >= 15)
}
