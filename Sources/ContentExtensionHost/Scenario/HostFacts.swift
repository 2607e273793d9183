import Basics
import Views

/// The state of a host against which expectations are checked.
package struct HostFacts {
    package var scene: Scene
    package var state: HostState
    /// Newest first.
    package var delivered: [UserNotification]
    /// The requests that wait for their triggers, the soonest first.
    package var pending: [NotificationRequest]
    package var app: AppModel
    /// The state of banners and lists.
    package var center: CenterModel
    package var diagnostics: [Diagnostic]
    package var trace: Trace
    /// Virtual time in seconds.
    package var time: Double
    /// The Live Activities, the most relevant first.
    package var activities: [ActivityFacts] = []

    package var stateName: Expectation.State {
        switch state {
        case .idle: delivered.isEmpty ? .nothing : .delivered
        case .loading: .loading
        case .expanded: .expanded
        case .textInput, .firstResponder: .textInput
        case .passcode: .passcode
        case .awaitingCompletion: .waiting
        case .dismissed: .dismissed
        case .openedApp: .openedApp
        }
    }

    /// `true` while the expanded notification is on the screen.
    var isUp: Bool { scene.phase == .expanded }

    /// The expanded notification, else the newest delivered one.
    var notification: UserNotification? { isUp ? scene.notification : delivered.first }

    /// The visible actions: none while a keyboard or the passcode prompt replaces them.
    package var shownActions: [NotificationAction] {
        isUp && scene.textInput == nil && scene.passcodePrompt == nil ? scene.actions : []
    }
}

extension NotificationHost {
    /// The current state.
    /// - Parameters:
    ///   - app: the app to check, by bundle identifier or name; `nil` for the app of the shown notification.
    ///   - diagnostics: all findings so far, including those of layout and of files.
    package func facts(of app: String?, diagnostics: [Diagnostic]) -> HostFacts {
        HostFacts(
            scene: scene, state: state, delivered: delivered, pending: pendingRequests(),
            app: self.app(named: app), center: centerModel, diagnostics: diagnostics, trace: trace, time: clock.now)
    }
}

extension ViewNode {
    /// The view's text; `nil` for views without text.
    package var saidText: String? {
        switch content {
        case .label(let label): label.runs.plainText(or: label.text)
        case .control(let control): control.base.shownText
        default: nil
        }
    }

    /// The value of a control, booleans as 1 and 0; `nil` for other views.
    var controlValue: Double? { content.control?.number }
}
