/// Foundation's declarations that Objective-C extensions use, in Swift: its sources aren't among the stand-ins.
enum FoundationNames {
    static let text = """
        struct URL {
        init?(string: String); init(fileURLWithPath: String)
        var absoluteString: String; var path: String; var lastPathComponent: String; var pathExtension: String
        var host: String?; var scheme: String?; var query: String?; var fragment: String?; var isFileURL: Bool
        func startAccessingSecurityScopedResource() -> Bool; func stopAccessingSecurityScopedResource()
        func appendingPathComponent(_ c: String) -> URL; func appendingPathExtension(_ c: String) -> URL
        func deletingLastPathComponent() -> URL; func deletingPathExtension() -> URL
        }
        struct Data {
        init(contentsOf: URL) throws; init?(base64Encoded: String); var count: Int
        func write(to: URL) throws; func base64EncodedString() -> String
        }
        struct Date {
        init(); init(timeIntervalSinceNow: Double); init(timeIntervalSince1970: Double)
        var timeIntervalSinceNow: Double; var timeIntervalSince1970: Double
        func timeIntervalSince(_ d: Date) -> Double; func addingTimeInterval(_ t: Double) -> Date
        static var distantFuture: Date; static var distantPast: Date
        }
        struct IndexPath { init(row: Int, section: Int); init(item: Int, section: Int) }
        struct NSRange { var location: Int; var length: Int }
        struct CGPoint { var x: CGFloat; var y: CGFloat; init(x: CGFloat, y: CGFloat); static var zero: CGPoint }
        struct CGSize { var width: CGFloat; var height: CGFloat; init(width: CGFloat, height: CGFloat);
        static var zero: CGSize }
        struct CGRect { var origin: CGPoint; var size: CGSize;
        init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
        init(origin: CGPoint, size: CGSize); static var zero: CGRect }
        struct UUID { init(); var uuidString: String }
        struct TimeZone { init?(identifier: String); init?(secondsFromGMT: Int); static var current: TimeZone
        static var local: TimeZone; static var system: TimeZone; init?(abbreviation: String) }
        struct Locale { init(identifier: String); static var current: Locale; var identifier: String }
        struct CharacterSet { static var whitespacesAndNewlines: CharacterSet; static var whitespaces: CharacterSet
        static var newlines: CharacterSet; static var urlQueryAllowed: CharacterSet;
        static var urlPathAllowed: CharacterSet
        static var urlHostAllowed: CharacterSet; static var decimalDigits: CharacterSet
        init(charactersIn: String) }
        class NSObject { init(); var description: String { get }
        var hash: Int { get }
        func isEqual(_ object: Any?) -> Bool }
        class NSError: NSObject { var localizedDescription: String; var code: Int; var domain: String;
        var userInfo: [String: Any]
        init(domain: String, code: Int, userInfo: [String: Any]? = nil) }
        struct Error { var localizedDescription: String }
        class NSCoder: NSObject { }
        class NSNumber: NSObject { }
        class NSValue: NSObject { init(cgRect: CGRect); init(cgPoint: CGPoint); init(cgSize: CGSize)
        var cgRectValue: CGRect; var cgPointValue: CGPoint; var cgSizeValue: CGSize }
        class NSNull: NSObject { }
        class NSException: NSObject { }
        class Scanner: NSObject { init(string: String) }
        class JSONSerialization: NSObject { }
        class Thread: NSObject { }
        class Formatter: NSObject { }
        class DateFormatter: Formatter { init(); var dateFormat: String!; var locale: Locale!; var timeZone: TimeZone!
        var dateStyle: DateFormatter.Style; var timeStyle: DateFormatter.Style; var calendar: Calendar!
        func string(from: Date) -> String; func date(from: String) -> Date?
        enum Style { case none, short, medium, long, full } }
        class NumberFormatter: Formatter { init(); var numberStyle: NumberFormatter.Style; var locale: Locale!
        var minimumFractionDigits: Int; var maximumFractionDigits: Int; var positiveFormat: String!;
        var currencyCode: String!
        func string(from: NSNumber) -> String?; func number(from: String) -> NSNumber?
        enum Style { case none, decimal, currency, percent, spellOut } }
        class FileManager: NSObject { static var `default`: FileManager; func fileExists(atPath: String) -> Bool
        func containerURL(forSecurityApplicationGroupIdentifier: String) -> URL?
        func removeItem(at: URL) throws; func moveItem(at: URL, to: URL) throws;
        func copyItem(at: URL, to: URL) throws
        func removeItem(atPath: String) throws;
        func createDirectory(
        atPath: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]?) throws;
        func createDirectory(at: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]?) throws;
        func contentsOfDirectory(atPath: String) throws -> [String];
        func urls(for: FileManager.SearchPathDirectory, in: FileManager.SearchPathDomainMask) -> [URL];
        func contents(atPath: String) -> Data? }
        class UserDefaults: NSObject { static var standard: UserDefaults; init?(suiteName: String?)
        func object(forKey: String) -> Any?; func string(forKey: String) -> String?; func bool(forKey: String) -> Bool
        func integer(forKey: String) -> Int; func double(forKey: String) -> Double;
        func float(forKey: String) -> Float
        func array(forKey: String) -> [Any]?; func dictionary(forKey: String) -> [String: Any]?;
        func data(forKey: String) -> Data?
        func set(_ value: Any?, forKey: String); func removeObject(forKey: String); func synchronize() -> Bool }
        class ProcessInfo: NSObject { static var processInfo: ProcessInfo }
        class NotificationCenter: NSObject { static var `default`: NotificationCenter }
        struct Notification { var name: NSNotification.Name; var object: Any?; var userInfo: [AnyHashable: Any]? }
        struct DateComponents { init(); var year: Int?; var month: Int?; var day: Int?; var hour: Int?;
        var minute: Int?
        var second: Int?; var weekday: Int? }
        struct Calendar { static var current: Calendar; init(identifier: Calendar.Identifier)
        func date(from: DateComponents) -> Date?
        enum Identifier { case gregorian }
        enum Component { case year, month, day, hour, minute, second, weekday } }
        struct URLComponents { init?(string: String); init?(url: URL, resolvingAgainstBaseURL: Bool); var url: URL?
        var host: String?; var path: String; var query: String?; var queryItems: [URLQueryItem]? }
        struct URLQueryItem { var name: String; var value: String?; init(name: String, value: String?) }
        class ISO8601DateFormatter: Formatter { init(); var timeZone: TimeZone!
        func string(from: Date) -> String; func date(from: String) -> Date? }
        class RunLoop: NSObject { static var main: RunLoop; static var current: RunLoop
        func add(_ timer: Timer, forMode mode: RunLoop.Mode); func run(until date: Date)
        struct Mode { static var common: RunLoop.Mode; static var tracking: RunLoop.Mode } }
        class NSPredicate: NSObject { func evaluate(with: Any?) -> Bool }
        protocol NSCopying { func copy(with zone: NSZone?) -> Any }
        protocol UNNotificationContentExtension { func didReceive(_ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
        var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType;
        var mediaPlayPauseButtonFrame: CGRect
        var mediaPlayPauseButtonTintColor: UIColor; func mediaPlay(); func mediaPause() }
        """

