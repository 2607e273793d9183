extension ScenarioStep {
    /// The step in a few words, for captions.
    package var caption: String {
        switch act {
        case .deliver(let delivery): delivery.name.map { "deliver \($0)" } ?? "deliver"
        case .host(let event): event.caption
        case .tap(.view(let view, _, _)): "tap \(view)"
        case .tap(.point(let x, let y)): "tap \(JSONValue.text(of: x)), \(JSONValue.text(of: y))"
        case .tap(.value(let view, let value)): "\(view) to \(JSONValue.text(of: value))"
        case .scroll(let scroll): ["scroll", scroll.view].compactMap(\.self).joined(separator: " ")
        case .typeText(let text): "type \(text.quoted(limit: 24))"
        case .wait(let seconds), .settle(let seconds): "wait \(JSONValue.text(of: seconds)) s"
        case .change(.orientation(let name)), .change(.appearance(let name)), .change(.contentSize(let name)):
            name.value
        case .change(.increaseContrast(let isOn)): isOn ? "increase contrast" : "usual contrast"
        case .change(.reduceTransparency(let isOn)): isOn ? "reduce transparency" : "usual transparency"
        case .change(.boldText(let isOn)): isOn ? "bold text" : "usual text"
        case .removeDelivered: "remove from the list"
        case .removePending: "remove pending"
        case .snapshot(let snapshot): snapshot.name
        case .expect: "expect"
        case .repeat: "repeat"
        }
    }
}

extension ScenarioStep.Act {
    /// `true` for an act on the device, `false` for `expect` and `snapshot`.
    var isSeen: Bool {
        switch self {
        case .expect, .snapshot: false
        default: true
        }
    }
}

extension HostEvent {
    fileprivate var caption: String {
        switch self {
        case .deliver: "deliver"
        case .expand: "expand"
        case .present: "present"
        case .load: "load"
        case .tapAction(let action): "tap \(action)"
        case .typeText(let text): "type \(text.quoted(limit: 24))"
        case .sendText: "send"
        case .reply(let action, let text): "\(action): \(text.quoted(limit: 24))"
        case .cancelTextInput: "close the keyboard"
        case .tapHeader: "tap the header"
        case .tapBody: "tap the text"
        case .touch(let event): "touch \(event.view ?? "the content")"
        case .scroll: "scroll"
        case .tapMediaButton: "play or pause"
        case .dismiss, .tapBackdrop: "close"
        case .tapNotification: "tap the notification"
        case .longPressNotification: "long press"
        case .pullDownBanner: "pull the banner down"
        case .swipeBanner: "swipe the banner"
        case .lock: "lock"
        case .unlock: "unlock"
        case .enterPasscode: "enter the passcode"
        case .cancelPasscode: "cancel the passcode"
        case .openSettings: "open settings"
        case .set(let setting): setting.caption
        case .openApp(let app): app.map { "open \($0)" } ?? "open the app"
        case .leaveApp: "leave the app"
        case .requestAuthorization: "ask"
        case .answerPrompt(let isAllowed): isAllowed ? "allow" : "don't allow"
        case .openManagement: "manage"
        case .keep: "keep"
        case .turnOff: "turn off"
        case .chooseManagement(let choice): "choose \(choice.rawValue)"
        case .closeManagement: "close"
        case .expandGroup: "open the stack"
        case .collapseGroup: "show less"
        case .tapClearButton: "tap the × of the group"
        case .swipe: "swipe"
        case .clear: "clear"
        case .clearGroup: "clear the group"
        case .clearAll: "clear all"
        case .advance(let seconds): "wait \(JSONValue.text(of: seconds)) s"
        }
    }
}

extension ScenarioDelivery {
    /// The delivery's identifier, or its file's name without ending.
    fileprivate var name: String? {
        if let identifier { return identifier }
        guard case .file(let path) = source, let file = path.value.split(separator: "/").last else { return nil }
        return file.split(separator: ".").first.map(String.init)
    }
}
