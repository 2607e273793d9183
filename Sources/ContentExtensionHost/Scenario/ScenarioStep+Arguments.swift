import Basics

extension ScenarioReader {
    func hostEvent(_ verb: ScenarioStep.Verb, _ raw: JSONValue, _ path: String) -> HostEvent? {
        func plain(_ event: HostEvent) -> HostEvent? { isTrue(raw, path, verb.rawValue) ? event : nil }
        func notification(_ event: (String?) -> HostEvent) -> HostEvent? {
            if raw.bool == true { return event(nil) }
            return text(raw, path, "true, or a notification's identifier").map { event($0.value) }
        }
        func named(_ event: (String) -> HostEvent) -> HostEvent? {
            text(raw, path, "a notification's identifier").map { event($0.value) }
        }
        switch verb {
        case .expand: return notification(HostEvent.expand)
        case .present: return notification(HostEvent.present)
        case .tapNotification: return notification(HostEvent.tapNotification)
        case .longPressNotification: return notification(HostEvent.longPressNotification)
        case .pullDownBanner: return plain(.pullDownBanner)
        case .swipeBanner: return plain(.swipeBanner)
        case .openSettings: return notification(HostEvent.openSettings)
        case .swipe: return notification(HostEvent.swipe)
        case .expandGroup: return named(HostEvent.expandGroup)
        case .collapseGroup: return named(HostEvent.collapseGroup)
        case .tapClearButton: return named(HostEvent.tapClearButton)
        case .clear: return named(HostEvent.clear)
        case .clearGroup: return named(HostEvent.clearGroup)
        case .clearAll: return plain(.clearAll)
        case .load: return plain(.load)
        case .send: return plain(.sendText)
        case .cancelTextInput: return plain(.cancelTextInput)
        case .tapHeader: return plain(.tapHeader)
        case .tapBody: return plain(.tapBody)
        case .close: return raw.string == "backdrop" ? .tapBackdrop : plain(.dismiss)
        case .playPause: return plain(.tapMediaButton)
        case .lock: return plain(.lock)
        case .unlock: return plain(.unlock)
        case .enterPasscode: return plain(.enterPasscode)
        case .cancelPasscode: return plain(.cancelPasscode)
        case .tapAction: return text(raw, path, "an action's identifier").map { .tapAction($0.value) }
        case .reply: return reply(raw, path)
        case .setGrouping, .setPreviews, .setLockScreenDisplay, .setMuted, .setDoNotDisturb:
            return setting(verb, raw, path).map { .set($0) }
        case .openApp:
            if raw.bool == true { return .openApp(nil) }
            return text(raw, path, "true, or an app's bundle identifier or name").map { .openApp($0.value) }
        case .leaveApp: return plain(.leaveApp)
        case .requestAuthorization: return authorizationRequest(raw, path)
        case .answerPrompt: return bool(raw, path).map { .answerPrompt($0) }
        case .manage: return notification(HostEvent.openManagement)
        case .keep: return notification(HostEvent.keep)
        case .turnOff: return notification(HostEvent.turnOff)
        case .choose:
            return choice(raw, path, "a choice", ManagementView.Choice.Kind.self).map { .chooseManagement($0) }
        case .closeManagement: return plain(.closeManagement)
        case .deliver, .typeText, .tap, .scroll, .wait, .rotate, .setAppearance, .setContentSize, .setIncreaseContrast,
            .setReduceTransparency, .setBoldText, .removeDelivered, .removePending, .snapshot, .expect, .repeat:
            return nil
        }
    }

    private func reply(_ raw: JSONValue, _ path: String) -> HostEvent? {
        guard let reader = report.object(raw, path: path, "an object with \"action\" and \"text\"") else { return nil }
        let action = reader.identifier("action")
        let text = reader.require("text") ? reader.string("text") : nil
        reader.finish()
        guard let action, let text else { return nil }
        return .reply(action, text: text)
    }

    /// A payload's path, or an object with it and options.
    func delivery(_ raw: JSONValue, _ path: String) -> ScenarioDelivery? {
        if raw.string != nil { return text(raw, path, "a payload's path").map { ScenarioDelivery(.file($0)) } }
        if raw["aps"] != nil, raw["payload"] == nil {
            report.add(
                .error, "misplaced-key", "a payload that stands in the scenario goes under \"payload\"",
                at: raw.position, path: path, hint: "write {\"deliver\": {\"payload\": {\"aps\": …}}}")
            return nil
        }
        let what = "a payload's path, or an object with \"payload\""
        guard let reader = report.object(raw, path: path, what) else { return nil }
        let delivery = delivery(reader)
        reader.finish()
        return delivery
    }

    func delivery(_ reader: ObjectReader) -> ScenarioDelivery? {
        _ = reader.require("payload")
        let source = reader.decode("payload") { raw, path -> ScenarioDelivery.PayloadSource? in
            if raw.members != nil { return .inline(Spanned(raw, at: report.span(raw, path))) }
            return text(raw, path, "a payload, or the path of one").map { .file($0) }
        }
        let identifier = reader.optionalIdentifier("identifier")
        let thread = reader.string("threadIdentifier")
        let app = reader.decode("app", app)
        let trigger = trigger(reader)
        let attachments = reader.decode("attachments") { elements($0, $1, "an array of files", attachment) } ?? []
        return source.map {
            ScenarioDelivery(
                $0, identifier: identifier, threadIdentifier: thread, app: app, trigger: trigger,
                attachments: attachments)
        }
    }

