import CPango
import Synchronization

/// Font maps that nobody uses any more, the latest of which are kept for a while.
///
/// A thread of Pango's that has looked for a face hands over the result, and reads the map once more after that
/// (pango_fc_patterns_unref, Pango 1.50). On a busy machine a short-lived map would be freed in between.
enum RetiredFontMaps {
    /// More than threads that free maps at the same time.
    private static let count = 8
    /// Addresses, because pointers can't be shared between threads.
    private static let maps = Mutex<[UInt]>([])

    /// Takes over the reference to a map.
    static func add(_ map: UnsafeMutablePointer<PangoFontMap>) {
        let oldest = maps.withLock { maps in
            maps.append(UInt(bitPattern: map))
            return maps.count > count ? maps.removeFirst() : nil
        }
        if let oldest { g_object_unref(UnsafeMutableRawPointer(bitPattern: oldest)) }
    }
}
