import Basics
import ContentExtensionHost
import Testing

/// Requests to push services, and other shapes in which people have a payload (facts: apns/request).
@Suite struct VendorRequestTests {
    private func read(_ text: String) throws -> Loaded<Payload> { try payload(text) }

    private func codes(_ loaded: Loaded<Payload>) -> [String] { loaded.warnings.map(\.code) }

    private func content(_ text: String) throws -> NotificationContent {
        let loaded = try read(text)
        #expect(codes(loaded).contains("vendor-request"))
        return loaded.value.notification().value.request.content
    }

    /// A request with its title, body and category.
    @Test(arguments: [
        #"{"message":{"token":"t","notification":{"title":"T","body":"B"},"apns":{"payload":{"aps":{"category":"C"}}}}}"#,
        #"{"token":"t","apns":{"headers":{"apns-priority":"10"},"payload":{"aps":{"alert":{"title":"T","body":"B"},"category":"C"}}}}"#,
        #"{"message":{"topic":"t","apns":{"payload":{"aps":{"alert":{"title":"T","body":"B"},"category":"C"}}}}}"#,
        #"{"to":"/topics/t","notification":{"title":"T","body":"B","click_action":"C"},"priority":"high"}"#,
        #"{"registration_ids":["a"],"notification":{"title":"T","body":"B","click_action":"C"},"data":{"n":1}}"#,
        #"{"notification":{"title":"T","body":"B"},"apns":{"payload":{"aps":{"category":"C"}}}}"#,
        #"{"to":"/topics/t","data":{"aps":{"alert":{"title":"T","body":"B"},"category":"C"}}}"#,
        #"{"to":"ExponentPushToken[x]","title":"T","body":"B","categoryId":"C","sound":null}"#,
        #"[{"to":"ExponentPushToken[x]","title":"T","body":"B","categoryId":"C"},{"to":"y","title":"U"}]"#,
        #"{"app_id":"a","contents":{"de":"X","en":"B"},"headings":{"en":"T"},"ios_category":"C"}"#,
        #"{"app_id":"a","contents":{"de":"B"},"headings":{"de":"T"},"ios_category":"C","include_aliases":{}}"#,
        #"{"audience":"all","device_types":["ios"],"notification":{"alert":"B","ios":{"title":"T","category":"C"}}}"#,
        #"{"audience":"all","notification":{"alert":"x","ios":{"alert":{"title":"T","body":"B"}},"interactive":{"type":"C"}}}"#,
        #"[{"audience":{"tag":"a"},"device_types":"all","notification":{"ios":{"alert":"B","title":"T","category":"C"}}}]"#,
        #"{"external_user_ids":["u"],"messages":{"apple_push":{"alert":{"title":"T","body":"B"},"category":"C"}}}"#,
    ]) func textsAndCategoryArrive(request: String) throws {
        let content = try content(request)
        #expect([content.title, content.body, content.categoryIdentifier] == ["T", "B", "C"])
    }

