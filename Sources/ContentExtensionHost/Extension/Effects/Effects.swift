import Views

/// Effects of an event: a notification or response arrives, a view is touched, or time passes.
struct Effects: Sendable, Equatable {
    /// Evaluated when the effects are due; if it fails, they are skipped.
    var when: Condition?
    var values: [DeclaredValue] = []
    /// The entries that are added to the ends of named values.
    var append: [DeclaredValue] = []
    var set: OutletAssignments = [:]
    var title: Bound<String>?
    var preferredContentSize: PreferredContentSize?
    /// The actions assigned to `notificationActions`; `nil` keeps the current ones.
    var actions: Bound<[ActionTemplate]>?
    /// Starts or stops playback.
    var playsMedia: Bool?
    var firstResponder: FirstResponder?
    var performsDefaultAction = false
    var dismisses = false
    /// The delivered notifications of the app that are removed from the list.
    var removal: Removal?
    /// The pending requests of the app that are removed.
    var pendingRemoval: Removal?
    var request: AddedRequest?
    /// The message of a crash, if the extension is to crash.
    var crash: String?
    /// The option for the response's completion handler; `nil` doesn't call it.
    var completion: ResponseOption?
    var then: [DelayedEffects] = []
}

/// A change of the first responder.
enum FirstResponder: Sendable, Equatable {
    /// The controller, which shows its accessory or input view.
    case controller
    /// A text field or text view by outlet, which has the keyboard as well.
    case field(String)
    case resigned
}

/// A local request that an extension makes: the shown notification's content with changes.
struct AddedRequest: Sendable, Equatable {
    /// `nil` for the notification's own.
    var identifier: Bound<String>?
    var changes: ContentChanges
    /// `nil` delivers it at once.
    var trigger: NotificationTrigger?

    func request(from shown: NotificationRequest, in scope: Scope) -> NotificationRequest {
        var content = shown.content
        changes.apply(to: &content, in: scope)
        let identifier = identifier.flatMap { $0.value(in: scope) } ?? shown.identifier
        return NotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }
}

/// Notifications that an extension removes: delivered ones from the list, or pending requests.
enum Removal: Sendable, Equatable {
    case all
    /// Those with the identifiers.
    case named([Bound<String>])

    /// `nil` for all.
    func identifiers(in scope: Scope) -> [String]? {
        switch self {
        case .all: nil
        case .named(let identifiers): identifiers.compactMap { $0.value(in: scope) }
        }
    }
}

/// Effects that follow others after a delay.
struct DelayedEffects: Sendable, Equatable {
    /// Seconds of virtual time; 0 performs them at once.
    var delay: Double
    /// The number of repetitions, each after the delay.
    var times: Int
    var effects: Effects
}

/// A crash requested by the descriptor.
struct ProgramCrash: Error, CustomStringConvertible {
    let description: String
}
