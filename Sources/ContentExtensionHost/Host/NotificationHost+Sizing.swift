/// The size of the extension's view, from its preferredContentSize, its layout, or the ratio (facts-behaviour 4).
extension NotificationHost {
    /// Tells the extension that its view was laid out at its size.
    func layout() {
        guard let engagement else { return }
        let size = size(of: engagement)
        call(.layout(size)) { try $0.viewDidLayoutSubviews(size) }
    }

    /// Resizes the view until the extension asks for the size that it has, a few times at the most.
    func settleSize() {
        for _ in 0..<Limits.resizeRounds {
            guard let height = wantedHeight() else { return }
            resize(to: height)
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

    private func resize(to height: Double) {
        guard let engagement else { return }
        let old = size(of: engagement)
        self.engagement?.height = height
        record(.resized(from: old, to: Size(width: width, height: height)))
        layout()
    }

    /// The height that the view should have, or `nil` when it has it, or there is no view.
    private func wantedHeight() -> Double? {
        guard state.isUp, let engagement, engagement.isLoaded else { return nil }
        var height = ContentHeight.preferred(engagement.preferredContentSize).height
        if height == 0 { height = fittingHeight(of: engagement) }
        return height > 0 && height != engagement.height ? height : nil
    }

    private func fittingHeight(of engagement: Engagement) -> Double {
        let view = engagement.controller.view
        if let measured = engagement.measured, measured.view == view { return measured.height }
        let height = ContentHeight.fitting(measuring.fittingHeight(of: view, width: width))
        self.engagement?.measured = (view, height)
        return height
    }
}
