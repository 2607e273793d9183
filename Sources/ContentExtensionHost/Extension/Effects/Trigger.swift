/// What effects are done for: the notification that is shown then, and what happened to it.
struct Trigger {
    var notification: UserNotification
    var response: NotificationResponse?
    var event: ControlEvent?
    /// The event's place in repeats, the outermost first.
    var indices: [Int] = []

    init(_ notification: UserNotification, response: NotificationResponse? = nil, event: ControlEvent? = nil) {
        self.notification = notification
        self.response = response
        self.event = event
    }
}
