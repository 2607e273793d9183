import ContentExtensionHost

extension IOS10Style {
    /// The media view of iOS 10–12 (fact: ios10/media).
    var media: SystemMedia {
        SystemMedia(
            metrics: SystemMediaMetrics(
                inset: IOS10Metrics.textInset, glyph: colors.title, time: colors.body, track: colors.track))
    }
}
