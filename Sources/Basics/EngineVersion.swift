/// The engine's version: printed by `--version`, and part of every fingerprint, since another engine may draw another picture.
package enum EngineVersion {
    package static let text = "0.2.0"
}
