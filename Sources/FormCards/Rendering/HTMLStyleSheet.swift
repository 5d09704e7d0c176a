extension HTMLRenderer {
    /// The style sheet of the pages, light and dark by the choice of the reader, without any other resource.
    ///
    /// All rules name classes that begin with `fr-`, and colours are custom properties of `.fr-card`, which a style sheet
    /// of one's own may set again. The name of a property says what the colour is for, as in a theme.
    public static var styleSheet: String { HTMLStyleSheet.text }

    /// The source of the style sheet in a Content-Security-Policy for documents without a nonce, such as
    /// `style-src 'sha256-…'`: the SHA-256 of ``styleSheet``.
    public static let styleSheetHash =
        "sha256-rG+HQc69PM3Q3DQCsnyBzSyf188VMiQrrKuXe9FrdgU="
}

/// The style sheet of pages.
///
/// Texts have a contrast of at least 4.5:1 on every ground here, lines and marks of at least 3:1 (WCAG 2.2, 1.4.3 and 1.4.11),
/// and what a person presses is at least 24 pixels wide and high (2.5.8).
enum HTMLStyleSheet {
    /// The maximum of answers of a card that the style sheet follows; the rest of its conditions needs a new page.
    static let maximumConditions = 64

    /// The style sheet, with a rule for each answer: elements that depend on it are hidden while no option with its class
    /// is chosen.
    ///
    /// A browser without `:has()` ignores these rules, and shows the elements.
    static let text =
        colors + fixed + scales + narrow
        + (1...maximumConditions).map {
            ".fr-then-\($0):not(.fr-card:has(.fr-when-\($0):checked) .fr-then-\($0)) { display: none; }\n"
        }.joined()

