import Basics
import Views

/// The extension's play/pause button, drawn by the host, and the system's media player (fact: host/media).
extension NotificationHost {
    func tapMediaButton() {
        guard isUpForTouches("the play/pause button was tapped") else { return }
        if let player = shown?.mediaPlayer {
            shown?.mediaPlayer?.toggle(at: clock.now)
            record(player.playback(at: clock.now).isPlaying ? .mediaPause : .mediaPlay)
            return
        }
        guard let engagement, let button = mediaButton(of: engagement) else {
            return report(
                .error, "no-media-button", "no play/pause button is shown",
                hint:
                    "the extension gives mediaPlayPauseButtonType and a frame that isn't empty; without one, attach a "
                    + "sound or a movie")
        }
        turnPlayback(to: !button.isPlaying)
    }

    /// A tap on the content pauses playback while the overlay button is hidden.
    func pauseByTouch() { turnPlayback(to: false) }

    /// `true` while media plays and its overlay button is therefore hidden.
    var isOverlayPlaying: Bool {
        guard let engagement, let button = mediaButton(of: engagement) else { return false }
        return button.type == .overlay && button.isPlaying
    }

    /// Toggles the button at once, then calls the extension.
    private func turnPlayback(to isPlaying: Bool) {
        showPlayback(isPlaying)
        call(isPlaying ? .mediaPlay : .mediaPause) { try isPlaying ? $0.mediaPlay() : $0.mediaPause() }
        settleSize()
    }

    /// The extension reports that playback began or stopped for another reason than the button.
    func setPlaying(_ isPlaying: Bool) {
        showPlayback(isPlaying)
        record(.mediaPlaying(isPlaying))
    }

    private func showPlayback(_ isPlaying: Bool) {
        guard engagement?.isPlaying != isPlaying else { return }
        shown?.engagement?.isPlaying = isPlaying
        begin(.mediaButton)
    }

    /// Reports why a requested button isn't visible.
    func checkMediaButton(of engagement: Engagement) {
        let controller = engagement.controller
        guard controller.mediaPlayPauseButtonType != .none else { return }
        let frame = controller.mediaPlayPauseButtonFrame
        guard frame.isDrawable else {
            return report(
                .warning, "media-button-without-frame",
                "the extension wants a play/pause button, but its frame is empty or no number, so none is shown",
                hint: "return mediaPlayPauseButtonFrame in the view's coordinates")
        }
        let bounds = Rect(origin: .zero, size: size(of: engagement))
        if frame.intersection(bounds).isEmpty {
            report(
                .warning, "media-button-outside", "the play/pause button's frame lies outside the view",
                hint: "the frame is in the view's coordinates, and the view is \(JSONValue.text(of: bounds.width)) by "
                    + "\(JSONValue.text(of: bounds.height)) points")
        }
    }
}
