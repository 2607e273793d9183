/// The engine's version: what `--version` says, and a part of every look's key, since another engine may draw another picture.
package enum EngineVersion {
    package static let text = "0.1.0"
}
