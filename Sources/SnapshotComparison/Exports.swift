// A comparison is asked for in their words.
@_exported import SnapshotRequests
