/// The notification centre of the host.
extension NotificationHost {
    /// The contents of the banner, the locked screen and the list.
    package var center: CenterScene { centerModel.scene }

    /// A snapshot of the notification centre's state.
    package var centerModel: CenterModel {
        CenterModel(
            list: list, style: environment.device.style, settings: settings,
            words: SystemWords(language: environment.device.locale), timeZone: environment.timeZone, now: date,
            state: listState, isLocked: isLocked, apps: apps, summary: summary, management: management, prompt: prompt,
            currentApp: currentApp)
    }
}
