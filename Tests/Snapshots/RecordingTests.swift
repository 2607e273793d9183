import TestSupport
import Testing

/// The environment decides which files are written, and where to.
@Suite struct RecordingTests {
    @Test func onlyTheVariableRecords() {
        #expect(!Recording.isOn(in: [:]))
        #expect(!Recording.isOn(in: ["RECORD": "0"]) && !Recording.isOn(in: ["RECORD": ""]))
        #expect(Recording.isOn(in: ["RECORD": "1"]))
    }

    @Test func aWrittenFileIsADifferenceOnce() throws {
        let folder = try TemporaryFolder(["a.txt": "one\ntwo\n"])
        let path = "\(folder.path)/a.txt"
        let difference = try Recording.difference("one\n2\n", from: path, records: false)
        #expect(difference?.contains("from line 2") == true)
        #expect(try Recording.difference("one\n2\n", from: path, records: true) != nil)
        #expect(try Recording.difference("one\n2\n", from: path, records: false) == nil)
        #expect(try Recording.difference("new", from: "\(folder.path)/b/c.txt", records: true) != nil)
        #expect(try Recording.difference("new", from: "\(folder.path)/b/c.txt", records: false) == nil)
    }
}
