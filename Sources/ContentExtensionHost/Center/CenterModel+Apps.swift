/// The settings of an app, which override those of the device.
extension CenterModel {
    func showPreviews(of app: AppInfo) -> ShowPreviewsSetting {
        apps.settings(ofKey: app.key, name: app.name).showPreviews ?? settings.showPreviews
    }

    func grouping(of app: AppInfo) -> NotificationGrouping {
        apps.settings(ofKey: app.key, name: app.name).grouping ?? settings.grouping
    }

    /// The buttons below the row of a provisionally authorized app.
    func provisionalChoices(of delivery: Delivery) -> [String] {
        guard apps[delivery.app].settings.authorizationStatus == .provisional else { return [] }
        return [words.text(.keep), words.text(.turnOff)]
    }
}
