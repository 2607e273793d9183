import ContentExtensionHost

/// How long the changes of a long look take, and how they ease: measured of iOS 10, and the same for all looks.
///
/// The recordings are those of the device fixtures at 6.7 frames a second (ios10-1 … ios10-4), so that what they show is
/// true to about 0.1 s; the rest is from memory, as said.
package struct ChangeTiming: Sendable, Hashable {
    /// Seconds.
    package let duration: Double
    let curve: MotionCurve

    /// The look comes up in its place: at the first frame the platter is there, 5 % smaller, and its content faint; at
    /// the third all is as it stays (recording 2).
    package static let presentation = ChangeTiming(duration: 0.35, curve: .spring)
    /// What is on the platter and the actions fade in meanwhile (recording 2).
    package static let presentedContent = ChangeTiming(duration: 0.3, curve: .easeIn)
    /// How much smaller the platter and the action group begin (recording 2).
    package static let presentationScale = 0.95
    /// The content gets another height; from memory, as UIView animates with a spring that doesn't bounce.
    package static let contentHeight = ChangeTiming(duration: 0.4, curve: .spring)
    /// Labels of replaced actions cross-fade while the group takes its new height; from memory.
    package static let actions = ChangeTiming(duration: 0.25, curve: .easeInOut)
    /// The keyboard slides: curve 7 of UIView's, which no one documents; the points and the time by which it was found
    /// out (developer.apple.com/forums/thread/48088).
    package static let keyboard = ChangeTiming(duration: 0.5, curve: .bezier(0.38, 0.7, 0.125, 1))
    /// The overlay media button fades; from memory.
    package static let mediaButton = ChangeTiming(duration: 0.25, curve: .easeInOut)
    /// The look slides off the bottom: five sixths of the way in one frame of recording 3, gone in the next.
    package static let dismissal = ChangeTiming(duration: 0.3, curve: .easeIn)

    /// What a transition takes.
    package static func of(_ change: SceneTransition.Change) -> ChangeTiming {
        switch change {
        case .presentation: presentation
        case .contentHeight: contentHeight
        case .actions: actions
        case .textInput: keyboard
        case .mediaButton: mediaButton
        case .dismissal: dismissal
        }
    }

    /// How far it is, 0 to 1, so many seconds after its start.
    package func progress(after seconds: Double) -> Double { curve.value(at: seconds / duration) }
}
