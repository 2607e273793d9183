import ContentExtensionHost

/// A scene at an instant: how far its changes are.
package struct PresentedScene {
    /// The scene as it will be when all is over; of a look that goes away, as it was when it was up.
    package let scene: Scene
    /// Where the content's height begins, in points, and how far it is.
    package private(set) var contentHeight: (from: Double, progress: Double)?
    package private(set) var actions: (from: [NotificationAction], progress: Double)?
    package private(set) var textInput: (from: TextInputSession?, progress: Double)?
    package private(set) var mediaButton: Double?
    package private(set) var dismissal: Double?
    /// Of the look coming up; `nil` when it is up.
    package private(set) var presentation: (frame: Double, content: Double)?

    /// Whether anything is other than in the settled picture.
    package var isMoving: Bool {
        contentHeight != nil || actions != nil || textInput != nil || mediaButton != nil || dismissal != nil
            || presentation != nil
    }

    package init(_ scene: Scene, _ motion: Motion) {
        var settled = scene
        settled.transitions = []
        if motion == .settled {
            self.scene = settled
            return
        }
        let isGone = scene.presentation == .dismissed || scene.presentation == .openedApp
        for transition in scene.transitions {
            let change = ChangeTiming.of(transition.change)
            // While the look comes up no time passes.
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
                settled.presentation = .expanded
            case .dismissal: break
            }
        }
        if case .comingUp(let fraction) = motion, !isGone {
            let seconds = fraction * ChangeTiming.presentation.duration
            presentation = (
                ChangeTiming.presentation.progress(after: seconds),
                ChangeTiming.presentedContent.progress(after: seconds)
            )
        }
        self.scene = settled
    }
}