    /// Foundation's classes whose values are Swift's own or of another name.
    static let types: [String: String] = [
        "NSString": "String", "NSMutableString": "_MutableString", "NSArray": "[Any]",
        "NSMutableArray": "_MutableArray",
        "NSDictionary": "[AnyHashable: Any]", "NSMutableDictionary": "_MutableDictionary", "NSSet": "[Any]",
        "NSMutableSet": "_MutableArray", "NSOrderedSet": "[Any]", "NSMutableOrderedSet": "_MutableArray",
        "NSURL": "URL", "NSData": "Data",
        "NSMutableData": "Data", "NSDate": "Date", "NSIndexPath": "IndexPath", "NSUUID": "UUID",
        "NSTimeZone": "TimeZone",
        "NSLocale": "Locale", "NSCharacterSet": "CharacterSet", "NSCalendar": "Calendar",
        "NSDateComponents": "DateComponents", "NSURLRequest": "URLRequest", "NSMutableURLRequest": "URLRequest",
        "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem", "NSNotification": "Notification",
        "NSObject": "NSObject", "NSInteger": "Int", "NSUInteger": "Int", "BOOL": "Bool", "bool": "Bool", "int": "Int",
        "long": "Int", "long long": "Int", "long int": "Int", "short": "Int", "unsigned": "Int", "unsigned int": "Int",
        "unsigned long": "Int", "unsigned long long": "Int", "signed int": "Int", "int32_t": "Int", "int64_t": "Int",
        "uint32_t": "Int", "uint64_t": "Int", "uint8_t": "Int", "size_t": "Int", "char": "Int", "unsigned char": "Int",
        "float": "Float", "double": "Double", "NSTimeInterval": "Double", "CFTimeInterval": "Double",
        "dispatch_once_t": "Int", "SEL": "Selector", "Class": "AnyClass", "id": "Any", "void": "Void",
        "dispatch_queue_t": "DispatchQueue", "dispatch_group_t": "DispatchGroup", "dispatch_block_t": "() -> Void",
        "dispatch_semaphore_t": "DispatchSemaphore", "dispatch_time_t": "DispatchTime",
        "NSStringEncoding": "String.Encoding",
        "unichar": "Int", "NSComparisonResult": "ComparisonResult", "CFStringRef": "String",
        "NSNotificationName": "NSNotification.Name", "NSAttributedStringKey": "NSAttributedString.Key",
    ]

