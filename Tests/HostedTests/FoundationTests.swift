import RNAVFoundation
import RNFoundation
import RNServices
import Testing

private final class Note: NSManagedObject {
    var title: String? {
        get { managedValue("title") }
        set { setManagedValue(newValue, "title") }
    }
    var count: Int64 {
        get { managedValue("count") }
        set { setManagedValue(newValue, "count") }
    }
}

private final class Downloads: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
    var events: [String] = []
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        events.append("data \(data.count)")
    }
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo file: URL) {
        events.append("file \((try? Data(contentsOf: file).count) ?? -1)")
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        events.append("end \(error == nil)")
    }
}

/// Parts of Foundation that Linux hasn't.
extension HostedTests {
    @Test("a checksum in hexadecimal digits is made as old code does")
    func mutableString() {
        let bytes = UnsafeMutablePointer<CUnsignedChar>.allocate(capacity: 2)
        (bytes[0], bytes[1]) = (7, 255)
        let text = NSMutableString()
        for index in 0..<2 { text.appendFormat("%02x", bytes[index]) }
        bytes.deallocate(capacity: 2)
        #expect(String(describing: text) == "07ff")
    }

    @Test(
        "a format's comparisons",
        arguments: [
            ("SELF MATCHES %@", "[a-z]+", true), ("SELF MATCHES %@", "[0-9]+", false),
            ("SELF CONTAINS[c] %@", "NAM", true), ("SELF CONTAINS %@", "NAM", false),
            ("SELF == 'name' AND SELF BEGINSWITH %@", "na", true), ("SELF == 'a' OR SELF ENDSWITH %@", "me", true),
        ])
    func predicate(format: String, argument: String, holds: Bool) {
        #expect(NSPredicate(format: format, argument as NSString).evaluate(with: "name") == holds)
    }

    @Test("members by key of any object")
    func keyedObjects() {
        let item = ["title": "A", "owner": ["name": "B"]] as [String: Any] as Any
        #expect((item as AnyObject?).value(forKey: "title") as? String == "A")
        #expect((item as AnyObject?).object(forKey: "count") == nil)
        #expect((item as AnyObject?).value(forKeyPath: "owner.name") as? String == "B")
        #expect(([item, item] as AnyObject?).value(forKey: "title") as? [String] == ["A", "A"])
    }

    @Test("a format's keys and numbers")
    func predicateKeys() {
        let object: NSDictionary = ["age": 3 as NSNumber, "owner": ["name": "A"] as NSDictionary]
        #expect(NSPredicate(format: "age >= %d AND owner.name == %@", 3, "A" as NSString).evaluate(with: object))
        #expect(!NSPredicate(format: "%K < 3", "age" as NSString).evaluate(with: object))
        #expect(object.value(forKeyPath: "owner.name") as? String == "A")
    }

    @Test("formatters write English")
    func formatters() {
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
        let measure = MeasurementFormatter()
        measure.locale = Locale(identifier: "en_US")
        #expect(measure.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
        measure.unitOptions = .providedUnit
        #expect(measure.string(from: Measurement(value: 1.5, unit: UnitLength.kilometers)) == "1.5 km")
        let name = PersonNameComponentsFormatter()
        #expect(name.personNameComponents(from: "Ada Lovelace").map { name.string(from: $0) } == "Ada Lovelace")
        name.style = .abbreviated
        #expect(name.personNameComponents(from: "Ada Lovelace").map { name.string(from: $0) } == "AL")
    }

    @Test("an untyped power is a Double's")
    func power() { #expect("\(pow(2.0, 3))" == "8.0") }

    @Test("a session's delegate hears of its tasks")
    func delegate() throws {
        let file = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent("a")
        try Data("abc".utf8).write(to: file)
        let delegate = Downloads()
        let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
        session.dataTask(with: file).resume()
        session.downloadTask(with: file).resume()
        EventLoop.shared.run(until: 0)
        #expect(delegate.events == ["data 3", "end true", "file 3", "end true"])
    }

    @Test("a store is empty, and its objects have values")
    func store() throws {
        let container = NSPersistentContainer(name: "Model")
        var loaded = 0
        container.loadPersistentStores { _, error in loaded += error == nil ? 1 : 0 }
        let note = Note(context: container.viewContext)
        #expect(loaded == 1 && container.viewContext.hasChanges)
        #expect(note.title == nil && note.count == 0)
        note.title = "a"
        note.count += 2
        #expect(note.title == "a" && note.count == 2 && note.value(forKey: "title") as? String == "a")
        let request: NSFetchRequest<Note> = NSFetchRequest(entityName: "Note")
        #expect(try container.viewContext.fetch(request).isEmpty)
    }

    @Test("a movie has the length and size that the tool reads")
    func movie() {
        defer { Host.shared.ask = nil }
        Host.shared.ask = { query in
            query[.query]?.string == "media" ? [.duration: 2.5, .size: [160, 90]] : [.missing: true]
        }
        let asset = AVAsset(url: URL(fileURLWithPath: "/a.mp4"))
        #expect(asset.duration.seconds == 2.5)
        #expect(asset.tracks(withMediaType: .video).first?.naturalSize == CGSize(width: 160, height: 90))
        #expect(AVPlayerItem(asset: asset).presentationSize == CGSize(width: 160, height: 90))
    }
}

@Test("the defaults of an app group are its container's", arguments: [true, false])
func groupDefaults(isPropertyList: Bool) throws {
    let identifier = "group.defaults.\(isPropertyList)"
    let values: [String: Any] = ["name": "Ada", "count": 3, "isNew": true, "names": ["a", "b"]]
    let container = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier))
    defer { try? FileManager.default.removeItem(at: container) }
    let folder = container.appendingPathComponent("Library/Preferences")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bytes =
        try isPropertyList
        ? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        : JSONSerialization.data(withJSONObject: values)
    try bytes.write(to: folder.appendingPathComponent("\(identifier).plist"))
    let defaults = try #require(UserDefaults(suiteName: identifier))
    #expect(defaults.string(forKey: "name") == "Ada")
    #expect(defaults.integer(forKey: "count") == 3)
    #expect(defaults.bool(forKey: "isNew"))
    #expect(defaults.stringArray(forKey: "names") == ["a", "b"])
    defaults.set(4, forKey: "count")
    #expect(UserDefaults(suiteName: identifier)?.integer(forKey: "count") == 4)
}
