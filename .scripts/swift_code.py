"""Swift sources as the scripts read them: code and string literals, told apart by pattern and not by a compiler."""
import functools
import re

COMMENT_LITERAL_OR_PARENTHESIS = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)("""|")|[()]', re.S)


@functools.cache
def ends(hashes, closing):
    """The pattern of an escape sequence, and of the end of a literal."""
    return re.compile(rf"{re.escape(chr(92) + hashes)}(\(|.)|{re.escape(closing)}", re.S)


class Literal:
    """A string literal that is open: its text is read, or its interpolation with so many open parentheses."""

    def __init__(self, hashes, quote, start):
        self.closing, self.start, self.parentheses = quote + hashes, start, 0
        self.next = ends(hashes, self.closing)


def split(text):
    r"""The code of a source, and its string literals as pairs of an offset and a text.

    The code has the length of the source, with spaces for comments, for the texts of literals and for the parentheses of
    interpolations.

    >>> split('a("b") // c')
    ('a(" ")     ', [(3, 'b')])
    >>> split(r'"a \(b + "(\(c)") d" + e')
    ('"    b + "   c "   " + e', [(10, '(\\(c)'), (1, 'a \\(b + "(\\(c)") d')])
    >>> split(r'#"\(a) "b" \#(c)"#')
    ('#"            c "#', [(2, '\\(a) "b" \\#(c)')])
    >>> quotes = '"' * 3
    >>> split(f'{quotes}a "b" {quotes} /* c */ d') == (f'{quotes}      {quotes}         d', [(3, 'a "b" ')])
    True
    """
    code, literals, open_literals, at = list(text), [], [], 0

    def blank(start, end):
        code[start:end] = [letter if letter == "\n" else " " for letter in text[start:end]]

    while at < len(text):
        literal = open_literals[-1] if open_literals else None
        isText = literal and not literal.parentheses
        match = (literal.next if isText else COMMENT_LITERAL_OR_PARENTHESIS).search(text, at)
        if not match:
            break
        found, before, at = match.group(), at, match.end()
        if isText and found == literal.closing:
            blank(before, match.start())
            literals.append((literal.start, text[literal.start:match.start()]))
            open_literals.pop()
        elif isText:
            blank(before, at)
            literal.parentheses = 1 if match.group(1) == "(" else 0
        elif match.group(2):
            open_literals.append(Literal(*match.groups(), at))
        elif found.startswith("/"):
            blank(match.start(), at)
        elif literal:
            literal.parentheses += 1 if found == "(" else -1
            if not literal.parentheses:
                blank(match.start(), at)
    return "".join(code), literals