    /// Names of enumerations and constants that no rule finds.
    static let constants: [String: (text: String, type: String)] = [
        "NSUTF8StringEncoding": ("String.Encoding.utf8", "String.Encoding"),
        "NSASCIIStringEncoding": ("String.Encoding.ascii", "String.Encoding"),
        "CGRectZero": ("CGRect.zero", "CGRect"), "CGPointZero": ("CGPoint.zero", "CGPoint"),
        "CGSizeZero": ("CGSize.zero", "CGSize"), "CGRectNull": ("CGRect.null", "CGRect"),
        "CGAffineTransformIdentity": ("CGAffineTransform.identity", "CGAffineTransform"),
        "CATransform3DIdentity": ("CATransform3DIdentity", "CATransform3D"),
        "CGFLOAT_MAX": ("CGFloat.greatestFiniteMagnitude", "CGFloat"),
        "CGFLOAT_MIN": ("CGFloat.leastNormalMagnitude", "CGFloat"),
        "FLT_MAX": ("Double(Float.greatestFiniteMagnitude)", "Double"),
        "MAXFLOAT": ("Double(Float.greatestFiniteMagnitude)", "Double"),
        "DBL_MAX": ("Double.greatestFiniteMagnitude", "Double"), "NSIntegerMax": ("Int.max", "Int"),
        "NSUIntegerMax": ("Int.max", "Int"), "INT_MAX": ("Int(Int32.max)", "Int"), "NSNotFound": ("NSNotFound", "Int"),
        "M_PI": ("Double.pi", "Double"), "M_PI_2": ("(Double.pi / 2)", "Double"),
        "M_PI_4": ("(Double.pi / 4)", "Double"), "INFINITY": ("CGFloat.infinity", "CGFloat"),
        "NSEC_PER_SEC": ("1_000_000_000", "Int"), "NSEC_PER_MSEC": ("1_000_000", "Int"),
        "USEC_PER_SEC": ("1_000_000", "Int"), "DISPATCH_TIME_NOW": ("0", "Int"),
        "DISPATCH_TIME_FOREVER": ("DispatchTime.distantFuture", "DispatchTime"),
        "UIEdgeInsetsZero": ("UIEdgeInsets.zero", "UIEdgeInsets"), "__func__": ("#function", "String"),
        "__FUNCTION__": ("#function", "String"), "__PRETTY_FUNCTION__": ("#function", "String"),
        "__LINE__": ("#line", "Int"), "__FILE__": ("#file", "String"),
        "NSOrderedSame": ("ComparisonResult.orderedSame", "ComparisonResult"),
        "NSOrderedAscending": ("ComparisonResult.orderedAscending", "ComparisonResult"),
        "NSOrderedDescending": ("ComparisonResult.orderedDescending", "ComparisonResult"),
        "NSDateFormatterNoStyle": ("DateFormatter.Style.none", "DateFormatter.Style"),
        "NSDateFormatterShortStyle": ("DateFormatter.Style.short", "DateFormatter.Style"),
        "NSDateFormatterMediumStyle": ("DateFormatter.Style.medium", "DateFormatter.Style"),
        "NSDateFormatterLongStyle": ("DateFormatter.Style.long", "DateFormatter.Style"),
        "NSDateFormatterFullStyle": ("DateFormatter.Style.full", "DateFormatter.Style"),
        "NSNumberFormatterDecimalStyle": ("NumberFormatter.Style.decimal", "NumberFormatter.Style"),
        "NSNumberFormatterCurrencyStyle": ("NumberFormatter.Style.currency", "NumberFormatter.Style"),
        "NSNumberFormatterPercentStyle": ("NumberFormatter.Style.percent", "NumberFormatter.Style"),
        "NSCalendarIdentifierGregorian": ("Calendar.Identifier.gregorian", "Calendar.Identifier"),
        "NSRunLoopCommonModes": ("RunLoop.Mode.common", "RunLoop.Mode"),
        "UITrackingRunLoopMode": ("RunLoop.Mode.tracking", "RunLoop.Mode"),
        "NSDefaultRunLoopMode": ("RunLoop.Mode.default", "RunLoop.Mode"),
        "NSDocumentDirectory": ("FileManager.SearchPathDirectory.documentDirectory", "FileManager.SearchPathDirectory"),
        "NSCachesDirectory": ("FileManager.SearchPathDirectory.cachesDirectory", "FileManager.SearchPathDirectory"),
        "NSLibraryDirectory": ("FileManager.SearchPathDirectory.libraryDirectory", "FileManager.SearchPathDirectory"),
        "NSUserDomainMask": ("FileManager.SearchPathDomainMask.userDomainMask", "FileManager.SearchPathDomainMask"),
        "NSURLErrorDomain": ("NSURLErrorDomain", "String"),
        "NSCaseInsensitiveSearch": ("String.CompareOptions.caseInsensitive", "String.CompareOptions"),
        "NSNumericSearch": ("String.CompareOptions.numeric", "String.CompareOptions"),
        "NSBackwardsSearch": ("String.CompareOptions.backwards", "String.CompareOptions"),
        "NSLiteralSearch": ("String.CompareOptions.literal", "String.CompareOptions"),
        "NSDiacriticInsensitiveSearch": ("String.CompareOptions.diacriticInsensitive", "String.CompareOptions"),
        "NSRegularExpressionSearch": ("String.CompareOptions.regularExpression", "String.CompareOptions"),
        "NSKeyValueChangeNewKey": ("NSKeyValueChangeKey.newKey", "NSKeyValueChangeKey"),
        "NSKeyValueChangeOldKey": ("NSKeyValueChangeKey.oldKey", "NSKeyValueChangeKey"),
        "NSKeyValueChangeKindKey": ("NSKeyValueChangeKey.kindKey", "NSKeyValueChangeKey"),
        "OBJC_ASSOCIATION_ASSIGN": ("objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN", "objc_AssociationPolicy"),
        "OBJC_ASSOCIATION_RETAIN": ("objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN", "objc_AssociationPolicy"),
        "OBJC_ASSOCIATION_RETAIN_NONATOMIC": (
            "objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC", "objc_AssociationPolicy"
        ),
        "OBJC_ASSOCIATION_COPY": ("objc_AssociationPolicy.OBJC_ASSOCIATION_COPY", "objc_AssociationPolicy"),
        "OBJC_ASSOCIATION_COPY_NONATOMIC": (
            "objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC", "objc_AssociationPolicy"
        ),
    ]

