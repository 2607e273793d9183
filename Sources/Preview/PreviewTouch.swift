import Chrome
import ContentExtensionHost
import Renderer

/// The scenario step that a gesture on a picture is; what it hits is the engine's finding.
struct PreviewTouch {
    /// The content of the picture that was touched.
    let screen: Screen
    let picture: Composition
    /// The picture of the whole screen, whose points scenarios name; evaluated for touches that name no view.
    let wholeScreen: () -> Composition

    /// `nil` where nothing takes the touch.
    func step(for gesture: TouchGesture) -> JSONValue? {
        let kind = gesture.kind(isRightToLeft: picture.device.isRightToLeft)
        switch screen {
        case .expanded(let scene, _):
            return kind == .down ? ["close": "backdrop"] : expandedStep(at: gesture.end, in: scene)
        case .center(let center, let place): return centerStep(kind, gesture, on: center, in: place)
        // A tap on an activity opens the app, which isn't here.
        case .activities(_, let center, let place): return centerStep(kind, gesture, on: center, in: place)
        }
    }

    private func expandedStep(at point: Point, in scene: Scene) -> JSONValue? {
        let target = HitTest(picture).hit(at: point)
        switch target {
        case .action(let identifier): return ["tapAction": JSONValue(.string(identifier))]
        case .close: return "close"
        case .header: return "tapHeader"
        case .body: return "tapBody"
        case .more: return "manage"
        case .mediaButton: return "playPause"
        case .sendButton: return "send"
        case .passcodeCancel: return "cancelPasscode"
        case .nothing: return nil
        case .event(let event):
            if let name = event.view, event.kind == .touchUpInside || event.kind == .tap,
                scene.view(name) != nil, (try? HitTest(wholeScreen()).target(ofView: name)) == target
            {
                return ["tap": JSONValue(.string(name))]
            }
            return ["tap": onScreen(point)]
        case .inputField, .key, .passcodeDigit, .backdrop: return ["tap": onScreen(point)]
        }
    }

    /// A point of the picture as one of the screen, in half points.
    private func onScreen(_ point: Point) -> JSONValue {
        func platter(_ composition: Composition) -> Point {
            (composition.nodes.first { $0.part != .backdrop } ?? composition.nodes.first)?.frame.origin ?? .zero
        }
        let (here, there) = (platter(picture), platter(wholeScreen()))
        return JSONValue(
            .array(
                [point.x + there.x - here.x, point.y + there.y - here.y].map {
                    JSONValue(floatLiteral: ($0 * 2).rounded() / 2)
                }))
    }

    private func centerStep(
        _ kind: TouchGesture.Kind, _ gesture: TouchGesture, on center: CenterScene, in place: Place
    ) -> JSONValue? {
        let test = CenterHitTest(picture, of: center, in: place)
        let isBanner = center.asShown(in: place).place == .banner
        guard kind == .tap else {
            guard let row = test.row(at: gesture.start) else { return nil }
            switch kind {
            case .down where isBanner, .longPress where isBanner: return "pullDownBanner"
            case .up where isBanner: return "swipeBanner"
            case .longPress: return step("longPressNotification", row)
            case .aside where !isBanner: return step("swipe", row)
            default: return nil
            }
        }
        return test.hit(at: gesture.end).map { step(for: $0, on: center, isBanner: isBanner) }
    }

    private func step(for target: CenterTarget, on center: CenterScene, isBanner: Bool) -> JSONValue {
        switch target {
        case .notification(let identifier):
            isBanner ? "tapNotification" : step("tapNotification", identifier)
        case .viewTile(let identifier): step("longPressNotification", identifier)
        case .clearTile(let identifier):
            step(center.groups.contains { $0.isStack(of: identifier) } ? "clearGroup" : "clear", identifier)
        case .manage(let identifier): step("manage", identifier)
        case .keep(let identifier): step("keep", identifier)
        case .turnOff(let identifier): step("turnOff", identifier)
        case .showLess(let identifier): step("collapseGroup", identifier)
        case .clearButton(let identifier): step("tapClearButton", identifier)
        case .clearAll: "clearAll"
        case .choice(let kind): step("choose", kind.rawValue)
        case .answer(let isAllowed): ["answerPrompt": JSONValue(.bool(isAllowed))]
        }
    }

    private func step(_ verb: String, _ argument: String) -> JSONValue {
        JSONValue(members: [(verb, JSONValue(.string(argument)))])
    }
}

extension CenterGroup {
    /// `true` for a closed stack with the notification in front.
    fileprivate func isStack(of identifier: String) -> Bool { isStack && rows.contains { $0.identifier == identifier } }
}
