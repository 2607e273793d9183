import Basics
import Views

/// The extension's play/pause button, drawn by the host, and the system's media player (fact: host/media).
extension ExpandedNotification {
    func tapMediaButton() {
        if let mediaPlayer {
            toggleMediaPlayer()
            host.record(mediaPlayer.playback(at: host.clock.now).isPlaying ? .mediaPause : .mediaPlay)
            return
        }
        guard let button = mediaButton else {
            return host.report(
                .error, "no-media-button", "no play/pause button is shown",
                hint:
                    "the extension gives mediaPlayPauseButtonType and a frame that isn't empty; without one, attach a "
                    + "sound or a movie")
        }
        turnPlayback(to: !button.isPlaying)
    }

    var mediaButton: MediaButton? { hosted?.mediaButton(isPlaying: isPlaying) }

    /// A tap on the content pauses playback while the overlay button is hidden.
    func pauseByTouch() { turnPlayback(to: false) }

    /// `true` while media plays and its overlay button is therefore hidden.
    var isOverlayPlaying: Bool { mediaButton.map { $0.type == .overlay && $0.isPlaying } ?? false }

    /// Toggles the button at once, then calls the extension.
    private func turnPlayback(to isPlaying: Bool) {
        setPlaying(isPlaying)
        call(isPlaying ? .mediaPlay : .mediaPause) { try isPlaying ? $0.mediaPlay() : $0.mediaPause() }
        settleSize()
    }

    /// Reports why a requested button isn't visible.
    func checkMediaButton(of controller: any NotificationContentExtension) {
        guard controller.mediaPlayPauseButtonType != .none else { return }
        let frame = controller.mediaPlayPauseButtonFrame
        guard frame.isDrawable else {
            return host.report(
                .warning, "media-button-without-frame",
                "the extension wants a play/pause button, but its frame is empty or no number, so none is shown",
                hint: "return mediaPlayPauseButtonFrame in the view's coordinates")
        }
        let bounds = Rect(origin: .zero, size: size)
        let visible = frame.intersection(bounds)
        if visible != frame {
            let part = visible.isEmpty ? "lies outside" : "reaches out of"
            host.report(
                .warning, "media-button-outside", "the play/pause button's frame \(part) the view",
                hint: "the frame is in the view's coordinates, and the view is \(JSONValue.text(of: bounds.width)) by "
                    + "\(JSONValue.text(of: bounds.height)) points")
        }
    }
}
