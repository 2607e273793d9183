/// What the notification centre makes of what is delivered.
extension NotificationHost {
    /// What the short looks and the list show.
    public var center: CenterScene { centerModel.scene }

    /// The notification centre as it is at the moment.
    package var centerModel: CenterModel {
        CenterModel(
            list: list, style: environment.device.style, settings: settings,
            words: SystemWords(language: environment.device.locale),
            timeZone: environment.timeZone, now: date, state: listState, isLocked: isLocked, apps: apps,
            summary: summary,
            management: management, prompt: prompt, currentApp: currentApp)
    }
}
