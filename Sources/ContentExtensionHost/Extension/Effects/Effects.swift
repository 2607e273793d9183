/// What a program does when something happens: a notification or a response comes, a view is touched, time has passed.
struct Effects: Sendable, Equatable {
    /// Whether they are done at all; asked when their time has come.
    var when: Condition?
    /// What named values are from here on.
    var values: [NamedValue] = []
    var set: OutletAssignments = [:]
    var title: Bound<String>?
    var preferredContentSize: Size?
    /// What is assigned to `notificationActions`; `nil` leaves those shown.
    var actions: [ActionTemplate]?
    /// Starts or stops playback.
    var playsMedia: Bool?
    /// Becomes or resigns first responder.
    var isFirstResponder: Bool?
    var performsDefaultAction = false
    var dismisses = false
    /// Why the extension crashes, if it does.
    var crash: String?
    /// What the response's completion is called with, if it is.
    var completion: ResponseOption?
    var then: [DelayedEffects] = []
}

/// Effects that come later.
struct DelayedEffects: Sendable, Equatable {
    /// Seconds of virtual time after the effects that they follow; 0 is at once.
    var delay: Double
    /// How often they come, each time after the delay.
    var times: Int
    var effects: Effects
}

/// Why a program crashes on purpose: its descriptor says so.
struct ProgramCrash: Error, CustomStringConvertible {
    let description: String
}
