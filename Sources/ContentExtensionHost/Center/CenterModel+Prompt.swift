/// The authorization prompt with its texts.
extension CenterModel {
    /// The prompt on the screen, or the one that the current app would show.
    var authorizationPrompt: AuthorizationPrompt? {
        let app = prompt?.app ?? currentApp
        guard !app.name.isEmpty else { return nil }
        let isCritical = prompt?.isForCriticalAlerts ?? false
        return AuthorizationPrompt(
            app: app, title: words.text(isCritical ? .criticalPromptTitle : .promptTitle, app.name),
            message: words.text(isCritical ? .criticalPromptMessage : .promptMessage),
            buttons: [words.text(.dontAllow), words.text(.allow)])
    }
}
