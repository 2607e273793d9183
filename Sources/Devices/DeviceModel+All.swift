/// All models by age; models with the same screen share an entry.
extension DeviceModel {
    public static let iPhoneSE = DeviceModel(
        "iphone-se", ["iPhone 5s", "iPhone SE", "iPhone SE (1st generation)"], 320, 568, scale: 2)
    /// 375 × 667 points at @2x, the screen of the measured screenshots and the default.
    public static let iPhone8 = DeviceModel(
        "iphone-8",
        ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"],
        375, 667, scale: 2)
    public static let iPhone8Plus = DeviceModel(
        "iphone-8-plus", ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, scale: 3)
    public static let iPhoneX = DeviceModel(
        "iphone-x", ["iPhone X", "iPhone Xs", "iPhone 11 Pro"], 375, 812, scale: 3, cornerRadius: 39, safeArea: 44, 34)
    public static let iPhoneXSMax = DeviceModel(
        "iphone-xs-max", ["iPhone Xs Max", "iPhone 11 Pro Max"], 414, 896, scale: 3, cornerRadius: 39, safeArea: 44, 34)
    public static let iPhone11 = DeviceModel(
        "iphone-11", ["iPhone Xʀ", "iPhone XR", "iPhone 11"], 414, 896, scale: 2, cornerRadius: 41.5, safeArea: 48, 34)
    public static let iPhone13Mini = DeviceModel(
        "iphone-13-mini", ["iPhone 12 mini", "iPhone 13 mini"], 375, 812, scale: 3, cornerRadius: 44, safeArea: 50, 34)
    public static let iPhone14 = DeviceModel(
        "iphone-14", ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"], 390, 844,
        scale: 3, cornerRadius: 47.33, safeArea: 47, 34)
    public static let iPhone14Plus = DeviceModel(
        "iphone-14-plus", ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, scale: 3,
        cornerRadius: 53.33, safeArea: 47, 34)
    public static let iPhone15 = DeviceModel(
        "iphone-15", ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, scale: 3, cornerRadius: 55,
        safeArea: 59, 34)
    public static let iPhone15Plus = DeviceModel(
        "iphone-15-plus", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932,
        scale: 3, cornerRadius: 55, safeArea: 59, 34)
    public static let iPhone16Pro = DeviceModel(
        "iphone-16-pro", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, scale: 3, cornerRadius: 62,
        safeArea: 62, 34)
    public static let iPhone16ProMax = DeviceModel(
        "iphone-16-pro-max", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, scale: 3, cornerRadius: 62,
        safeArea: 62, 34)
    public static let iPhoneAir = DeviceModel(
        "iphone-air", ["iPhone Air"], 420, 912, scale: 3, cornerRadius: 62, safeArea: 68, 34)
    public static let iPad9_7 = DeviceModel(
        "ipad",
        [
            "iPad Air", "iPad Air 2", "iPad Pro (9.7-inch)", "iPad (5th generation)", "iPad (6th generation)",
            "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)",
        ], 768, 1024, scale: 2)
    public static let iPad10_2 = DeviceModel(
        "ipad-10.2", ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"], 810, 1080, scale: 2)
    public static let iPadPro10_5 = DeviceModel(
        "ipad-pro-10.5", ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)"], 834, 1112, scale: 2)
    public static let iPadMini = DeviceModel(
        "ipad-mini", ["iPad mini (6th generation)", "iPad mini (A17 Pro)"], 744, 1133, scale: 2, cornerRadius: 21.5,
        safeArea: 24, 20)
    public static let iPadAir = DeviceModel(
        "ipad-air",
        [
            "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
            "iPad (10th generation)", "iPad (A16)",
        ], 820, 1180, scale: 2, cornerRadius: 18, safeArea: 24, 20)
    public static let iPadPro11 = DeviceModel(
        "ipad-pro-11",
        [
            "iPad Pro (11-inch)", "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
            "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
        ], 834, 1194, scale: 2, cornerRadius: 18, safeArea: 24, 20)
    public static let iPadPro12_9 = DeviceModel(
        "ipad-pro-12.9",
        [
            "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (1st generation)", "iPad Pro (12.9-inch) (2nd generation)",
            "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
            "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)",
            "iPad Air 13-inch (M3)",
        ], 1024, 1366, scale: 2, cornerRadius: 18, safeArea: 24, 20)
    /// Screen size and corner radius are from memory.
    public static let iPadPro11M4 = DeviceModel(
        "ipad-pro-11-m4", ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], 834, 1210, scale: 2, cornerRadius: 30,
        safeArea: 24, 20)
    /// Screen size and corner radius are from memory.
    public static let iPadPro13 = DeviceModel(
        "ipad-pro-13", ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], 1032, 1376, scale: 2, cornerRadius: 30,
        safeArea: 24, 20)

    public static let all: [DeviceModel] = [
        .iPhoneSE, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXSMax, .iPhone11, .iPhone13Mini, .iPhone14, .iPhone14Plus,
        .iPhone15, .iPhone15Plus, .iPhone16Pro, .iPhone16ProMax, .iPhoneAir, .iPad9_7, .iPad10_2, .iPadPro10_5,
        .iPadMini, .iPadAir, .iPadPro11, .iPadPro12_9, .iPadPro11M4, .iPadPro13,
    ]
}
