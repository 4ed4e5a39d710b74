// HTML in labels: in, a text as written; out, the visible text, with the names of the removed tags. Follows
// the tokenizer of the HTML standard (13.2.5) as far as labels need it: tags, comments, text that is lost with its tag.

export interface Stripped {
  readonly text: string;
  /** Names of removed tags in order of appearance, each once; `!` for a comment. `br` is excluded: it is a line break. */
  readonly tags: readonly string[];
  readonly breaks: boolean;
  /** Text that Mermaid's sanitiser removes with its tag (scripts), or that an unclosed tag swallowed. */
  readonly swallowed: boolean;
}

/** Elements that are removed with their text. */
const WITH_CONTENT = new Set(['script', 'style', 'iframe', 'noscript', 'xmp', 'noembed', 'noframes']);

export function stripMarkup(raw: string): Stripped {
  if (!raw.includes('<')) return { text: raw, tags: [], breaks: false, swallowed: false };
  const tags: string[] = [];
  let out = '';
  let at = 0;
  let breaks = false;
  let swallowed = false;
  const lower = raw.toLowerCase();
  const noted = (name: string): void => {
    if (!tags.includes(name)) tags.push(name);
  };
  while (at < raw.length) {
    const open = raw.indexOf('<', at);
    if (open < 0) {
      out += raw.slice(at);
      break;
    }
    out += raw.slice(at, open);
    const name = /^<\/?([a-zA-Z][^\s/>]{0,60})/.exec(raw.slice(open, open + 64))?.[1]?.toLowerCase();
    if (name !== undefined) {
      const end = tagEnd(raw, open);
      if (end < 0) {
        noted(name);
        swallowed = true;
        break;
      }
      at = end;
      if (name === 'br') {
        out += '\n';
        breaks = true;
        continue;
      }
      noted(name);
      if (WITH_CONTENT.has(name) && raw.charAt(open + 1) !== '/') {
        const close = lower.indexOf(`</${name}`, at);
        swallowed = true;
        const closeEnd = close < 0 ? -1 : raw.indexOf('>', close);
        at = closeEnd < 0 ? raw.length : closeEnd + 1;
      }
      continue;
    }
    const next = raw.charAt(open + 1);
    if (next === '!' || next === '?' || (next === '/' && raw.charAt(open + 2) !== '')) {
      const comment = raw.startsWith('<!--', open);
      const close = raw.indexOf(comment ? '-->' : '>', open + 2);
      noted('!');
      if (close < 0) {
        swallowed = true;
        break;
      }
      at = close + (comment ? 3 : 1);
      continue;
    }
    out += '<';
    at = open + 1;
  }
  return { text: out, tags, breaks, swallowed };
}

/** The offset after a tag's `>`; one inside a quoted attribute value does not count. */
function tagEnd(raw: string, open: number): number {
  for (let at = open + 1; at < raw.length; at++) {
    const c = raw.charAt(at);
    if (c === '>') return at + 1;
    if ((c === '"' || c === "'") && raw.charAt(at - 1) === '=') {
      const close = raw.indexOf(c, at + 1);
      if (close < 0) return -1;
      at = close;
    }
  }
  return -1;
}
