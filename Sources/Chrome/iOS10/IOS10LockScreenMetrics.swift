/// The locked screen of iOS 10–12 in points, from memory of the devices: font sizes and baselines of clock and day
/// below the status bar, the top of the rows, the words at the bottom, and the distance of the rows above them.
enum IOS10LockScreenMetrics {
    static let clockSize = 80.0
    static let clockBaseline = 96.0
    static let daySize = 18.0
    static let dayBaseline = 130.0
    static let rowsTop = 168.0
    static let rowsBottom = 72.0
    static let wordSize = 15.0
    static let wordBottom = 42.0
    static let dotBottom = 20.0
    /// Today, the locked screen, the camera.
    static let pages = 3
}
