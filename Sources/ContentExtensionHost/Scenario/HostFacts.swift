/// Everything that an expectation can ask of a host at one moment.
package struct HostFacts {
    package var scene: Scene
    package var state: HostState
    /// Newest first.
    package var delivered: [UserNotification]
    package var app: AppModel
    /// What the short looks and the list are made of.
    package var center: CenterModel
    package var diagnostics: [Diagnostic]
    package var trace: Trace
    /// Seconds of virtual time.
    package var time: Double

    package init(
        scene: Scene, center: CenterModel, state: HostState, delivered: [UserNotification], app: AppModel,
        diagnostics: [Diagnostic], trace: Trace, time: Double
    ) {
        self.scene = scene
        self.state = state
        self.delivered = delivered
        self.app = app
        self.center = center
        self.diagnostics = diagnostics
        self.trace = trace
        self.time = time
    }

    /// The state under the name that scenarios have for it.
    var stateName: Expectation.State {
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

    /// Whether the expanded look is on the screen.
    var isUp: Bool { scene.presentation == .expanded }

    /// The rows that can be seen: none while a keyboard or the passcode is in their place.
    var shownActions: [NotificationAction] {
        isUp && scene.textInput == nil && scene.passcodePrompt == nil ? scene.actions : []
    }
}

extension ViewNode {
    /// What the view says; `nil` for one that has no text.
    var saidText: String? {
        switch content {
        case .label(let label): label.runs.plainText(or: label.text)
        case .button(let button): button.runs.plainText(or: button.title)
        case .textField(let field): field.text
        case .textView(let view): view.runs.plainText(or: view.text)
        case .segmentedControl(let control):
            control.segments.indices.contains(control.selectedIndex)
                ? control.segments[control.selectedIndex].title : ""
        case .map(let map): map.title
        case .placeholder(let placeholder): placeholder.title
        default: nil
        }
    }

    /// The value of a control, truth values as 1 and 0; `nil` for what has none.
    var controlValue: Double? {
        switch content {
        case .switch(let view): view.isOn ? 1 : 0
        case .slider(let slider): slider.value
        case .stepper(let stepper): stepper.value
        case .progress(let progress): progress.value
        case .segmentedControl(let control): Double(control.selectedIndex)
        case .pageControl(let control): Double(control.currentPage)
        case .activityIndicator(let indicator): indicator.isAnimating ? 1 : 0
        case .button(let button): button.isSelected ? 1 : 0
        default: nil
        }
    }
}
