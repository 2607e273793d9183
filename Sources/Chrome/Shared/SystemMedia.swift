import ContentExtensionHost
import Renderer
import Views

/// The system's media view, and the media button over an extension's view (fact: ios10/media), for all styles.
struct SystemMedia {
    let metrics: SystemMediaMetrics

    /// The extension's view with the media button over it; without an extension, the attachment; otherwise `nil`.
    func content(of scene: Scene, images: any ImageMeasuring, on device: Device) -> ViewNode? {
        guard let custom = scene.custom else {
            return scene.systemMedia.map {
                self.view($0, playback: scene.systemMediaPlayback ?? SystemMediaPlayback(), images: images)
            }
        }
        var view = custom.view
        view.placement = .fill
        let button = custom.mediaButton.map { self.button($0) }
        return ViewNode(
            .view, id: "custom-content", style: ViewStyle(clipsToBounds: true),
            // Whole pixels, as the platter has: a fraction would show as a line below a dark view.
            sizing: ViewSizing(height: device.ceilToPixel(custom.size.height)), part: .custom,
            children: [view] + [button].compactMap { $0 })
    }

    /// The first attachment without an extension: an image in its aspect ratio, or a player for a movie or sound.
    private func view(
        _ attachment: NotificationAttachment, playback: SystemMediaPlayback, images: any ImageMeasuring
    ) -> ViewNode {
        switch attachment.family {
        case .image:
            let image = ImageReference.file(path: attachment.path, scale: 1)
            return ViewNode(
                .image(ImageView(image, contentMode: .scaleAspectFill)), id: "media",
                style: ViewStyle(clipsToBounds: true),
                sizing: ViewSizing(aspectRatio: Self.ratio(images.naturalSize(of: image)) ?? 4 / 3), part: .custom)
        case .movie: return moviePlayer(attachment, playback)
        case .audio: return soundPlayer(playback)
        }
    }

    private static func ratio(_ size: Size?) -> Double? {
        size.map { $0.height > 0 && $0.width > 0 ? $0.width / $0.height : 1 }
    }

    /// A play or pause glyph in the tint colour, which fills the button; an overlay button's is smaller, on a
    /// translucent disc that disappears while playing.
    private func button(_ button: MediaButton, placement: Placement? = nil) -> ViewNode {
        let isDisc = button.type == .overlay
        let size = button.frame.size
        let inset = isDisc ? (1 - metrics.playGlyphShare) / 2 : 0
        let symbol = ImageReference.symbol(
            name: button.isPlaying ? "media.pause" : "media.play", pointSize: size.height, weight: .regular)
        let glyph = ViewNode(
            .image(ImageView(symbol)), style: ViewStyle(tintColor: button.tintColor),
            placement: Placement(
                leading: size.width * inset, trailing: size.width * inset, top: size.height * inset,
                bottom: size.height * inset))
        return ViewNode(
            .view, id: "media-button",
            style: ViewStyle(
                backgroundColor: isDisc ? metrics.disc : .clear, alpha: isDisc && button.isPlaying ? 0 : 1,
                cornerRadius: isDisc ? .half : .points(0), clipsToBounds: isDisc),
            sizing: ViewSizing(width: button.frame.width, height: button.frame.height),
            placement: placement ?? Placement(leading: button.frame.minX, top: button.frame.minY), children: [glyph])
    }

    /// The movie's poster (fact: ios10/media.player) at the platter's width, with the round button while it doesn't play, and the progress after
    /// its start. Only the poster frame is decoded; the picture doesn't move.
    private func moviePlayer(_ attachment: NotificationAttachment, _ playback: SystemMediaPlayback) -> ViewNode {
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
    private func soundPlayer(_ playback: SystemMediaPlayback) -> ViewNode {
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
        let font = Font(.points(metrics.timeSize), hasMonospacedDigits: true)
        func time(_ text: String, _ alignment: TextAlignment, _ placement: Placement) -> ViewNode {
            ViewNode(
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
        let color = knob == nil ? Self.faintWhite : metrics.track
        var track = ViewContent.progress(ProgressView(share, progressTintColor: ink, trackTintColor: color))
        if let knob, playback.duration != nil {
            var slider = Slider(share)
            (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (knob, metrics.track)
            track = .slider(slider)
        }
        return [elapsed, ViewNode(track, placement: sides)] + [remaining].compactMap { $0 }
    }
}

/// Metrics in points and colours of the system's media view, given by the style.
struct SystemMediaMetrics {
    /// The margin of rows and strips to the platter's sides.
    var inset: Double
    /// The round button on a movie and its glyph's share: 33 of 70 points (fact: ios10/media.play-button).
    var playButtonSize = 70.0
    var playGlyphShare = 0.47
    /// From memory: the strip over a movie's bottom, a sound's row and glyph, and the times' font size.
    var movieStripHeight = 32.0
    var soundRowHeight = 60.0
    var soundGlyphSize = 18.0
    var timeSize = 13.0
    /// The disc over a movie, and the glyph on it in both appearances (fact: ios10/media.play-button).
    var disc = Color.rgba(RGBA(white: 1, alpha: 0.66))
    var discGlyph = Color.rgba(RGBA(31, 47, 46))
    /// The colours of a sound's glyph and played part, its times, and its unplayed part.
    var glyph: Color
    var time: Color
    var track: Color

    /// The width reserved for a time with its minus sign, so that the track doesn't move while time passes.
    static func timeWidth(for seconds: Double) -> Double {
        seconds >= 3_600 ? 60 : seconds >= 600 ? 46 : 38
    }
}
