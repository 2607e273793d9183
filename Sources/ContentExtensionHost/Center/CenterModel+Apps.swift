/// What the user has set for an app, in place of what holds for all.
extension CenterModel {
    func showPreviews(of app: AppInfo) -> ShowPreviewsSetting {
        apps.settings(ofKey: app.key, name: app.name).showPreviews ?? settings.showPreviews
    }

    func grouping(of app: AppInfo) -> NotificationGrouping {
        apps.settings(ofKey: app.key, name: app.name).grouping ?? settings.grouping
    }

    /// The buttons below the row of an app that was never asked about.
    func provisionalChoices(of delivery: Delivery) -> [String] {
        guard apps[delivery.app].settings.authorizationStatus == .provisional else { return [] }
        return [words.text(.keep), words.text(.turnOff)]
    }
}
