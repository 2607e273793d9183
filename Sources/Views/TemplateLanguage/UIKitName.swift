/// UIKit's own names of properties that are called otherwise in the template language.
///
/// Bindings take both, so that a line of code can be written down as it is.
enum UIKitName {
    /// Names in the template language by UIKit's.
    private static let properties = [
        "isHidden": "hidden", "isEnabled": "enabled", "isSelected": "selected", "on": "isOn", "progress": "value",
        "isUserInteractionEnabled": "userInteractionEnabled", "isAnimating": "animating",
        "isScrollEnabled": "scrollEnabled", "isSecureTextEntry": "secure", "selectedSegmentIndex": "selectedIndex",
        "selectedSegmentTintColor": "selectedTintColor", "textAlignment": "alignment", "isActive": "active",
        "layer.cornerRadius": "cornerRadius", "layer.cornerCurve": "cornerCurve",
        "layer.masksToBounds": "clipsToBounds", "masksToBounds": "clipsToBounds", "titleLabel.font": "font",
        "contentEdgeInsets": "contentInsets", "imageEdgeInsets": "imageInsets", "titleEdgeInsets": "titleInsets",
        "accessoryType": "accessory",
    ]

    /// The property that a view has under the name, or under UIKit's for it.
    static func property(_ name: String, among known: [ViewProperty]) -> ViewProperty? {
        known.first { $0.key == name } ?? properties[name].flatMap { own in known.first { $0.key == own } }
    }
}
