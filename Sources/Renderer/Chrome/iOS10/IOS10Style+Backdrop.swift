import ContentExtensionHost

/// The backdrop of each place.
extension IOS10Style {
    func backdrop(_ source: Backdrop.Fill?, behind presentation: Place, screen: Rect) -> Backdrop {
        let (blur, tint): (Double, RGBA) =
            switch presentation {
            case .expanded: (IOS10Metrics.backdropBlur, colors.backdropTint)
            case .banner, .lockScreen: (0, RGBA(white: 0, alpha: 0))
            case .notificationCenter, .group, .swipe, .manage: (IOS10ListMetrics.backdropBlur, rowColors.listTint)
            case .prompt: (0, rowColors.alertDim)
            case .screen: (0, RGBA(white: 0, alpha: 0))
            }
        return Backdrop(
            source: source ?? .gradient(Self.defaultWallpaper), screen: screen, blurRadius: blur, tint: tint)
    }

    var rowColors: IOS10NotificationRowColors { IOS10NotificationRowColors(traits) }

    var words: SystemWords { SystemWords(language: traits.language) }
}
