/// The names of variables that change the behaviour of a shell, of the program loader or of a common interpreter, so an
/// answer must not be assigned to them.
///
/// Sources: POSIX.1-2024, XBD 8 and XCU 2.5.3; the manuals of bash 5.2, zsh 5.9 and dash; ld.so(8), environ(7).
enum ReservedVariables {
    /// Whether an assignment to a variable has a side effect.
    static func contains(_ name: String) -> Bool {
        names.contains(name) || prefixes.contains { name.hasPrefix($0) }
            || proxies.contains(name.lowercased())
    }

    /// Programs read these variables in lower case and in upper case.
    private static let proxies: Set<String> = [
        "all_proxy", "ftp_proxy", "http_proxy", "https_proxy", "no_proxy", "rsync_proxy",
    ]

    /// Whether reserved names begin with a text, so that it is unsuitable as the prefix of answers.
    static func containsName(beginningWith prefix: String) -> Bool {
        names.contains { $0.hasPrefix(prefix) }
            || prefixes.contains { $0.hasPrefix(prefix) || prefix.hasPrefix($0) }
    }

    private static let prefixes = words(
        """
        AWK BASH_ CARGO_ COMP_ DOCKER_ DYLD_ GIT_ JAVA_ LC_ LD_ LESS LUA_ MAKE MALLOC_ NODE_
        OPENSSL_ PERL PIP_ PYTHON RUBY RUSTC_ SSH_ SSL TRY_BLOCK_ XDG_ ZSH_ _JAVA_
        """)

    private static let names = Set(posix + bash + zsh + programs)

    private static let posix = words(
        """
        CDPATH COLUMNS EDITOR ENV FCEDIT HISTFILE HISTSIZE HOME IFS LANG LANGUAGE LINENO LINES
        LOCPATH LOGNAME MAIL MAILCHECK MAILPATH NLSPATH OLDPWD OPTARG OPTERR OPTIND PAGER PATH
        PPID PS1 PS2 PS3 PS4 PWD SHELL TERM TMPDIR TZ USER VISUAL _
        """)

    private static let bash = words(
        """
        BASH BASHOPTS BASHPID COPROC DIRSTACK EMACS EPOCHREALTIME EPOCHSECONDS EUID EXECIGNORE
        FIGNORE FUNCNAME FUNCNEST GLOBIGNORE GLOBSORT GROUPS HISTCMD HISTCONTROL HISTFILESIZE
        HISTIGNORE HISTTIMEFORMAT HOSTFILE HOSTNAME HOSTTYPE IGNOREEOF INPUTRC INSIDE_EMACS
        MACHTYPE MAPFILE OSTYPE PIPESTATUS POSIXLY_CORRECT PROMPT_COMMAND PROMPT_DIRTRIM PS0
        RANDOM READLINE_LINE REPLY SECONDS SHELLOPTS SHLVL SRANDOM TIMEFORMAT TMOUT UID
        auto_resume histchars
        """)

    private static let zsh = words(
        """
        ARGC BAUD CPUTYPE DIRSTACKSIZE EGID ERRNO FPATH GID HISTCHARS HOST KEYTIMEOUT
        KEYBOARD_HACK LISTMAX LOGCHECK MANPATH MODULE_PATH NULLCMD PROMPT PROMPT2 PROMPT3 PROMPT4
        PSVAR READNULLCMD REPORTTIME RPROMPT RPS1 SAVEHIST SPROMPT STTY TERMINFO TIMEFMT TTY
        TTYIDLE USERNAME VENDOR WATCH WATCHFMT WORDCHARS ZDOTDIR aliases argv builtins cdpath
        commands dirstack fignore fpath galiases funcstack functions history jobstates keymaps
        mailpath manpath module_path modules nameddirs options parameters path pipestatus prompt
        psvar reswords signals status termcap terminfo userdirs saliases usergroups watch widgets
        """)

    private static let programs = words(
        """
        BROWSER CLASSPATH GCONV_PATH GETCONF_DIR HOSTALIASES JDK_JAVA_OPTIONS LOCALDOMAIN
        RESOLV_HOST_CONF RES_OPTIONS CC CURL_HOME CVS_RSH CXX DISPLAY KUBECONFIG MANPAGER
        RSYNC_RSH SUDO_ASKPASS TAR_OPTIONS TEMP TMP TZDIR zsh_eval_context
        """)

    private static func words(_ text: String) -> [String] {
        text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
