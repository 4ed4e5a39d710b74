// The tokens of a Bicep file: in, its text; out, tokens with their places and the partner of each bracket; or where it cannot
// be read. Interpolations in texts are tokens between brackets of their own.

export interface Token {
  readonly is: 'word' | 'text' | 'mark' | 'line';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type Lexed =
  | { readonly tokens: readonly Token[]; readonly partner: ReadonlyMap<number, number> }
  | { readonly reason: string; readonly at: number };

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '${': '$}' };

export function lex(source: string): Lexed {
  const tokens: Token[] = [];
  const partner = new Map<number, number>();
  const open: number[] = [];
  const add = (is: Token['is'], start: number, end: number, text = source.slice(start, end)): void => {
    tokens.push({ is, text, start, end });
  };
  let at = 0;
  /** The rest of a text up to its end or the next interpolation. */
  const text = (start: number): string | undefined => {
    for (at = start; at < source.length; at++) {
      const char = source[at];
      if (char === '\\') at++;
      else if (char === "'") {
        add('text', start, at++);
        return undefined;
      } else if (char === '$' && source[at + 1] === '{') {
        add('text', start, at);
        open.push(tokens.length);
        add('mark', at, at + 2);
        at += 2;
        return undefined;
      } else if (char === '\n') break;
    }
    return 'a string is not closed';
  };
  while (at < source.length) {
    const char = source[at] ?? '';
    const start = at;
    if (char === '\n') add('line', start, ++at);
    else if (/\s/.test(char)) at++;
    // A directive such as `#disable-next-line` is skipped.
    else if (char === '#' || source.startsWith('//', at)) at = endOf(source, '\n', at);
    else if (source.startsWith('/*', at)) at = endOf(source, '*/', at) + 2;
    else if (source.startsWith("'''", at)) {
      const end = source.indexOf("'''", at + 3);
      if (end === -1) return { reason: 'a string is not closed', at };
      add('text', start + 3, end);
      at = end + 3;
    } else if (char === "'") {
      const reason = text(at + 1);
      if (reason !== undefined) return { reason, at: start };
    } else if (/[\w]/.test(char)) {
      while (/\w/.test(source[at] ?? '')) at++;
      add('word', start, at);
    } else if (char in CLOSES) {
      open.push(tokens.length);
      add('mark', start, ++at);
    } else if (')]}'.includes(char)) {
      const opened = open.pop();
      const before = opened === undefined ? undefined : tokens[opened]?.text;
      const isText = before === '${' && char === '}';
      if (opened === undefined || (!isText && CLOSES[before ?? ''] !== char))
        return { reason: `there is an extra ${char}`, at };
      partner.set(opened, tokens.length);
      add('mark', start, ++at, isText ? '$}' : char);
      const reason = isText ? text(at) : undefined;
      if (reason !== undefined) return { reason, at: start };
    } else {
      at += source.startsWith('::', at) ? 2 : 1;
      add('mark', start, at);
    }
  }
  const [first] = open;
  return first === undefined
    ? { tokens, partner }
    : { reason: 'a bracket is not closed', at: tokens[first]?.start ?? 0 };
}

function endOf(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end === -1 ? source.length : end;
}
