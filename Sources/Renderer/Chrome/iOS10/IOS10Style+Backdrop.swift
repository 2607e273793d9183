import ContentExtensionHost

/// What lies behind each presentation.
extension IOS10Style {
    func backdrop(_ source: Backdrop.Fill?, behind presentation: Place, screen: Rect) -> Backdrop {
        let (blur, tint): (Double, RGBA) =
            switch presentation {
            case .expanded: (IOS10Metrics.backdropBlur, colors.backdropTint)
            case .banner, .lockScreen: (0, RGBA(white: 0, alpha: 0))
            case .notificationCenter, .group, .swipe, .manage: (IOS10ListMetrics.backdropBlur, shortLookColors.listTint)
            case .prompt: (0, shortLookColors.alertDim)
            case .screen: (0, RGBA(white: 0, alpha: 0))
            }
        return Backdrop(
            source: source ?? .gradient(Self.defaultWallpaper), screen: screen, blurRadius: blur, tint: tint)
    }

    var shortLookColors: IOS10ShortLookColors { IOS10ShortLookColors(traits) }

    /// The system's words in the user's language.
    var words: SystemWords { SystemWords(language: traits.language) }
}
