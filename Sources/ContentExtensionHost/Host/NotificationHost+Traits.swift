extension NotificationHost {
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
}
