/// A shell for which there is a script that completes command lines.
///
/// A script asks `formrun completion SHELL --candidates` back. Each line of the answer is a candidate, a tab and its meaning, or
/// ``Completion/Files``. The scripts read these lines as data: nothing of them is evaluated.
enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script, with the names of all commands and options, which it offers where formrun is not in `PATH`.
    func script(_ commands: [CommandSyntax]) -> String {
        var words: [String] = []
        for word in commands.map(\.name) + commands.flatMap(\.allOptions).map(\.name)
        where !words.contains(word) {
            words.append(word)
        }
        let script =
            switch self {
            case .bash: CompletionShell.bashScript
            case .zsh: CompletionShell.zshScript
            case .fish: CompletionShell.fishScript
            }
        return script.replacing("WORDS", with: words.joined(separator: " "))
    }

    /// The words that a script asks about, after the command, and the quotation of the answer.
    ///
    /// zsh and fish take the words apart and quote what they insert. For bash, the first operand is the line up to the caret, and
    /// the second what bash replaces, the end of the line as it was typed.
    func request(_ operands: [String]) -> CompletionRequest? {
        guard self == .bash else { return CompletionRequest(words: operands) }
        guard operands.count == 2, operands[0].hasSuffix(operands[1]) else { return nil }
        let line = BashLine(operands[0])
        guard !line.isRedirected else { return CompletionRequest(words: [], isFile: true) }
        let typed = BashLine(String(operands[0].dropLast(operands[1].count)))
        // Where nothing of the last word is kept, the words before it are one less.
        let kept = typed.words.count == line.words.count ? typed.words.last ?? "" : ""
        return CompletionRequest(
            words: Array(line.words.dropFirst()), kept: kept, quote: typed.quote)
    }

    private static let bashScript = #"""
        # bash completion for formrun; load it with: source <(formrun completion bash)

        _formrun() {
            local line name
            COMPREPLY=()
            if ! type -P formrun >/dev/null; then
                while IFS= read -r line; do
                    COMPREPLY+=("$line")
                done < <(compgen -W 'WORDS' -- "$2")
                return
            fi
            while IFS= read -r line; do
                case $line in
                    :files) compopt -o default ;;
                    :forms)
                        compopt -o filenames -o default
                        while IFS= read -r name; do
                            COMPREPLY+=("$name")
                        done < <(compgen -d -- "$2"; compgen -f -X '!*.json' -- "$2")
                        ;;
                    *) COMPREPLY+=("${line%%$'\t'*}") ;;
                esac
            done < <(command formrun completion bash --candidates -- \
                "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
            [[ ${COMPREPLY[0]-} == *[=.] ]] && compopt -o nospace
        }

        complete -F _formrun formrun

        """#

    private static let zshScript = #"""
        #compdef formrun
        # zsh completion for formrun; put it into a folder of fpath as _formrun, or load it after compinit with:
        # source <(formrun completion zsh)

        _formrun() {
            local line text summary kind
            local -a open closed
            if (( ! $+commands[formrun] )); then
                compadd -- WORDS
                return
            fi
            while IFS= read -r line; do
                if [[ $line == :* ]]; then
                    kind=$line
                    continue
                fi
                line=${line//\\/\\\\}
                text=${line%%$'\t'*}
                summary=${line#*$'\t'}
                line=${text//:/\\:}${summary:+:$summary}
                if [[ $text == *[=.] ]]; then open+=("$line"); else closed+=("$line"); fi
            done < <(command formrun completion zsh --candidates -- \
                "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)
            (( $#open )) && _describe -t values formrun open -S ''
            (( $#closed )) && _describe -t values formrun closed
            if [[ -n $kind ]]; then
                # The name of a file may follow the name of an option.
                compset -P '-*='
                if [[ $kind == :forms ]]; then _files -g '*.json(-.)' || _files; else _files; fi
            fi
        }

        if [[ $funcstack[1] == _formrun ]]; then _formrun "$@"; else compdef _formrun formrun; fi

        """#

    private static let fishScript = #"""
        # fish completion for formrun; put it into ~/.config/fish/completions/formrun.fish

        function __formrun_candidates
            set -l words (commandline -opc)
            set -e words[1]
            if not command -sq formrun
                printf '%s\n' WORDS
                return
            end
            set -l current (string replace -r '^["\']' '' -- (commandline -ct))
            for line in (command formrun completion fish --candidates -- $words "$current" 2>/dev/null)
                switch $line
                    case :files
                        # The name of a file may follow the name of an option.
                        set -l option (string match -r '^-[^=]*=' -- $current)
                        for file in (__fish_complete_path (string replace -r '^-[^=]*=' '' -- $current))
                            printf '%s%s\n' "$option" $file
                        end
                    case :forms
                        __fish_complete_suffix $current .json
                    case '*'
                        printf '%s\n' $line
                end
            end
        end

        complete -c formrun -f -a '(__formrun_candidates)'

        """#
}

/// What a script asks.
struct CompletionRequest {
    /// The words after the command; the last one is to be completed.
    let words: [String]
    /// The part of the last word before what the shell replaces.
    var kept = ""
    /// The quotation of what replaces it; `nil` if the shell does it.
    var quote: BashLine.Quote?
    /// Whether any file may follow.
    var isFile = false

    /// The lines of the answer.
    func lines(of completion: Completion) -> [String] {
        let candidates = completion.candidates.compactMap { candidate -> String? in
            guard let quote else { return "\(candidate.text)\t\(candidate.summary)" }
            let text = candidate.text.utf8
            guard text.starts(with: (words.last ?? "").utf8), text.starts(with: kept.utf8) else {
                return nil
            }
            let rest = String(Substring(text.dropFirst(kept.utf8.count)))
            return quote.quoted(rest).map { "\($0)\t\(candidate.summary)" }
        }
        return candidates + [completion.files?.rawValue].compactMap(\.self)
    }
}