    /// `push`, the trigger of a local request, or `nil` for a local one without a trigger.
    private func trigger(_ reader: ObjectReader) -> NotificationTrigger? {
        let isLocal = reader.bool("local")
        guard let raw = reader.raw("trigger") else { return isLocal ?? false ? nil : .push }
        if isLocal == false {
            report.add(
                .error, "conflicting-keys", "a request with a trigger is local", at: raw.position,
                path: reader.child("trigger"), hint: "leave out \"local\"")
        }
        return reader.decode("trigger", NotificationTrigger.self)
    }

    /// An app's name, or an object with it.
    private func app(_ raw: JSONValue, _ path: String) -> Spanned<AppInfo>? {
        let span = report.span(raw, path)
        if raw.string != nil {
            return text(raw, path, "an app's name").map { Spanned(AppInfo(name: $0.value), at: span) }
        }
        guard let reader = report.object(raw, path: path, "an app's name, or an object with \"name\"") else {
            return nil
        }
        let name = reader.identifier("name")
        let bundle = reader.raw("bundleIdentifier") == nil ? "" : reader.identifier("bundleIdentifier")
        let icon = reader.optionalIdentifier("icon")
        reader.finish()
        guard let name, let bundle else { return nil }
        return Spanned(AppInfo(name: name, bundleIdentifier: bundle, iconPath: icon), at: span)
    }

    private func attachment(_ raw: JSONValue, _ path: String) -> Spanned<AttachmentReference>? {
        let span = report.span(raw, path)
        if raw.string != nil {
            return text(raw, path, "a path").map { Spanned(AttachmentReference(path: $0.value), at: span) }
        }
        guard let reader = report.object(raw, path: path, "a path, or an object with \"identifier\" and \"path\"")
        else { return nil }
        let identifier = reader.optionalIdentifier("identifier")
        let file = reader.identifier("path")
        reader.finish()
        return file.map { Spanned(AttachmentReference(identifier: identifier ?? "", path: $0), at: span) }
    }

    /// A view's name, a point on the screen, or an object.
    func tap(_ raw: JSONValue, _ path: String) -> ScenarioTap? {
        if raw.string != nil { return text(raw, path, "an outlet's name").map { .view($0.value, x: 0.5, y: 0.5) } }
        if raw.array != nil {
            let numbers = report.numbers(raw, path: path, count: 2...2, in: points, "a point [x, y]")
            return numbers.map { .point(x: $0[0], y: $0[1]) }
        }
        let what = "a view's name, a point [x, y], or an object with \"view\""
        guard let reader = report.object(raw, path: path, what) else { return nil }
        let view = reader.identifier("view")
        let place = reader.decode("at") {
            report.numbers($0, path: $1, count: 2...2, in: 0...1, "fractions [x, y] of the view")
        }
        let value = reader.raw("value").flatMap { controlValue($0, reader.child("value")) }
        if place != nil, let stray = reader.raw("value") {
            report.add(
                .error, "conflicting-keys", "\"at\" and \"value\" both say where the view is touched",
                at: stray.position, path: path, hint: "keep one")
        }
        reader.finish()
        guard let view else { return nil }
        if let value { return .value(view, value) }
        return .view(view, x: place?[0] ?? 0.5, y: place?[1] ?? 0.5)
    }

    /// A number, or a boolean as 1 and 0.
    func controlValue(_ raw: JSONValue, _ path: String) -> Double? {
        if let bool = raw.bool { return bool ? 1 : 0 }
        return report.number(raw, path: path, in: -1e9...1e9, "a number, true or false")
    }

    private var points: ClosedRange<Double> { -Limits.points...Limits.points }

    /// A file name, or an object with it and options.
    func snapshot(_ raw: JSONValue, _ path: String) -> ScenarioSnapshot? {
        if raw.string != nil { return snapshotName(raw, path).map { ScenarioSnapshot(name: $0) } }
        guard let reader = report.object(raw, path: path, "a name, or an object with \"name\"") else { return nil }
        let name = reader.require("name") ? reader.decode("name", snapshotName) : nil
        let stage = reader.decode("what") { choice($0, $1, "a stage", ScenarioSnapshot.Stage.self) }
        let place = reader.decode("presentation") { choice($0, $1, "a presentation", Place.self) }
        let crop = reader.decode("crop") { text($0, $1, "\"notification\", \"platter\" or \"screen\"") }
        let format = reader.decode("format") {
            text($0, $1, "\"png\", \"svg\", \"pdf\", \"webp\", \"jpeg\" or \"raw\"")
        }
        let isAnimated = reader.bool("animated") ?? false
        let isFullHeight = reader.bool("fullHeight") ?? false
        reader.finish()
        return name.map {
            ScenarioSnapshot(
                name: $0, stage: stage ?? .picture, place: place ?? .expanded, crop: crop, format: format,
                isAnimated: isAnimated, isFullHeight: isFullHeight)
        }
    }

    /// A file name without a folder, so that it stays in the output folder.
    private func snapshotName(_ raw: JSONValue, _ path: String) -> String? {
        guard let name = text(raw, path, "a snapshot's name")?.value else { return nil }
        if !name.contains("/"), !name.hasPrefix("."), name.utf8.count <= 200 { return name }
        report.add(
            .error, "snapshot-name", "\(name.quoted()) can't be a snapshot's name", at: raw.position, path: path,
            hint: "it is a file's name without a folder and without an ending, such as \"accepted\"")
        return nil
    }
}
