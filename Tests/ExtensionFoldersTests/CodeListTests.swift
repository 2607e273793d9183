import Basics
import TestSupport
import Testing

/// Texts that code makes of lists, by formats and in other letters.
@Suite struct CodeListTests {
    /// The text of the label `place`, in the words of a bindings.json.
    private func text(_ code: String) throws -> JSONValue? {
        try bindings(controller("let info = notification.request.content.userInfo\n" + code))["outlets"]?["place"]?[
            "text"]
    }

    /// The texts of `place` for lists of no, one and two elements.
    private func texts(_ code: String) throws -> [String?] {
        var value = try text(code)
        // `?? []` asks for the list first.
        if value?["when"]?["key"]?.string == "userInfo.order" { value = value?["then"] }
        let one = value?["then"]
        return [value?["else"]?.string, one?["else"]?.string, one?["then"]?["else"]?.string]
    }

    @Test(
        "a loop and joined() take all elements of a list",
        arguments: [
            (
                #"var all = ""; for item in info["order"] as! [String] { all += item + ", " }; place?.text = all"#,
                ["", "{{userInfo.order.0}}, ", "{{userInfo.order.0}}, {{userInfo.order.1}}, "]
            ),
            (
                #"place?.text = (info["order"] as? [String])?.joined(separator: " · ")"#,
                ["", "{{userInfo.order.0}}", "{{userInfo.order.0}} · {{userInfo.order.1}}"]
            ),
            (
                #"let list = info["order"] as? [[String: Any]] ?? []; place?.text = list.map { "<\($0["name"] as! String)>" }.joined()"#,
                ["", "<{{userInfo.order.0.name}}>", "<{{userInfo.order.0.name}}><{{userInfo.order.1.name}}>"]
            ),
            (
                #"var all = ""; for item in info["order"] as! [String] { all.append("\(item), ") }; place?.text = String(all.dropLast(2))"#,
                ["", "{{userInfo.order.0}}", "{{userInfo.order.0}}, {{userInfo.order.1}}"]
            ),
        ]) func lists(_ code: String, _ expected: [String]) throws
    { #expect(try texts(code) == expected) }

    @Test(
        "formats and letters",
        arguments: [
            (#"place?.text = String(format: "%.2f km, %02d, %2$@", 1.5, 7)"#, "1.50 km, 07, 7"),
            (#"place?.text = String(format: "%ld of %d", info["done"] as! Int, 12)"#, "{{userInfo.done}} of 12"),
            (#"place?.text = "\(info["name"] as! String), ok".uppercased()"#, "{{uppercased(userInfo.name)}}, OK"),
            (#"place?.text = "new order".capitalized"#, "New Order"),
            (
                #"place?.text = " \(info["name"] as! String) \n".trimmingCharacters(in: .whitespacesAndNewlines)"#,
                "{{userInfo.name}}"
            ),
            (#"place?.text = "a-b".replacingOccurrences(of: "-", with: " ").prefix(2) + "!""#, "a !"),
        ]) func texts(_ code: String, _ expected: String) throws
    { #expect(try text(code)?.string == expected) }

    @Test("an optional's map is its own value's")
    func optionals() throws {
        let value = try text(#"place?.text = (info["name"] as? String).map { "at \($0)" } ?? "home""#)
        #expect(value?["when"]?["key"]?.string == "userInfo.name")
        #expect(value?["then"]?.string == "at {{userInfo.name}}" && value?["else"]?.string == "home")
    }

    @Test("a text that isn't understood stays as the file has it, and is named")
    func unread() throws {
        let code = "titleLabel.text = Unknown.decrypt(notification.request.content.userInfo)"
        let found = try bindings(controller(code))
        #expect(found["outlets"]?["titleLabel"] == nil)
        #expect(found["// not bound"]?.string == "titleLabel.text")
    }
}

/// Closures and tasks that give pictures.
@Suite struct CodeTaskTests {
    private func image(_ code: String, members: String = "") throws -> JSONValue? {
        try bindings(
            controller(
                #"let url = URL(string: notification.request.content.userInfo["picture"] as! String)!"# + "\n" + code)
                + members)["outlets"]?["photo"]?["image"]
    }

    @Test("a closure sees what stands around it, and runs when its task is resumed")
    func fetched() throws {
        let members = """
            extension NotificationViewController {
                func fetch(_ url: URL, done: @escaping (Data) -> Void) {
                    URLSession.shared.dataTask(with: url) { data, _, _ in done(data!) }.resume()
                }
            }
            """
        let code = "let view = photo!\nfetch(url) { data in view.image = UIImage(data: data) }"
        #expect(try image(code, members: members)?["url"]?.string == "{{userInfo.picture}}")
    }

    @Test("a task that isn't resumed downloads nothing")
    func notResumed() throws {
        let code =
            "URLSession.shared.dataTask(with: url) { data, _, _ in self.photo.image = UIImage(data: data!) }; show(\"\")"
        #expect(try image(code) == nil)
    }
}