    private static let fixed = """
        .fr-page { margin: 0; padding: 1rem; background: var(--fr-page); }
        .fr-card, .fr-card * { box-sizing: border-box; }
        .fr-card {
          font: 1rem/1.5 system-ui, sans-serif; color: var(--fr-text); background: var(--fr-ground);
          max-width: 44rem; padding: 1.25rem; overflow-wrap: anywhere;
          margin: calc(1rem + var(--fr-above)) max(min(var(--fr-right), 15%), (100% - 44rem) / 2) calc(1rem + var(--fr-under)) max(min(var(--fr-left), 15%), (100% - 44rem) / 2);
        }
        .fr-card, .fr-box { --fr-above: 0rem; --fr-right: 0rem; --fr-under: 0rem; --fr-left: 0rem; }
        .fr-card > :first-child, .fr-text > :first-child, .fr-help > :first-child { margin-top: 0; }
        .fr-card > :last-child, .fr-text > :last-child, .fr-help > :last-child { margin-bottom: 0; }
        .fr-plain { background: none; border: none; }
        .fr-wide { max-width: none; min-height: 100vh; margin-right: min(var(--fr-right), 15%); margin-left: min(var(--fr-left), 15%); }
        .fr-stops-1 { background: var(--fr-stop-1); }
        .fr-shadow, .fr-shadow-left { --fr-dark: color-mix(in srgb, var(--fr-shade, var(--fr-line)) var(--fr-weight, 30%), transparent); }
        .fr-shadow { box-shadow: 0.5rem 0.5rem 0.5rem var(--fr-dark); }
        .fr-shadow-left { box-shadow: -0.5rem 0.5rem 0.5rem var(--fr-dark); }
        .fr-light { border: 1px solid var(--fr-line); }
        .fr-heavy { border: 3px solid var(--fr-line); }
        .fr-double { border: 4px double var(--fr-line); }
        .fr-rounded { border-radius: 0.75rem; }
        .fr-box {
          --fr-in-above: 0rem; --fr-in-right: 0rem; --fr-in-under: 0rem; --fr-in-left: 0rem; --fr-sides: 0rem;
          margin: var(--fr-above) min(var(--fr-right), 15%) var(--fr-under) min(var(--fr-left), 15%);
          padding: var(--fr-in-above) min(var(--fr-in-right), 15%) var(--fr-in-under) min(var(--fr-in-left), 15%);
        }
        .fr-box.fr-padding {
          --fr-sides: 2rem;
          padding: calc(0.5rem + var(--fr-in-above)) calc(1rem + min(var(--fr-in-right), 15%)) calc(0.5rem + var(--fr-in-under)) calc(1rem + min(var(--fr-in-left), 15%));
        }
        .fr-box > :first-child, .fr-high > :first-child { margin-top: 0; }
        .fr-box > :last-child, .fr-box > :has(+ .fr-spoken:last-child), .fr-box > :has(+ .fr-icon), .fr-high > :last-child { margin-bottom: 0; }
        .fr-narrow { width: fit-content; max-width: 100%; }
        .fr-narrow[class*=fr-width-] { width: calc(var(--fr-width) + var(--fr-sides)); }
        .fr-high { display: flex; flex-direction: column; }
        .fr-high.fr-mid { justify-content: center; }
        .fr-high.fr-low { justify-content: flex-end; }
        .fr-box.fr-disclosure, .fr-box.fr-activity, .fr-box.fr-checkmark, .fr-box.fr-accessory { position: relative; padding-inline-end: 2rem; }
        .fr-padding::after, .fr-padding > .fr-icon { margin-top: 0.5rem; }
        .fr-disclosure::after, .fr-activity::after, .fr-checkmark::after, .fr-icon {
          position: absolute; inset-inline-end: 0.5rem; top: 0; color: var(--fr-muted);
        }
        .fr-disclosure::after { content: "\\203A" / ""; }
        .fr-activity::after { content: "\\2026" / ""; }
        .fr-checkmark::after { content: "\\2713" / ""; color: var(--fr-good); }

        .fr-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1rem; margin-bottom: 1.25rem; }
        .fr-head h1 { flex: 1 1 60%; margin: 0; font-size: 1.6rem; line-height: 1.25; }
        .fr-position { margin: 0; color: var(--fr-muted); }
        .fr-card h2 { margin: 1.25rem 0 0.5rem; font-size: 1.2rem; line-height: 1.3; }
        .fr-card h2.fr-title { font-size: 1.35rem; }
        .fr-text p, .fr-text ul, .fr-help p, .fr-help ul { margin: 0 0 0.5rem; }
        .fr-text ul, .fr-help ul { padding-inline-start: 1.25rem; }
        .fr-text { margin: 0.5rem 0 0.75rem; }
        .fr-small { font-size: 0.9rem; }
        .fr-muted { color: var(--fr-muted); }
        .fr-accent { color: var(--fr-accent); font-weight: 600; }
        .fr-good { color: var(--fr-good); }
        .fr-doubtful { color: var(--fr-doubtful); }
        .fr-bad { color: var(--fr-bad); }
        .fr-center { text-align: center; }
        .fr-end { text-align: end; }
        .fr-mark { margin: 0.5rem 0; }
        .fr-pill {
          display: inline-block; padding: 0.1rem 0.75rem; border: 1px solid transparent; border-radius: 1rem; unicode-bidi: isolate;
          background: var(--fr-accent-ground); color: var(--fr-accent); font-weight: 600;
        }
        .fr-card hr { margin: 1.25rem 0; border: none; border-top: 1px solid var(--fr-bar, var(--fr-line)); }
        .fr-row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: baseline; }
        :where(.fr-stack) > * + .fr-row, :where(.fr-stack) > * + .fr-button { margin-top: 0.5rem; }
        .fr-row > * { flex: 1 1 8rem; min-width: 0; max-width: 100%; }
        .fr-row > .fr-narrow, .fr-wrap > *, .fr-between > * { flex: 0 1 auto; }
        .fr-row.fr-equal > * { flex: 1 1 8rem; }
        .fr-row:not(.fr-wrap, .fr-between) > :is(.fr-field, :has(.fr-field)):not(.fr-narrow) { flex-basis: 12rem; }
        .fr-between { justify-content: space-between; }
        .fr-row:has(.fr-field) { align-items: flex-start; }
        .fr-row.fr-mid { align-items: center; }
        .fr-row.fr-low { align-items: flex-end; }
        .fr-row > * > :first-child { margin-top: 0; }
        .fr-row > * > :last-child { margin-bottom: 0; }
        .fr-row > .fr-text, .fr-row > .fr-mark, .fr-row > h2, .fr-row > p { margin-block: 0; }
        .fr-card .fr-row > .fr-self-mid { align-self: center; }
        .fr-card .fr-row > .fr-self-low { align-self: flex-end; }
        .fr-card .fr-row > hr.fr-upright { flex: none; align-self: stretch; margin: 0; border-top: none; border-inline-start: 1px solid var(--fr-bar, var(--fr-line)); }
        .fr-card .fr-wrap > hr.fr-upright { display: none; }
        .fr-row > .fr-box:has(> hr.fr-upright:only-child) { flex: none; align-self: stretch; display: flex; }
        .fr-card .fr-box > hr.fr-upright:only-child { margin: 0; border-top: none; border-inline-start: 1px solid var(--fr-bar, var(--fr-line)); }
        .fr-middle { text-align: center; }
        .fr-last { text-align: end; }
        .fr-middle > .fr-row { justify-content: center; }
        .fr-last > .fr-row { justify-content: flex-end; }
        .fr-middle > .fr-narrow { margin-inline: auto; }
        .fr-last > .fr-narrow { margin-inline-start: auto; }
        .fr-box, .fr-field, .fr-group, .fr-table, .fr-pair, .fr-gauge, .fr-summary { text-align: start; }
        .fr-pair { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; margin: 0.5rem 0; }
        .fr-pair dt { color: var(--fr-muted); }
        .fr-pair dd { margin: 0; font-weight: 600; min-width: 0; }
        .fr-near { justify-content: flex-start; }
        .fr-card a { color: var(--fr-accent); text-underline-offset: 0.15em; }
        .fr-card img { display: block; max-width: 100%; height: auto; }
        .fr-lines { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; margin: 0.5rem 0 0.75rem; }
        .fr-lines > .fr-text { margin: 0; }
        .fr-card figure { margin: 0.75rem 0; overflow-x: auto; }
        .fr-card pre { width: fit-content; margin: 0; direction: ltr; unicode-bidi: isolate; font: 0.9rem/1.2 ui-monospace, monospace; }

        .fr-field { display: flex; flex-direction: column; margin: 0 0 1.25rem; padding: 0; border: none; min-width: 0; }
        .fr-field > label, .fr-field > legend { display: block; padding: 0; font-weight: 600; }
        .fr-invalid { border-inline-start: 4px solid var(--fr-bad); padding-inline-start: 0.75rem; }
        .fr-invalid > legend { float: inline-start; }
        .fr-required { color: var(--fr-bad); }
        .fr-key { margin: 0 0 1rem; color: var(--fr-muted); font-size: 0.9rem; }
        .fr-printed { display: none; }
        .fr-help, .fr-note { color: var(--fr-muted); font-size: 0.95rem; }
        .fr-note p { margin: 0; }
        .fr-issue { margin: 0.25rem 0; font-weight: 600; }
        .fr-card input:not([type=radio], [type=checkbox]), .fr-card select, .fr-card textarea {
          display: block; width: 100%; max-width: 28rem; min-height: 2.75rem; margin: 0.25rem 0 0;
          padding: 0.4rem 0.6rem; font: inherit; color: inherit; background: var(--fr-ground);
          border: 2px solid var(--fr-line); border-radius: 0.25rem;
        }
        .fr-card input[type=number], .fr-card input[type=date], .fr-card input[type=time],
        .fr-card input[type=datetime-local] { max-width: 16rem; }
        .fr-card textarea { max-width: none; line-height: 1.4; resize: vertical; }
        .fr-card [aria-invalid=true]:not(fieldset) { border-color: var(--fr-bad); }
        .fr-card ::placeholder { color: var(--fr-muted); font-style: italic; opacity: 1; }
        .fr-card :disabled { cursor: not-allowed; }
        .fr-card input:disabled, .fr-card select:disabled, .fr-card textarea:disabled {
          background: var(--fr-muted-ground); color: var(--fr-muted); border-style: dashed; opacity: 1;
        }
        .fr-card output { display: block; margin: 0.25rem 0 0; padding: 0.4rem 0.6rem; background: var(--fr-muted-ground); border-radius: 0.25rem; max-width: 28rem; min-height: 2.25rem; }
        .fr-measure { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.5rem; }
        .fr-card .fr-measure input { flex: 1 1 0; min-width: 5rem; }
        .fr-unit { color: var(--fr-muted); unicode-bidi: isolate; }
        .fr-options { margin-top: 0.25rem; }
        .fr-option { display: grid; grid-template-columns: 1.5rem 1fr; gap: 0 0.6rem; align-items: center; min-height: 2.25rem; }
        .fr-option input { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--fr-accent); }
        .fr-option label { padding: 0.35rem 0; text-align: -webkit-match-parent; text-align: match-parent; }
        .fr-option .fr-note { grid-column: 2; margin-bottom: 0.35rem; }
        .fr-beside { display: flex; flex-wrap: wrap; gap: 0.5rem; }
        .fr-beside .fr-option { gap: 0 0.3rem; padding: 0 0.6rem; border: 2px solid var(--fr-line); border-radius: 0.25rem; }
        .fr-beside .fr-option:has(:checked) { border-color: var(--fr-accent); background: var(--fr-accent-ground); }
        .fr-parts { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin-top: 0.25rem; }
        .fr-card .fr-parts input { width: 4rem; min-width: 0; }
        .fr-card .fr-parts .fr-year input { width: 6rem; }
        .fr-card input[type=range] { padding: 0; border: none; background: none; accent-color: var(--fr-accent); }
        .fr-option input:disabled + label { color: var(--fr-muted); }

        .fr-group, .fr-group-row { margin: 0 0 1.25rem; padding: 0.75rem 1rem 1rem; min-width: 0; border: 1px solid var(--fr-faint); border-radius: 0.5rem; }
        .fr-group-row { background: var(--fr-raised); }
        .fr-group > legend, .fr-group-row > legend { padding: 0 0.4rem; font-weight: 600; }
        .fr-group > legend { font-size: 1.1rem; }
        .fr-group > .fr-help, .fr-group > .fr-issues { margin-bottom: 0.75rem; }
        .fr-button {
          min-height: 2.75rem; min-width: 2.75rem; padding: 0.5rem 1.1rem; font: inherit; font-weight: 600; cursor: pointer;
          color: var(--fr-accent); background: var(--fr-ground); border: 2px solid var(--fr-accent); border-radius: 0.4rem;
        }
        .fr-button.fr-primary { color: var(--fr-on-accent); background: var(--fr-accent); }
        .fr-button[aria-pressed=true]:not(.fr-primary) { background: var(--fr-accent-ground); }
        .fr-button[aria-pressed=true]::before { content: "\\2713\\00A0" / ""; }
        .fr-button:hover { text-decoration: underline; }
        .fr-button:disabled { color: var(--fr-muted); background: var(--fr-muted-ground); border: 2px dashed var(--fr-line); text-decoration: none; }
        .fr-action { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.6rem; }
        .fr-update { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.6rem; margin: 1rem 0 0; }
        .fr-summary { margin: 0 0 1.25rem; padding: 0.75rem 1rem; border: 3px solid var(--fr-bad); border-radius: 0.4rem; background: var(--fr-bad-ground); }
        .fr-summary.fr-mild { border-color: var(--fr-doubtful); background: var(--fr-doubtful-ground); }
        .fr-card .fr-summary h2 { margin: 0 0 0.4rem; }
        .fr-summary ul { margin: 0; padding-inline-start: 1.25rem; }
        .fr-summary li, .fr-summary a { color: inherit; font-weight: 600; }
        .fr-summary li { padding: 0.1rem 0; }
        .fr-summary .fr-bad, .fr-summary .fr-bad a { color: var(--fr-bad); }
        .fr-summary .fr-doubtful a { color: var(--fr-doubtful); }

        .fr-table { margin: 0 0 1.25rem; position: relative; overflow-x: auto; overflow-wrap: break-word; }
        .fr-remove .fr-button { white-space: nowrap; }
        .fr-remove:has(button) { position: sticky; inset-inline-end: 0; }
        .fr-card:not([class*=fr-stops-]) .fr-remove:has(button) { background: var(--fr-ground); }
        .fr-table table { width: 100%; border-collapse: collapse; }
        .fr-caption { margin: 0 0 0.25rem; font-weight: 600; }
        .fr-table th, .fr-table td { padding: 0.4rem 0.5rem; text-align: start; vertical-align: top; border-bottom: 1px solid var(--fr-faint); }
        .fr-table thead th { border-bottom: 2px solid var(--fr-line); }
        .fr-table tfoot td { border-top: 2px solid var(--fr-line); border-bottom: none; font-weight: 600; }
        .fr-table .fr-end, .fr-table .fr-end .fr-field { text-align: end; }
        .fr-table .fr-fills { width: 45%; }
        .fr-cell-title { display: none; }
        .fr-field.fr-cell { margin: 0; }
        .fr-cell > label, .fr-cell > legend {
          position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
        }
        .fr-cell.fr-invalid { border: none; padding: 0; }
        .fr-card .fr-cell input:not([type=radio], [type=checkbox]), .fr-card .fr-cell select { min-width: 5rem; max-width: none; }
        .fr-card .fr-end .fr-cell input { text-align: end; }
        .fr-filled tr:has(+ .fr-below) > * { border-bottom: none; }
        .fr-table .fr-center { text-align: center; }
        .fr-gauge { margin: 0.75rem 0; }
        .fr-gauge-title { margin: 0; font-weight: 600; }
        .fr-mark-row { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 0.75rem; align-items: center; margin: 0.15rem 0; }
        .fr-mark-row .fr-mark-title { grid-column: 1 / -1; }
        .fr-mark-title { color: var(--fr-muted); }
        .fr-mark-value { font-variant-numeric: tabular-nums; font-weight: 600; }
        .fr-marks { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; }
        .fr-gauge svg { display: block; width: 100%; forced-color-adjust: none; }
        .fr-gauge svg:not(.fr-up) { height: 0.9rem; }
        .fr-up { flex: none; }
        [dir=rtl] .fr-gauge svg { transform: scaleX(-1); }
        .fr-bar { border: 1px solid var(--fr-line); border-radius: 0.45rem; }
        .fr-segments { padding: 0 7px; overflow: visible; }
        .fr-segments rect { y: 30%; height: 40%; }
        .fr-track { fill: var(--fr-faint); }
        .fr-fill { fill: var(--fr-bar, var(--fr-accent)); }
        .fr-ends { display: flex; align-items: center; gap: 0.75rem; }
        .fr-ends svg { flex: 1 1 0; min-width: 4rem; }
        .fr-histogram { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: flex-start; overflow-x: auto; overflow-wrap: break-word; }
        .fr-column { display: flex; flex-direction: column-reverse; flex: 1 1 3rem; min-width: min-content; max-width: 6rem; text-align: center; }
        .fr-rise { display: flex; flex-direction: column; justify-content: flex-end; height: 9.5rem; padding-top: 1.5rem; border-bottom: 1px solid var(--fr-line); }

        .fr-card :focus-visible, .fr-card :target { outline: 3px solid var(--fr-focus); outline-offset: 2px; }
        .fr-field :target { scroll-margin-top: 60vh; }
        .fr-field.fr-cell :target { scroll-margin-top: 25vh; }
        .fr-spoken, .fr-default {
          position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
          clip-path: inset(50%); white-space: nowrap; border: 0;
        }

        """

