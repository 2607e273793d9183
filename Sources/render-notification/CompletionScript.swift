import ArgumentParser

/// The parser's completion script, which knows besides that the program renders without a subcommand: what stands in place of
/// one is completed as if `render` stood before it.
enum CompletionScript {
    /// The text for a shell; `nil` for one that the parser doesn't know.
    static func text(for shell: String, subcommands: [String]) -> String? {
        guard let shell = CompletionShell(rawValue: shell) else { return nil }
        let script = MainCommand.completionScript(for: shell)
        let names = subcommands.joined(separator: " ")
        switch shell {
        case .bash: return bash(script, names)
        case .zsh: return zsh(script, names)
        default: return fish(script, names)
        }
    }

    private static let program = MainCommand.name
    private static let function = "_\(program)"
    /// The parser's function.
    private static let plain = "\(function)_with_command"

    private static func bash(_ script: String, _ names: String) -> String {
        wrapped(
            script,
            """
            \(function)() {
                local -r subcommands=' \(names) '
                if [[ "${COMP_CWORD}" -eq 1 ]]; then
                    \(plain) "${@}"
                fi
                if [[ "${COMP_CWORD}" -eq 1 || "${subcommands}" != *" ${COMP_WORDS[1]} "* ]]; then
                    COMP_WORDS=("${COMP_WORDS[0]}" render "${COMP_WORDS[@]:1}")
                    COMP_CWORD=$((COMP_CWORD + 1))
                fi
                \(plain) "${@}"
            }


            """)
    }

    private static func zsh(_ script: String, _ names: String) -> String {
        wrapped(
            script,
            """
            \(function)() {
                local -ar subcommand_names=(\(names))
                if (( CURRENT == 2 )); then
                    \(plain) "${@}"
                fi
                if (( CURRENT == 2 )) || [[ -z "${subcommand_names[(r)${words[2]}]}" ]]; then
                    words=("${words[1]}" render "${(@)words[2,-1]}")
                    (( CURRENT++ ))
                fi
                \(plain) "${@}"
            }


            """)
    }

    /// The script with a function before its own, which gets another name.
    private static func wrapped(_ script: String, _ wrapper: String) -> String {
        script.replacing("\n\(function)() {", with: "\n\(wrapper)\(plain)() {")
    }

    private static func fish(_ script: String, _ names: String) -> String {
        let tokens = "_\(function)_tokens"
        let wrapper = """
            function \(tokens)_or_render
                set -l found (\(tokens) $argv)
                if test (count $found) -gt 1; and not contains -- $found[2] \(names)
                    set found $found[1] render $found[2..]
                end
                printf '%s\\n' $found
            end

            function _\(function)_is_first
                test (count (\(tokens) -pc)) -eq 1
            end


            """
        let rendering = " \"\(program) render\""
        var lines = script.replacing(
            "set -l unparsed_tokens (\(tokens) -pc)", with: "set -l unparsed_tokens (\(tokens)_or_render -pc)"
        )
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // What `render` takes is offered in the first place too, beside the subcommands.
        lines += lines.filter { $0.hasPrefix("complete ") && $0.contains(rendering) }.compactMap { line in
            guard let start = line.firstRange(of: " -n '"),
                let end = line[start.upperBound...].firstRange(of: "' ")
            else { return nil }
            return line[..<start.upperBound] + "_\(function)_is_first" + line[end.lowerBound...]
        }
        return wrapper + lines.joined(separator: "\n") + "\n"
    }
}
