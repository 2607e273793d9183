import SourceReading
import Testing

@testable import ExtensionCode

/// Objective-C in, Swift out.
@Suite struct ObjectiveCTranslationTests {
    /// A few declarations of UIKit.
    private static let names: SwiftNames = {
        var names = SwiftNames()
        names.read(Array(FoundationNames.text.utf8), isInterface: true)
        let text = """
            open class UIView: NSObject {
                public init(frame: CGRect) {}
                public required init?(coder: NSCoder) {}
                open var frame: CGRect { get {} set {} }
                open var isHidden: Bool { get {} set {} }
                open var backgroundColor: UIColor? { get {} set {} }
                open var contentMode = ContentMode.scaleToFill
                open var turn = TurnIdentity
                open var intrinsicContentSize: CGSize { .zero }
                open func addSubview(_ view: UIView) {}
                open func layoutSubviews() {}
                open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
            }
            extension UIView {
                public enum ContentMode: Int { case scaleToFill, scaleAspectFit }
                public struct AutoresizingMask: OptionSet {
                    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
                    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
                }
                public var autoresizingMask: AutoresizingMask { get {} set {} }
            }
            open class UILabel: UIView { open var text: String?; open var numberOfLines: Int { get {} set {} } }
            open class UIColor: NSObject {
                public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
                public static var red: UIColor { .init() }
                open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
            }
            open class UIButton: UIView {
                open func setTitle(_ title: String?, for state: State) {}
                public struct State: OptionSet { public static let normal = State([]) }
                public convenience init(type: ButtonType) {}
                public enum ButtonType: Int { case custom, system }
            }
            open class Group: NSObject {
                public init(identifier: String, hidden: String = "", title: String, options: Int = 0) {}
                public init(members: Set<UIView>) {}
            }
            open class UIViewController: NSObject {
                open var view: UIView! { get {} set {} }
                open func viewDidLoad() {}
            }
            """
        names.read(Array(text.utf8))
        return names
    }()

    @Test("headers of the C library are no modules")
    func directories() {
        let text = translated("#import <sys/types.h>\n#import <MapKit/MapKit.h>\nint f(void) { return 1; }")
        #expect(text.contains("import MapKit") && !text.contains("import sys"))
    }

    @Test("an optional method of a protocol is the one that a category gives every object, else empty")
    func rootCategory() {
        let text = translated(
            """
            @protocol CardDelegate <NSObject>
            @optional
            - (NSString *)card:(UIView *)card titleOf:(NSInteger)row;
            - (NSString *)card:(UIView *)card nameOf:(NSInteger)row;
            @end
            @implementation NSObject (Card)
            - (NSString *)card:(UIView *)card titleOf:(NSInteger)row { return @"a"; }
            @end
            """)
        #expect(text.contains("{ (self as! NSObject).card(card, titleOf: row) }"))
        #expect(text.contains("nameOf row: Int) -> String! { nil }"))
    }

    @Test("a method may set the object that a pointer leads to") func outParameters() {
        let text = translated(
            """
            @interface A : NSObject
            @end
            @implementation A
            - (BOOL)check:(NSError **)error { if (error) *error = nil; return NO; }
            - (void)run { NSError *error; [self check:&error]; [self check:nil]; }
            @end
            """)
        #expect(text.contains("error: UnsafeMutablePointer<NSError?>!"))
        #expect(text.contains("error.pointee = nil"))
        #expect(text.contains("check(&error)") && text.contains("check(nil)"))
    }

    @Test("a prefix header's macros hold, and it is no file of Swift")
    func prefixHeader() {
        let files = [("A.pch", "#define NAME @\"a\""), ("A.m", "NSString *f(void) { return NAME; }")].map {
            SourcePass.File(name: $0.0, bytes: Array($0.1.utf8))
        }
        let found = ObjectiveCTranslation.translated(files, names: Self.names)
        #expect(found.map(\.name) == ["A.m"])
        let text = String(decoding: found.first?.bytes ?? [], as: UTF8.self)
        #expect(text.contains("return \"a\""))
    }

