import TestSupport
import Foundation
import Testing

@testable import Basics
@testable import ContentExtensionHost

private let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 32))
private let gif = Data(Array("GIF89a".utf8) + [UInt8](repeating: 0, count: 32))

@Suite struct NotificationFilesTests {
    @Test func aChangedFileIsReadAgain() throws {
        try TemporaryFolder.withURL { folder in
            let files = NotificationFiles()
            let file = folder.appendingPathComponent("a.png")
            try png.write(to: file)
            #expect(try files.media(ofFile: file.path).get().type.identifier == "public.png")
            #expect(files.remembered.media == 1)
            try FileManager.default.removeItem(at: file)
            try gif.write(to: file)
            #expect(try files.media(ofFile: file.path).get().type.identifier == "com.compuserve.gif")
            try FileManager.default.removeItem(at: file)
            #expect(throws: Diagnostic.self) { try files.media(ofFile: file.path) }
        }
    }

    @Test func failuresAreNotCached() throws {
        try TemporaryFolder.withURL { folder in
            let files = NotificationFiles()
            let file = folder.appendingPathComponent("a.png")
            try Data("nothing".utf8).write(to: file)
            #expect(throws: UserNotificationsError.self) { try files.media(ofFile: file.path).get() }
            #expect(throws: InputError.self) { try files.strings(file.path, shownAs: "a") }
            #expect(files.remembered.media + files.remembered.tables == 0)
        }
    }

    @Test func limit_notificationFiles() throws {
        try TemporaryFolder.withURL { folder in
            let files = NotificationFiles()
            let file = folder.appendingPathComponent("0.png")
            try png.write(to: file)
            for number in 0..<Limits.notificationFiles {
                let path = folder.appendingPathComponent("\(number).png").path
                if number > 0 { try FileManager.default.linkItem(atPath: file.path, toPath: path) }
                _ = try files.media(ofFile: path)
            }
            #expect(files.remembered.media == Limits.notificationFiles)
            let another = folder.appendingPathComponent("another.png")
            try png.write(to: another)
            _ = try files.media(ofFile: another.path)
            #expect(files.remembered.media == 1)
        }
    }

    @Test func limit_notificationTables() throws {
        try TemporaryFolder.withURL { folder in
            let files = NotificationFiles()
            for number in 0...Limits.notificationTables {
                #expect(files.remembered.tables == number)
                let file = folder.appendingPathComponent("\(number).strings")
                try Data("\"k\" = \"\(number)\";".utf8).write(to: file)
                #expect(try files.strings(file.path, shownAs: "t")["k"] == "\(number)")
            }
            #expect(files.remembered.tables == 1)
        }
    }
}
