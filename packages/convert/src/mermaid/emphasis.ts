// Markdown emphasis in labels: in, a Markdown string; out, its text without the marks. A mark opens before a character
// other than a space and closes after one: the simplest form of CommonMark 0.31 (6.2).

export interface Plain {
  readonly text: string;
  readonly changed: boolean;
}

interface Mark {
  readonly at: number;
  readonly length: number;
  readonly opens: boolean;
  readonly closes: boolean;
  readonly char: string;
}

export function stripEmphasis(text: string): Plain {
  const drop = new Set<number>();
  const open = new Map<string, number[]>();
  for (const mark of marksOf(text)) {
    const key = mark.char.repeat(mark.length);
    const stack = open.get(key) ?? [];
    const partner = mark.closes ? stack.pop() : undefined;
    if (partner !== undefined) {
      for (let i = 0; i < mark.length; i++) {
        drop.add(partner + i);
        drop.add(mark.at + i);
      }
    } else if (mark.opens) stack.push(mark.at);
    open.set(key, stack);
  }
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const c = text.charAt(at);
    if (c === '\\' && (text.charAt(at + 1) === '\n' || /[\\`*_{}[\]()#+\-.!<>~|]/.test(text.charAt(at + 1)))) {
      out += text.charAt(at + 1);
      at++;
    } else if (!drop.has(at)) out += c;
  }
  return { text: out, changed: out !== text };
}

function marksOf(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at < text.length; ) {
    const c = text.charAt(at);
    if (c === '\\') {
      at += 2;
      continue;
    }
    if (c !== '*' && c !== '_') {
      at++;
      continue;
    }
    let end = at;
    while (text.charAt(end) === c) end++;
    const before = text.charAt(at - 1);
    const after = text.charAt(end);
    const insideWord = c === '_' && /\w/.test(before) && /\w/.test(after);
    const opens = after !== '' && !/\s/.test(after) && !insideWord && !(c === '_' && /\w/.test(before));
    const closes = before !== '' && !/\s/.test(before) && !insideWord && !(c === '_' && /\w/.test(after));
    const length = end - at;
    if (length <= 2) marks.push({ at, length, opens, closes, char: c });
    else if (length === 3 && opens !== closes) {
      const outer = opens ? [at, at + 2] : [at + 1, at];
      const two = { at: outer[0] ?? at, length: 2, opens, closes, char: c };
      const one = { at: outer[1] ?? at, length: 1, opens, closes, char: c };
      marks.push(...(opens ? [two, one] : [one, two]));
    }
    at = end;
  }
  return marks;
}
