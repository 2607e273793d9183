import ContentExtensionHost

/// A device's screen in portrait (facts: devices/iphone, devices/ipad).
public struct Device: Sendable, Hashable {
    /// The name for `--device`.
    public var name: String
    /// The models it stands for.
    public var models: String
    /// In points.
    public var screen: Size
    /// Pixels per point.
    public var scale: Double
    /// The radius of the screen's own corners in points.
    public var cornerRadius: Double
    /// The safe area's insets in points.
    public var safeAreaTop: Double
    /// 0 with a home button; the home indicator takes 34 on iPhones and 20 on iPads.
    public var safeAreaBottom: Double

    init(
        _ name: String, _ models: String, _ width: Double, _ height: Double, scale: Double, cornerRadius: Double = 0,
        safeArea top: Double = 20, _ bottom: Double = 0
    ) {
        self.name = name
        self.models = models
        screen = Size(width: width, height: height)
        self.scale = scale
        self.cornerRadius = cornerRadius
        safeAreaTop = top
        safeAreaBottom = bottom
    }

    /// The device pictures are drawn for when none is named: 375 × 667 points at @2x, that of the measured screenshots.
    public static let iPhone8 = Device("iphone-8", "iPhone 6, 6s, 7, 8, SE (2nd, 3rd)", 375, 667, scale: 2)

    /// The device of that name, or that an iPhone of that name has the screen of; whatever its case, with `_` and spaces
    /// read as `-`.
    public static func named(_ name: String) -> Device? {
        let wanted = hyphenated(name)
        return all.first { $0.name == wanted } ?? all.first { $0.phones.contains(wanted) }
    }

    /// Whether a notch or an island reaches into the screen, so that the status bar is higher than 20 or 24 points.
    var hasCutout: Bool { safeAreaTop > 24 }

    var isPad: Bool { name.hasPrefix("ipad") }

    /// What the home indicator takes of an iPhone's screen in landscape, in points (fact: devices/iphone.landscape).
    static let landscapeHomeIndicator = 21.0

    /// The iPhones it stands for, each by its full name: `iphone-15-pro-max`.
    private var phones: [String] {
        guard models.hasPrefix("iPhone ") else { return [] }
        return models.dropFirst("iPhone ".count).split(separator: ", ").map { "iphone-" + Self.hyphenated(String($0)) }
    }

    private static func hyphenated(_ name: String) -> String {
        String(name.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    }

    /// All devices, by age.
    public static let all: [Device] = [
        Device("iphone-se", "iPhone 5s, SE (1st)", 320, 568, scale: 2),
        iPhone8,
        Device("iphone-8-plus", "iPhone 6 Plus, 6s Plus, 7 Plus, 8 Plus", 414, 736, scale: 3),
        Device("iphone-x", "iPhone X, XS, 11 Pro", 375, 812, scale: 3, cornerRadius: 39, safeArea: 44, 34),
        Device("iphone-xs-max", "iPhone XS Max, 11 Pro Max", 414, 896, scale: 3, cornerRadius: 39, safeArea: 44, 34),
        Device("iphone-11", "iPhone XR, 11", 414, 896, scale: 2, cornerRadius: 41.5, safeArea: 48, 34),
        Device("iphone-13-mini", "iPhone 12 mini, 13 mini", 375, 812, scale: 3, cornerRadius: 44, safeArea: 50, 34),
        Device(
            "iphone-14", "iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e", 390, 844, scale: 3, cornerRadius: 47.33,
            safeArea: 47, 34),
        Device(
            "iphone-14-plus", "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 428, 926, scale: 3, cornerRadius: 53.33,
            safeArea: 47, 34),
        Device("iphone-15", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, scale: 3, cornerRadius: 55, safeArea: 59, 34),
        Device(
            "iphone-15-plus", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932, scale: 3, cornerRadius: 55,
            safeArea: 59, 34),
        Device("iphone-16-pro", "iPhone 16 Pro, 17, 17 Pro", 402, 874, scale: 3, cornerRadius: 62, safeArea: 62, 34),
        Device(
            "iphone-16-pro-max", "iPhone 16 Pro Max, 17 Pro Max", 440, 956, scale: 3, cornerRadius: 62, safeArea: 62, 34
        ),
        Device("iphone-air", "iPhone Air", 420, 912, scale: 3, cornerRadius: 62, safeArea: 68, 34),
        Device("ipad", "iPad 9.7 inch, iPad mini 7.9 inch", 768, 1024, scale: 2),
        Device("ipad-10.2", "iPad 10.2 inch", 810, 1080, scale: 2),
        Device("ipad-pro-10.5", "iPad Pro 10.5 inch, Air (3rd)", 834, 1112, scale: 2),
        Device("ipad-mini", "iPad mini 8.3 inch", 744, 1133, scale: 2, cornerRadius: 21.5, safeArea: 24, 20),
        Device(
            "ipad-air", "iPad Air 10.9 and 11 inch, iPad (10th, 11th)", 820, 1180, scale: 2, cornerRadius: 18,
            safeArea: 24, 20),
        Device("ipad-pro-11", "iPad Pro 11 inch", 834, 1194, scale: 2, cornerRadius: 18, safeArea: 24, 20),
        Device(
            "ipad-pro-12.9", "iPad Pro 12.9 inch, Air 13 inch", 1024, 1366, scale: 2, cornerRadius: 18, safeArea: 24, 20
        ),
    ]
}
