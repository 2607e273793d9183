import Basics
import Views

/// The size of the extension's view, from its preferredContentSize, its layout, or the ratio (fact: host/sizing).
extension ExpandedNotification {
    /// Tells the extension that its view was laid out at its current size.
    func tellLaidOut() {
        let size = size
        call(.layout(size)) { try $0.viewDidLayoutSubviews(size) }
    }

    /// Resizes the view until the requested height is stable, for at most `Limits.resizeRounds` rounds.
    func settleSize() {
        for _ in 0..<Limits.resizeRounds {
            guard let height = wantedHeight() else { return }
            setHeight(height)
            tellLaidOut()
        }
        if let wanted = wantedHeight() {
            host.report(
                .warning, "size-ping-pong",
                "the view asks for another size each time it is laid out: "
                    + "\(JSONValue.text(of: height)) points high, then \(JSONValue.text(of: wanted)), …",
                hint:
                    "set preferredContentSize in a layout callback only when the value differs, and not from the height"
            )
        }
    }

    /// Updates the layout after the device was rotated, or its appearance or text size changed.
    /// - Parameter isTurned: `true` if the width changed.
    func traitsChanged(isTurned: Bool) {
        guard let hosted, isUp else { return }
        host.record(.traitsChanged(width: host.width))
        hosted.invalidateFittingHeight()
        // Neither the extension nor its layout determines the height.
        if isTurned, !hosted.isRunning || preferredOrFittingHeight(of: hosted) == 0 {
            setHeight(ContentHeight.initial(ratio: hosted.attributes.initialContentSizeRatio, width: host.width).height)
        }
        tellLaidOut()
        settleSize()
    }

    /// The requested height in points; `nil` if the view already has it, or there is no view.
    private func wantedHeight() -> Double? {
        guard isUp, let hosted, hosted.isRunning else { return nil }
        let wanted = preferredOrFittingHeight(of: hosted)
        return wanted > 0 && wanted != height ? wanted : nil
    }

    private func preferredOrFittingHeight(of hosted: HostedController) -> Double {
        let preferred = ContentHeight.preferred(hosted.preferredContentSize).height
        if preferred > 0 { return preferred }
        return hosted.fittingHeight { view in
            host.clock.charge(views: 10 * view.viewCount)
            return host.measuring.fittingHeight(of: view, width: host.width)
        }
    }
}
