/// One step of a scenario, with the place that it was written at.
public struct ScenarioStep: Sendable, Equatable {
    public var act: Act
    /// `nil` for a step that was made, not read.
    public var span: SourceSpan?

    public init(_ act: Act, at span: SourceSpan? = nil) {
        self.act = act
        self.span = span
    }

    /// What happens in a step.
    public indirect enum Act: Sendable, Equatable {
        /// A notification reaches the device.
        case deliver(ScenarioDelivery)
        /// What the host takes as it is.
        case host(HostEvent)
        /// A finger touches the screen.
        case tap(ScenarioTap)
        /// Text is typed into whatever has the keyboard.
        case typeText(String)
        /// Virtual time passes, in seconds.
        case wait(Double)
        /// A trait of the device changes.
        case change(TraitChange)
        /// The app takes delivered notifications back, by identifier; all of them for `nil`.
        case removeDelivered([String]?)
        case snapshot(ScenarioSnapshot)
        case expect(Expectation)
        case `repeat`(times: Int, [ScenarioStep])
    }

    /// What the user changes in the device's settings, or by turning it.
    public enum TraitChange: Sendable, Equatable {
        /// `portrait` or `landscape`.
        case orientation(Spanned<String>)
        /// `light` or `dark`.
        case appearance(Spanned<String>)
        /// A size of Dynamic Type by its name.
        case contentSize(Spanned<String>)
        /// "Increase Contrast", "Reduce Transparency" and "Bold Text".
        case increaseContrast(Bool)
        case reduceTransparency(Bool)
        case boldText(Bool)
    }

    /// The words that a scenario's file has for its steps.
    public enum Verb: String, Sendable, Hashable, CaseIterable {
        case deliver, expand, present, load
        case tapAction, reply, typeText, send, cancelTextInput
        case tap, tapHeader, tapBody, close, playPause
        case wait, rotate, setAppearance, setContentSize, setIncreaseContrast, setReduceTransparency, setBoldText
        case lock, unlock, enterPasscode, cancelPasscode
        case openSettings, removeDelivered
        case expandGroup, collapseGroup, swipe, clear, clearGroup, clearAll
        case setGrouping, setPreviews, setMuted, setDoNotDisturb
        case openApp, leaveApp, requestAuthorization, answerPrompt
        case manage, keep, turnOff, choose, closeManagement
        case snapshot, expect, `repeat`
    }
}

/// A notification on its way to the device.
public struct ScenarioDelivery: Sendable, Equatable {
    /// Where what it says comes from.
    public enum PayloadSource: Sendable, Equatable {
        /// A payload's file.
        case file(Spanned<String>)
        /// A payload that stands in the scenario.
        case inline(Spanned<JSONValue>)
        /// A file's contents, in place of the file.
        case bytes([UInt8], file: String)
    }

    public var source: PayloadSource
    /// The request's; made up when `nil`, and never twice the same.
    public var identifier: String?
    /// In place of the payload's.
    public var threadIdentifier: String?
    /// The app that it is of, where that isn't left to the extensions; its icon as it is written.
    public var app: Spanned<AppInfo>?
    /// What its paths are relative to; the scenario's own folder when `nil`.
    public var folder: String?
    /// Whether the app schedules it itself; a local notification never meets a service extension.
    public var isLocal: Bool
    /// Files attached besides those that the payload names; paths as the scenario writes them.
    public var attachments: [Spanned<AttachmentReference>]

    public init(
        _ source: PayloadSource, identifier: String? = nil, threadIdentifier: String? = nil,
        app: Spanned<AppInfo>? = nil, folder: String? = nil, isLocal: Bool = false,
        attachments: [Spanned<AttachmentReference>] = []
    ) {
        self.source = source
        self.identifier = identifier
        self.threadIdentifier = threadIdentifier
        self.app = app
        self.folder = folder
        self.isLocal = isLocal
        self.attachments = attachments
    }
}

/// Where a finger touches, and what it does to a control.
public enum ScenarioTap: Sendable, Equatable {
    /// A point of the screen, in points.
    case point(x: Double, y: Double)
    /// A view by its outlet name, at fractions of its width and height; in its middle at 0.5, 0.5.
    case view(String, x: Double, y: Double)
    /// A control that is moved to a value: a slider, a stepper or a segment by a number, a switch by 1 and 0.
    case value(String, Double)
}

/// A picture, or another view of a moment, that a scenario asks for.
public struct ScenarioSnapshot: Sendable, Equatable {
    /// The stages of a picture that can be written.
    public enum Stage: String, Sendable, Hashable, CaseIterable {
        case picture, layout, scene, tree
    }

    /// The file's name without its ending.
    public var name: String
    public var stage: Stage
    /// The place whose notifications are shown.
    public var presentation: Place
    /// How much of the screen; the runner's own when `nil`.
    public var crop: Spanned<String>?
    /// The picture's format; PNG when `nil`.
    public var format: Spanned<String>?
    /// Whether transitions are shown at the instant they have reached, and not at their end.
    public var isAnimated: Bool
    /// Draws all of a notification that is taller than the screen.
    public var isFullHeight: Bool

    public init(
        _ name: String, stage: Stage = .picture, presentation: Place = .expanded, crop: Spanned<String>? = nil,
        format: Spanned<String>? = nil,
        isAnimated: Bool = false, isFullHeight: Bool = false
    ) {
        self.name = name
        self.stage = stage
        self.presentation = presentation
        self.crop = crop
        self.format = format
        self.isAnimated = isAnimated
        self.isFullHeight = isFullHeight
    }
}
