import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private func message(
    _ identifier: String, _ communication: Communication = Communication(sender: "Ann Lee", groupName: "Team")
) -> HostEvent {
    let content = NotificationContent(
        title: "News", subtitle: "2 new", body: "Lunch?", categoryIdentifier: "INVITE", communication: communication)
    return .deliver(arrival(identifier, content))
}

private func load(_ communication: String) throws -> Loaded<Payload> {
    try Payload.decode(Array(#"{"aps":{"alert":"a"},"communication":\#(communication)}"#.utf8), file: "payload.apns")
}

extension Loaded<Payload> {
    fileprivate func arrival(in folder: String) throws -> Arrival {
        try arrival(folder: folder, descriptors: [])
    }
}

@Test func senderAndGroupAreTitleAndSubtitleSinceIOS15() throws {
    let host = newsHost(style: .ios18).after(message("a"))
    let row = try #require(host.center.groups.first?.rows.first)
    #expect((row.title, row.subtitle, row.body) == ("Ann Lee", "Team", "Lunch?"))
    #expect(row.communication?.initials == "AL")
    #expect(host.codes == [])
    let alone = newsHost(style: .ios18).after(message("a", Communication(sender: "Ann")))
    #expect(alone.center.groups.first?.rows.first?.subtitle == "")
}

@Test(arguments: [
    (SystemStyle.ios10, NotificationSettings(), "communication-unsupported"),
    (.ios18, NotificationSettings(entitlements: [.timeSensitive]), "not-communication"),
])
func withoutTheEntitlementOrBeforeIOS15ItIsAnOrdinaryNotification(
    style: SystemStyle, settings: NotificationSettings, code: String
) throws {
    let host = newsHost(settings, style: style).after(message("a"))
    let row = try #require(host.center.groups.first?.rows.first)
    #expect((row.title, row.subtitle) == ("News", "2 new"))
    #expect(row.communication == nil)
    #expect(host.codes == [code])
}

@Test func hiddenPreviewsHideTheSender() throws {
    let settings = NotificationSettings(showPreviews: .never)
    let host = newsHost(settings, style: .ios18).after(message("a"))
    #expect(host.center.groups.first?.rows.first?.communication == nil)
}

@Test func messagesPassTheSummary() throws {
    let mode = DeviceMode(summaryTimes: [try #require(TimeOfDay(hour: 18))])
    let host = newsHost(mode: mode, style: .ios18).after(story("held"), message("a"))
    #expect(host.listed == ["a"])
    #expect(host.held == ["held"])
    #expect(host.center.banner?.identifier == "a")
}

@Test(arguments: [
    ("Ann Lee", "AL"), ("Ann Maria Lee", "AL"), ("GitHub", "G"), ("张三", "张"), ("+49 30 1234", ""), ("é", "É"),
])
func initialsAreOfTheFirstAndTheLastName(name: String, initials: String) {
    #expect(Communication(sender: name).initials == initials)
}

@Test func thePictureIsAFileBesideThePayload() throws {
    let folder = try TemporaryFolder()
    try folder.write("not a picture", to: "note.txt")
    let missing = try load(#"{"sender":"Ann","avatar":"an.png"}"#).arrival(in: folder.path)
    #expect(missing.warnings.map(\.code) == ["avatar-missing"])
    #expect(missing.warnings.first?.jsonPath == "$.communication.avatar")
    #expect(missing.warnings.first?.location?.line == 1)
    #expect(missing.notification.request.content.communication == Communication(sender: "Ann"))
    let text = try load(#"{"sender":"Ann","avatar":"note.txt"}"#).arrival(in: folder.path)
    #expect(text.warnings.map(\.code) == ["avatar-not-an-image"])
    let outside = try load(#"{"sender":"Ann","avatar":"../ann.png"}"#)
    #expect(throws: InputError.self) { try outside.arrival(in: folder.path) }
}

@Test(arguments: [
    (#""email""#, "communication-ignored", "$.communication"),
    (#"{"a":1}"#, "communication-ignored", "$.communication"),
    (#"{"avatar":"a.png"}"#, "missing-key", "$.communication"),
    (#"{"sender":7}"#, "wrong-type", "$.communication.sender"),
    (#"{"sender":"Ann","avatar":7}"#, "wrong-type", "$.communication.avatar"),
    (#"{"sender":"Ann","group":"x"}"#, "unknown-key", "$.communication"),
])
func faultsOfASenderHaveTheirPlace(json: String, code: String, path: String) throws {
    let loaded = try load(json)
    #expect(loaded.warnings.map(\.code) == [code])
    #expect(loaded.warnings.first?.jsonPath == path)
    #expect(!loaded.warnings.contains { $0.severity == .error })
}
