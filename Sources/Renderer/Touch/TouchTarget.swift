import ContentExtensionHost

/// What a tap somewhere on the screen meets.
public enum TouchTarget: Sendable, Equatable {
    /// One of the extension's views; a tap that nothing of them takes has an empty path.
    case event(ControlEvent)
    /// A row of the action group, by the action's identifier.
    case action(String)
    /// The app's icon and name.
    case header
    /// The × in the header.
    case close
    /// The title, subtitle and body, or the system's own view of an attachment.
    case body
    /// The play/pause button; also the content under an overlay button that is gone while it plays.
    case mediaButton
    /// What lies behind the notification.
    case backdrop
    /// Nothing that takes a touch: the line between two actions, or no point of the picture.
    case nothing
}
