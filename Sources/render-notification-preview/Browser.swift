import ContentExtensionHost

/// The user's browser.
enum Browser {
    /// Opens an address in it, if there is one.
    static func open(_ address: String) {
        #if os(Linux)
            let program = "/usr/bin/xdg-open"
        #else
            let program = "/usr/bin/open"
        #endif
        _ = ProgramStart.start(program, [address], environment: nil, descriptors: [])
    }
}
