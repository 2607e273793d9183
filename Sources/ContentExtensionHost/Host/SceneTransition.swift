/// A change of the scene that is seen to happen. The scene is always as it will be at its end; how long it takes and how it
/// eases is the look's business.
public struct SceneTransition: Sendable, Equatable {
    /// What changes, with what it was before where the scene doesn't say.
    public enum Change: Sendable, Equatable {
        /// The look comes up.
        case presentation
        /// The extension's view gets another height, in points.
        case contentHeight(from: Double)
        /// The actions are replaced.
        case actions(from: [NotificationAction])
        /// A keyboard comes up or goes; `nil` when there was none.
        case textInput(from: TextInputSession?)
        /// The play/pause button changes; an overlay button fades.
        case mediaButton
        /// The look goes away.
        case dismissal
    }

    public var change: Change
    /// Seconds of virtual time at which it begins.
    public var start: Double

    public init(_ change: Change, start: Double) {
        self.change = change
        self.start = start
    }
}
