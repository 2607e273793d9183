import NotificationSnapshots
import SnapshotComparison

/// The engine in this process.
extension SnapshotEngine: LinkedEngine {
    package static func answer(_ request: SnapshotRequest) throws -> SnapshotReply {
        try SnapshotService.answer(request)
    }
}
