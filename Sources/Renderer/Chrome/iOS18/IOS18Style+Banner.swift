import ContentExtensionHost

/// The short look at the screen's top.
extension IOS18Style {
    /// - Parameter look: `nil` leaves the screen bare.
    func banner(
        _ look: NotificationRow?, over center: CenterScene, crop: Crop, images: any ImageMeasuring
    ) -> Arrangement {
        let width = width(of: .banner)
        let margin = IOS18ShortLookMetrics.bannerMargin
        let top: Double =
            switch crop {
            case .platter: 0
            case .notification: margin
            case .screen: max(traits.safeArea.top, IOS18ShortLookMetrics.bannerTop)
            }
        let item = look.map { look in
            Arrangement.Item(
                view: shortLook(look, in: .banner, images: images),
                x: crop == .platter ? 0 : traits.roundToPixel((traits.screen.width - width) / 2), width: width, gap: 0)
        }
        return Arrangement(
            items: [item].compactMap { $0 }, top: top, bottomMargin: margin,
            above: crop == .screen ? overUnlocked(center) : [])
    }
}
