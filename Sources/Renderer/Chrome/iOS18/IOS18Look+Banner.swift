import ContentExtensionHost

/// The short look at the screen's top.
extension IOS18Look {
    func banner(_ look: ShortLook, crop: Crop, images: any ImageMeasuring) -> Arrangement {
        let width = width(of: .banner)
        let margin = IOS18ShortLookMetrics.bannerMargin
        let x = crop == .platter ? 0 : traits.roundToPixel((traits.screen.width - width) / 2)
        let top: Double =
            switch crop {
            case .platter: 0
            case .notification: margin
            case .screen: max(traits.safeArea.top, IOS18ShortLookMetrics.bannerTop)
            }
        return Arrangement(
            items: [
                Arrangement.Item(
                    view: shortLook(look, in: .banner, images: images), x: x, width: width, gap: 0)
            ], top: top, bottomMargin: margin)
    }
}
