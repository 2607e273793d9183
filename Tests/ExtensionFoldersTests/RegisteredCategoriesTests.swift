import Basics
import ContentExtensionHost
import TestSupport
import Testing

@testable import ExtensionFolders
@testable import SourceReading

/// The categories of an app's sources, each as a line, and the notes.
private func registered(
    _ files: [String: String], locale: String = "en_US"
) throws -> (lines: [String], notes: [String], isComplete: Bool) {
    let folder = try TemporaryFolder(
        files.merging([
            "Ext/Info.plist": PlistText.of(), "Ext/MainInterface.storyboard": InterfaceText.storyboard(),
            "App.xcodeproj/project.pbxproj": "",
        ]) { $1 })
    let loaded = try ExtensionFolder.load("\(folder.path)/Ext", options: .init(locale: locale))
    let descriptor = loaded.value.descriptor
    return (
        descriptor.registeredCategories.map(shown),
        folder.shown(loaded.warnings.filter { $0.code == "category-unread" }),
        !descriptor.registersOtherCategories
    )
}

/// `id: action(title) …`, with options and icons.
private func shown(_ category: NotificationCategory) -> String {
    let actions = category.actions.map { action in
        let options = NotificationAction.Options.names.filter { action.options.contains($0.value) }.map(\.key)
        var text = "\(action.identifier)(\(([action.title] + options).joined(separator: ", ")))"
        if case .systemImage(let name)? = action.icon { text += "*\(name)" }
        if let input = action.textInput { text += "<\(input.buttonTitle)|\(input.placeholder)>" }
        return text
    }
    let options = NotificationCategory.Options.names.filter { category.options.contains($0.value) }.map { "+\($0.key)" }
    return (["\(category.identifier):"] + actions + options).joined(separator: " ")
}

