import Testing

@testable import SourceReading

@Suite struct ObjectiveCParserTests {
    private func declarations(_ text: String) -> [ObjectiveCDeclaration] {
        var preprocessor = ObjectiveCPreprocessor()
        return ObjectiveCParser.declarations(of: Array(text.utf8), &preprocessor)
    }

    /// The statements of a function.
    private func statements(_ text: String, macros: String = "") -> [ObjectiveCStatement.Kind] {
        guard case .function(let function)? = declarations("\(macros)\nvoid f(void) {\n\(text)\n}").first?.kind else {
            return []
        }
        return (function.body ?? []).map(\.kind)
    }

    @Test("macros take arguments, and conditions leave out what isn't compiled")
    func macros() {
        let macros = "#define PAD 8\n#define RGB(r, g) [C r:(r)/255.0 \\\n  g:g]\n#if 0\n#define PAD 9\n#endif"
        #expect(statements("a = PAD;", macros: macros) == statements("a = 8;"))
        #expect(
            statements("a = RGB(1 + 2, f(3, 4));", macros: "#define RGB(x, y) [C r:(x) g:y]")
                == statements("a = [C r:(1 + 2) g:f(3, 4)];"))
        #expect(statements("#ifdef DEBUG\nb();\n#else\nc();\n#endif") == statements("c();"))
        #expect(
            statements("LOG(@\"a\");", macros: "#define LOG(f, ...) NSLog(f, ##__VA_ARGS__)")
                == statements("NSLog(@\"a\");"))
    }

    @Test(
        "conditions hold as in C for an iPhone",
        arguments: [
            ("TARGET_OS_IPHONE", true), ("TARGET_OS_OSX", false), ("TARGET_OS_WATCH", false), ("!TARGET_OS_TV", true),
            ("UNKNOWN", false), ("DEBUG", false), ("!DEBUG", true), ("1", true), ("0", false),
            ("__has_feature(objc_arc) && (__IPHONE_OS_VERSION_MIN_REQUIRED >= __IPHONE_5_0)", true),
            ("__IPHONE_OS_VERSION_MAX_ALLOWED < 80000", false), ("__IPHONE_9_0 == 90000", true),
            ("defined USING_CHAMELEON || defined __IPHONE_OS_VERSION_MAX_ALLOWED", true),
            ("(defined(A) && defined(B)) || !(C || TARGET_OS_OSX)", true), ("defined(A) && B > 0x10", false),
            ("A == 3", true), ("A > 2 ? 1 : 0", true), ("A >= (2 + 2) * 1", false), ("(", false), ("1 / 0", false),
        ])
    func conditions(condition: String, holds: Bool) {
        #expect(statements("#if \(condition)\na();\n#endif", macros: "#define A 3").count == (holds ? 1 : 0))
    }

    @Test("a header is read as often as files import it")
    func includeGuard() {
        let header = "// A\n#ifndef A_H\n#define A_H\n#import <UIKit/UIKit.h>\n#define B C\nvoid f(void);\n#endif\n"
        var preprocessor = ObjectiveCPreprocessor()
        let first = ObjectiveCParser.declarations(of: Array(header.utf8), &preprocessor)
        #expect(first.count == 1)
        #expect(ObjectiveCParser.declarations(of: Array(header.utf8), &preprocessor) == first)
    }

    @Test("operators bind as in C")
    func precedence() {
        #expect(
            statements("a = b + c * d == e && !f ? g : h;") == statements("a = (((b + (c * d)) == e) && (!f)) ? g : h;")
        )
        #expect(statements("a = *b.c[1]++;") == statements("a = *(((b.c)[1])++);"))
        #expect(statements("a = (CGFloat)b / c;") == statements("a = ((CGFloat)b) / c;"))
        #expect(
            statements("a = (b) - c;") == [
                .expression(.assignment("=", .name("a"), .binary("-", .name("b"), .name("c"))))
            ])
    }

    @Test("messages, literals and blocks")
    func expressions() {
        #expect(
            statements("[a b:1 c:@[@\"x\" @\"y\", @2]];") == [
                .expression(
                    .message(
                        .name("a"), ["b:", "c:"], [.number("1"), .array([.text("xy"), .boxed(.number("2"))])],
                        at: SourcePosition(line: 3, column: 1)))
            ])
        guard
            case .expression(.block(_, let parameters, let body))? = statements("^(BOOL done, id *x) { done; };").first
        else {
            Issue.record("no block")
            return
        }
        #expect(parameters.map(\.name) == ["done", "x"])
        #expect(body.count == 1)
    }

    @Test("classes with their members, and functions between them")
    func classes() {
        let found = declarations(
            """
            NS_ASSUME_NONNULL_BEGIN
            IB_DESIGNABLE
            @interface A<T> : B <C, D> { @private int x; }
            @property (nonatomic, getter=isOn) IBOutlet UILabel *a, *b;
            - (void)a:(NSArray<NSString *> *)a b:(void (^)(BOOL))b;
            @end
            @implementation A
            static int f(int x) { return x; }
            + (instancetype)make { return nil; }
            @end
            """)
        #expect(found.map(\.name) == ["A", "A", "f"])
        #expect(found[0].superclass == "B" && found[0].protocols == ["C", "D"])
        #expect(found[0].variables.map(\.name) == ["x"])
        #expect(found[0].properties.map(\.name) == ["a", "b"])
        #expect(found[0].properties[0].getter == "isOn")
        #expect(found[0].methods[0].selector == "a:b:")
        #expect(found[0].methods[0].parameters[1].type.signature?.count == 2)
        #expect(found[1].methods.map(\.isStatic) == [true])
    }

    @Test(
        "anything ends",
        arguments: [
            "@interface", "@implementation A - (", "- (void)a {", "@[", "((((", "a = ^(", "#define A(", "\"", "for (",
            "enum {",
        ])
    func broken(text: String) {
        _ = declarations(text)
        _ = statements(text)
        _ = declarations(String(repeating: text, count: 300))
    }
}
