/// What is left when the extension's process dies (fact: host/faults).
extension NotificationHost {
    /// The view goes blank at the size that it has; the default content and the actions stay, and go to the app.
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
