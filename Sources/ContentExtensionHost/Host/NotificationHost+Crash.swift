/// Crash of the extension's process (fact: host/faults).
extension NotificationHost {
    /// Blanks the view at its current size; default content and actions stay, and their responses go to the app.
    func crash(during call: String, because reason: String) {
        guard let engagement, engagement.isRunning else { return }
        shown?.engagement?.process = .crashed
        stopAwaiting()
        engagement.context.clock.stop()
        record(.crashed(during: call))
        report(
            .warning, "extension-crashed", "the extension crashed in \(call): \(reason)",
            hint: "its view stays blank, the default content and the actions stay")
    }
}