    private func translated(_ source: String, header: String = "") -> String {
        let files = [
            SourcePass.File(name: "A.h", bytes: Array(header.utf8)),
            SourcePass.File(name: "A.m", bytes: Array(source.utf8)),
        ]
        let found = ObjectiveCTranslation.translated(files, names: Self.names).first { $0.name == "A.m" }
        return String(decoding: found?.bytes ?? [], as: UTF8.self)
    }

    /// The Swift of statements in a method of a controller.
    private func statements(_ source: String, properties: String = "") -> String {
        let text = translated(
            """
            @interface A : UIViewController
            @property UILabel *label; @property NSInteger count; @property CGFloat ratio; \(properties)
            @end
            @implementation A
            - (void)run {
            \(source)
            }
            @end
            """)
        guard let start = text.firstRange(of: "func run() {"), let end = text.lastIndex(of: "}") else { return text }
        let body = text[start.upperBound..<end].split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        var result = body.filter { !$0.isEmpty }.joined(separator: "; ")
        if result.hasSuffix(" }") { result = String(result.dropLast(2)) }
        return result.hasSuffix("}") && !result.contains("{") ? String(result.dropLast()) : result
    }

    @Test(
        "messages, properties and constants have Swift's names",
        arguments: [
            ("self.label.text = @\"A \\\"b\\\"\";", #"self.label?.text = "A \"b\"""#),
            ("[self.label setText:nil];", "self.label?.text = nil"),
            // The type of a property's value may be unknown; it isn't the property's owner.
            ("self.label.turn = TurnMake();", "self.label?.turn = TurnMake()"),
            ("self.label.hidden = YES;", "self.label?.isHidden = true"),
            // UIKit ignores `nil` for an object.
            (
                "[self.view addSubview:self.label];",
                "if let _1 = _o(self.label) { self.view?.addSubview(_1) }"
            ),
            ("UIColor.redColor.alpha = 1;", "UIColor.red.alpha = 1"),
            ("BOOL both = !!self.count;", "var both: Bool = !(!(self.count != 0))"),
            ("NSInteger max = MAX(self.count, 2);", "var max: Int = Swift.max(self.count, 2)"),
            ("NSMutableSet *a = [NSMutableSet set];", "var a: _MutableArray! = _MutableArray(unique: [])"),
            ("[@[] reverseObjectEnumerator];", "Array(_elements(_array()).reversed())"),
            (
                "[@[] enumerateObjectsUsingBlock:^(NSString *a, NSUInteger i, BOOL *s) { [self run]; }];",
                "_enumerateArray(_array(), { a, i, s in let a = _as(a, to: String.self); self.run(); return })"
            ),
            ("CGContextSetGrayFillColor(c, 1, 0.5);", "_o(c)?.setFillColor(gray: 1, alpha: 0.5)"),
            ("@try { [self run]; } @finally {}", "do { _attempt(1); defer { _attempt(-1) }; self.run() };"),
            // A function with its own types, cast to the one that the method takes.
            (
                "[@[] sortedArrayUsingFunction:(NSInteger (*)(id, id, void *))order context:(__bridge void *)self];",
                "_sorted(_array(), by: order, with: self)"
            ),
            (
                "[[NSRunLoop mainRunLoop] addTimer:self.timer forMode:UITrackingRunLoopMode];",
                "RunLoop.main.add(self.timer, forMode: RunLoop.Mode.tracking)"
            ),
            (
                "UILabel *a = [[UILabel alloc] initWithFrame:CGRectMake(0, 1, self.count, 2.5)];",
                "var a: UILabel! = UILabel(frame: CGRect(x: 0, y: 1, width: CGFloat(self.count), height: 2.5))"
            ),
            (
                "self.view.backgroundColor = [UIColor colorWithRed:255/255.0 green:0 blue:0 alpha:1];",
                "self.view?.backgroundColor = UIColor(red: CGFloat((255 / 255.0)), green: 0, blue: 0, alpha: 1)"
            ),
            (
                "self.view.backgroundColor = [UIColor.redColor colorWithAlphaComponent:0.5];",
                "self.view?.backgroundColor = UIColor.red.withAlphaComponent(0.5)"
            ),
            (
                "NSNumber *n = @([@\"1\" doubleValue]);", #"var n: NSNumber! = _boxed(_doubleValue("1"))"#
            ),
            ("self.view.backgroundColor = UIColor.redColor;", "self.view?.backgroundColor = UIColor.red"),
            (
                "self.view.contentMode = UIViewContentModeScaleAspectFit;",
                "self.view?.contentMode = UIView.ContentMode.scaleAspectFit"
            ),
            (
                "self.view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;",
                "self.view?.autoresizingMask = ([UIView.AutoresizingMask.flexibleWidth, "
                    + "UIView.AutoresizingMask.flexibleHeight] as UIView.AutoresizingMask)"
            ),
            (
                "UIButton *b = [UIButton buttonWithType:UIButtonTypeSystem];",
                "var b: UIButton! = UIButton(type: UIButton.ButtonType.system)"
            ),
            (
                "Group *a = [Group groupWithIdentifier:@\"a\" title:@\"b\"];",
                #"var a: Group! = Group(identifier: "a", title: "b")"#
            ),
            (
                "Group *a = [[Group alloc] initWithMembers:[NSSet setWithObject:self.view]];",
                "var a: Group! = Group(members: _z(_as(_array(self.view), to: Set<UIView>.self)))"
            ),
            (
                "[UIView animateWithDuration:1 animations:^{ [self run]; }];",
                "UIView.animate(withDuration: 1, animations: { self.run(); return })"
            ),
        ])
    func names(source: String, swift: String) { #expect(statements(source) == swift) }

    @Test(
        "numbers mix, nil is false, objects of any class are converted",
        arguments: [
            ("self.ratio = self.count / 2;", "self.ratio = CGFloat((self.count / 2))"),
            ("self.count += self.ratio;", "self.count += Int(self.ratio)"),
            ("BOOL a = self.count;", "var a: Bool = (self.count != 0)"),
            ("if (!self.label) return;", "if !_true(self.label) { return }"),
            (
                "CGFloat a = self.label.frame.size.width * 0.5;",
                "var a: CGFloat = (_z(self.label?.frame.size.width) * 0.5)"
            ),
            ("id a = @{@\"k\": @1}[@\"k\"];", #"var a: Any? = _at(_dictionary(("k", (1 as Int))), "k")"#),
            (
                "NSArray *a; self.label.text = a[0];",
                "var a: [Any]! = nil; self.label?.text = _as(_at(a, 0), to: String.self)"
            ),
            (
                "NSString *a = [NSString stringWithFormat:@\"%d\", 1]; NSInteger n = [a length];",
                #"var a: String! = _format("%d", 1); var n: Int = _length(a)"#
            ),
            ("self.count++;", "self.count += 1"),
            ("NSLog(@\"%@\", self.label);", #"_log("%@", self.label)"#),
        ])
    func conversions(source: String, swift: String) { #expect(statements(source).hasPrefix(swift)) }

    @Test("each statement stands on its line, and what isn't understood has a name of its own")
    func lines() {
        let text = translated("#import <UIKit/UIKit.h>\n@implementation A\n- (void)a {\n\n  b(1);\n  1 2;\n}\n@end\n")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].hasPrefix("import Foundation; import UIKit"))
        #expect(lines[1] == "class A: NSObject {")
        #expect(lines[4] == "b(1)")
        #expect(lines[5].hasPrefix(ObjectiveCTranslation.unreadable))
    }

    @Test("a property with accessors of the class's own is stored beside them")
    func accessors() {
        let text = translated(
            """
            @interface A : NSObject
            @property (nonatomic) NSInteger n;
            @end
            @implementation A
            - (NSInteger)n { if (_n == 0) { _n = 2; } return _n; }
            - (void)setN:(NSInteger)n { _n = n; }
            @end
            """)
        #expect(text.contains("var _own_n: Int = _zero(); var n: Int {"))
        #expect(text.contains("{ get { _get_n() } set { _set_n(newValue) } }"))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[4].contains("func _get_n() -> Int {"))
        #expect(lines[5].contains("func _set_n(_ n: Int) { self._own_n = n"))
        #expect(!text.contains("func setN"))
    }

    @Test("an initializer overrides one of the superclass, or adds to those that it has")
    func initializers() {
        let text = translated(
            """
            @interface A : UIView
            @end
            @implementation A
            - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            if (self) { [self run]; }
            return self;
            }
            - (instancetype)initWithTitle:(NSString *)title {
                if (self = [self initWithFrame:CGRectZero]) {}
                return self;
            }
            - (CGSize)intrinsicContentSize { return CGSizeMake(1, 2); }
            - (void)run {}
            @end
            """)
        #expect(text.contains("override init(frame: CGRect) { \nsuper.init(frame: frame)\nself.run()"))
        #expect(text.contains("convenience init(title: String!) {"))
        #expect(text.contains("override var intrinsicContentSize: CGSize {"))
        #expect(text.contains("required init?(coder: NSCoder) { super.init(coder: coder) }"))
    }

    @Test(
        "selectors of the class's own have the importer's names",
        arguments: [
            ("(void)showView:(UIView *)view", "showView:", "show(_ view: UIView!)"),
            ("(void)setVideoWithAsset:(id)a", "setVideoWithAsset:", "setVideo(withAsset a: Any?)"),
            ("(void)move:(int)x to:(int)y", "move:to:", "move(_ x: Int, to y: Int)"),
        ])
    func importedNames(method: String, selector: String, swift: String) {
        let text = translated("@implementation A\n- \(method) {}\n@end")
        #expect(text.contains("@objc(\(selector)) func \(swift)"))
    }

    @Test("categories: properties of other classes, and methods of every object that classes may have of their own")
    func categories() {
        let text = translated(
            """
            @interface UIView (Count)
            @property NSNumber *count;
            @end
            @implementation UIView (Count)
            - (NSNumber *)count { return nil; }
            - (void)setCount:(NSNumber *)count {}
            @end
            @implementation NSObject (Name)
            + (void)make {}
            - (void)show {}
            @end
            @implementation A
            - (void)show {}
            @end
            """)
        let property = "var count: NSNumber! { get { _get_count() } set { _set_count(newValue) } }"
        #expect(text.contains("extension UIView { \(property);"))
        #expect(text.contains("extension NSObjectProtocol where Self: NSObject {"))
        #expect(text.contains("static func make()"))
        #expect(text.contains("@objc(show) func show()") && !text.contains("override"))
    }

    @Test("addresses of their own, copies, and variables that @synthesize names")
    func formsOfClasses() {
        let text = translated(
            """
            static void *context = &context;
            @interface A : NSObject <NSCopying>
            @property (copy) NSString *name;
            @property (copy) NSArray<NSDictionary<NSString *, id> *> *items;
            @end
            @implementation A
            @synthesize name = _title;
            - (id)copyWithZone:(NSZone *)zone {
                A *copy = [[[self class] allocWithZone:zone] init];
                copy.name = _title;
                return copy;
            }
            - (void)run { NSDictionary *item = self.items[0]; }
            @end
            """)
        #expect(text.contains("var context: Any? = _address()"))
        #expect(text.contains("func copy(with zone: NSZone?) -> Any {"))
        #expect(text.contains("var copy: A! = A()") && text.contains("copy?.name = self.name"))
        #expect(text.contains("_as(_at(self.items, 0), to: [String: Any].self)"))
    }

    @Test("arrays of C have their length, and constant pointers are arrays")
    func arrays() {
        let text = translated(
            """
            typedef struct { CGFloat value; } Bar;
            CGFloat total(const Bar *bars, const CGFloat *shares) { return bars[1].value * shares[0]; }
            @implementation A { Bar _bars[2 * 2]; UIView *const view; }
            - (void)run { _bars[0].value = total(_bars, NULL); }
            @end
            """)
        #expect(text.contains("func total(_ bars: [Bar], _ shares: [CGFloat]) -> CGFloat"))
        #expect(text.contains("return (bars[1].value * shares[0])"))
        #expect(text.contains("var _bars: [Bar] = _zeros((2 * 2))"))
        #expect(text.contains("self._bars[0].value = total(self._bars, "))
        #expect(text.contains("var view: UIView! = nil"))
    }

    @Test("properties tell of changes where code sets or observes them by name", arguments: [false, true])
    func observedProperties(isKeyed: Bool) {
        let text = translated(
            """
            @interface A : NSObject
            @property NSString *name; @property NSInteger count;
            @end
            @implementation A
            - (void)setCount:(NSInteger)count { _count = count; }
            - (void)run { \(isKeyed ? "[self setValue:@1 forKey:@\"count\"];" : "") }
            @end
            """)
        #expect(text.contains("self._own_count = count"))
        if isKeyed {
            let property = "var name: String! = nil { didSet { didChangeValue(forKey: \"name\") } }"
            #expect(text.contains("@IBInspectable \(property)"))
            #expect(text.contains("set { _set_count(newValue); didChangeValue(forKey: \"count\") }"))
        } else {
            #expect(text.contains("var name: String! = nil") && !text.contains("didChangeValue"))
        }
    }

    @Test("a dot calls a setter that is only a method, and finds the class of an object")
    func dots() {
        let text = translated(
            """
            @implementation A
            + (instancetype)make { return [self.class new]; }
            - (void)setTint:(id)color {}
            - (void)run { A *a = [self.class make]; a.tint = @1; }
            @end
            """)
        #expect(text.contains("return A()"))
        #expect(text.contains("var a: A! = A.make(); a?.setTint((1 as Int))"))
    }

    @Test("a header's static functions are seen by other files, pragmas of macros by none")
    func headerFunctions() {
        let header = """
            #define quiet(x) _Pragma("clang diagnostic push") x _Pragma("clang diagnostic pop")
            static inline void later(double t) { struct timeval v; quiet(now(&v);) }
            """
        let files = [("A.h", header), ("A.m", "static void own(void) { later(1); }")].map {
            SourcePass.File(name: $0.0, bytes: Array($0.1.utf8))
        }
        let found = ObjectiveCTranslation.translated(files, names: Self.names).map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
        #expect(found.first?.contains("@discardableResult func later(_ t: Double) {") ?? false)
        #expect(found.first?.contains("var v: timeval = timeval(); now(&v) }") ?? false)
        #expect(found.last?.contains("fileprivate func own() { later(1)") ?? false)
    }

    @Test("Swift files see enumerations and protocols by the importer's names")
    func mixedTarget() {
        let header = """
            NS_ASSUME_NONNULL_BEGIN
            typedef NS_ENUM(NSInteger, DeckKind) { DeckKindFlat = 0, DeckKindWithShadow };
            typedef NS_OPTIONS(NSUInteger, DeckEdges) { DeckEdgesTop = 1 << 0, DeckEdgesAll = DeckEdgesTop | 2 };
            @class Deck;
            @protocol DeckSource
            - (UIView *)deck:(Deck *)deck viewForItemAtIndex:(NSInteger)index reusingView:(nullable UIView *)view;
            @end
            @interface Deck : UIView
            @property DeckKind kind;
            @end
            NS_ASSUME_NONNULL_END
            """
        let source = "@implementation Deck\n- (void)run { if (self.kind == DeckKindFlat) { self.kind = 1; } }\n@end"
        let files = [("A.h", header), ("A.m", source), ("B.swift", "import UIKit")].map {
            SourcePass.File(name: $0.0, bytes: Array($0.1.utf8))
        }
        let text = ObjectiveCTranslation.translated(files, names: Self.names).map {
            String(decoding: $0.bytes, as: UTF8.self)
        }.joined()
        #expect(text.contains("enum DeckKind: Int {case flat = 0; case withShadow; }"))
        #expect(text.contains("; let DeckKindFlat = DeckKind.flat; "))
        #expect(text.contains("struct DeckEdges: OptionSet, Sendable {"))
        #expect(text.contains("static let top = DeckEdges(rawValue: (1 << 0))"))
        let method = "func deck(_ deck: Deck, viewForItemAt index: Int, reusing view: UIView!) -> UIView"
        #expect(text.contains("\(method)}") || text.contains("\(method)\n"))
        #expect(text.contains("if (self.kind == DeckKindFlat) { self.kind = _z(DeckKind(rawValue: .init(1))) }"))
    }
}
