import Basics
import TestSupport
import Testing

@testable import ExtensionFolders

/// The service extension of the same app.
@Suite struct ServiceExtensionTests {
    private static let service = PlistText.of(
        attributes: "", entry: "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Fetch</string>",
        point: "service")
    private static let content = [
        "Card/Info.plist": PlistText.of(), "Card/Base.lproj/MainInterface.storyboard": InterfaceText.storyboard(),
        ".git/HEAD": "",
    ]

    /// The service extension's folder, class and sources; a finding if it can't be told.
    private func found(_ files: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder(Self.content.merging(files) { $1 })
        let opened = try ExtensionFolder.open("\(folder.path)/Card").value
        do throws(InputError) {
            guard let service = try opened.serviceExtension() else { return [] }
            let root = FileScope(root: folder.path).root
            let name = { (path: String) in
                path.replacing(root + "/", with: "").replacing("\(folder.path)/", with: "")
            }
            return [name(service.path), service.principalClass ?? ""] + service.sourceFiles.map(name)
        } catch { return folder.shown(error.diagnostics) }
    }

    @Test("without a project the only one beside the extension is taken") func beside() throws {
        let one = [
            "Fetch/Info.plist": Self.service, "Fetch/Fetch.swift": "", "Shop/Info.plist": "", "Shop/A.swift": "",
        ]
        #expect(try found(one) == ["Fetch", "$(PRODUCT_MODULE_NAME).Fetch", "Fetch/Fetch.swift"])
        #expect(try found(one.merging(["Other/Info.plist": Self.service]) { $1 }) == [])
        #expect(try found([:]) == [])
    }

