/// Touches on the screen, hit-tested in the picture of the whole screen.
extension ScenarioPlayer {
    /// Touches the screen; reports a finding when the touch is impossible.
    func tap(_ tap: ScenarioTap) {
        guard host.state.isUp else {
            // The host reports the reason why touches are impossible.
            host.send(.touch(ControlEvent(.tap, path: [])))
            return
        }
        // An action's button is a view by its identifier, unless the extension has one of that name.
        if case .view(let name, _, _) = tap, host.scene.view(name) == nil,
            host.scene.actions.contains(where: { $0.identifier == name })
        {
            return host.send(.tapAction(name))
        }
        do throws(Diagnostic) {
            let test = hitTest(host.scene)
            switch tap {
            case .point(let x, let y): performTouch(try test.onScreen(Point(x: x, y: y)))
            case .view(let name, let x, let y):
                let target = try test.target(ofView: name, at: Point(x: x, y: y))
                if host.scene.view(name)?.view.content.control?.isEnabled == false {
                    stepFindings.append(
                        Diagnostic(
                            .warning, "control-disabled", "\(name.quoted()) isn't enabled, so the tap does nothing",
                            hint: "enable it first: \"enabled\": true"))
                }
                performTouch(target)
            case .value(let name, let value):
                if let event = try test.setting(value, ofView: name) { performTouch(.event(event)) }
            }
        } catch { stepFindings.append(explained(error, tap.outlet, gesture: "tap")) }
    }

    /// Scrolls by a drag; reports a finding when nothing can be scrolled.
    func scroll(_ scroll: ScenarioScroll) {
        switch host.state {
        case .expanded, .textInput, .firstResponder, .awaitingCompletion: break
        // The host reports the reason why touches are impossible.
        case .idle, .loading, .passcode, .dismissed, .openedApp: return host.send(.scroll(to: 0))
        }
        do throws(Diagnostic) {
            host.send(try ScrollTest(host.scene, on: renderer.composer).event(of: scroll))
        } catch { stepFindings.append(explained(error, scroll.view, gesture: "drag")) }
    }

    private func hitTest(_ scene: Scene) -> HitTest {
        HitTest(renderer.composer.compose(.expanded(scene), CompositionOptions(crop: .screen)), of: scene)
    }

    /// A finding that says whether the view is out of sight, hidden or unknown: neither rows that a list hasn't made
    /// nor hidden views are in the picture.
    private func explained(_ finding: Diagnostic, _ name: String?, gesture: String) -> Diagnostic {
        guard finding.code == "unknown-outlet", let name else { return finding }
        var finding = finding
        if let (_, isVisible) = host.scene.view(name) {
            finding.code = "view-untouchable"
            let reason = isVisible ? "it is scrolled out of sight" : "it, or a view around it, is hidden"
            finding.message = "a \(gesture) on \(name.quoted()) doesn't reach it: \(reason)"
            finding.hint =
                isVisible
                ? HitTest.scrollHint(host.scene.list(around: name), to: name) : "hidden views take no touches"
        } else {
            finding.hint = NearestName.hint(for: name, among: host.scene.outlets) ?? finding.hint
        }
        return finding
    }

    /// Types into the focused field: the system's, or one of the extension's own.
    func type(_ text: String) {
        guard let input = host.scene.textInput, case .firstResponder = input.source else {
            host.send(.typeText(text))
            return
        }
        do throws(Diagnostic) {
            let test = hitTest(host.scene)
            performTouch(.event(try test.typing(text, focus: input.field)))
        } catch { stepFindings.append(error) }
    }

    private func performTouch(_ target: TouchTarget) {
        if let text = target.typedText { return type(text) }
        if case .passcodeDigit = target { return host.send(.enterPasscode) }
        if let event = target.hostEvent { host.send(event) }
    }
}

extension HitTest {
    /// The target of a tap on the screen.
    /// - Throws: an error for a point outside of the screen.
    fileprivate func onScreen(_ point: Point) throws(Diagnostic) -> TouchTarget {
        let size = composition.size
        guard Rect(origin: .zero, size: size).contains(point) else {
            let (x, y) = (JSONValue.text(of: point.x), JSONValue.text(of: point.y))
            let (width, height) = (JSONValue.text(of: size.width), JSONValue.text(of: size.height))
            throw Diagnostic(
                .error, "tap-outside",
                "the point [\(x), \(y)] is outside of the screen, which is \(width) × \(height) points",
                hint: "points count from the top left of the screen, or name a view's outlet")
        }
        return hit(at: point)
    }
}

extension ScenarioTap {
    /// The view that the tap names; `nil` for a point.
    fileprivate var outlet: String? {
        switch self {
        case .point: nil
        case .view(let name, _, _), .value(let name, _): name
        }
    }
}
