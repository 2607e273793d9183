import Testing

/// The settings of snapshot assertions in a test or suite.
public struct NotificationSnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    public let isRecursive = true
    let record: RecordMode?

    @TaskLocal static var current: NotificationSnapshotsTrait?

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Self.$current.withValue(self) { try await function() }
    }
}

extension Trait where Self == NotificationSnapshotsTrait {
    /// Says when references are written, in place of `SNAPSHOT_TESTING_RECORD`.
    public static func notificationSnapshots(record: RecordMode) -> NotificationSnapshotsTrait {
        NotificationSnapshotsTrait(record: record)
    }
}
