import RenderNotification
import TestSupport
import Testing
import Views

/// Extensions in Objective-C: translated, compiled and run.
@Suite(.serialized) struct ObjectiveCCodeTests {
    private static let header = """
        #import <UIKit/UIKit.h>
        @interface NotificationViewController : UIViewController
        @end
        """
    private static let imports = """
        #import "NotificationViewController.h"
        #import <UserNotifications/UserNotifications.h>
        #import <UserNotificationsUI/UserNotificationsUI.h>
        """

    private func drawn(
        _ source: String, further: [String: String] = [:], payload: String = CodeCard.payload
    ) throws -> (frames: [String: Rect], findings: [String]) {
        let files = [
            "NotificationViewController.h": Self.header,
            "NotificationViewController.m": Self.imports + "\n" + source,
        ]
        return try DrawnCode.drawn(files.merging(further) { $1 }, payload: payload)
    }

    @Test("a table of model objects, with macros, lazy views, literals, a switch and formats")
    func table() throws {
        let (frames, findings) = try drawn(
            """
            #define RGB(r, g, b) [UIColor colorWithRed:(r)/255.0 green:(g)/255.0 blue:(b)/255.0 alpha:1]
            static CGFloat const kRowHeight = 44;
            typedef NS_ENUM(NSInteger, OrderState) { OrderStateNew, OrderStateShipped = 2 };

            @interface OrderItem : NSObject
            @property (nonatomic, copy) NSString *name;
            @property (nonatomic) double price;
            + (instancetype)itemWithDictionary:(NSDictionary *)dictionary;
            @end
            @implementation OrderItem
            - (instancetype)initWithDictionary:(NSDictionary *)dictionary {
                if (self = [super init]) {
                    _name = dictionary[@"name"];
                    self.price = [[dictionary objectForKey:@"price"] doubleValue];
                }
                return self;
            }
            + (instancetype)itemWithDictionary:(NSDictionary *)dictionary {
                return [[self alloc] initWithDictionary:dictionary];
            }
            @end

            @interface NotificationViewController () <UNNotificationContentExtension, UITableViewDataSource>
            @property (nonatomic, strong) UITableView *table;
            @property (nonatomic, strong) UILabel *header;
            @property (nonatomic, strong) NSMutableArray<OrderItem *> *items;
            @end

            @implementation NotificationViewController
            - (UITableView *)table {
                if (!_table) {
                    _table = [[UITableView alloc] initWithFrame:CGRectZero style:UITableViewStylePlain];
                    _table.dataSource = self;
                    _table.rowHeight = kRowHeight;
                }
                return _table;
            }
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.items = [NSMutableArray array];
                self.header = [UILabel new];
                self.header.textColor = RGB(33, 99, 200);
                [self.view addSubview:self.header];
                [self.view addSubview:self.table];
            }
            - (void)viewDidLayoutSubviews {
                CGFloat width = CGRectGetWidth(self.view.bounds);
                self.header.frame = CGRectMake(16, 8, width - 2 * 16, 24);
                self.table.frame = CGRectMake(
                    0, CGRectGetMaxY(self.header.frame) + 8, width, self.items.count * kRowHeight);
            }
            - (void)didReceiveNotification:(UNNotification *)notification {
                NSDictionary *info = notification.request.content.userInfo;
                for (NSDictionary *raw in info[@"items"]) {
                    if (![raw isKindOfClass:[NSDictionary class]]) continue;
                    [self.items addObject:[OrderItem itemWithDictionary:raw]];
                }
                switch ([info[@"state"] integerValue]) {
                    case OrderStateNew: self.header.text = @"New"; break;
                    case OrderStateShipped: {
                        double sum = 0;
                        for (OrderItem *item in self.items) { sum += item.price; }
                        self.header.text = [NSString stringWithFormat:@"%d items, %.2f", (int)self.items.count, sum];
                        break;
                    }
                    default: break;
                }
                [self.table reloadData];
                self.preferredContentSize = CGSizeMake(0, 40 + self.items.count * kRowHeight);
            }
            - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
                return self.items.count;
            }
            - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
                static NSString *identifier = @"Cell";
                UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:identifier];
                if (cell == nil) {
                    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault
                                                  reuseIdentifier:identifier];
                }
                cell.textLabel.text = self.items[indexPath.row].name;
                return cell;
            }
            @end
            """,
            payload: #"""
                {"aps": {"alert": {"title": "Order", "body": "On its way"}, "category": "card"}, "state": 2,
                "items": [{"name": "Coffee", "price": "4.5"}, {"name": "Tea", "price": 3.25}, 7]}
                """#)
        #expect(findings == [])
        #expect(frames["2 items, 7.75"]?.minX == 16)
        #expect(frames["2 items, 7.75"]?.minY == 8)
        #expect(frames["Tea"].map(\.minY) == frames["Coffee"].map { $0.minY + 44 })
    }

    @Test("constraints, blocks, a singleton, a category and a message to nil")
    func constraints() throws {
        let (frames, findings) = try drawn(
            """
            #import "Words.h"
            @interface NotificationViewController () <UNNotificationContentExtension> {
                UILabel *_label;
                NSInteger count;
            }
            @property (nonatomic, copy) void (^onText)(NSString *text);
            @property (nonatomic, weak) UILabel *missing;
            @end
            @implementation NotificationViewController
            - (void)viewDidLoad {
                [super viewDidLoad];
                _label = [[UILabel alloc] init];
                _label.translatesAutoresizingMaskIntoConstraints = NO;
                [self.view addSubview:_label];
                [NSLayoutConstraint activateConstraints:@[
                    [_label.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:20],
                    [_label.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:count + 10],
                    [_label.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor constant:-10],
                ]];
                __weak typeof(self) weakSelf = self;
                self.onText = ^(NSString *text) {
                    __strong typeof(weakSelf) strongSelf = weakSelf;
                    strongSelf->_label.text = text;
                };
            }
            - (void)didReceiveNotification:(UNNotification *)notification {
                self.missing.text = @"nobody";
                if (self.missing.text.length == 0 && !self.missing) count++;
                NSString *body = [[Words shared] shout:notification.request.content.body times:count];
                if (self.onText) self.onText([body stringByAppendingFormat:@" (%ld)", (long)[body wordCount]]);
            }
            @end
            """,
            further: [
                "Words.h": """
                #import <Foundation/Foundation.h>
                @interface Words : NSObject
                + (instancetype)shared;
                - (NSString *)shout:(NSString *)text times:(NSInteger)times;
                @end
                @interface NSString (Words)
                - (NSUInteger)wordCount;
                @end
                """,
                "Words.m": """
                #import "Words.h"
                @implementation Words
                + (instancetype)shared {
                    static Words *instance = nil;
                    static dispatch_once_t once;
                    dispatch_once(&once, ^{ instance = [[self alloc] init]; });
                    return instance;
                }
                - (NSString *)shout:(NSString *)text times:(NSInteger)times {
                    NSMutableString *result = [text.uppercaseString mutableCopy];
                    for (NSInteger i = 0; i < times; i++) { [result appendString:@"!"]; }
                    return result;
                }
                @end
                @implementation NSString (Words)
                - (NSUInteger)wordCount { return [[self componentsSeparatedByString:@" "] count]; }
                @end
                """,
            ])
        #expect(findings == [])
        #expect(frames["ON ITS WAY! (3)"]?.minX == 20)
        #expect(frames["ON ITS WAY! (3)"]?.minY == 10)
    }

    @Test("Swift and Objective-C see one another's classes")
    func mixed() throws {
        let (frames, findings) = try DrawnCode.drawn([
            "Base.h": """
            #import <UIKit/UIKit.h>
            NS_ASSUME_NONNULL_BEGIN
            @interface Base : UIViewController
            @property (nonatomic) UILabel *headline;
            - (void)showTitle:(NSString *)title withColor:(nullable UIColor *)color;
            @end
            NS_ASSUME_NONNULL_END
            """,
            "Base.m": """
            #import "Base.h"
            #import "Card-Swift.h"
            @implementation Base
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.headline = [[UILabel alloc] initWithFrame:CGRectMake(16, 10, 300, 24)];
                [self.view addSubview:self.headline];
                Badge *badge = [[Badge alloc] initWithCount:3];
                badge.frame = CGRectMake(16, 40, 100, 20);
                [badge refreshWithPrefix:@"No. "];
                [self.view addSubview:badge];
            }
            - (void)showTitle:(NSString *)title withColor:(UIColor *)color {
                self.headline.text = title;
                self.headline.textColor = color ?: [UIColor redColor];
            }
            @end
            """,
            "NotificationViewController.swift": """
            import UIKit
            import UserNotificationsUI
            @objc class Badge: UILabel {
                @objc var count = 0
                @objc init(count: Int) { self.count = count; super.init(frame: .zero) }
                required init?(coder: NSCoder) { super.init(coder: coder) }
                @objc func refresh(prefix: String) { text = prefix + "\\(count)" }
            }
            class NotificationViewController: Base, UNNotificationContentExtension {
                override func showTitle(_ title: String, with color: UIColor?) {
                    super.showTitle(title.uppercased(), with: color)
                }
                func didReceive(_ notification: UNNotification) {
                    showTitle(notification.request.content.title, with: nil)
                }
            }
            """,
        ])
        #expect(findings == [])
        #expect(frames["ORDER"]?.minX == 16)
        #expect(frames["No. 3"]?.minY == 40)
    }

    @Test("what isn't understood or isn't there is left out, with its line")
    func leftOut() throws {
        let (frames, findings) = try drawn(
            """
            @interface NotificationViewController () <UNNotificationContentExtension>
            @end
            @implementation NotificationViewController
            - (void)didReceiveNotification:(UNNotification *)notification {
                UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(10, 20, 200, 30)];
                label.text = notification.request.content.title;
                [label flyAwayWithSpeed:3];
                goto end;
                [self.view addSubview:label];
                end:
                label.tag = 1;
            }
            @end
            """)
        #expect(frames["Order"]?.minX == 10)
        #expect(findings.contains { $0.hasPrefix("code-left-out") })
        #expect(findings.contains("code-objective-c: this Objective-C isn't understood here"))
    }
}
