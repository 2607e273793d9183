import Basics

/// The names of pictures below the output folder.
package enum OutputName {
    /// The file of a fingerprint, in two levels of folders, so that none holds more than a few thousand of a million.
    /// - Parameters:
    ///   - fingerprint: in hexadecimal digits.
    ///   - ending: the format's file ending, such as `png`.
    package static func picture(_ fingerprint: String, ending: String) -> String {
        "\(fingerprint.prefix(2))/\(fingerprint.dropFirst(2).prefix(2))/\(fingerprint).\(ending)"
    }

    /// True for the name of a picture's file or of one of its folders.
    package static func isPicture(_ name: String) -> Bool {
        let parts = name.split(separator: "/")
        guard parts.count <= 3, parts.prefix(2).allSatisfy({ $0.utf8.count == 2 && isHexadecimal($0) }) else {
            return false
        }
        return parts.count < 3 || isHexadecimal(parts[2].prefix(64)) && parts[2].dropFirst(64).first == "."
    }

    private static func isHexadecimal(_ text: Substring) -> Bool {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// An identifier as a file's name. Letters, digits, `.`, `_`, `-` and visible characters beyond ASCII stay; any other byte
    /// becomes `%` and two digits, as in a URL. No identifier leaves the folder, and no two have one name.
    /// - Parameter longest: the most bytes of a name; a longer one is cut, and ends in the identifier's hash.
    package static func safe(_ id: String, longest: Int = 200) -> String {
        var parts: [String] = []
        for (index, scalar) in id.unicodeScalars.enumerated() {
            if isPlain(scalar), index > 0 || scalar != "." {
                parts.append(String(scalar))
            } else {
                parts += String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
            }
        }
        let name = parts.joined()
        guard name.utf8.count > longest else { return name }
        var bytes = 24
        let kept = parts.prefix { part in
            bytes += part.utf8.count
            return bytes <= longest
        }
        return kept.joined() + "%-" + RowHash(id).value.hex
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": true
        default: !scalar.isASCII && !scalar.isInvisible && !scalar.properties.isWhitespace
        }
    }
}
