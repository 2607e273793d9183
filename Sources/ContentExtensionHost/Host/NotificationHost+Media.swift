/// The play/pause button, which the host draws and the extension serves, and the system's own player (facts-behaviour 7).
extension NotificationHost {
    func tapMediaButton() {
        if state.isUp, engagement == nil, let player = mediaPlayer {
            mediaPlayer?.toggle(at: clock.now)
            record(player.playback(at: clock.now).isPlaying ? .mediaPause : .mediaPlay)
            return
        }
        guard state.isUp, let engagement, let button = mediaButton(of: engagement) else {
            report(
                .error, "no-media-button", "no play/pause button is shown",
                hint:
                    "the extension gives mediaPlayPauseButtonType and a frame that isn't empty; without one, attach a "
                    + "sound or a movie")
            return
        }
        self.engagement?.isPlaying = !button.isPlaying
        call(button.isPlaying ? .mediaPause : .mediaPlay) { try button.isPlaying ? $0.mediaPause() : $0.mediaPlay() }
        settleSize()
    }

    func setPlaying(_ isPlaying: Bool) {
        engagement?.isPlaying = isPlaying
        record(.mediaPlaying(isPlaying))
    }

    /// Says why a button that the extension wants isn't seen.
    func checkMediaButton(of engagement: Engagement) {
        let controller = engagement.controller
        guard controller.mediaPlayPauseButtonType != .none else { return }
        let frame = controller.mediaPlayPauseButtonFrame
        guard frame.isDrawable else {
            report(
                .warning, "media-button-without-frame",
                "the extension wants a play/pause button, but its frame is empty or no number, so none is shown",
                hint: "return mediaPlayPauseButtonFrame in the view's coordinates")
            return
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