    @Test(
        "the texts that its code sets are read, in Swift and Objective-C",
        arguments: [
            (
                "Fetch.swift",
                #"""
                class Fetch: UNNotificationServiceExtension {
                    var contentHandler: ((UNNotificationContent) -> Void)?
                    var best: UNMutableNotificationContent?
                    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                        self.contentHandler = contentHandler
                        best = (request.content.mutableCopy() as? UNMutableNotificationContent)
                        if let best = best {
                            best.title = "\(best.title) [modified]"
                            guard let address = best.userInfo["image"] as? String, let url = URL(string: address) else {
                                return contentHandler(best)
                            }
                            best.body = best.userInfo["text"] as? String ?? best.body
                            best.subtitle = "from \(best.userInfo["sender"] as! String)"
                            URLSession.shared.dataTask(with: url) { data, _, _ in contentHandler(best) }.resume()
                        }
                    }
                }
                """#,
                #"""
                { "title": "{{title}} [modified]", "subtitle": { "when": { "key": "userInfo.image", "exists": true },
                    "then": { "when": { "key": "userInfo.sender", "exists": true }, "then": "from {{userInfo.sender}}" } },
                  "body": { "when": { "key": "userInfo.image", "exists": true },
                    "then": "{{#userInfo.text}}{{userInfo.text}}{{/userInfo.text}}{{^userInfo.text}}{{body}}{{/userInfo.text}}" } }
                """#
            ),
            (
                "Fetch.m",
                """
                @implementation Fetch
                - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler {
                    self.contentHandler = contentHandler;
                    self.best = [request.content mutableCopy];
                    self.best.body = [NSString stringWithFormat:@"%@!", self.best.body];
                    self.contentHandler(self.best);
                }
                @end
                """, #"{ "body": "{{body}}!" }"#
            ),
            ("Fetch.swift", "class Fetch: UNNotificationServiceExtension {}", ""),
        ])
    func texts(_ file: String, _ code: String, _ set: String) throws {
        let folder = try TemporaryFolder(
            Self.content.merging(["Fetch/Info.plist": Self.service, "Fetch/\(file)": code]) { $1 })
        let guess = try #require(try ExtensionFolder.load("\(folder.path)/Card").value.guessedBindings)
        let found = guess["service"]?["set"]?.prettyText()
        #expect(try found == (set.isEmpty ? nil : JSONReader.read(Array(set.utf8), file: "set").prettyText()))
    }

    @Test("it is read for an extension whose view is made in code, too") func builtInCode() throws {
        let code = """
            @implementation Fetch
            - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler {
                UNMutableNotificationContent *best = [request.content mutableCopy];
                best.title = @"Changed";
                contentHandler(best);
            }
            @end
            """
        let entry = "<key>NSExtensionPrincipalClass</key><string>CardController</string>"
        let folder = try TemporaryFolder([
            "Card/Info.plist": PlistText.of(entry: entry), ".git/HEAD": "", "Fetch/Info.plist": Self.service,
            "Fetch/Fetch.m": code,
        ])
        let guess = try #require(try ExtensionFolder.load("\(folder.path)/Card").value.guessedBindings)
        #expect(guess["service"]?["set"]?["title"]?.string == "Changed")
    }

    @Test(
        "the file that its code downloads and attaches is read, in Swift and Objective-C",
        arguments: [
            (
                "Fetch.swift",
                #"""
                class Fetch: UNNotificationServiceExtension {
                    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                        let best = request.content.mutableCopy() as! UNMutableNotificationContent
                        guard let options = best.userInfo["fcm_options"] as? [String: Any], let image = options["image"] as? String,
                              let url = URL(string: image) else { return contentHandler(best) }
                        URLSession.shared.downloadTask(with: url) { location, _, _ in
                            if let location = location, let attachment = try? UNNotificationAttachment(identifier: "a", url: location, options: nil) {
                                best.attachments = [attachment]
                            }
                            contentHandler(best)
                        }.resume()
                    }
                }
                """#, "{{userInfo.fcm_options.image}}"
            ),
            (
                "Fetch.m",
                """
                @implementation Fetch
                - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler {
                    self.best = [request.content mutableCopy];
                    NSURL *url = [NSURL URLWithString:request.content.userInfo[@"media"]];
                    NSData *data = [NSData dataWithContentsOfURL:url];
                    UNNotificationAttachment *one = [UNNotificationAttachment attachmentWithIdentifier:@"" URL:self.file options:nil error:nil];
                    self.best.attachments = @[one];
                    contentHandler(self.best);
                }
                @end
                """, "{{userInfo.media}}"
            ),
            (
                "Fetch.swift",
                #"""
                class Fetch: UNNotificationServiceExtension {
                    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                        let url = URL(string: request.content.userInfo["link"] as! String)
                        contentHandler(request.content)
                    }
                }
                """#, nil
            ),
        ])
    func attachments(_ file: String, _ code: String, _ address: String?) throws {
        let folder = try TemporaryFolder(
            Self.content.merging(["Fetch/Info.plist": Self.service, "Fetch/\(file)": code]) { $1 })
        let guess = try #require(try ExtensionFolder.load("\(folder.path)/Card").value.guessedBindings)
        let attachment = guess["service"]?["attachments"]?.array?.first
        // The code returns early without an address.
        #expect(attachment?["url"]?["then"]?.string == address)
        #expect(attachment?["optional"]?.bool == (address == nil ? nil : true))
    }

    @Test("of a project the one that the app embeds is taken, with its target's sources") func embedded() throws {
        let project = """
            name: Shop
            targets:
              Shop:
                type: application
                platform: iOS
                sources: [Shop]
                dependencies: [{target: Card}, {target: Push}]
              Other:
                type: app-extension
                platform: iOS
                sources: [Other]
                settings: {INFOPLIST_FILE: Other/Info.plist}
              Card:
                type: app-extension
                platform: iOS
                sources: [Card]
                settings: {INFOPLIST_FILE: Card/Info.plist}
              Push:
                type: app-extension
                platform: iOS
                sources: [Extensions/Push, Shared]
                settings: {INFOPLIST_FILE: Extensions/Push/Info.plist}
            """
        let files = [
            "project.yml": project, "Other/Info.plist": Self.service, "Other/A.swift": "", "Shop/App.swift": "",
            "Card/Card.swift": "", "Extensions/Push/Info.plist": Self.service, "Extensions/Push/Fetch.swift": "",
            "Shared/Key.swift": "",
        ]
        let found = try found(files)
        #expect(found.last == "Shared/Key.swift")
        #expect(found.dropLast().last?.hasSuffix("Extensions/Push/Fetch.swift") == true)
    }

    @Test("bindings.json names its folder, or is told that there is none") func named() throws {
        let files = [
            "Deep/Down/Fetch/Service-Info.plist": Self.service, "Deep/Down/Fetch/Fetch.swift": "",
            "Card/bindings.json": #"{"service": "Deep/Down/Fetch"}"#,
        ]
        #expect(try found(files).last?.hasSuffix("Deep/Down/Fetch/Fetch.swift") == true)
        let wrong = try found(["Card/bindings.json": #"{"service": "Deep"}"#])
        #expect(
            wrong == [
                """
                Card/bindings.json:1:13: warning: there is no service extension's Info.plist in "Deep" [service-missing]
                  at $.service
                  hint: name its folder relative to the app's root, or describe what it does by an object
                """
            ])
    }
}
