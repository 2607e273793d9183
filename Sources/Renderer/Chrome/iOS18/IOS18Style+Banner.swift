import ContentExtensionHost

/// The banner at the screen's top.
extension IOS18Style {
    /// - Parameter look: the notification; `nil` leaves the screen empty.
    func banner(
        _ notification: NotificationRow?, over center: CenterScene, crop: Crop, images: any ImageMeasuring
    ) -> Arrangement {
        let width = width(of: .banner)
        let margin = IOS18NotificationRowMetrics.bannerMargin
        let top: Double =
            switch crop {
            case .platter: 0
            case .notification: margin
            case .screen: max(traits.safeArea.top, IOS18NotificationRowMetrics.bannerTop)
            }
        let item = notification.map { notification in
            Arrangement.Item(
                view: notificationRow(notification, in: .banner, images: images),
                x: crop == .platter ? 0 : traits.roundToPixel((traits.screen.width - width) / 2), width: width, gap: 0)
        }
        return Arrangement(
            items: [item].compactMap { $0 }, top: top, bottomMargin: margin,
            above: crop == .screen ? overUnlocked(center) : [])
    }
}
