import RNFoundation

/// The window of the system that shows the extension's view.
open class UIWindow: UIView {
    static let hosting = UIWindow(frame: UIScreen.main.bounds)
    public var rootViewController: UIViewController?
    public var isKeyWindow: Bool { true }
    public var screen: UIScreen { .main }
    public struct Level: RawRepresentable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
        public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
        public static let normal = Level(0), statusBar = Level(1000), alert = Level(2000)
        public static func + (level: Level, value: CGFloat) -> Level { Level(level.rawValue + value) }
    }
    public var windowLevel = Level.normal
    public var windowScene: UIWindowScene? { UIWindowScene() }
    open func makeKeyAndVisible() {}
    open func makeKey() {}
    open override var window: UIWindow? { self }
}

open class UIScene: NSObject {}

/// The one scene, in portrait.
open class UIWindowScene: UIScene {
    public var screen: UIScreen { .main }
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    public var traitCollection: UITraitCollection { .current }
    public var windows: [UIWindow] { [.hosting] }
}

/// Unavailable, since an extension has no application.
@available(iOSApplicationExtension, unavailable)
open class UIApplication: NSObject {
    @available(*, unavailable, message: "an extension has no UIApplication.shared; open addresses by extensionContext")
    public class var shared: UIApplication { UIApplication() }
    public static let openSettingsURLString = "app-settings:"
    public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification =
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    public static let didReceiveMemoryWarningNotification =
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    public static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
    public static let userDidTakeScreenshotNotification = NSNotification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    public static let significantTimeChangeNotification = NSNotification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataDidBecomeAvailableNotification")
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    public struct LaunchOptionsKey: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }
    public enum State: Int { case active, inactive, background }
    public var applicationState: State { .active }
    public var applicationIconBadgeNumber: Int {
        get { 0 }
        set {}
    }
    public func registerForRemoteNotifications() {}
    public func unregisterForRemoteNotifications() {}
    /// Opens nothing: an extension opens addresses by its context.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) { EventLoop.shared.schedule { completionHandler?(false) } }
    public func canOpenURL(_ url: URL) -> Bool { false }
}

public enum UIBackgroundFetchResult: UInt { case newData, noData, failed }

/// An app's delegate, which compiles if the extension's target has its file, and is never called.
public protocol UIApplicationDelegate: NSObjectProtocol {}

public let UIApplicationOpenSettingsURLString = "app-settings:"
