// One import for a test: notifications, devices and steps come with the assertions.
@_exported import NotificationSnapshots
@_exported import RenderNotification
@_exported import SnapshotComparison
