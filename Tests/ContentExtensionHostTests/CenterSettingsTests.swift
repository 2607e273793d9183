import Testing

@testable import Basics
@testable import ContentExtensionHost

private func settings(_ json: String) throws -> CenterSettings {
    try CenterSettings.decode(Array(json.utf8), file: "settings.json").value
}

/// Codes and positions of errors in settings.
private func problems(_ json: String) -> [String] {
    do throws(InputError) {
        _ = try CenterSettings.decode(Array(json.utf8), file: "settings.json")
        return []
    } catch {
        return error.diagnostics.map { "\($0.code) \($0.jsonPath ?? "")" }
    }
}

@Test func missingSettingsHaveTheDefaultsOfANewDevice() throws {
    #expect(try settings("{}") == CenterSettings())
    #expect(try settings(#"{"apps": {"News": {}}}"#).apps == ["News": NotificationSettings()])
}

@Test func everySettingIsRead() throws {
    let read = try settings(
        """
        {"grouping": "by-app", "previews": "when-unlocked", "muted": true, "doNotDisturb": true,
         "summaryTimes": ["18:00", "8:00", "08:00"],
         "apps": {"//": "a comment", "News": {
           "authorization": "provisional", "alerts": false, "alertStyle": "alert", "sounds": false, "badges": false,
           "notificationCenter": false, "lockScreen": false, "criticalAlerts": true, "timeSensitive": false,
           "scheduledDelivery": false, "deliversQuietly": true, "previews": "never", "grouping": "off",
           "entitlements": ["critical-alerts", "com.apple.developer.usernotifications.communication"],
           "providesSettings": true, "willPresent": ["banner", "sound"]}}}
        """)
    #expect(read.grouping == .byApp)
    #expect(read.showPreviews == .whenAuthenticated)
    #expect(read.mode.isMuted && read.mode.doNotDisturb)
    #expect(read.mode.summaryTimes.map(\.minutes) == [480, 1_080])
    let expected = NotificationSettings(
        authorizationStatus: .provisional, allowsAlerts: false, alertStyle: .alert, allowsSounds: false,
        allowsBadges: false, showsInNotificationCenter: false, showsOnLockScreen: false, allowsCriticalAlerts: true,
        allowsTimeSensitive: false, scheduledDelivery: false, deliversQuietly: true, showPreviews: .never,
        grouping: .off, entitlements: [.criticalAlerts, .communication], providesAppNotificationSettings: true,
        willPresent: [.banner, .sound])
    #expect(read.apps == ["News": expected])
}

@Test(arguments: [
    (#"{"groupings": "off"}"#, "unknown-key $"), (#"{"grouping": "none"}"#, "unknown-value $.grouping"),
    (#"{"muted": 1}"#, "wrong-type $.muted"), (#"{"summaryTimes": "8:00"}"#, "wrong-type $.summaryTimes"),
    (#"{"summaryTimes": ["8 o'clock"]}"#, "unknown-value $.summaryTimes[0]"),
    (#"{"apps": []}"#, "wrong-type $.apps"), (#"{"apps": {"": {}}}"#, "empty-identifier $.apps[\"\"]"),
    (#"{"apps": {"News": {"sound": true}}}"#, "unknown-key $.apps.News"),
    (#"{"apps": {"News": {"authorization": "yes"}}}"#, "unknown-value $.apps.News.authorization"),
    (#"{"apps": {"News": {"entitlements": ["push"]}}}"#, "unknown-value $.apps.News.entitlements[0]"),
    (#"{"apps": {"News": {"willPresent": ["banners"]}}}"#, "unknown-value $.apps.News.willPresent[0]"),
    ("[]", "wrong-type $"),
])
func invalidSettingsAreReported(_ json: String, _ problem: String) {
    #expect(problems(json) == [problem])
}

@Test func limit_summaryTimes() throws {
    func json(_ count: Int) -> String {
        "{\"summaryTimes\": [\((0..<count).map { "\"\($0):00\"" }.joined(separator: ", "))]}"
    }
    #expect(try settings(json(Limits.summaryTimes)).mode.summaryTimes.count == Limits.summaryTimes)
    #expect(problems(json(Limits.summaryTimes + 1)) == ["out-of-range $.summaryTimes"])
}

@Test func aScenarioHasTheSettingsAtItsTop() throws {
    let json = #"""
        {"style": "ios18", "muted": true, "apps": {"News": {"badges": false}}, "steps": [
          {"setGrouping": "by-app"}, {"setPreviews": "never"},
          {"setLockScreenDisplay": "count"}, {"setMuted": false}, "setDoNotDisturb", "openApp",
          {"openApp": "News"}, "leaveApp", {"requestAuthorization": ["alert", "provisional"]},
          {"requestAuthorization": {"app": "News", "options": []}}, {"answerPrompt": false}, "manage", {"keep": "a"},
          "turnOff", {"choose": "turnOffAll"}, "closeManagement"]}
        """#
    let scenario = try ScenarioFile.decode(Array(json.utf8), file: "s.json").value
    #expect(scenario.settings.style == .ios18)
    #expect(scenario.options.center.mode.isMuted)
    #expect(scenario.options.center.apps == ["News": NotificationSettings(allowsBadges: false)])
    let events: [HostEvent] = [
        .set(.grouping(.byApp)), .set(.showPreviews(.never)), .set(.lockScreenDisplay(.count)), .set(.isMuted(false)),
        .set(.doNotDisturb(true)),
        .openApp(nil), .openApp("News"), .leaveApp, .requestAuthorization(nil, [.alert, .provisional]),
        .requestAuthorization("News", []), .answerPrompt(false), .openManagement(nil), .keep("a"), .turnOff(nil),
        .chooseManagement(.turnOffAll), .closeManagement,
    ]
    #expect(scenario.steps.map(\.act) == events.map(ScenarioStep.Act.host))
}

@Test(arguments: [
    #"{"setMuted": "yes"}"#, #"{"setGrouping": "app"}"#, #"{"setLockScreenDisplay": "grid"}"#, #"{"choose": "off"}"#,
    #"{"requestAuthorization": true}"#,
    #"{"requestAuthorization": ["alerts"]}"#, #"{"requestAuthorization": {}}"#, #"{"leaveApp": "News"}"#,
    #"{"expect": {"sounds": [1]}}"#, #"{"expect": {"banner": 1}}"#, #"{"expect": {"summary": true}}"#,
    #"{"expect": {"management": ["off"]}}"#, #"{"expect": {"summary": {"others": {"News": "2"}}}}"#,
])
func stepsThatChangeSettingsAreDecodedStrictly(_ step: String) {
    #expect(throws: InputError.self) {
        try ScenarioFile.decode(Array("{\"steps\": [\(step)]}".utf8), file: "s.json")
    }
}
