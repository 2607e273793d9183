/// Paths into JSON documents, such as `$.view.children[2].text`.
package enum JSONPath {
    enum Step {
        case key(String)
        case index(Int)
    }

    static func text(of steps: [Step]) -> String {
        steps.reduce("$") { path, step in
            switch step {
            case .key(let key): child(key, of: path)
            case .index(let index): "\(path)[\(index)]"
            }
        }
    }

    /// The path of a key of the object at a path.
    package static func child(_ key: String, of path: String) -> String {
        let isPlain = key.utf8.allSatisfy { byte in
            switch UnicodeScalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "\u{80}"...: true
            default: false
            }
        }
        return isPlain && !key.isEmpty ? "\(path).\(key)" : "\(path)[\(key.quoted())]"
    }
}
