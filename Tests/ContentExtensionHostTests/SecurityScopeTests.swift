import TestSupport
import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport

private let photo = NotificationAttachment(
    identifier: "photo", path: "/store/photo.png", type: "public.png", family: .image)

private func codes(of scope: SecurityScope) -> [String] { scope.diagnostics.map(\.code) }

@Test func attachmentIsReadableBetweenStartAndStop() {
    let scope = SecurityScope()
    #expect(scope.startAccessing(photo))
    #expect(scope.image(of: photo) == .file(path: photo.path, scale: 1))
    scope.stopAccessing(photo)
    scope.finish()
    #expect(scope.diagnostics == [])
}

@Test(arguments: [true, false]) func readWithoutStartIsReported(isStrict: Bool) {
    let scope = SecurityScope(isStrict: isStrict)
    #expect((scope.image(of: photo) == nil) == isStrict)
    #expect(scope.diagnostics.map(\.severity) == [isStrict ? .error : .warning])
    #expect(codes(of: scope) == ["attachment-access"])
}

@Test func readAfterStopIsReported() {
    let scope = SecurityScope()
    scope.startAccessing(photo)
    scope.stopAccessing(photo)
    _ = scope.image(of: photo)
    #expect(codes(of: scope) == ["attachment-access"])
}

@Test func startWithoutStopIsReportedWhenTheViewDisappears() {
    let scope = SecurityScope()
    scope.startAccessing(photo)
    scope.startAccessing(photo)
    scope.stopAccessing(photo)
    #expect(scope.diagnostics == [])
    scope.finish()
    #expect(codes(of: scope) == ["attachment-access-leaked"])
}

@Test func stopWithoutStartIsReported() {
    let scope = SecurityScope()
    scope.stopAccessing(photo)
    scope.startAccessing(photo)
    _ = scope.image(of: photo)
    #expect(codes(of: scope) == ["attachment-access-stray"])
}

@Test func startFailsAfterTheViewHasDisappeared() {
    let scope = SecurityScope(isStrict: true)
    scope.finish()
    #expect(!scope.startAccessing(photo))
    #expect(scope.image(of: photo) == nil)
}

@Test func dataOfAnAttachmentIsReadWithinItsAccess() throws {
    let folder = try TemporaryFolder()
    let note = NotificationAttachment(
        identifier: "note", path: try folder.write([1, 2, 3], to: "a"), type: "public.png", family: .image)
    let scope = SecurityScope(isStrict: true)
    #expect(scope.data(of: note) == nil)
    scope.startAccessing(note)
    #expect(scope.data(of: note) == [1, 2, 3])
    #expect(scope.data(of: photo) == nil)
}

@Test func leakedAccessIsReportedAtDisappearance() {
    let controller = SwiftExtension().on("didReceive") { $0.extensionContext?.attachments.startAccessing(photo) }
    #expect(!host(controller).after(.expand()).codes.contains("attachment-access-leaked"))
    #expect(host(controller).after(.expand(), .dismiss).codes.contains("attachment-access-leaked"))
}
