import RNUIKit

// MARK: Modifiers of views that an app shares with its widgets

extension View {
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
