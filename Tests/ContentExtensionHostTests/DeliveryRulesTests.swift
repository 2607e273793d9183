import Testing

@testable import ContentExtensionHost
@testable import Views

private func outcome(
    _ level: InterruptionLevel = .active, sound: NotificationSound? = NotificationSound(),
    _ settings: NotificationSettings = .init(), _ mode: DeviceMode = .init(), inForeground: Bool = false,
    style: SystemStyle = .ios10
) -> DeliveryOutcome {
    DeliveryRules(settings: settings, mode: mode, isInForeground: inForeground, style: style)
        .outcome(of: NotificationContent(body: "Hello", sound: sound, interruptionLevel: level))
}

/// The outcome in letters: banner, list, locked screen, lights it (w), sound (p), badge (n), held.
private func marks(_ outcome: DeliveryOutcome) -> String {
    let marks: KeyValuePairs = [
        "b": outcome.showsBanner, "l": outcome.isInList, "s": outcome.isOnLockScreen, "w": outcome.lightsScreen,
        "p": outcome.sound != nil, "n": outcome.setsBadge, "h": outcome.isHeldForSummary,
    ]
    return marks.filter(\.value).map(\.key).joined()
}

private let criticalApp = NotificationSettings(
    allowsCriticalAlerts: true, entitlements: [.criticalAlerts, .timeSensitive])

@Test func anActiveNotificationIsShownEverywhereWithSound() {
    #expect(outcome() == DeliveryOutcome(sound: NotificationSound()))
    #expect(marks(outcome(sound: nil)) == "blswn")
}

@Test func aPassiveNotificationAppearsInListsOnly() {
    #expect(marks(outcome(.passive)) == "lsn")
    #expect(outcome(.passive).level == .passive)
}

