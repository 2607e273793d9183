import ContentExtensionHost
import Views

/// Durations and curves of a style's changes in an expanded notification; the defaults are those of iOS 10.
///
/// Measured on the recordings of the device fixtures with 6.7 frames a second (ios10-1 … ios10-4), so accurate to about
/// 0.1 s; the rest is from memory where noted.
package struct MotionTimings: Sendable, Hashable {
    /// The expansion: in frame 1 the platter is in place, 5 % smaller; in frame 3 all is final (recording 2).
    package var presentation = ChangeTiming(duration: 0.35, curve: .spring)
    /// The fade of the contents of the platter and the actions during the expansion (recording 2).
    var presentedContent = ChangeTiming(duration: 0.3, curve: .easeIn)
    /// The initial scale of the platter and the action group (recording 2).
    var presentationScale = 0.95
    /// The change of the content's height; from memory, UIView's animation with a spring that doesn't bounce.
    var contentHeight = ChangeTiming(duration: 0.4, curve: .spring)
    /// The cross-fade of replaced actions while the group changes its height; from memory.
    var actions = ChangeTiming(duration: 0.25, curve: .easeInOut)
    /// The slide of the keyboard: UIView's undocumented animation curve 7, with control points and duration from
    /// developer.apple.com/forums/thread/48088.
    var keyboard = ChangeTiming(duration: 0.5, curve: .bezier(0.38, 0.7, 0.125, 1))
    /// The fade of the overlay media button; from memory.
    var mediaButton = ChangeTiming(duration: 0.25, curve: .easeInOut)
    /// The slide off the bottom: five sixths of the way in one frame of recording 3, gone in the next.
    var dismissal = ChangeTiming(duration: 0.3, curve: .easeIn)

    /// Seconds until an expanded notification is still.
    var settlingSeconds: Double { max(presentation.duration, contentHeight.duration) }

    func timing(of change: SceneTransition.Change) -> ChangeTiming {
        switch change {
        case .presentation: presentation
        case .contentHeight: contentHeight
        case .actions: actions
        case .textInput: keyboard
        case .mediaButton: mediaButton
        case .dismissal: dismissal
        }
    }
}

extension Device {
    /// The timings of the device's style.
    package var motionTimings: MotionTimings { chrome.motion }
}

/// Duration and curve of a change.
package struct ChangeTiming: Sendable, Hashable {
    /// Seconds.
    package let duration: Double
    let curve: MotionCurve

    /// Progress, 0 to 1, this many seconds after the start.
    package func progress(after seconds: Double) -> Double { curve.value(at: seconds / duration) }
}
