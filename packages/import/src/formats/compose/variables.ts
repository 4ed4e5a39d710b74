// Variables of Compose: in, a text; out, the same with the defaults of `${NAME:-default}` and `${NAME-default}` substituted.
// Variables without a default stay as written, because the environment is unknown; `$$` is a dollar sign.

const DEEPEST = 20;
const DEFAULT = /^[A-Za-z_]\w*:?-/;

export function filled(text: string, depth = 0): string {
  if (!text.includes('$')) return text;
  let filledText = '';
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('$', at);
    if (next < 0) return filledText + text.slice(at);
    filledText += text.slice(at, next);
    if (text[next + 1] === '$') {
      filledText += '$';
      at = next + 2;
      continue;
    }
    const end = text[next + 1] === '{' ? closing(text, next + 2) : next + 1;
    // Unclosed braces: what follows is text.
    if (end === undefined) return filledText + text.slice(next);
    filledText += text[next + 1] === '{' ? withDefault(text.slice(next, end), depth) : '$';
    at = end;
  }
  return filledText;
}

/** `${NAME:-default}` with its braces. */
function withDefault(variable: string, depth: number): string {
  const inner = variable.slice(2, -1);
  const named = DEFAULT.exec(inner);
  return named && depth < DEEPEST ? filled(inner.slice(named[0].length), depth + 1) : variable;
}

/** The position after the brace that closes the one before `from`. */
function closing(text: string, from: number): number | undefined {
  let open = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{' && text[at - 1] === '$') open++;
    else if (text[at] === '}' && --open === 0) return at + 1;
  }
  return undefined;
}

/** The parts between colons outside of braces and brackets: `${A:-b}:[::1]:80` has three. */
export function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let open = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '[' || (char === '{' && text[at - 1] === '$')) open++;
    else if ((char === ']' || char === '}') && open > 0) open--;
    else if (char === ':' && open === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