    @Test func payloadOfARequestWinsOverItsTexts() throws {
        let content = try content(
            #"{"message":{"topic":"t","notification":{"title":"A","body":"B"},"data":{"k":"v"},"#
                + #""apns":{"payload":{"aps":{"alert":{"title":"T"},"badge":2},"own":1},"fcm_options":{"image":"i"}}}}"#
        )
        #expect([content.title, content.body] == ["T", "B"])
        #expect(content.badge == 2)
        #expect(content.userInfo["k"]?.string == "v")
        #expect(content.userInfo["own"]?.number == 1)
        #expect(content.userInfo["fcm_options"]?["image"]?.string == "i")
        let text = try self.content(
            #"{"message":{"topic":"t","notification":{"title":"A"},"apns":{"payload":{"aps":{"alert":"B"}}}}}"#)
        #expect([text.title, text.body] == ["", "B"])
    }

    @Test func everyServicesOwnKeysStandWhereItsLibraryReadsThem() throws {
        let expo = try content(
            #"{"to":"x","body":"B","data":{"id":7},"richContent":{"image":"i"},"_contentAvailable":true}"#)
        #expect(expo.userInfo["body"]?["id"]?.number == 7)
        #expect(expo.userInfo["aps"]?["mutable-content"]?.number == 1)
        #expect(expo.userInfo["aps"]?["content-available"]?.number == 1)
        let oneSignal = try content(
            #"{"contents":{"en":"B"},"data":{"id":7},"ios_attachments":{"a":"u"},"ios_badgeType":"SetTo","ios_badgeCount":3}"#
        )
        #expect(oneSignal.userInfo["custom"]?["a"]?["id"]?.number == 7)
        #expect(oneSignal.userInfo["att"]?["a"]?.string == "u")
        #expect(oneSignal.badge == 3)
        let airship = try content(
            #"{"audience":"all","notification":{"ios":{"alert":"B","badge":"+1","extra":{"k":"v"},"thread_id":"t"}}}"#)
        #expect(airship.userInfo["k"]?.string == "v")
        #expect(airship.threadIdentifier == "t")
        #expect(airship.badge == nil)
        let braze = try content(
            #"{"messages":{"apple_push":{"alert":"B","extra":{"k":"v"},"asset_url":"u","asset_file_type":"jpg"}}}"#)
        #expect(braze.userInfo["ab"]?["att"]?["type"]?.string == "jpg")
        #expect(braze.userInfo["k"]?.string == "v")
        #expect(braze.userInfo["aps"]?["mutable-content"]?.number == 1)
        let legacy = try content(
            #"{"to":"x","notification":{"body_loc_key":"K","body_loc_args":"[\"a\"]","badge":"4"},"mutable_content":true}"#
        )
        #expect(legacy.badge == 4)
        #expect(legacy.userInfo["aps"]?["alert"]?["loc-args"]?.array?.count == 1)
    }

    @Test func theRequestIsJudgedToo() throws {
        let numbers = try read(
            "{\"message\":{\"topic\":\"t\",\"notification\":{\"body\":\"B\"},\n\"data\":{\"n\":1,\"from\":\"x\"}}}")
        let refused = numbers.warnings.filter { $0.code == "vendor-value" }
        #expect(refused.count == 2)
        #expect(refused.first?.location?.line == 2)
        #expect(codes(try read(#"{"to":"x","notification":{"body":"B"}}"#)).contains("vendor-api-gone"))
        let silent = try read(#"{"message":{"topic":"t","data":{"k":"v"}}}"#)
        #expect(silent.value.effect == .nothing)
    }

    @Test(arguments: [
        #"{"aps":{"alert":"B"},"message":{"notification":{}}}"#, #"{"aps":{"alert":"B"},"to":"x","title":"T"}"#,
    ]) func aPayloadStaysOne(text: String) throws { #expect(!codes(try read(text)).contains("vendor-request")) }

    @Test(arguments: [
        "{}", #"{"message":"hello"}"#, #"{"to":"x"}"#, #"{"notification":{"alert":"T"}}"#, #"{"view":{},"app":{}}"#,
        "[]",
    ]) func otherObjectsAreNone(text: String) throws {
        #expect(throws: InputError.self) { try read(text) }
        #expect(!Payload.isPayload(Array(text.utf8)))
    }

    @Test(arguments: [
        #"curl -v -d '{"aps":{"alert":"B"}}' -H "apns-topic: a" --http2 https://api.push.apple.com/3/device/0"#,
        "$ curl -X POST https://exp.host/--/api/v2/push/send \\\n  --data-raw \"{\\\"to\\\":\\\"x\\\",\\\"body\\\":\\\"B\\\"}\"",
        "curl https://x \\\n --data '{\n  \"to\": \"x\",\n  \"body\": \"B\"\n}' -H 'a: b'",
        #"curl --json='{"app_id":"a","contents":{"en":"B"}}' https://x"#,
    ]) func theBodyOfACurlLineIsRead(text: String) throws {
        #expect(try read(text).value.notification().value.request.content.body == "B")
        #expect(Payload.isPayload(Array(text.utf8)))
    }

    @Test func positionsInACurlLineAreItsOwn() throws {
        let loaded = try read("curl https://x \\\n  -d '{\"aps\":{\"alert\":\"B\",\n    \"badeg\": 1}}'")
        let finding = try #require(loaded.warnings.first { $0.code == "unknown-aps-key" })
        #expect([finding.location?.line, finding.location?.column] == [3, 5])
        #expect(throws: InputError.self) { try read("curl https://x -d @body.json") }
    }

    @Test(arguments: [
        "{\n    aps =     {\n        alert =         {\n            body = B;\n            title = \"T \\U00e9\";\n        };\n        badge = 3;\n    };\n    id = 7;\n}\n",
        "[AnyHashable(\"id\"): 7, AnyHashable(\"aps\"): {\n    alert =     {\n        body = B;\n        title = \"T \\U00e9\";\n    };\n    badge = 3;\n}, AnyHashable(\"name\"): Ann Lee]",
        #"["aps": ["alert": ["title": "T é", "body": "B"], "badge": 3, "e": [:], "l": [1, "a"]], "id": 7]"#,
        #"[AnyHashable("id"): 7, AnyHashable("aps"): ["badge": 3, "alert": ["title": "T é", "body": "B"], "x": nil]]"#,
        #"Optional(["aps": ["alert": ["title": "T é", "body": "B"], "badge": 3], "u": http://a.b, "id": 7])"#,
        "2024-05-01 12:00:00.1 App[123:456] info: {\n aps = { alert = { body = B; title = \"T \\U00e9\"; }; badge = 3; }; id = 7; }",
        #"App[1:2] ["aps": ["alert": ["title": "T é", "body": "B"], "badge": 3], "id": 7] (after it)"#,
        "userInfo: {\n aps = { alert = { body = B; title = \"T \\U00e9\"; }; badge = 3; };\n id = 7; }",
    ]) func aConsolesDumpIsRead(text: String) throws {
        let loaded = try read(text)
        #expect(codes(loaded).first == "payload-dump")
        let content = loaded.value.notification().value.request.content
        #expect([content.title, content.body] == ["T é", "B"])
        #expect(content.badge == 3)
        #expect(content.userInfo["id"]?.number == 7)
        #expect(loaded.value.categoryPlace?.line == nil)
    }

    @Test func quotesOfASwiftDumpAreJSONs() throws {
        let content = try read(#"["aps": ["alert": "It\'s \"B\""]]"#).value.notification().value.request.content
        #expect(content.body == #"It's "B""#)
    }

    @Test(arguments: ["{\n    alert = B;\n    badge = 3;\n}", "Optional({\n    alert = B;\n    badge = 3;\n})"])
    func theApsOfAConsoleIsRead(text: String) throws {
        let content = try read(text).value.notification().value.request.content
        #expect(content.body == "B")
        #expect(content.badge == 3)
    }

    /// Addressed apart, or to a topic without texts.
    @Test(arguments: [
        (#"{"collapseKey":1,"notification":{"title":"T","body":"B"}}"#, "Firebase Cloud Messaging"),
        (#"{"to":"/topics/t","mutable_content":true,"data":{"n":"1"}}"#, "Firebase Cloud Messaging's old API"),
        (#"{"to":"a","content_available":true,"data":{"n":"1"}}"#, "Firebase Cloud Messaging's old API"),
        (#"{"to":"ExponentPushToken[x]","data":{"n":"1"}}"#, "Expo"),
    ]) func theServiceIsNamed(request: String, service: String) throws {
        let note = try #require(read(request).warnings.first { $0.code == "vendor-request" })
        #expect(note.message.contains("a request to \(service):"))
    }

    @Test(arguments: [
        (#"{"app_id":"a","template_id":"t","included_segments":["All"]}"#, "OneSignal has the texts"),
        (#"{"event":"update","event_updates":{"step":"a"},"contents":{"en":"A"}}"#, "OneSignal makes the push"),
        (#"{"campaign_id":"c","recipients":[{"external_user_id":"u"}]}"#, "Braze has the texts"),
        (#"{"segment_id":"s","messages":{"android_push":{"alert":"B"}}}"#, "the request sends nothing to an iPhone"),
    ]) func aRequestWithoutTextsIsNamed(request: String, message: String) throws {
        let error = try #require(throws: InputError.self) { try read(request) }
        #expect(error.diagnostics.map(\.code) == ["vendor-without-payload"])
        #expect(error.diagnostics.first?.message.hasPrefix(message) == true)
        #expect(Payload.isPayload(Array(request.utf8)))
    }

    @Test(arguments: [
        #"{"app_id":"a","included_segments":["All"],"content_available":true,"data":{"k":"v"}}"#,
        #"{"audience":"all","notification":{"ios":{"content-available":true}},"device_types":["ios"]}"#,
    ]) func aRequestThatOnlyWakesTheAppSaysSo(request: String) throws {
        let silent = try read(request)
        #expect(silent.value.effect == .silent)
        #expect(codes(silent) == ["vendor-request", "nothing-to-show"])
        #expect(silent.warnings.last?.message.contains("only wakes") == true)
    }

    @Test func namesThatFCMRefusesAreErrors() throws {
        let loaded = try read(
            #"{"message":{"token":"t","priority":"high","mutable_content":true,"#
                + #""notification":{"title":"T","sound":"s"}}}"#)
        let refused = loaded.warnings.filter { $0.code == "vendor-value" }
        #expect(refused.map(\.jsonPath) == ["$.message", "$.message", "$.message.notification"])
        #expect(
            refused.map(\.hint) == [
                nil, #"write "mutable-content" into apns.payload.aps"#, #"write "sound" into apns.payload.aps"#,
            ])
    }

    @Test func keysOfApsAtTheTopAreAPayload() throws {
        let text = #"{"alert":"B","badge":3}"#
        #expect(Payload.isBareAps(Array(text.utf8)) && !Payload.isPayload(Array(text.utf8)))
        #expect(!Payload.isBareAps(Array(#"{"categories":"C"}"#.utf8)))
        let error = try #require(throws: InputError.self) { try read(text) }
        #expect(error.diagnostics.first?.hint == #"put alert into an object "aps""#)
    }

    @Test func escapesCountAsTheyAreSent() throws {
        let letters = String(repeating: "\\u043f", count: 800)
        let loaded = try read("{\"aps\":{\"alert\":\"\(letters)\"}}")
        #expect(loaded.value.refusal?.message.contains("4820 bytes, and APNs") == true)
        #expect(loaded.value.refusal?.hint?.contains("send UTF-8") == true)
        let spaced = try read("{\"aps\": {\"alert\": \"x\"}\(String(repeating: " ", count: 4_096))}")
        #expect(spaced.value.refusal == nil)
        #expect(codes(spaced).contains("payload-too-large"))
    }
}
