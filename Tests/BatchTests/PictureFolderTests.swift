import Batch
import Testing

struct PictureFolderTests {
    private func read(_ path: String) -> [UInt8]? { PictureFolder(path: "").read(path) }

    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3, 4]
        + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    private static let webp = Array("RIFF".utf8) + [12, 0, 0, 0] + Array("WEBPVP8L....".utf8)
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 4, 5, 6, 7, 8, 0xFF, 0xD9]

    @Test(arguments: [("png", png), ("webp", webp), ("jpeg", jpeg), ("raw", [1])])
    func aPictureIsWholeAndCutOffOrEmptyIsNot(ending: String, bytes: [UInt8]) throws {
        let whole = try InputFile(bytes, name: "a.\(ending)")
        #expect(read(whole.path) == bytes)
        for count in 0..<bytes.count {
            let cut = try InputFile(Array(bytes.prefix(count)), name: "a.\(ending)")
            #expect(read(cut.path) == nil, "\(count)")
        }
    }

    @Test func aPictureOfZerosOrAFolderIsNone() throws {
        let zeros = try InputFile([UInt8](repeating: 0, count: 500), name: "a.png")
        #expect(read(zeros.path) == nil)
        #expect(read("/tmp") == nil)
        #expect(read("/nowhere/a.png") == nil)
    }
}
