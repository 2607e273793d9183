import ContentExtensionHost

/// The system's player for a movie or a sound (fact: ios10/media.player).
extension SystemMedia {
    /// The movie's poster at the platter's width, with the round button while it doesn't play, and the progress after
    /// its start. Only the poster frame is decoded; the picture doesn't move.
    func moviePlayer(_ attachment: NotificationAttachment, _ playback: SystemMediaPlayback) -> ViewNode {
        let poster = ViewNode(.image(ImageView(attachment.poster)), placement: .fill)
        let side = metrics.playButtonSize
        let button = MediaButton(
            type: .overlay, frame: Rect(x: 0, y: 0, width: side, height: side), tintColor: metrics.discGlyph,
            isPlaying: false)
        let hasBegun = playback.isPlaying || playback.elapsed > 0
        let strip = ViewNode(
            .view, style: ViewStyle(backgroundColor: .rgba(RGBA(white: 0, alpha: 0.5))),
            sizing: ViewSizing(height: metrics.movieStripHeight),
            placement: Placement(leading: 0, trailing: 0, bottom: 0),
            children: transport(playback, ink: .white, knob: nil))
        let parts = (playback.isPlaying ? [] : [self.button(button, placement: .center)]) + (hasBegun ? [strip] : [])
        return ViewNode(
            .view, id: "media-player", style: ViewStyle(backgroundColor: .black, clipsToBounds: true),
            sizing: ViewSizing(aspectRatio: Self.ratio(attachment.naturalSize) ?? 16 / 9), part: .custom,
            children: [poster] + parts)
    }

    /// A row with the button, the elapsed time, a scrubber and the remaining time.
    func soundPlayer(_ playback: SystemMediaPlayback) -> ViewNode {
        let size = metrics.soundGlyphSize
        let symbol = ImageReference.symbol(
            name: playback.isPlaying ? "media.pause" : "media.play", pointSize: size, weight: .regular)
        let glyph = ViewNode(
            .image(ImageView(symbol)), id: "media-button", style: ViewStyle(tintColor: metrics.glyph),
            sizing: ViewSizing(width: size, height: size), placement: Placement(leading: metrics.inset + 2, centerY: 0))
        return ViewNode(
            .view, id: "media-player", sizing: ViewSizing(height: metrics.soundRowHeight), part: .custom,
            children: [glyph]
                + transport(playback, ink: metrics.time, knob: metrics.glyph, leading: metrics.inset + 2 + size + 12))
    }

    /// The unplayed part of a movie's track.
    private static let faintWhite = Color.rgba(RGBA(white: 1, alpha: 0.35))

    /// The elapsed time, a track, and the remaining time; with an unknown length, neither remaining time nor knob.
    private func transport(
        _ playback: SystemMediaPlayback, ink: Color, knob: Color?, leading: Double? = nil
    ) -> [ViewNode] {
        let leading = leading ?? metrics.inset
        let width = SystemMediaMetrics.timeWidth(for: playback.duration ?? playback.elapsed)
        func time(_ text: String, _ alignment: TextAlignment, _ placement: Placement) -> ViewNode {
            let font = Font(.points(metrics.timeSize), hasMonospacedDigits: true)
            return ViewNode(
                .label(Label(text, font: font, textColor: ink, alignment: alignment)),
                sizing: ViewSizing(width: width, height: 16), placement: placement)
        }
        let elapsed = time(MediaTime.text(playback.elapsed), .left, Placement(leading: leading, centerY: 0))
        let trailing = metrics.inset
        let remaining = playback.duration.map { duration in
            time(
                "-" + MediaTime.text((duration - playback.elapsed).rounded(.up)), .right,
                Placement(trailing: trailing, centerY: 0))
        }
        let share = playback.duration.map { min(1, playback.elapsed / $0) } ?? 0
        let sides = Placement(
            leading: leading + width + 8, trailing: remaining == nil ? trailing : trailing + width + 8, centerY: 0)
        let track: ViewContent
        if let knob, playback.duration != nil {
            var slider = Slider(share)
            (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (knob, metrics.track)
            track = .slider(slider)
        } else {
            track = .progress(
                ProgressView(
                    share, progressTintColor: ink, trackTintColor: knob == nil ? Self.faintWhite : metrics.track))
        }
        return [elapsed, ViewNode(track, placement: sides)] + [remaining].compactMap { $0 }
    }
}
