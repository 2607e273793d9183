import Views

/// The cause of effects: the shown notification, with a response or an event.
struct Trigger {
    var notification: UserNotification
    var response: NotificationResponse?
    var event: ControlEvent?
    /// The touched view's indices in repeats, outermost first.
    var indices: [Int] = []
}
