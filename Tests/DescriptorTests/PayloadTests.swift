import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport

/// A payload from text; tests that expect errors call `decode` themselves.
func payload(_ json: String) throws -> Loaded<Payload> {
    try Payload.decode(Array(json.utf8), file: "push.apns")
}

/// The content of a payload without string tables.
private func content(_ json: String) throws -> NotificationContent {
    try payload(json).value.notification().value.request.content
}

@Test func alertStringIsTheBody() throws {
    let notification = try payload(#"{"aps":{"alert":"hi"}}"#).value.notification(date: 5, identifier: "id").value
    #expect(notification.date == 5)
    #expect(notification.request.identifier == "id")
    #expect(notification.request.content.body == "hi")
    #expect(notification.request.content.title == "")
}

@Test func everyKeyOfApsReachesTheContent() throws {
    let loaded = try payload(
        #"""
        {"aps":{"alert":{"title":"T","subtitle":"S","body":"B","launch-image":"L","summary-arg":"A",
        "summary-arg-count":3,"action-loc-key":"x","action":"y"},"badge":7,"sound":"ping.caf","thread-id":"thread",
        "category":"CAT","content-available":1,"mutable-content":1,"target-content-id":"scene",
        "interruption-level":"time-sensitive","relevance-score":0.25,"filter-criteria":"work","url-args":["a"]}}
        """#)
    #expect(loaded.warnings == [])
    let content = loaded.value.notification().value.request.content
    #expect(content.title == "T")
    #expect(content.subtitle == "S")
    #expect(content.body == "B")
    #expect(content.launchImageName == "L")
    #expect(content.summaryArgument == "A")
    #expect(content.summaryArgumentCount == 3)
    #expect(content.badge == 7)
    #expect(content.sound == NotificationSound(name: "ping.caf"))
    #expect(content.threadIdentifier == "thread")
    #expect(content.categoryIdentifier == "CAT")
    #expect(content.targetContentIdentifier == "scene")
    #expect(content.interruptionLevel == .timeSensitive)
    #expect(content.relevanceScore == 0.25)
    #expect(content.filterCriteria == "work")
    #expect(loaded.value.isContentAvailable)
    #expect(loaded.value.hasMutableContent)
}

@Test func defaultsAreApples() throws {
    let content = try content(#"{"aps":{"alert":"hi"}}"#)
    #expect(content.badge == nil)
    #expect(content.sound == nil)
    #expect(content.interruptionLevel == .active)
    #expect(content.summaryArgumentCount == 1)
    #expect(content.targetContentIdentifier == nil)
    #expect(content.relevanceScore == 0)
}

@Test func criticalSoundObject() throws {
    let content = try content(#"{"aps":{"alert":"a","sound":{"critical":1,"name":"alarm.wav","volume":0.5}}}"#)
    #expect(content.sound == NotificationSound(name: "alarm.wav", isCritical: true, volume: 0.5))
}

@Test(arguments: [
    (#"{"aps":{"alert":"a"}}"#, Payload.Effect.alert),
    (#"{"aps":{"badge":0}}"#, .badgeOrSound),
    (#"{"aps":{"sound":"default"}}"#, .badgeOrSound),
    (#"{"aps":{"content-available":1}}"#, .silent),
    (#"{"aps":{}}"#, .nothing),
    (#"{"aps":{"alert":""}}"#, .nothing),
    (#"{"aps":{"alert":{"title":""}}}"#, .nothing),
    (#"{"aps":{"alert":{"loc-key":"K"}}}"#, .alert),
    (#"{"aps":{"event":"update","content-state":{},"timestamp":1,"relevance-score":75}}"#, .liveActivity),
    (#"{"aps":{"event":"start","attributes-type":"Ride","alert":{"title":"Ride"}}}"#, .liveActivity),
    (#"{"aps":{"alert":"a"},"apns-push-type":"liveactivity"}"#, .liveActivity),
    (#"{"aps":{"alert":"a"},"event":"start"}"#, .alert),
])
func effectOfAPayload(json: String, effect: Payload.Effect) throws {
    let loaded = try payload(json)
    #expect(loaded.value.effect == effect)
    #expect(
        loaded.warnings.map(\.code)
            == (effect == .alert ? [] : [effect == .liveActivity ? "live-activity" : "nothing-to-show"]))
}

@Test func userInfoIsThePayloadWithoutTheSimulatorsKey() throws {
    let loaded = try payload(
        #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"a"},"n":null,"list":[1,{"deep":true}]}"#)
    #expect(loaded.value.targetBundle == "com.example.app")
    let userInfo = loaded.value.content.userInfo
    #expect(userInfo.members?.map(\.key) == ["aps", "n", "list"])
    #expect(userInfo["n"]?.kind == .null)
    #expect(userInfo.value(at: ["list", "1", "deep"])?.bool == true)
    #expect(userInfo.value(at: ["aps", "alert"])?.string == "a")
    #expect(loaded.warnings == [])
}

/// Payloads with problems: the code of the warning, and the key word of its hint.
private let oddities: [(json: String, code: String, hint: String?)] = [
    (#"{"aps":{"alert":"a","contentAvailable":1}}"#, "unknown-aps-key", "content-available"),
    (#"{"aps":{"alert":"a","Category":"x"}}"#, "unknown-aps-key", "category"),
    (#"{"aps":{"alert":"a","title":"t"}}"#, "unknown-aps-key", "aps.alert"),
    (#"{"aps":{"alert":"a","my-attachment":"u"}}"#, "unknown-aps-key", "beside aps"),
    (#"{"aps":{"alert":{"body":"a","badge":1}}}"#, "unknown-alert-key", "stands in aps"),
    (#"{"aps":{"alert":"a","sound":{"name":"n","vol":1}}}"#, "unknown-sound-key", nil),
    (#"{"aps":{"alert":"a"},"category":"x"}"#, "aps-key-outside", "into aps"),
    (#"{"aps":{"alert":"a"},"Simulator Target Bundel":"x"}"#, "unknown-key", "Simulator Target Bundle"),
    (#"{"aps":{"alert":"a"},"Simulator Target Bundle":1}"#, "wrong-type", nil),
    (#"{"aps":{"alert":"a","mutable-content":"1"}}"#, "flag-as-string", "without quotes"),
    (#"{"aps":{"alert":"a","badge":"3"}}"#, "wrong-type", nil),
    (#"{"aps":{"alert":"a","badge":1.5}}"#, "wrong-type", nil),
    (#"{"aps":{"alert":"a","badge":-1}}"#, "out-of-range", nil),
    (#"{"aps":{"alert":"a","category":["x"]}}"#, "wrong-type", nil),
    (#"{"aps":{"alert":"a","interruption-level":"timeSensitive"}}"#, "unknown-value", "time-sensitive"),
    (#"{"aps":{"alert":"a","relevance-score":2}}"#, "out-of-range", nil),
    (#"{"aps":{"alert":{"body":"a","title":5}}}"#, "wrong-type", nil),
    (#"{"aps":{"alert":{"body":"a","loc-args":["x"]}}}"#, "loc-args-without-key", nil),
    (#"{"aps":{"alert":{"loc-key":"K","loc-args":[1]}}}"#, "wrong-type", "quotes"),
    (#"{"aps":{"alert":{"body":"a","loc-key":"K"}}}"#, "loc-key-wins", nil),
    (#"{"aps":{"alert":"a","url-args":"x"}}"#, "wrong-type", nil),
]

@Test(arguments: oddities.indices)
func toleratedProblemsAreWarningsWithPositions(index: Int) throws {
    let oddity = oddities[index]
    let warnings = try payload(oddity.json).warnings
    #expect(warnings.map(\.code) == [oddity.code])
    let warning = try #require(warnings.first)
    #expect(warning.severity != .error)
    #expect(warning.location?.line == 1)
    #expect((warning.location?.column ?? 0) > 1)
    if let hint = oddity.hint { #expect(warning.hint?.contains(hint) == true) }
}

@Test(arguments: [("1", true), ("true", true), (#""1""#, true), ("0", false), ("false", false), (#""0""#, false)])
func flagsInAllSpellings(written: String, isSet: Bool) throws {
    let loaded = try payload(#"{"aps":{"alert":"a","mutable-content":\#(written)}}"#)
    #expect(loaded.value.hasMutableContent == isSet)
}

@Test(arguments: [
    ("[]", "payload-not-an-object", nil),
    ("{}", "aps-missing", nil),
    (#"{"aps":"x"}"#, "aps-not-an-object", nil),
    (#"{"APS":{}}"#, "aps-missing", "not \"APS\""),
    (#"{"push":{"payload":{"aps":{"alert":"x"}}}}"#, "aps-missing", "$.push.payload"),
    (#"{"aps":{"alert":"a",}}"#, "json-trailing-comma", nil),
    (#"{"aps":{},"aps":{}}"#, "duplicate-key", nil),
    ("", "json-empty", nil),
])
func invalidPayloadsAreErrors(json: String, code: String, hint: String?) throws {
    let error = #expect(throws: InputError.self) { try payload(json) }
    #expect(error?.diagnostics.map(\.code) == [code])
    #expect(error?.exit == .data)
    if let hint { #expect(error?.diagnostics.first?.hint?.contains(hint) == true) }
}

@Test func limit_apnsPayloadBytes() throws {
    func padded(to bytes: Int) -> String {
        let frame = #"{"aps":{"alert":""}}"#
        return #"{"aps":{"alert":"\#(String(repeating: "x", count: bytes - frame.utf8.count))"}}"#
    }
    #expect(try payload(padded(to: Limits.apnsPayloadBytes)).warnings == [])
    let refusal = try payload(padded(to: Limits.apnsPayloadBytes + 1)).value.refusal
    #expect(refusal?.code == "payload-too-large" && refusal?.severity == .error)
    #expect(refusal?.message.contains("4097") == true)

    let spaced = try payload(#"{"aps":{"alert":"a"}}"# + String(repeating: " ", count: 5_000)).warnings.first
    #expect(spaced?.code == "payload-too-large")
    #expect(spaced?.hint?.contains("it has 21") == true)
}

@Test(arguments: [(64, false, []), (65, false, ["collapse-id-too-long"]), (65, true, [])])
func limit_collapseIDBytes(count: Int, isLocal: Bool, codes: [String]) throws {
    let identifier = String(repeating: "é", count: count / 2) + String(repeating: "x", count: count % 2)
    let arrival = try payload(#"{"aps":{"alert":"a"}}"#).arrival(
        descriptors: [], identifier: identifier, trigger: isLocal ? nil : .push)
    let host = device([]).after(.deliver(arrival))
    #expect(host.codes == codes)
    #expect(host.delivered.isEmpty == !codes.isEmpty)
}

@Test func limit_payloadBytes() throws {
    let folder = try TemporaryFolder()
    let large = try folder.write([UInt8](repeating: 0x20, count: Limits.payloadBytes + 1), to: "large.json")
    let error = #expect(throws: InputError.self) { try Payload.read(large) }
    #expect(error?.exit == .refused)
}

@Test func missingPayloadIsMissingInput() {
    let error = #expect(throws: InputError.self) { try Payload.read(Repository.fixture("payload/missing.apns")) }
    #expect(error?.exit == .noInput)
}

@Test func simulatorFileIsReadUnchanged() throws {
    let loaded = try Payload.read(Repository.fixture("payload/simulator.apns"))
    #expect(loaded.value.targetBundle == "com.example.meetings")
    #expect(loaded.value.content.categoryIdentifier == "MEETING_INVITATION")
    #expect(loaded.value.categoryPlace?.line == 9)
    #expect(loaded.warnings == [])
}

@Test func locKeysUseTheAppsTableInTheUsersLanguage() throws {
    let payload = try payload(#"{"aps":{"alert":{"loc-key":"INVITE","loc-args":["Ana"]},"category":"C"}}"#)
    let descriptor = ExtensionDescriptor(
        file: "d.json", attributes: ExtensionAttributes(categories: ["C"]), app: AppInfo(name: "App"),
        localizations: [
            "de": Repository.fixture("payload/de.strings"), "en": Repository.fixture("payload/en.strings"),
            "fr": "/nowhere.strings",
        ])
    func body(_ locale: String) throws(InputError) -> String {
        try payload.arrival(descriptors: [descriptor], locale: locale).notification.request.content.body
    }
    #expect(try body("de-AT") == "Ana lädt dich ein")
    #expect(try body("en") == "Ana invites you")
    #expect(try body("ja") == "Ana invites you")
    #expect(throws: InputError.self) { try body("fr") }
}
