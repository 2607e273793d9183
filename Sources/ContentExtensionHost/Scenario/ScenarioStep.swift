import Basics

/// A step of a scenario with its position.
public struct ScenarioStep: Sendable, Equatable {
    package var act: Act
    /// `nil` for a step made by code.
    package var span: SourceSpan?

    package init(_ act: Act, at span: SourceSpan? = nil) {
        self.act = act
        self.span = span
    }

    package indirect enum Act: Sendable, Equatable {
        /// A notification reaches the device.
        case deliver(ScenarioDelivery)
        case host(HostEvent)
        /// The user touches the screen.
        case tap(ScenarioTap)
        /// The user drags the notification or a view's content.
        case scroll(ScenarioScroll)
        /// Text is typed into the field with the keyboard.
        case typeText(String)
        /// Virtual time passes, in seconds.
        case wait(Double)
        /// Virtual time passes, in seconds, for the code of a notification that is expanded.
        case settle(Double)
        case change(TraitChange)
        /// The app removes delivered notifications by identifier; `nil` for all.
        case removeDelivered([String]?)
        /// The app removes pending requests by identifier; `nil` for all.
        case removePending([String]?)
        case snapshot(ScenarioSnapshot)
        case expect(Expectation)
        case `repeat`(times: Int, [ScenarioStep])
    }

    /// A change of the device's settings or orientation.
    package enum TraitChange: Sendable, Equatable {
        /// `portrait` or `landscape`.
        case orientation(Spanned<String>)
        /// `light` or `dark`.
        case appearance(Spanned<String>)
        /// A size of Dynamic Type by name.
        case contentSize(Spanned<String>)
        /// "Increase Contrast", "Reduce Transparency" and "Bold Text".
        case increaseContrast(Bool)
        case reduceTransparency(Bool)
        case boldText(Bool)
    }

    /// The names of steps in scenario files.
    package enum Verb: String, Sendable, Hashable, CaseIterable {
        case deliver, expand, present, load
        case tapNotification, longPressNotification, pullDownBanner, swipeBanner
        case tapAction, reply, typeText, send, cancelTextInput
        case tap, tapHeader, tapBody, scroll, close, playPause
        case wait, rotate, setAppearance, setContentSize, setIncreaseContrast, setReduceTransparency, setBoldText
        case lock, unlock, enterPasscode, cancelPasscode
        case openSettings, removeDelivered, removePending
        case expandGroup, collapseGroup, tapClearButton, swipe, clear, clearGroup, clearAll
        case setGrouping, setPreviews, setLockScreenDisplay, setMuted, setDoNotDisturb
        case openApp, leaveApp, requestAuthorization, answerPrompt
        case manage, keep, turnOff, choose, closeManagement
        case snapshot, expect, `repeat`
    }
}

package struct ScenarioDelivery: Sendable, Equatable {
    package enum PayloadSource: Sendable, Equatable {
        case file(Spanned<String>)
        /// A payload within the scenario.
        case inline(Spanned<JSONValue>)
        /// A file's contents, already read.
        case bytes([UInt8], file: String)
    }

    package var source: PayloadSource
    /// The request identifier; `nil` generates a unique one.
    package var identifier: String?
    /// Overrides the payload's.
    package var threadIdentifier: String?
    /// The app it belongs to; `nil` leaves that to the extensions. The icon's path is as written.
    package var app: Spanned<AppInfo>?
    /// The folder to which its paths are relative; `nil` for the scenario's.
    package var folder: String?
    /// `push`, or the trigger of a request that the app itself makes; `nil` delivers the latter at once.
    package var trigger: NotificationTrigger?
    /// Attachments in addition to the payload's; paths as written.
    package var attachments: [Spanned<AttachmentReference>]

    package init(
        _ source: PayloadSource, identifier: String? = nil, threadIdentifier: String? = nil,
        app: Spanned<AppInfo>? = nil, folder: String? = nil, trigger: NotificationTrigger? = .push,
        attachments: [Spanned<AttachmentReference>] = []
    ) {
        self.source = source
        self.identifier = identifier
        self.threadIdentifier = threadIdentifier
        self.app = app
        self.folder = folder
        self.trigger = trigger
        self.attachments = attachments
    }

    /// The files of its payload and its attachments, as written.
    package var fileNames: [Spanned<String>] {
        var names = attachments.map { Spanned($0.value.path, at: $0.span) }
        if case .file(let name) = source { names.append(name) }
        return names
    }
}

/// The target of a touch, with the new value of a control.
package enum ScenarioTap: Sendable, Equatable {
    /// A point on the screen, in points.
    case point(x: Double, y: Double)
    /// A view by outlet name, at fractions of its width and height; 0.5, 0.5 is its centre.
    case view(String, x: Double, y: Double)
    /// A control to be set to a value: a slider, stepper or segmented control to a number, a switch to 1 or 0.
    case value(String, Double)
}

/// A picture or another output of a moment.
package struct ScenarioSnapshot: Sendable, Equatable {
    /// The kind of output.
    package enum Stage: String, Sendable, Hashable, CaseIterable {
        case picture, layout, scene, tree
    }

    /// The file's name without its extension.
    package var name: String
    package var stage = Stage.picture
    package var place = Place.expanded
    /// The cropping; `nil` for the caller's default.
    package var crop: Spanned<String>?
    /// The picture's format; `nil` for PNG.
    package var format: Spanned<String>?
    /// `true` shows transitions at their current progress instead of their end.
    package var isAnimated = false
    /// Draws all of a notification that is taller than the screen.
    package var isFullHeight = false
}
