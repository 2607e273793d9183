import Basics
import Testing

@testable import SourceReading

private func objectiveC(_ text: String) -> [SourceClass] {
    ParsedSource(Array(text.utf8), file: "Card.m")?.classes ?? []
}

@Test func anObjectiveCControllerWithItsOutletsAndActions() throws {
    let found = objectiveC(
        """
        #import "Card.h"
        #define QUOTE "@interface Wrong : NSObject \\
            @end"
        @class Other;
        @protocol Likes <NSObject> - (void)liked; @end
        @interface Card () <UNNotificationContentExtension, Likes> {
            IBOutlet UILabel *_body;
            UIView *plain;
        }
        @property (weak, nonatomic) IBOutlet UILabel *titleLabel;
        @property (nonatomic, strong) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
        @property (nonatomic, copy, nullable) void (^handler)(void);
        @end
        @implementation Card
        - (IBAction)like:(id)sender { if (1 - (2)) { /* - (IBAction)no:(id)x */ } }
        - (void) didReceiveNotificationResponse:(UNNotificationResponse *)response
                completionHandler:(void (^)(UNNotificationContentExtensionResponseOption option))completion {
        }
        + (void)make { NSString *s = @"- (IBAction)text"; char c = '"'; }
        - (BOOL)canBecomeFirstResponder { return YES; }
        @end
        """)
    #expect(found.map(\.name) == ["Card", "Card"])
    #expect(found[0].conformances == ["UNNotificationContentExtension", "Likes"])
    #expect(found[0].location == nil)
    #expect(found[0].properties.map(\.name) == ["_body", "body", "plain", "titleLabel", "buttons", "handler"])
    #expect(found[0].properties.map(\.isOutlet) == [true, false, false, true, true, false])
    #expect(
        found[1].methods.map(\.selector) == [
            "like:", "didReceiveNotificationResponse:completionHandler:", "canBecomeFirstResponder",
        ])
    #expect(found[1].methods.map(\.isAction) == [true, false, false])
}

@Test func aHeader() {
    let found = objectiveC(
        """
        NS_ASSUME_NONNULL_BEGIN
        @interface Card<T> : UIViewController <P>
        @property (nonatomic) UILabel *a NS_AVAILABLE_IOS(10_0);
        - (void)tap;
        @end
        """)
    #expect(found.first?.superclass == "UIViewController")
    #expect(found.first?.location?.line == 2)
    #expect(found.first?.properties.map(\.name) == ["a"])
    #expect(found.first?.methods.map(\.selector) == ["tap"])
}

@Test(arguments: [
    "@interface", "@interface A", "@interface A {", "@property", "@property (", "- (", "@implementation A\n- (void)",
    "'",
])
func brokenObjectiveCTerminates(text: String) {
    #expect(objectiveC(text).count <= 1)
}