    /// Beginnings of enumerations whose Swift type has another name.
    static let enumerations: [String: String] = [
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation", "NSLayoutFormat": "NSLayoutConstraint.FormatOptions",
        "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewAnimationOption": "UIView.AnimationOptions",
        "UIControlEvent": "UIControl.Event", "UIControlState": "UIControl.State", "UIRectCorner": "UIRectCorner",
        "UIFontWeight": "UIFont.Weight", "UIFontTextStyle": "UIFont.TextStyle",
        "UIModalPresentation": "UIModalPresentationStyle",
        "UIModalTransitionStyle": "UIModalTransitionStyle", "UILayoutPriority": "UILayoutPriority",
        "UIButtonType": "UIButton.ButtonType", "UNNotificationActionOption": "UNNotificationActionOptions",
        "UNNotificationCategoryOption": "UNNotificationCategoryOptions",
        "UNAuthorizationOption": "UNAuthorizationOptions",
        "UNNotificationPresentationOption": "UNNotificationPresentationOptions",
        "NSStringDrawing": "NSStringDrawingOptions",
        "NSKeyValueObservingOption": "NSKeyValueObservingOptions", "NSUnderlineStyle": "NSUnderlineStyle",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewCellAccessory": "UITableViewCell.AccessoryType",
        "UIViewContentMode": "UIView.ContentMode", "UIImageRenderingMode": "UIImage.RenderingMode",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style", "UITextBorderStyle": "UITextField.BorderStyle",
        "NSCalendarUnit": "Calendar.Component", "NSLineBreakBy": "NSLineBreakMode.by",
        "UIImageSymbolWeight": "UIImage.SymbolWeight", "UIImageSymbolScale": "UIImage.SymbolScale",
        "kCALineCap": "CAShapeLayerLineCap", "kCALineJoin": "CAShapeLayerLineJoin",
        "kCAFillMode": "CAMediaTimingFillMode",
        "kCAMediaTimingFunction": "CAMediaTimingFunctionName",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    ]
}
