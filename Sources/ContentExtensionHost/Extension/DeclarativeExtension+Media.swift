/// The play/pause button, and the playback that only the clock knows of.
extension DeclarativeExtension {
    /// The program's; `none` unless it has one.
    public var mediaPlayPauseButtonType: MediaPlayPauseButtonType { program.media?.buttonType ?? .none }
    /// In points of the view; empty unless the program gives one.
    public var mediaPlayPauseButtonFrame: Rect { program.media?.frame ?? .zero }
    /// White unless the program gives one.
    public var mediaPlayPauseButtonTintColor: Color { program.media?.tintColor ?? .white }

    /// Starts playback, and does what the program does then.
    public func mediaPlay() throws {
        play(true, tellsHost: false)
        if let effects = program.media?.play { try perform(effects, for: trigger) }
    }

    /// Stops playback, and does what the program does then.
    public func mediaPause() throws {
        play(false, tellsHost: false)
        if let effects = program.media?.pause { try perform(effects, for: trigger) }
    }

    /// Takes the item that a notification brings, unless an earlier one's has been played.
    func load(_ media: MediaProgram?) {
        guard let media, !playback.hasStarted else { return }
        let scope = scope(trigger)
        let attachments = scope.evaluation.attachments
        playback = MediaPlayback(
            duration: media.duration?.value(in: scope) ?? attachments.lazy.compactMap(\.duration).first,
            position: media.position?.value(in: scope) ?? 0)
    }

    /// Starts or stops playback.
    /// - Parameter tellsHost: whether it is for another reason than the host's button.
    func play(_ isPlaying: Bool, tellsHost: Bool) {
        if playback.isPlaying != isPlaying {
            playback.set(isPlaying, at: now)
            if isPlaying { scheduleEnd() }
        }
        guard tellsHost, let extensionContext else { return }
        isPlaying ? extensionContext.mediaPlayingStarted() : extensionContext.mediaPlayingPaused()
    }

    private func scheduleEnd() {
        guard let end = playback.end else { return }
        let started = playback
        extensionContext?.clock.schedule(after: end - now) { [weak self] in
            // Another pause and start since then has an end of its own.
            guard let self, self.playback == started else { return }
            self.playback.set(false, at: self.now)
            self.extensionContext?.mediaPlayingPaused()
            do {
                if let effects = self.program.media?.pause { try self.perform(effects, for: self.trigger) }
            } catch {
                self.extensionContext?.crash("\(error)")
            }
        }
    }
}
