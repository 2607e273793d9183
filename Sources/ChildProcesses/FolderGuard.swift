import CProcessLimits

/// Has a folder removed with this process, however that ends.
package final class FolderGuard: Sendable {
    private let slot: Int32

    /// `nil` with `errno` set on failure.
    /// - Parameter path: the folder, which needn't be there yet.
    package init?(_ path: String) {
        slot = rn_guardian_take()
        guard slot >= 0, rn_guardian_set_folder(slot, path) == 0 else { return nil }
    }

    deinit { if slot >= 0 { rn_guardian_release(slot) } }
}