@Test func aTimeSensitiveNotificationPassesDoNotDisturbAndTheSummary() throws {
    let mode = DeviceMode(doNotDisturb: true, summaryTimes: [try #require(TimeOfDay(hour: 8))])
    #expect(marks(outcome(.timeSensitive, .init(), mode)) == "blswpn")
    #expect(marks(outcome(.active, .init(), mode)) == "nh")
    // The user may disallow it, and the app needs the entitlement.
    for settings in [NotificationSettings(allowsTimeSensitive: false), NotificationSettings(entitlements: [])] {
        #expect(outcome(.timeSensitive, settings).level == .active)
        #expect(marks(outcome(.timeSensitive, settings, mode)) == "nh")
    }
}

@Test func doNotDisturbKeepsNotificationsInTheLists() {
    let mode = DeviceMode(doNotDisturb: true)
    #expect(marks(outcome(.active, .init(), mode)) == "lsn")
    // A Focus also keeps it off the locked screen.
    #expect(marks(outcome(.active, .init(), mode, style: .ios18)) == "ln")
    #expect(marks(outcome(.timeSensitive, .init(), mode, style: .ios18)) == "blswpn")
}

@Test func aCriticalAlertPassesMuteAndDoNotDisturb() {
    let mode = DeviceMode(isMuted: true, doNotDisturb: true)
    let sent = NotificationSound(name: "siren.caf", isCritical: true, volume: 0.4)
    let heard = outcome(.critical, sound: sent, criticalApp, mode, style: .ios18)
    #expect(marks(heard) == "blswpn")
    #expect(heard.sound == sent)
    #expect(heard.level == .critical)
}

@Test func aCriticalAlertHasADefaultSound() {
    #expect(outcome(.critical, sound: nil, criticalApp).sound == NotificationSound(isCritical: true))
    var settings = criticalApp
    settings.allowsSounds = false
    #expect(outcome(.critical, sound: nil, settings).sound == NotificationSound(isCritical: true))
}

@Test func aCriticalSoundMakesTheNotificationCritical() {
    let sound = NotificationSound(isCritical: true, volume: 0)
    #expect(outcome(.active, sound: sound, criticalApp).level == .critical)
    #expect(outcome(.passive, sound: sound, criticalApp).sound == sound)
}

@Test(arguments: [
    NotificationSettings(), NotificationSettings(allowsCriticalAlerts: true),
    NotificationSettings(entitlements: [.criticalAlerts]),
])
func aCriticalAlertNeedsEntitlementAndPermission(_ settings: NotificationSettings) {
    let sound = NotificationSound(name: "siren.caf", isCritical: true, volume: 0.4)
    let heard = outcome(.critical, sound: sound, settings)
    #expect(heard.level == .active)
    #expect(heard.sound == NotificationSound(name: "siren.caf"))
    #expect(outcome(.critical, sound: sound, settings, DeviceMode(isMuted: true)).sound == nil)
    #expect(outcome(.passive, sound: sound, settings).level == .passive)
}

@Test func aCriticalAlertOfAQuietAppHasASound() {
    var settings = criticalApp
    settings.deliversQuietly = true
    #expect(marks(outcome(.critical, settings)) == "blswp")
    #expect(marks(outcome(.active, settings)) == "l")
}

@Test(arguments: [
    ("ping.caf", "ping.caf"), ("Ping.WAV", "Ping.WAV"), ("a.b.aiff", "a.b.aiff"), ("chime", "chime"),
    ("song.mp3", "default"), ("song.", "default"), (".caf", ".caf"),
])
func unsupportedSoundFilesGiveTheDefaultSound(_ name: String, _ heard: String) {
    #expect(outcome(sound: .init(name: name)).sound?.name == heard)
    #expect(outcome(.critical, sound: .init(name: name), criticalApp).sound?.name == heard)
}

@Test func theMuteSwitchOnlyRemovesSounds() {
    #expect(marks(outcome(.active, .init(), DeviceMode(isMuted: true))) == "blswn")
    #expect(marks(outcome(.timeSensitive, .init(), DeviceMode(isMuted: true))) == "blswn")
}

@Test(arguments: [
    (AuthorizationStatus.notDetermined, DeliveryOutcome.Suppression.notDetermined), (.denied, .denied),
])
func withoutAuthorizationNothingIsShown(_ status: AuthorizationStatus, _ reason: DeliveryOutcome.Suppression) {
    let settings = NotificationSettings(authorizationStatus: status)
    #expect(outcome(.timeSensitive, settings) == .nothing(reason))
    #expect(outcome(.critical, settings) == .nothing(reason))
}

@Test func criticalAlertsHaveAPermissionOfTheirOwn() {
    var settings = criticalApp
    settings.authorizationStatus = .denied
    (settings.allowsAlerts, settings.showsOnLockScreen, settings.alertStyle) = (false, false, .none)
    #expect(marks(outcome(.critical, settings)) == marks(outcome(.critical, criticalApp)))
    #expect(outcome(.active, settings) == .nothing(.denied))
}

@Test func provisionalNotificationsAppearInTheListOnly() {
    #expect(marks(outcome(.active, .init(authorizationStatus: .provisional))) == "l")
    #expect(marks(outcome(.timeSensitive, .init(authorizationStatus: .provisional))) == "l")
}

@Test func anEphemeralAppClipCountsAsAuthorized() {
    #expect(marks(outcome(.active, .init(authorizationStatus: .ephemeral))) == "blswpn")
}

@Test(
    arguments: [
        (NotificationSettings(alertStyle: .none), "lswpn"), (.init(alertStyle: .alert), "blswpn"),
        (.init(allowsSounds: false), "blswn"), (.init(allowsBadges: false), "blswp"),
        (.init(showsInNotificationCenter: false), "bswpn"), (.init(showsOnLockScreen: false), "blpn"),
        (.init(allowsAlerts: false), "pn"), (.init(deliversQuietly: true), "l"),
    ] as [(NotificationSettings, String)])
func eachSettingDisablesItsOwnEffect(_ settings: NotificationSettings, _ expected: String) {
    #expect(marks(outcome(.active, settings)) == expected)
}

@Test func withEveryPlaceDisabledNothingIsShown() {
    let settings = NotificationSettings(
        alertStyle: .none, showsInNotificationCenter: false, showsOnLockScreen: false)
    #expect(outcome(.active, settings).suppression == .alertsOff)
    #expect(outcome(.active, .init(allowsAlerts: false)).suppression == .alertsOff)
    #expect(outcome(.active, .init(showsInNotificationCenter: false)).suppression == nil)
}

@Test(
    arguments: [
        ([], ""), ([.banner], "b"), ([.list], "lsw"), ([.alert], "blsw"), ([.sound], "p"), ([.badge], "n"),
        ([.banner, .list, .sound, .badge], "blswpn"),
    ] as [(PresentationOptions, String)])
func aForegroundAppsDelegateDecides(_ options: PresentationOptions, _ expected: String) {
    let settings = NotificationSettings(willPresent: options)
    #expect(marks(outcome(.active, settings, inForeground: true)) == expected)
    #expect(marks(outcome(.active, settings)) == "blswpn")
    let isShown = options.showsBanner || options.showsInList
    #expect(outcome(.active, settings, inForeground: true).suppression == (isShown ? nil : .foreground))
}

@Test func aForegroundAppsDelegateCannotOverrideTheUser() {
    let settings = NotificationSettings(alertStyle: .none, allowsSounds: false, willPresent: .all)
    #expect(marks(outcome(.active, settings, inForeground: true)) == "lswn")
}

@Test func theSummaryHoldsActiveAndPassiveNotifications() throws {
    let mode = DeviceMode(summaryTimes: [try #require(TimeOfDay("18:00"))])
    #expect(marks(outcome(.active, .init(), mode)) == "nh")
    #expect(marks(outcome(.passive, .init(), mode)) == "nh")
    #expect(marks(outcome(.critical, criticalApp, mode)) == "blswpn")
    #expect(marks(outcome(.active, .init(authorizationStatus: .provisional), mode)) == "l")
    #expect(marks(outcome(.active, .init(willPresent: .all), mode, inForeground: true)) == "blswpn")
    var rules = DeliveryRules(settings: .init(), mode: mode)
    rules.isScheduled = false
    #expect(!rules.outcome(of: NotificationContent(body: "Hello")).isHeldForSummary)
}
