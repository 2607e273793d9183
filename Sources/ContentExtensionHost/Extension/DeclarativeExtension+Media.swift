import Views

/// The play/pause button, and simulated playback by the clock.
extension DeclarativeExtension {
    /// The program's button type; `none` by default.
    package var mediaPlayPauseButtonType: MediaPlayPauseButtonType { program.media?.buttonType ?? .none }
    /// In points of the view; empty by default.
    package var mediaPlayPauseButtonFrame: Rect { program.media?.frame ?? .zero }
    /// White by default.
    package var mediaPlayPauseButtonTintColor: Color { program.media?.tintColor ?? .white }

    /// Starts playback and performs the program's effects.
    package func mediaPlay() throws {
        play(true, tellsHost: false)
        if let effects = program.media?.play { try performEffects(effects, for: trigger) }
    }

    /// Pauses playback and performs the program's effects.
    package func mediaPause() throws {
        play(false, tellsHost: false)
        if let effects = program.media?.pause { try performEffects(effects, for: trigger) }
    }

    /// Prepares to play the notification's media item, unless an earlier one has been played.
    func preparePlayback(of media: MediaProgram?) {
        guard let media, !playback.hasStarted else { return }
        let scope = scope(trigger)
        let attachments = trigger.notification.request.content.attachments
        playback = MediaPlayback(
            duration: media.duration?.value(in: scope) ?? attachments.lazy.compactMap(\.duration).first,
            position: media.position?.value(in: scope) ?? 0)
    }

    /// Starts or stops playback.
    /// - Parameter tellsHost: `true` if the cause isn't the host's button.
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
            // A later start schedules its own end.
            guard let self, self.playback == started else { return }
            self.playback.set(false, at: self.now)
            self.extensionContext?.mediaPlayingPaused()
            do {
                if let effects = self.program.media?.pause { try self.performEffects(effects, for: self.trigger) }
            } catch {
                self.extensionContext?.crash("\(error)")
            }
        }
    }
}
