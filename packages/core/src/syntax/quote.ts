// Strings of the language: text in, the quoted form out, and back. docs/language.md, Lexical rules.

/** Writes a text as a string: line breaks become `\n`, control characters a space. */
export function quote(text: string): string {
  let out = '"';
  for (const character of text.replace(/\r\n?/g, '\n')) {
    if (character === '"' || character === '\\') out += `\\${character}`;
    else if (character === '\n') out += '\\n';
    else if (
      character < ' ' ||
      character === '\u007f' ||
      character === '\u0085' ||
      character === '\u2028' ||
      character === '\u2029'
    )
      out += ' ';
    else out += character;
  }
  return `${out}"`;
}

/** The text inside a string; an escape that does not exist gives its character. */
export function unquote(inside: string): string {
  return inside.includes('\\') ? inside.replace(/\\(.)/gs, (_, c: string) => (c === 'n' ? '\n' : c)) : inside;
}
