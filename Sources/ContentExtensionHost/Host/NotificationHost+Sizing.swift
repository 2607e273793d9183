import Basics
import Views

/// The size of the extension's view, from its preferredContentSize, its layout, or the ratio (fact: host/sizing).
extension NotificationHost {
    /// Tells the extension that its view was laid out at its current size.
    func layout() {
        guard let engagement else { return }
        let size = size(of: engagement)
        call(.layout(size)) { try $0.viewDidLayoutSubviews(size) }
    }

    /// Resizes the view until the requested height is stable, for at most `Limits.resizeRounds` rounds.
    func settleSize() {
        for _ in 0..<Limits.resizeRounds {
            guard let height = wantedHeight() else { return }
            setHeight(height)
            layout()
        }
        if let height = wantedHeight(), let engagement {
            report(
                .warning, "size-ping-pong",
                "the view asks for another size each time it is laid out: "
                    + "\(JSONValue.text(of: engagement.height)) points high, then \(JSONValue.text(of: height)), …",
                hint:
                    "set preferredContentSize in a layout callback only when the value differs, and not from the height"
            )
        }
    }

    /// Updates the layout after the device was rotated, or its appearance or text size changed.
    /// - Parameters:
    ///   - measuring: measures views with the device's new traits.
    ///   - width: the content's width in points.
    package func traitsChanged(measuring: any ContentMeasuring, width: Double) {
        perform { host in
            host.measuring = measuring
            host.changeWidth(to: Self.usable(width: width))
        }
    }

    private func changeWidth(to width: Double) {
        let isTurned = width != self.width
        self.width = width
        guard let engagement, state.isUp else { return }
        record(.traitsChanged(width: width))
        shown?.engagement?.measured = nil
        if isTurned, isSizedByRatio {
            let ratio = engagement.attributes.initialContentSizeRatio
            setHeight(ContentHeight.initial(ratio: ratio, width: width).height)
        }
        layout()
        settleSize()
    }

    /// `true` if neither the extension nor its layout determines the height.
    private var isSizedByRatio: Bool {
        guard let engagement else { return false }
        return !engagement.isRunning || preferredOrFittingHeight(of: engagement) == 0
    }

    /// Sets the view's height in points without telling the extension.
    private func setHeight(_ height: Double) {
        guard let old = engagement?.height, old != height else { return }
        begin(.contentHeight(from: old))
        shown?.engagement?.height = height
        record(.resized(from: Size(width: width, height: old), to: Size(width: width, height: height)))
    }

    /// The requested height in points; `nil` if the view already has it, or there is no view.
    private func wantedHeight() -> Double? {
        guard state.isUp, let engagement, engagement.isRunning else { return nil }
        let height = preferredOrFittingHeight(of: engagement)
        return height > 0 && height != engagement.height ? height : nil
    }

    private func preferredOrFittingHeight(of engagement: Engagement) -> Double {
        let preferred = ContentHeight.preferred(engagement.preferredContentSize).height
        return preferred > 0 ? preferred : fittingHeight(of: engagement)
    }

    private func fittingHeight(of engagement: Engagement) -> Double {
        let view = engagement.controller.view
        if let measured = engagement.measured, measured.view == view { return measured.height }
        clock.charge(views: 10 * view.viewCount)
        let height = ContentHeight.fitting(measuring.fittingHeight(of: view, width: width))
        shown?.engagement?.measured = (view, height)
        return height
    }
}
