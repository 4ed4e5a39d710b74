// Scripts without their rows: in, a script; out, the same with blanks in place of COPY rows, so that every place stays valid.

const COPY = /^copy\s[^;\n]*\bfrom\s+stdin\b[^;\n]*;[^\n]*\n/gim;

export function withoutRows(text: string): string {
  let out = '';
  let at = 0;
  COPY.lastIndex = 0;
  for (let match = COPY.exec(text); match; match = COPY.exec(text)) {
    const from = match.index + match[0].length;
    const end = text.startsWith('\\.', from) ? from : text.indexOf('\n\\.', from);
    const to = end === -1 ? text.length : end;
    out += text.slice(at, from) + text.slice(from, to).replace(/[^\n]/g, ' ');
    at = to;
    COPY.lastIndex = to;
  }
  return out + text.slice(at);
}
