import ContentExtensionHost

/// Where pictures go below the output folder.
package enum OutputName {
    /// The file of a look: two levels of folders, so that none holds more than a few thousand of a million.
    /// - Parameters:
    ///   - key: the look's key in hexadecimal digits.
    ///   - ending: the format's file ending, such as `png`.
    package static func look(_ key: String, ending: String) -> String {
        "\(key.prefix(2))/\(key.dropFirst(2).prefix(2))/\(key).\(ending)"
    }

    /// Whether a name would be that of a look's file, or of one of its folders.
    package static func isLooks(_ name: String) -> Bool {
        let parts = name.split(separator: "/")
        guard parts.count <= 3, parts.prefix(2).allSatisfy({ $0.utf8.count == 2 && isHexadecimal($0) }) else {
            return false
        }
        return parts.count < 3 || isHexadecimal(parts[2].prefix(64)) && parts[2].dropFirst(64).first == "."
    }

    private static func isHexadecimal(_ text: Substring) -> Bool {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// An identifier as a file's name: letters, digits, `.`, `_`, `-` and what isn't ASCII but visible stay, any other byte is
    /// `%` and two digits, as in a URL. So no identifier leaves the folder, and no two of them have one name.
    /// - Parameter longest: the bytes that the name may have; a longer one is cut and ends in the identifier's hash.
    package static func safe(_ id: String, longest: Int = 200) -> String {
        var name = ""
        for (index, scalar) in id.unicodeScalars.enumerated() {
            if isPlain(scalar), index > 0 || scalar != "." {
                name.unicodeScalars.append(scalar)
            } else {
                for byte in String(scalar).utf8 { name += escape(byte) }
            }
        }
        guard name.utf8.count > longest else { return name }
        return cut(name, to: longest - 24) + "%-" + RowHash(id).digits
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": true
        default: !scalar.isASCII && !scalar.isInvisible && !scalar.properties.isWhitespace
        }
    }

    private static func escape(_ byte: UInt8) -> String {
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// The first part of a name, neither a character nor an escape cut in two.
    private static func cut(_ name: String, to longest: Int) -> String {
        var bytes = 0
        var result = ""
        var pending = 0
        for scalar in name.unicodeScalars {
            if scalar == "%" { pending = 3 }
            bytes += pending == 3 ? 3 : pending > 0 ? 0 : String(scalar).utf8.count
            pending = max(0, pending - 1)
            if bytes > longest { break }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
