import ContentExtensionHost

// snippet: podcast
/// An episode that plays in place, with the system's button over its cover.
final class PodcastViewController: NotificationViewController {
    private var (elapsed, duration) = (0.0, 0.0)
    private var isPlaying = false

    override func viewDidLoad() {
        view = ViewNode(
            .stack(Stack(.vertical)),
            children: [
                ViewNode(.view, id: "cover", sizing: ViewSizing(height: 120)),
                ViewNode(.progress(ProgressView()), id: "progress"),
                ViewNode(
                    .stack(Stack(.horizontal)), sizing: ViewSizing(margins: EdgeInsets(12)),
                    children: [
                        ViewNode(.label(Label("")), id: "episode"),
                        ViewNode(.label(Label("", alignment: .right)), id: "time"),
                    ]),
            ])
        view["cover"]?.backgroundColor = .semantic(.systemIndigo)
    }

    override func didReceive(_ notification: UserNotification) {
        let content = notification.request.content
        // In the header with UNNotificationExtensionOverridesDefaultTitle.
        title = content.title
        view["episode"]?.text = content.body
        duration = content.userInfo["seconds"]?.number ?? 0
        showTime()
    }

    override var mediaPlayPauseButtonType: MediaPlayPauseButtonType { .overlay }
    override var mediaPlayPauseButtonFrame: Rect { Rect(x: 150, y: 30, width: 60, height: 60) }

    override func mediaPlay() {
        isPlaying = true
        tick()
    }

    override func mediaPause() { isPlaying = false }

    /// Timer.scheduledTimer(withTimeInterval: 1, repeats: true).
    private func tick() {
        extensionContext?.clock.schedule(after: 1) { [weak self] in
            guard let self, isPlaying else { return }
            elapsed += 1
            if elapsed < duration {
                tick()
            } else {
                (elapsed, isPlaying) = (0, false)
                extensionContext?.mediaPlayingPaused()
            }
            showTime()
        }
    }

    private func showTime() {
        view["progress"]?.progressView?.value = duration > 0 ? elapsed / duration : 0
        view["time"]?.text = "\(Int(duration - elapsed)) s left"
    }
}
// end
