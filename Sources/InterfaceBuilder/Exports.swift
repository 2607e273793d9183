// The host's words, which every file of this module is written in: JSON values with positions, diagnostics, files, limits.
@_exported import ContentExtensionHost
