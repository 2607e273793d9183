/// The device's settings and the app in the foreground.
extension NotificationHost {
    func set(_ setting: CenterSetting) {
        switch setting {
        case .grouping(let grouping): settings.grouping = grouping
        case .showPreviews(let previews): settings.showPreviews = previews
        case .isMuted(let isMuted): settings.mode.isMuted = isMuted
        case .doNotDisturb(let isOn): settings.mode.doNotDisturb = isOn
        }
        let (name, value) = setting.described
        record(.settingChanged(name, to: value))
    }

    /// Opens an app from the home screen, which closes the expanded notification.
    func openApp(_ name: String?) {
        guard !isLocked else {
            return report(
                .warning, "device-locked", "no app can be opened while the device is locked", hint: "unlock it first")
        }
        let app = name.map(appInfo) ?? currentApp
        close(.dismissed, .dismissed)
        closeManagement()
        apps.bringForward(app, fromHome: true)
        record(.appOpened(app: app.key))
    }

    func leaveApp() {
        guard let app = apps.foreground else {
            return report(.warning, "no-app-open", "no app is in front that could be left", hint: "open one first")
        }
        apps.bringForward(nil)
        record(.appLeft(app: app.key))
    }
}
