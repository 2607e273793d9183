import Basics
import Batch
import Dispatch
import Foundation
import Testing

struct OutputNameTests {
    @Test func sharedPicturesAreTwoFoldersDeep() {
        #expect(OutputName.picture("abcdef0123", ending: "png") == "ab/cd/abcdef0123.png")
    }

    @Test(arguments: [
        ("user-1_a.B", "user-1_a.B"), ("grüße-日本", "grüße-日本"),
        ("../../etc/passwd", "%2E.%2F..%2Fetc%2Fpasswd"),
        ("..", "%2E."), (".", "%2E"), (".hidden", "%2Ehidden"), ("/", "%2F"), ("a b", "a%20b"),
        ("50%", "50%25"),
        ("a\0b\nc", "a%00b%0Ac"), ("x\u{202E}y", "x%E2%80%AEy"), ("a\\b:c", "a%5Cb%3Ac"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ])
    func identifiersBecomeSafeFileNames(id: String, name: String) {
        #expect(OutputName.safe(id) == name)
    }

    @Test func longIdentifiersHaveDistinctShortNames() {
        for (a, b) in [
            (String(repeating: "x", count: 1000), String(repeating: "x", count: 1001)),
            (String(repeating: "/", count: 1000), String(repeating: "/", count: 999) + "?"),
            (String(repeating: "é", count: 500), String(repeating: "é", count: 500) + "/"),
        ] {
            #expect(OutputName.safe(a) != OutputName.safe(b))
            #expect(OutputName.safe(a).utf8.count <= 200)
            #expect(!OutputName.safe(a).contains("/"))
        }
    }

    @Test func differentIdentifiersHaveDifferentNames() {
        let ids = [
            "%2F", "/", "%252F", "%", "%%", ".", "%2E", "a", "A", "a.", ".a", " a", "a ", "\u{E9}",
            "e\u{301}",
        ]
        #expect(Set(ids.map { Array(OutputName.safe($0).utf8) }).count == ids.count)
    }

    @Test func namesOfSharedPicturesAreRecognized() {
        let key = "abcd" + String(repeating: "0", count: 60)
        for name in ["ab", "00", "ab/cd", OutputName.picture(key, ending: "png")] {
            #expect(OutputName.isPicture(name), "\(name)")
        }
        for name in ["abc", "a", "ag", "ab.png", "ab/row", "ab/cd/row.png", "rows/ab", "ab/cd/ef/row", "AB"] {
            #expect(!OutputName.isPicture(name), "\(name)")
        }
    }

    @Test func aPatternNamesRows() throws {
        #expect(try NamePattern("{id}.png").name(id: "a/b", key: "ff") == "a%2Fb.png")
        #expect(try NamePattern("by-id/{id}-{key}.png").name(id: "a", key: "ff") == "by-id/a-ff.png")
    }

    @Test(arguments: [
        "{id}", "{id}.png", "d/{id}-{key}.png", "{id}{id}.png", String(repeating: "x", count: 150) + "{id}",
    ])
    func fileNamesRespectTheFileSystemsLimit(pattern: String) throws {
        let names = try [300, 301].map { count in
            try NamePattern(pattern).name(
                id: String(repeating: "/", count: count), key: String(repeating: "f", count: 64))
        }
        #expect(names[0] != names[1])
        #expect(names.allSatisfy { $0.utf8.count <= 255 })
    }

    @Test(arguments: [
        String(repeating: "x", count: 192) + "{id}", "{id}{id}{id}{id}", "", "x.png", "{key}.png", "{id", "{name}{id}",
        "/{id}.png", "../{id}", "a/../{id}", "a//{id}",
        "{id}/",
    ])
    func patternsThatCannotNameRowsAreRefused(pattern: String) {
        #expect { try NamePattern(pattern) } throws: {
            ($0 as? Diagnostic)?.code == "invalid-name-pattern"
        }
    }
}

struct PictureLinkTests {
    /// Its names are absolute.
    private let anywhere = PictureFolder(path: "")

    private func withFolder(_ body: (String) throws -> Void) throws {
        let file = try InputFile("picture", name: "shared.png")
        try withExtendedLifetime(file) { try body(FilePath.folder(of: file.path)) }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func aLinkIsTheSameFile() throws {
        try withFolder { folder in
            try anywhere.link("\(folder)/by/id/a.png", to: "\(folder)/shared.png")
            let numbers = try ["shared.png", "by/id/a.png"].map {
                try FileManager.default.attributesOfItem(atPath: "\(folder)/\($0)")[.systemFileNumber]
                    as? Int
            }
            #expect(numbers[0] == numbers[1])
        }
    }

    @Test func linksReplaceFilesWithoutLeftovers() throws {
        try withFolder { folder in
            try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/a.png"))
            try anywhere.link("\(folder)/a.png", to: "\(folder)/shared.png")
            try anywhere.link("\(folder)/a.png", to: "\(folder)/shared.png")
            #expect(try text("\(folder)/a.png") == "picture")
            #expect(
                try Set(FileManager.default.contentsOfDirectory(atPath: folder)) == ["a.png", "shared.png"])
        }
    }

    @Test func otherFileSystemsGetACopy() throws {
        guard FileManager.default.fileExists(atPath: "/dev/shm") else { return }
        try withFolder { folder in
            let name = "/dev/shm/\(UUID().uuidString)/a.png"
            defer { try? FileManager.default.removeItem(atPath: FilePath.folder(of: name)) }
            try anywhere.link(name, to: "\(folder)/shared.png")
            #expect(try text(name) == "picture")
        }
    }

    /// Two pods that share a folder have the same process identifier, as threads have.
    @Test func concurrentLinksKeepTheirPictures() throws {
        try withFolder { folder in
            let names = (0..<400).map { "row-\($0)" }
            for name in names {
                try Data(name.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).link"))
                try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
            }
            DispatchQueue.concurrentPerform(iterations: names.count) { number in
                let path = "\(folder)/row-\(number)"
                do { try anywhere.link("\(path).png", to: "\(path).link") } catch { Issue.record(error) }
            }
            for name in names { #expect(try text("\(folder)/\(name).png") == name) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 801)
        }
    }

    @Test func temporaryNamesAreUnique() throws {
        try withFolder { folder in
            let made = (0..<50).compactMap { _ in TemporaryName.open(beside: "\(folder)/a.png") }
            for file in made { close(file.made) }
            #expect(Set(made.map(\.name)).count == 50)
            #expect(TemporaryName.open(beside: "\(folder)/none/a.png") == nil)
        }
    }

    @Test func missingPicturesAreReported() throws {
        try withFolder { folder in
            #expect(throws: Diagnostic.self) {
                try anywhere.link("\(folder)/a.png", to: "\(folder)/none.png")
            }
            #expect(throws: Diagnostic.self) {
                try anywhere.link("\(folder)/shared.png/a.png", to: "\(folder)/shared.png")
            }
        }
    }
}
