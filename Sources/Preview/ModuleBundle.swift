/// Makes a function of a module, for a page that is read from a file: browsers load modules only from servers.
///
/// The page's modules import and export by whole lines.
enum ModuleBundle {
    /// A statement that runs a module and keeps its exports in `modules` by the module's name.
    static func text(of name: String, _ module: String) -> String {
        var exports: [Substring] = []
        var lines: [Substring] = []
        for line in module.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("import ") {
                lines.append(imported(line))
            } else if line.hasPrefix("export {") {
                exports += names(in: line)
            } else if line.hasPrefix("export ") {
                let declaration = line.dropFirst("export ".count)
                exports += [declaredName(declaration)].compactMap(\.self)
                lines.append(declaration)
            } else {
                lines.append(line)
            }
        }
        let returned = exports.joined(separator: ", ")
        return "modules[\"\(name)\"] = (() => {\n\(lines.joined(separator: "\n"))\nreturn { \(returned) };\n})();"
    }

    /// `import { make } from "./dom.js";` takes the names of a module that ran before.
    private static func imported(_ line: Substring) -> Substring {
        let file = line.split(separator: "\"").dropFirst().first?.dropFirst("./".count) ?? ""
        return "const { \(names(in: line).joined(separator: ", ")) } = modules[\"\(file)\"];"
    }

    /// The names in braces.
    private static func names(in line: Substring) -> [Substring] {
        let list = line.split(separator: "{").dropFirst().first?.split(separator: "}").first ?? ""
        return list.split { $0 == "," || $0 == " " }
    }

    /// The name of a function or constant.
    private static func declaredName(_ declaration: Substring) -> Substring? {
        declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            .first { !["async", "function", "const", "let", "class"].contains($0) }
    }
}