    /// The rules for windows of telephones and for paper.
    private static let narrow = """
        @media (max-width: 30rem) {
          .fr-page { padding: 0; }
          .fr-card { margin-block: 0 1rem; padding: 1rem; border-inline: none; border-radius: 0; box-shadow: none; }
          .fr-group, .fr-group-row { padding: 0.5rem 0.75rem 0.75rem; }
        }
        @media (max-width: 40rem) {
          .fr-row:has(> hr.fr-upright, > .fr-box > hr.fr-upright:only-child) { flex-direction: column; align-items: stretch; }
          .fr-row:has(> hr.fr-upright, > .fr-box > hr.fr-upright:only-child) > * { flex: none; }
          .fr-card .fr-row > hr.fr-upright, .fr-row > .fr-box:has(> hr.fr-upright:only-child) { display: none; }
          .fr-filled table, .fr-filled tbody, .fr-filled tfoot, .fr-filled tr, .fr-filled th, .fr-filled td { display: block; }
          .fr-filled { overflow-wrap: anywhere; }
          .fr-filled thead { display: none; }
          .fr-filled tbody tr:not(.fr-below) { padding-top: 0.75rem; border-top: 2px solid var(--fr-line); }
          .fr-filled th, .fr-filled td, .fr-filled .fr-end, .fr-filled .fr-center { padding-inline: 0; border: none; text-align: start; }
          .fr-filled td:empty { display: none; }
          .fr-filled .fr-remove { position: static; background: none; }
          .fr-filled .fr-cell-title, .fr-filled .fr-cell > label, .fr-filled .fr-cell > legend {
            position: static; display: block; width: auto; height: auto; margin: 0; clip-path: none; white-space: normal; color: var(--fr-muted);
          }
        }
        @media (forced-colors: active) {
          .fr-button.fr-primary { border-width: 4px; }
        }
        @media print {
          .fr-button, .fr-update { display: none; }
          .fr-page, .fr-card { color-scheme: light; }
          .fr-card { box-shadow: none; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
          .fr-card :focus-visible, .fr-card :target { outline: none; }
          .fr-card input:not([type=radio], [type=checkbox]), .fr-card select { max-width: none; }
          .fr-card textarea { field-sizing: content; }
          .fr-card ::placeholder { color: transparent; }
          .fr-card .fr-lines { display: block; }
          .fr-card input:not(:user-valid, :user-invalid):has(+ .fr-printed) { display: none; }
          .fr-card input:not(:user-valid, :user-invalid) + .fr-printed {
            display: block; min-width: 5rem; margin: 0.25rem 0 0; padding: 0.4rem 0.6rem; border: 2px solid var(--fr-line); border-radius: 0.25rem; overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: isolate;
          }
          .fr-measure > .fr-printed { flex: 1 1 0; }
          .fr-table tfoot { display: table-row-group; }
          .fr-table { overflow: visible; }
          .fr-head, h2, legend { break-after: avoid; }
          .fr-field, .fr-pair, .fr-gauge, tr:not(.fr-below) { break-inside: avoid; }
        }

        """
}
