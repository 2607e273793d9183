import ContentExtensionHost
import Views

/// A scene at an instant, with the progress of its changes.
package struct PresentedScene {
    /// The scene after all changes; for a dismissed notification, the scene before.
    package let scene: Scene
    /// The content's starting height in points, and the progress.
    package private(set) var contentHeight: (from: Double, progress: Double)?
    package private(set) var actions: (from: [NotificationAction], progress: Double)?
    package private(set) var textInput: (from: TextInputSession?, progress: Double)?
    package private(set) var mediaButton: Double?
    package private(set) var dismissal: Double?
    /// The progress of the expansion; `nil` when it is finished.
    package private(set) var presentation: (frame: Double, content: Double)?

    /// `true` when the picture differs from the settled one.
    package var isMoving: Bool {
        contentHeight != nil || actions != nil || textInput != nil || mediaButton != nil || dismissal != nil
            || presentation != nil
    }

    package init(_ scene: Scene, _ motion: Motion, _ timings: MotionTimings) {
        var settled = scene
        settled.transitions = []
        if motion == .settled {
            self.scene = settled
            return
        }
        let isGone = scene.phase == .dismissed || scene.phase == .openedApp
        for transition in scene.transitions {
            let change = timings.timing(of: transition.change)
            // No time passes during the expansion.
            let seconds = motion == .instant ? scene.time - transition.start : 0
            guard seconds < change.duration else { continue }
            let progress = change.progress(after: seconds)
            switch transition.change {
            case .presentation: break
            case .contentHeight(let from): contentHeight = (from, progress)
            case .actions(let from): actions = (from, progress)
            case .textInput(let from): textInput = (from, progress)
            case .mediaButton: mediaButton = progress
            case .dismissal where isGone:
                dismissal = progress
                settled.phase = .expanded
            case .dismissal: break
            }
        }
        if case .comingUp(let fraction) = motion, !isGone {
            let seconds = fraction * timings.presentation.duration
            presentation = (
                timings.presentation.progress(after: seconds), timings.presentedContent.progress(after: seconds)
            )
        }
        self.scene = settled
    }
}

/// The treatment of running changes in a picture.
package enum Motion: Sendable, Hashable {
    /// All changes are finished.
    case settled
    /// The changes at the scene's own time; the expansion itself takes no time.
    case instant
    /// The expansion, which takes no virtual time, at a progress from 0 to 1. Other changes are at their start.
    case comingUp(Double)

    /// The seconds until an expanded notification rests: it is fully shown and its content has its requested height.
    package static var settlingSeconds: Double {
        SystemStyle.allCases.map { Device(style: $0).motionTimings.settlingSeconds }.max() ?? 0
    }
}
