// Text in columns and paragraphs for help and reference pages.

/** Width of a page in columns. */
const PAGE = 100;

/** Two columns: names padded to the longest, texts wrapped beside them. */
export function table(rows: readonly (readonly [string, string])[], indent = '  '): string {
  const wide = Math.min(30, Math.max(0, ...rows.map(([name]) => name.length)));
  return rows
    .map(([name, text]) => {
      const lines = wrap(text, PAGE - indent.length - wide - 2);
      const first =
        name.length > wide ? `${indent}${name}\n${indent}${' '.repeat(wide)}` : `${indent}${name.padEnd(wide)}`;
      return `${first}  ${lines.join(`\n${indent}${' '.repeat(wide)}  `)}`.trimEnd().concat('\n');
    })
    .join('');
}

/** Rows of cells; all columns but the first are right-aligned numbers. */
export function grid(rows: readonly (readonly string[])[]): string {
  const wide = (at: number): number => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  return rows
    .map((row) => `${row.map((cell, at) => (at === 0 ? cell.padEnd(wide(0)) : cell.padStart(wide(at)))).join('  ')}\n`)
    .join('');
}

/** Rows of cells, left-aligned; the last column can be of any width. */
export function columns(rows: readonly (readonly string[])[]): string {
  const wide = (at: number): number => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  return rows
    .map((row) => `${row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(wide(at)))).join('  ')}\n`)
    .join('');
}

/** Codes with their meanings. */
export function codeTable(
  codes: readonly { readonly code: string; readonly severity: string; readonly meaning: string }[],
): string {
  return table(codes.map(({ code, severity, meaning }) => [`${code} ${severity}`, meaning]));
}

export function paragraph(text: string, indent = ''): string {
  return wrap(text, PAGE - indent.length)
    .map((line) => `${indent}${line}\n`)
    .join('');
}

/** Indents a source; cuts it after `most` lines. */
export function excerptOf(source: string, indent = '  ', most = 40): string {
  const lines = source.replace(/\n$/, '').split('\n');
  const shown = lines.slice(0, most).map((line) => (line.length > PAGE ? `${line.slice(0, PAGE - 1)}…` : line));
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`… (${rest} more lines)`] : [])]
    .map((line) => `${indent}${line}`.trimEnd().concat('\n'))
    .join('');
}

function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
