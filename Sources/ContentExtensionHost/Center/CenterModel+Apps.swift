/// What the user has set for an app.
extension CenterModel {
    func showPreviews(of app: AppInfo) -> ShowPreviewsSetting { settings.showPreviews }

    /// The buttons below the row of an app that was never asked about.
    func provisionalChoices(of delivery: Delivery) -> [String] { [] }
}
