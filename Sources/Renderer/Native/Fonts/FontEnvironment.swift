import CPango

/// Preparation of the process before Pango and fontconfig start.
package enum FontEnvironment {
    /// Removes environment variables that would change pictures, and keeps fontconfig from reading the system's fonts.
    ///
    /// Call it first in `main`, because the environment must not change while another thread reads it; `TextEngine`
    /// calls it as well. Only the first call has an effect. Fontconfig's current configuration is global, so other
    /// users of fontconfig in the process see no fonts afterwards.
    package static func prepare() { _ = prepared }

    /// Pango takes the script's language from the first two (performance 2.8); the others select fonts, shapers,
    /// rasterizers, roots of the file system, and ICU's tables of time zones and locales. ICU falls back to the locale
    /// of the `LC_` variables for unknown languages, and crashes on overlong names.
    private static let variables = [
        "PANGO_LANGUAGE", "LANGUAGE", "PANGOCAIRO_BACKEND", "FC_LANG", "FC_DEBUG", "FC_DBG_MATCH_FILTER",
        "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FONTCONFIG_USE_MMAP", "FREETYPE_PROPERTIES",
        "HB_OPTIONS", "HB_SHAPER_LIST", "HB_FACE_LOADER", "HB_FONT_FUNCS", "ICU_DATA", "ICU_TIMEZONE_FILES_DIR",
        "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME",
    ]

    private static let prepared: Bool = {
        // Usually none is set; then nothing is written, which is safe with other threads.
        for variable in variables where g_getenv(variable) != nil { g_unsetenv(variable) }
        // Pango runs FcInit on its own thread, which reads all of the system's fonts unless there is a current
        // configuration.
        // This one is empty, and each font map gets its own.
        guard let empty = CObject(owning: FcConfigCreate(), release: FcConfigDestroy) else { return false }
        return FcConfigSetCurrent(empty.pointer) != 0
    }()
}
