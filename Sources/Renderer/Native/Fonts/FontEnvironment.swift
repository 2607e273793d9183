import CPango

/// What the process must be like before Pango and fontconfig start.
public enum FontEnvironment {
    /// Takes away the variables that would change pictures, and keeps fontconfig from reading the system's fonts.
    ///
    /// A program calls it first thing in `main`, because the C library's environment may not be changed while another
    /// thread reads it; `TextEngine` calls it too, for those who forget. Only the first call does anything. Fontconfig's
    /// current configuration belongs to the process, so other users of fontconfig in it see no fonts afterwards.
    public static func prepare() { _ = prepared }

    /// Pango takes the script's language from the first two (performance 2.8); the others choose fonts, shapers,
    /// rasterizers, roots of the file system, and ICU's tables of time zones and locales. ICU falls back to the locale of
    /// the `LC_` ones for languages that it doesn't know, and crashes on names that are too long.
    private static let variables = [
        "PANGO_LANGUAGE", "LANGUAGE", "PANGOCAIRO_BACKEND", "FC_LANG", "FC_DEBUG", "FC_DBG_MATCH_FILTER",
        "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FONTCONFIG_USE_MMAP", "FREETYPE_PROPERTIES",
        "HB_OPTIONS", "HB_SHAPER_LIST", "HB_FACE_LOADER", "HB_FONT_FUNCS", "ICU_DATA", "ICU_TIMEZONE_FILES_DIR",
        "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME",
    ]

    private static let prepared: Bool = {
        // Nothing is written when nothing is set, which is the rule and safe beside other threads.
        for variable in variables where g_getenv(variable) != nil { g_unsetenv(variable) }
        // Pango runs FcInit on a thread of its own, which reads the whole system's fonts unless there is a current
        // configuration; this one is empty, and each font map gets its own.
        guard let empty = CObject(owning: FcConfigCreate(), release: FcConfigDestroy) else { return false }
        return FcConfigSetCurrent(empty.pointer) != 0
    }()
}
