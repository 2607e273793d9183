/// A scenario as an animation: motion plays in real time, longer pauses are shortened.
struct Film {
    /// Ticks are thirtieths of a second of film.
    private enum Ticks {
        /// The bare screen before the first expanded notification.
        static let lead = 10
        /// The longest pause that plays in full; a longer one is shortened to `shortened`.
        static let longest = 45
        static let shortened = 30
        /// The first part of a shortened pause, before the note about the skipped time appears.
        static let untold = 8
        /// The last picture, before the film repeats.
        static let end = 60
    }

    private let recorder: FilmRecorder
    /// The moments that follow, the next one last: those that are drawn are kept no longer.
    private var moments: [ScenarioMoment]
    private let last: ScenarioMoment
    private let stage: FilmStage
    private let writer: AnimationWriter
    /// The position in the film: thirtieths of a second, and the seconds of virtual time until there.
    private var clock: (tick: Int, time: Double)
    /// The last picture shown, its content, and `true` when that content moves by itself.
    private var seen: (canvas: PaintedPixmap, sight: FilmStage.Sight?, moves: Bool)

    init(_ recorder: FilmRecorder, as format: AnimationFormat, on renderer: NotificationRenderer) throws {
        self.recorder = recorder
        let moments = recorder.takeMoments().drop { !$0.hasLook }
        guard let first = moments.first, let last = moments.last else { throw recorder.empty }
        (self.moments, self.last) = (moments.reversed(), last)
        var options = recorder.options
        if moments.contains(where: \.scene.hasInput) { options.crop = .screen }
        let scale = recorder.scale ?? min(format.maxScale, first.device.model.scale)
        stage = FilmStage(
            renderer: renderer, recorder: recorder, options: options,
            size: Self.size(of: moments, on: renderer, options), scale: scale)
        let canvas = try stage.paint(stage.bare(first))
        seen = (canvas, nil, false)
        writer = try AnimationWriter(format, width: canvas.width, height: canvas.height)
        clock = (Ticks.lead, first.time)
        try writer.add(canvas, at: 0)
    }

    /// The encoded file.
    mutating func draw() throws -> [UInt8] {
        var cameUp: Double?
        while !writer.isFull, let moment = moments.popLast() {
            if let start = moment.scene.presentationStart, start != cameUp {
                cameUp = start
                try comeUp(moment)
            }
            // Most moments are like the one before: they are neither laid out nor painted.
            if seen.sight == FilmStage.Sight(moment, moves: seen.moves) { continue }
            let composition = stage.composition(moment, .instant)
            try show(stage.paint(composition), at: moment.time)
            seen.moves = composition.moves
            seen.sight = FilmStage.Sight(moment, moves: seen.moves)
        }
        try settle(last)
        if writer.isFull {
            recorder.cut(
                "an animation has \(Limits.filmFrames) pictures and \(Limits.filmPixels) changed pixels at most")
        }
        return try writer.finish(at: clock.tick + Ticks.end)
    }

    /// Plays the expansion of a notification, during which virtual time stands still.
    private mutating func comeUp(_ moment: ScenarioMoment) throws {
        try pass(to: moment.time)
        // The expansion takes no virtual time.
        let seconds = moment.device.motionTimings.presentation.duration
        let ticks = Int((seconds * Double(AnimationWriter.framesPerSecond)).rounded(.up))
        for tick in 0..<ticks {
            let fraction = Double(tick) / Double(ticks)
            seen = (try stage.paint(stage.composition(moment, .comingUp(fraction))), nil, false)
            clock.tick += 1
            try writer.add(seen.canvas, at: clock.tick)
        }
    }

    /// Plays the changes still under way after the last step to their end.
    private mutating func settle(_ last: ScenarioMoment) throws {
        var moment = last
        let timings = moment.device.motionTimings
        for tick in 1...Ticks.longest where !writer.isFull && PresentedScene(moment.scene, .instant, timings).isMoving {
            moment.time = last.time + Double(tick) / Double(AnimationWriter.framesPerSecond)
            moment.scene.time = moment.time
            try show(stage.paint(stage.composition(moment, .instant)), at: moment.time)
        }
    }

    /// Adds a picture if it differs from the last one.
    private mutating func show(_ canvas: PaintedPixmap, at time: Double) throws {
        guard ChangedPixels.bounds(from: seen.canvas, to: canvas) != nil else { return }
        try pass(to: time)
        try writer.add(canvas, at: clock.tick)
        seen.canvas = canvas
    }

    /// Advances the film to a virtual time; a long pause is shortened.
    private mutating func pass(to time: Double) throws {
        let ticks = ((time - clock.time) * Double(AnimationWriter.framesPerSecond)).rounded()
        if ticks > Double(Ticks.longest) {
            let words = VirtualTime.text(time - clock.time) + " later"
            try writer.add(stage.note(words, on: seen.canvas), at: clock.tick + Ticks.untold)
            clock.tick += Ticks.shortened
        } else {
            clock.tick += max(1, Int(ticks))
        }
        clock.time = max(clock.time, time)
    }

    /// The size of all pictures, in points.
    private static func size(
        of moments: some Sequence<ScenarioMoment>, on renderer: NotificationRenderer, _ options: CompositionOptions
    ) -> Size {
        var sizes = FilmSizes()
        var last: (scene: Scene, device: Device)?
        var shown: Screen?
        for moment in moments {
            if let screen = moment.activities, screen != shown {
                shown = screen
                if renderer.device != moment.device { renderer.device = moment.device }
                sizes.add(screen, on: renderer, options)
            }
            let scene = moment.scene.atRest
            if let last, last == (scene, moment.device) { continue }
            last = (scene, moment.device)
            if renderer.device != moment.device { renderer.device = moment.device }
            sizes.add(moment.scene, on: renderer, options)
        }
        if sizes.size.height == 0 { return Size(width: sizes.size.width, height: renderer.device.screen.height) }
        return sizes.size
    }
}

extension Scene {
    /// The virtual time of the expansion, in seconds; `nil` when nothing is expanded.
    fileprivate var presentationStart: Double? {
        guard phase == .expanded else { return nil }
        return transitions.first { $0.change == .presentation }?.start ?? expandedAt
    }
}
