import Foundation

extension ProcessInfo {
    public enum ThermalState: Int { case nominal, fair, serious, critical }
    public var isLowPowerModeEnabled: Bool { false }
    public var thermalState: ThermalState { .nominal }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
}

/// `ProcessInfo()`, which Foundation keeps to itself here.
public protocol _ProcessInformation {}
extension ProcessInfo: _ProcessInformation {}
extension _ProcessInformation where Self == ProcessInfo {
    public init() { self = ProcessInfo.processInfo }
}

extension NSNotification.Name {
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
    public static let NSSystemTimeZoneDidChange = NSNotification.Name("NSSystemTimeZoneDidChangeNotification")
    public static let NSCalendarDayChanged = NSNotification.Name("NSCalendarDayChangedNotification")
}