@Suite struct RegisteredCategoriesTests {
    @Test("functions in place of closures, flags that change, and functions that nothing calls")
    func functions() throws {
        let source = """
            enum Kind { case late, done
                static let known: [Kind] = [.late, .done]
                var id: String { switch self { case .late: return "late"; case .done: return "done" } } }
            class Push {
                var isReady = false
                func all() -> Set<UNNotificationCategory> { Set(Kind.known.map(category(for:)) + ["x"].map(plain)) }
                func category(for kind: Kind) -> UNNotificationCategory {
                    switch kind {
                    case .late: return made(kind.id, UNNotificationAction(identifier: "a", title: "Call", options: []))
                    case .done: return made(kind.id, UNNotificationAction(identifier: "b", title: "Rate", options: []))
                    }
                }
                func plain(_ id: String) -> UNNotificationCategory {
                    UNNotificationCategory(identifier: id, actions: [], intentIdentifiers: [])
                }
                func made(_ id: String, _ action: UNNotificationAction) -> UNNotificationCategory {
                    UNNotificationCategory(identifier: id, actions: [action], intentIdentifiers: [])
                }
                func go() { if isReady { center.setNotificationCategories(all()) } }
                func old() { center.setNotificationCategories([plain("old")]) }
                @objc func tapped() { center.setNotificationCategories([plain("tapped")]) }
            }
            class App { func start() { Push().go(); perform(#selector(other(of:))) } }
            """
        #expect(
            try registered(["App/A.swift": source]).lines == ["late: a(Call)", "done: b(Rate)", "x:", "tapped:"])
        // Where nothing is called, all counts.
        let alone = source.replacing("Push().go(); ", with: "").replacing("@objc ", with: "")
        #expect(try registered(["App/A.swift": alone]).lines.contains("late: a(Call)"))
    }

    @Test("Objective-C: blocks that make categories, and the cases of a switch")
    func blocksAndCases() throws {
        let blocks = """
            @implementation Push
            - (void)go {
                UNNotificationCategory *(^order)(void) = ^(){
                    UNNotificationAction *a = [UNNotificationAction actionWithIdentifier:@"a" title:@"Track" options:0];
                    return [UNNotificationCategory categoryWithIdentifier:@"order" actions:@[a] intentIdentifiers:@[] options:0];
                };
                [center setNotificationCategories:[NSSet setWithObjects:order(), nil]];
            }
            @end
            """
        #expect(try registered(["App/A.m": blocks]).lines == ["order: a(Track)"])
        let cases = """
            @implementation Push
            - (UNNotificationAction *)action:(NSInteger)kind {
                switch (kind) {
                case 1: { return [UNNotificationAction actionWithIdentifier:@"a" title:@"One" options:0]; }
                case 2:
                case 3:
                    return [UNNotificationAction actionWithIdentifier:@"b" title:@"Two" options:0];
                default:
                    break;
                }
                return [UNNotificationAction actionWithIdentifier:@"c" title:@"Other" options:0];
            }
            - (void)go {
                UNNotificationCategory *k = [UNNotificationCategory categoryWithIdentifier:@"k"
                    actions:@[[self action:3], [self action:1], [self action:7]] intentIdentifiers:@[] options:0];
                [center setNotificationCategories:[NSSet setWithObject:k]];
            }
            @end
            """
        #expect(try registered(["App/A.m": cases]).lines == ["k: b(Two) a(One) c(Other)"])
    }

    @Test("implicit initialisers, constants of a type with the system's prefix, and a macro before a method")
    func formsOfRegistration() throws {
        let implicit = """
            func register() {
                UNUserNotificationCenter.current().setNotificationCategories([
                    .init(identifier: "order", actions: [.init(identifier: "track", title: UNTexts.track, options: [])],
                        intentIdentifiers: [])
                ])
            }
            """
        let files = ["App/A.swift": implicit, "App/B.swift": "enum UNTexts { static let track = \"Track it\" }"]
        #expect(try registered(files).lines == ["order: track(Track it)"])
        let macro = """
            @implementation Push
            SharedInstance(push)
            - (void)go {
                UNNotificationAction *a = [UNNotificationAction actionWithIdentifier:@"a" title:@"Track" options:0];
                NSSet *s = [NSSet setWithObject:[UNNotificationCategory categoryWithIdentifier:@"order" actions:@[a] intentIdentifiers:@[] options:0]];
                [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:s];
            }
            @end
            """
        #expect(try registered(["App/Push.m": macro]).lines == ["order: a(Track)"])
    }

    @Test func literalsInSwift() throws {
        let found = try registered([
            "App/AppDelegate.swift": #"""
            func register() {
                let accept = UNNotificationAction(identifier: "accept", title: "Accept", options: [.foreground, .authenticationRequired],
                    icon: UNNotificationActionIcon(systemImageName: "hand.thumbsup"))
                let decline = UNNotificationAction(identifier: "decline", title: "Decline", options: .destructive)
                let reply = UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [], textInputButtonTitle: "Send", textInputPlaceholder: "Say \"hello\"")
                let category = UNNotificationCategory(identifier: "invite", actions: [accept, decline, reply],
                    intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "%u invitations", options: [.customDismissAction])
                UNUserNotificationCenter.current().setNotificationCategories([category])
            }
            """#
        ])
        #expect(
            found.lines == [
                "invite: accept(Accept, authenticationRequired, foreground)*hand.thumbsup decline(Decline, destructive) reply(Reply)<Send|Say \"hello\"> +customDismissAction"
            ])
        #expect(found.notes == [] && found.isComplete)
    }

    @Test func membersOfTheTypes() throws {
        let found = try registered([
            "App/Push.swift": #"""
            extension UNNotificationAction {
                static let wallet = UNNotificationAction(identifier: "wallet", title: "Add to Wallet", options: [.foreground])
                static var route: UNNotificationAction { .init(identifier: "route", title: "Route") }
                static func mute(hours: Int) -> UNNotificationAction { .init(identifier: "mute", title: "Mute \(hours) hours") }
            }
            extension UNNotificationCategory {
                static let ticket = UNNotificationCategory(identifier: "ticket", actions: [.wallet, .route, .mute(hours: 8)],
                    intentIdentifiers: [])
            }
            func register() { UNUserNotificationCenter.current().setNotificationCategories([.ticket]) }
            """#
        ])
        #expect(
            found.lines == ["ticket: wallet(Add to Wallet, foreground) route(Route) mute(Mute 8 hours)"])
        #expect(found.notes == [] && found.isComplete)
    }

    @Test func factoriesInObjectiveC() throws {
        let found = try registered(
            [
                "App/AppDelegate.m": #"""
                #define kAccept @"accept"
                static NSString * const kCategory = @"invite";
                @implementation AppDelegate
                - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                    NSDictionary *shown = @{@"options": options ?: @{}};
                    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
                    [center requestAuthorizationWithOptions:UNAuthorizationOptionAlert completionHandler:^(BOOL granted, NSError *error) {
                        if (granted) {
                            UNNotificationAction *accept = [UNNotificationAction actionWithIdentifier:kAccept title:@"Accept" options:UNNotificationActionOptionForeground | UNNotificationActionOptionDestructive];
                            UNTextInputNotificationAction *reply = [UNTextInputNotificationAction actionWithIdentifier:@"reply" title:NSLocalizedString(@"REPLY", nil) options:UNNotificationActionOptionNone textInputButtonTitle:@"Send" textInputPlaceholder:@""];
                            NSMutableArray *actions = [NSMutableArray array];
                            [actions addObject:accept];
                            [actions addObject:reply];
                            UNNotificationCategory *category = [UNNotificationCategory categoryWithIdentifier:kCategory actions:actions intentIdentifiers:@[] options:UNNotificationCategoryOptionCustomDismissAction];
                            UNNotificationCategory *other = [UNNotificationCategory categoryWithIdentifier:@"other" actions:[[NSArray alloc] initWithObjects:accept, nil] intentIdentifiers:@[] options:0];
                            [center setNotificationCategories:[NSSet setWithObjects:category, other, nil]];
                        }
                    }];
                    return YES;
                }
                @end
                """#, "App/de.lproj/Localizable.strings": #""REPLY" = "Antworten";"#,
            ], locale: "de_DE")
        #expect(
            found.lines == [
                "invite: accept(Accept, destructive, foreground) reply(Antworten)<Send|> +customDismissAction",
                "other: accept(Accept, destructive, foreground)",
            ])
        #expect(found.notes == [])
    }

    @Test func enumsAndHelpersOfOtherFiles() throws {
        let found = try registered([
            "App/AppDelegate.swift": #"""
            class AppDelegate {
                func setUp() {
                    let categories = Category.allCases.map { UNNotificationCategory(identifier: $0.rawValue, actions: $0.actions, intentIdentifiers: [], options: []) }
                    center.setNotificationCategories(Set(categories))
                    center.setNotificationCategories([makeCategory(Names.news, action: "read"), makeCategory(Names.sport, action: "watch")])
                }
                func makeCategory(_ id: String, action: String) -> UNNotificationCategory {
                    var actions: [UNNotificationAction] = []
                    actions.append(UNNotificationAction(identifier: action, title: "\(action.uppercased())!"))
                    return UNNotificationCategory(identifier: id, actions: actions, intentIdentifiers: [])
                }
            }
            """#,
            "Shared/Category.swift": #"""
            enum Category: String, CaseIterable {
                case invite
                case reminder = "REMINDER"
                var actions: [UNNotificationAction] {
                    switch self {
                    case .invite: return [Action.accept.made, Action.decline.made]
                    case .reminder: return [Action.decline.made]
                    }
                }
            }
            enum Action: String {
                case accept, decline
                var title: String { self == .accept ? "Yes" : "No" }
                var made: UNNotificationAction { .init(identifier: rawValue, title: title, options: []) }
            }
            """#,
            "Shared/Names.swift":
                #"struct Names { static let prefix = "app."; static let news = prefix + "news"; static var sport: String { "\(prefix)sport" } }"#,
        ])
        #expect(
            Set(found.lines) == [
                "invite: accept(Yes) decline(No)", "REMINDER: decline(No)", "app.news: read(READ!)",
                "app.sport: watch(WATCH!)",
            ])
        #expect(found.notes == [] && found.isComplete)
    }

    @Test func whatIsNotConstantIsNamedByLine() throws {
        let found = try registered([
            "App/A.swift": """
            func register(_ item: Item) {
                let a = UNNotificationCategory(identifier: item.id, actions: [], intentIdentifiers: [])
                let b = UNNotificationCategory(identifier: "b", actions: item.actions, intentIdentifiers: [])
            }
            """
        ])
        #expect(found.lines == ["b:"] && !found.isComplete)
        #expect(
            found.notes == [
                """
                App/A.swift:2:35: note: the identifier of this category isn't a constant in the sources, so it isn't registered here [category-unread]
                  hint: write it as registeredCategories in a bindings.json
                """,
                """
                App/A.swift:3:35: note: not all actions of the category "b" are constants in the sources [category-unread]
                  hint: write it as registeredCategories in a bindings.json
                """,
            ])
    }

    @Test func bindingsTakePrecedence() throws {
        let found = try registered([
            "App/A.swift": #"let c = UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: [])"#,
            "Ext/bindings.json": #"{"registeredCategories": [{"identifier": "b"}]}"#,
        ])
        #expect(found.lines == ["b:"])
    }

    /// Each of the functions takes all of its own steps, and so the limit for all of them is met.
    @Test func manyLongFunctionsAreReadInPart() throws {
        let chain = (0..<12).map { "func f\($0)() { f\($0 + 1)(); f\($0 + 1)(); f\($0 + 1)() }" }
        let long = (0..<15).map {
            "func g\($0)() { _ = UNNotificationCategory(identifier: \"g\($0)\", actions: [], intentIdentifiers: []); f0() }"
        }
        let short = try registered(["App/A.swift": long.joined(separator: "\n")])
        #expect(short.lines.count == 15 && short.isComplete)
        let found = try registered(["App/A.swift": (chain + long).joined(separator: "\n")])
        #expect(found.lines.first == "g0:" && found.lines.count < 15)
        #expect(!found.isComplete)
    }

    @Test func limit_appSourceFiles() throws {
        let most = Dictionary(uniqueKeysWithValues: (0..<Limits.appSourceFiles).map { ("\($0).swift", "") })
        let folder = try TemporaryFolder(most.merging(["z.swift": ""]) { $1 })
        let scope = FileScope(root: folder.path)
        let paths = (most.keys + ["z.swift"]).sorted()
        #expect(AppSources(own: [], others: Array(paths.dropLast()), scope: scope, like: folder.path).isComplete)
        #expect(!AppSources(own: [], others: paths, scope: scope, like: folder.path).isComplete)
    }

    @Test func limit_appSourceBytes() throws {
        let filler = String(repeating: " ", count: Limits.sourceFileBytes)
        let count = Limits.appSourceBytes / Limits.sourceFileBytes
        let names = (0...count).map { "\($0).swift" }
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, filler) }))
        let scope = FileScope(root: folder.path)
        #expect(AppSources(own: [], others: Array(names.dropLast()), scope: scope, like: folder.path).isComplete)
        #expect(!AppSources(own: [], others: names, scope: scope, like: folder.path).isComplete)
    }
}

@Suite struct SourceParserTests {
    @Test(arguments: [
        (#""a\n\u{1F600}""#, [SourceTextPart.literal("a\n😀")]),
        ("\"\"\"\n    a\n      b\n    \"\"\"", [.literal("a\n  b")]),
        (##"#"a\n"#"##, [.literal(#"a\n"#)]),
        (#""a \(b.c) d""#, [.literal("a "), .interpolation(.member(.name("b"), "c")), .literal(" d")]),
    ])
    func stringLiterals(_ text: String, _ parts: [SourceTextPart]) {
        #expect(SourceParser.expression(Array(text.utf8)) == .text(parts))
    }

    @Test func precedence() {
        let found = SourceParser.expression(Array(#"a as? String ?? b + "c""#.utf8))
        let sum = SourceExpression.operation(.name("b"), "+", .text([.literal("c")]))
        #expect(found == .operation(.cast(.name("a"), "String"), "??", sum))
    }

    @Test func objectiveCMessages() {
        let file = ParsedSource(Array(#"id a = [[A b] c:@"x" d:@[@1]];"#.utf8), file: "A.m")
        guard case .variable(let variable)? = file?.statements.first, let found = variable.value,
            case .call(.member(.call(.member(.name("A"), "b"), [], _), "c"), let values, _) = found
        else {
            Issue.record("\(file?.statements ?? [])")
            return
        }
        #expect(values == [.init(value: .text([.literal("x")])), .init(label: "d", value: .array([.number(1)]))])
    }

    /// Hostile text: deep nesting, and brackets that are never closed.
    @Test(arguments: [
        "(", "[", "{", "f(", "a{", "if a{", "\"\\(", "a?b:", "x=[", "func f(){", "switch a{case b:", "-", "!(",
    ])
    func nestingIsCutOff(_ text: String) {
        let bytes = Array(String(repeating: text, count: 20_000).utf8)
        _ = ParsedSource(bytes, file: "A.swift")?.statements
        _ = ParsedSource(bytes, file: "A.m")?.statements
    }

    @Test func recursionEnds() throws {
        let found = try registered([
            "App/A.swift": #"""
            func a() { b { a() }; _ = UNNotificationCategory(identifier: "x", actions: [], intentIdentifiers: []) }
            func b(_ c: () -> Void) { c(); b { b { c() } } }
            var s: String { s + s }
            func d() { let e = { e() }; e(); for _ in 0..<60 { for _ in 0..<60 { for _ in 0..<60 { a() } } }; _ = UNNotificationCategory(identifier: s, actions: []) }
            """#
        ])
        #expect(found.lines == ["x:"])
    }
}
