// One import for a test: devices, places and formats come with the assertions.
@_exported import SnapshotRequests
