import Basics
import Testing

/// What the guess makes of conditions that the notification decides.
@Suite struct CodeConditionsTests {
    private static let category = #"{ "key": "categoryIdentifier", "equals": "sale" }"#
    private static let kind = #"{ "key": "userInfo.kind", "equals": "a" }"#

    /// The property that code gives an outlet.
    private func value(_ code: String, _ outlet: String, _ property: String) throws -> String? {
        try bindings(controller("let content = notification.request.content; let info = content.userInfo\n" + code))[
            "outlets"]?[outlet]?[property]?.prettyText()
    }

    private func pretty(_ text: String) throws -> String {
        try JSONReader.read(Array(text.utf8), file: "expected").prettyText()
    }

    @Test(
        "a text by the category, by keys and by attachments",
        arguments: [
            (
                #"if content.categoryIdentifier == "sale" { place?.text = "Sale" } else { place?.text = "News" }"#,
                #"{ "when": \#(category), "then": "Sale", "else": "News" }"#
            ),
            (
                #"switch info["kind"] as? String { case "a": place?.text = "A"; case "b", "c": place?.text = "B"; default: break }"#,
                #"""
                { "when": \#(kind), "then": "A", "else": { "when": { "any": [
                    { "key": "userInfo.kind", "equals": "b" }, { "key": "userInfo.kind", "equals": "c" }] }, "then": "B" } }
                """#
            ),
            (
                #"let isNew = info["new"] as? Bool ?? false; place?.text = isNew ? "New" : content.body"#,
                #"{ "when": { "all": [{ "key": "userInfo.new", "exists": true }, "userInfo.new"] }, "then": "New", "else": "{{body}}" }"#
            ),
            (
                #"guard let city = info["city"] as? String, !city.isEmpty else { place?.text = "none"; return }; place?.text = city"#,
                #"{ "when": { "all": [{ "key": "userInfo.city", "exists": true }, "userInfo.city"] }, "then": "{{userInfo.city}}", "else": "none" }"#
            ),
            (
                #"guard let kind = info["kind"] as? String, city = info["city"] as? String where true else { return }; place?.text = kind + city"#,
                #"""
                { "when": { "all": [{ "key": "userInfo.kind", "exists": true }, { "key": "userInfo.city", "exists": true }] },
                  "then": "{{userInfo.kind}}{{userInfo.city}}" }
                """#
            ),
            (
                #"if content.attachments.isEmpty { place?.text = "none" }"#,
                #"{ "when": { "not": "attachments" }, "then": "none" }"#
            ),
            (
                #"var text = content.title; if content.attachments.count > 1 { text += "s" }; place?.text = "<\(text)>""#,
                #"{ "when": { "key": "attachments.1", "exists": true }, "then": "<{{title}}s>", "else": "<{{title}}>" }"#
            ),
            (
                #"func name() -> String { if info["kind"] as? String == "a" { return "A" }; return "B" }; place?.text = name()"#,
                #"{ "when": \#(kind), "then": "A", "else": "B" }"#
            ),
            (
                #"if let stars = info["stars"] as? Int, stars >= 4 { place?.text = "good" }"#,
                #"""
                { "when": { "all": [{ "key": "userInfo.stars", "exists": true },
                    { "not": { "key": "userInfo.stars", "lessThan": 4 } }] }, "then": "good" }
                """#
            ),
            (
                #"if let city = info["city"] as? String { place?.text = city }; if let town = info["city"] as? String { place?.text = town + "!" }"#,
                #"{ "when": { "key": "userInfo.city", "exists": true }, "then": "{{userInfo.city}}!" }"#
            ),
        ])
    func texts(_ code: String, _ expected: String) throws {
        #expect(try value(code, "place", "text") == pretty(expected))
    }

    @Test("an enum of the extension's by its raw value") func enums() throws {
        let code = """
            }
            enum Kind: String { case first = "a", second = "b" }
            func color(_ kind: Kind) -> UIColor {
                switch kind {
                case .first: return .red
                case .second: return .green
                }
            }
            func viewWillAppear(_ animated: Bool) {
            """
        let body =
            #"if let kind = Kind(rawValue: info["kind"] as? String ?? "") { titleLabel.textColor = color(kind) }"#
        let found = try value(body + code, "titleLabel", "textColor")
        let first = ##"{ "when": \##(Self.kind), "then": "red", "else": "green" }"##
        let any = #"{ "any": [\#(Self.kind), { "key": "userInfo.kind", "equals": "b" }] }"#
        #expect(try found == pretty(#"{ "when": \#(any), "then": \#(first) }"#))
    }

    @Test("an image that needs an attachment, with and without another one instead") func images() throws {
        let code = """
            guard let first = content.attachments.first else { photo.isHidden = true; return }
            photo.image = UIImage(contentsOfFile: first.url.path)
            """
        #expect(try value(code, "photo", "image") == pretty(#"{ "attachment": "first", "optional": true }"#))
        #expect(
            try value(code, "photo", "hidden")
                == pretty(#"{ "when": { "not": "attachments" }, "then": true }"#))
        let other =
            #"if let first = content.attachments.first { photo.image = UIImage(contentsOfFile: first.url.path) } else { photo.image = UIImage(systemName: "bell") }"#
        #expect(
            try value(other, "photo", "image")
                == pretty(
                    #"{ "when": "attachments", "then": { "attachment": "first", "optional": true }, "else": { "symbol": "bell" } }"#
                ))
    }

    @Test(
        "closures that run later than the picture don't count",
        arguments: [
            (#"DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.place?.text = "late" }"#, nil),
            (#"DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { self.place?.text = "late" }"#, nil),
            (#"Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.place?.text = "late" }"#, nil),
            (#"DispatchQueue.main.asyncAfter(deadline: .now()) { self.place?.text = "now" }"#, "now"),
            (
                #"DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { self.place?.text = "now" }"#,
                "now"
            ),
            (#"DispatchQueue.global().async { DispatchQueue.main.async { self.place?.text = "now" } }"#, "now"),
        ])
    func delays(_ code: String, _ text: String?) throws {
        #expect(try value(code, "place", "text") == text.map { try pretty("\"\($0)\"") })
    }

    @Test("Objective-C's comparisons and setters") func objectiveC() throws {
        let found = try bindings(
            """
            @implementation NotificationViewController
            - (void)didReceiveNotification:(UNNotification *)notification {
                NSDictionary *info = notification.request.content.userInfo;
                NSString *kind = [info objectForKey:@"kind"];
                if ([kind isEqualToString:@"a"]) {
                    [self.titleLabel setTextColor:[UIColor colorWithRed:1 green:0 blue:0 alpha:1]];
                } else if (info[@"city"]) {
                    [self.titleLabel setHidden:YES];
                }
                dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
                    self.place.text = @"late";
                });
                self.photo.contentMode = UIViewContentModeScaleAspectFill;
                self.titleLabel.textAlignment = NSTextAlignmentCenter;
                [self.titleLabel setFont:[UIFont boldSystemFontOfSize:15]];
                self.photo.layer.borderColor = [UIColor redColor].CGColor;
                self.photo.layer.borderWidth = 2;
            }
            @end
            """, file: "NotificationViewController.m")
        let title = try #require(found["outlets"]?["titleLabel"])
        #expect(title["textColor"]?.prettyText() == (try pretty(##"{ "when": \##(Self.kind), "then": "#FF0000FF" }"##)))
        #expect(title["hidden"]?["then"]?["then"]?.bool == true)
        #expect(title["alignment"]?.string == "center" && title["font"]?["size"]?.number == 15)
        let photo = try #require(found["outlets"]?["photo"])
        #expect(photo["contentMode"]?.string == "scaleAspectFill")
        #expect(photo["border"]?.prettyText() == (try pretty(##"{ "width": 2, "color": "red" }"##)))
        #expect(found["outlets"]?["place"] == nil)
    }

    @Test("fonts, and images that a library or an own extension loads") func viewMethods() throws {
        let code = #"""
            titleLabel.font = .systemFont(ofSize: 15, weight: .bold)
            place?.font = UIFont.preferredFont(forTextStyle: .title2)
            place?.show("x")
            photo.kf.setImage(with: URL(string: info["image"] as! String))
            """#
        let own =
            "\n}\n}\nextension UILabel { func show(_ words: String) { text = words + \"!\" } }\nclass A { func b() {"
        #expect(try value(code + own, "titleLabel", "font") == pretty(#"{ "size": 15, "weight": "bold" }"#))
        #expect(try value(code + own, "place", "font") == pretty(#""title2""#))
        #expect(try value(code + own, "place", "text") == pretty(#""x!""#))
        #expect(try value(code, "photo", "image") == pretty(#"{ "url": "{{userInfo.image}}" }"#))
    }

    @Test("the media button, where the file has the views that its frame names") func media() throws {
        let swift = """
            }
            var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { return .overlay }
            var mediaPlayPauseButtonFrame: CGRect {
                return CGRect(x: photo.center.x - 25, y: 10, width: 50, height: 50)
            }
            var mediaPlayPauseButtonTintColor: UIColor { .red }
            func other() {
            """
        let expected = ##"{ "buttonType": "overlay", "frame": [135, 10, 50, 50], "tintColor": "red" }"##
        #expect(try bindings(controller(swift))["media"]?.prettyText() == pretty(expected))
        let objectiveC = """
            @implementation NotificationViewController
            - (void)didReceiveNotification:(UNNotification *)notification {}
            - (UNNotificationContentExtensionMediaPlayPauseButtonType)mediaPlayPauseButtonType {
                return UNNotificationContentExtensionMediaPlayPauseButtonTypeDefault;
            }
            - (CGRect)mediaPlayPauseButtonFrame { return CGRectMake(0, 1, 30, 40); }
            @end
            """
        let found = try bindings(objectiveC, file: "NotificationViewController.m")["media"]?.prettyText()
        #expect(try found == pretty(#"{ "buttonType": "default", "frame": [0, 1, 30, 40] }"#))
        #expect(try bindings(controller(""))["media"] == nil)
    }

    @Test(
        "a value that grows without end isn't known, and the rest of the code is followed",
        arguments: [
            #"var text = "aaaa"; \#(doubled) place?.text = text"#,
            #"var list = ["a"]; \#(doubledList) place?.text = list.joined()"#,
            #"var text = "aaaa"; \#(replaced) place?.text = text"#,
        ])
    func growingValues(_ code: String) throws {
        #expect(try value(code, "place", "text") == nil)
        #expect(try value(code + #"; titleLabel.text = "A""#, "titleLabel", "text") == pretty(#""A""#))
    }

    private static let doubled = String(repeating: "text = text + text; ", count: 60)
    private static let doubledList = String(repeating: "list = list + list; ", count: 60)
    private static let replaced = String(
        repeating: #"text = text.replacingOccurrences(of: "a", with: "aaaaaaaaaaaaaaaa"); "#, count: 20)

    @Test("a call with many choices is followed for some of them, and the rest of the code as before")
    func manyChoices() throws {
        let names = (0..<14).map { "a\($0)" }
        let values = names.map { #"let \#($0) = info["\#($0)"] as? Bool ?? false ? "x" : "y"; "# }.joined()
        let call = "_ = Thing(" + names.map { "\($0): \($0)" }.joined(separator: ", ") + "); "
        let code = values + String(repeating: call, count: 3) + #"place?.text = "A""#
        #expect(try value(code, "place", "text") == pretty(#""A""#))
    }
}
