// Lists and texts of an xy chart: in, `[a, "b c", 540 "x"]` or a text, quoted or not; out, its content. Linear.

export interface Listed {
  readonly text: string;
  /** Outside quotes. */
  readonly bare?: string;
  readonly quoted?: string;
  /** Whether it has spaces outside quotes, which Mermaid's parser drops. */
  readonly spaced: boolean;
}

/** The items between brackets; nothing if the brackets or an item cannot be read. */
export function listOf(text: string): readonly Listed[] | undefined {
  if (!text.startsWith('[') || !text.endsWith(']')) return undefined;
  const items: Listed[] = [];
  let quoted = false;
  let from = 1;
  for (let at = 1; at < text.length; at++) {
    const c = text.charAt(at);
    if (c === '"') quoted = !quoted;
    if (quoted) continue;
    const last = at === text.length - 1;
    if (!last && (c === '[' || c === ']')) return undefined;
    if (c !== ',' && !last) continue;
    const item = wordsOf(text.slice(from, at));
    if (item.bare === undefined && item.quoted === undefined) return undefined;
    items.push(item);
    from = at + 1;
  }
  return quoted ? undefined : items;
}

/** A quoted text, an unquoted one, or one of each. */
export function wordsOf(written: string): Listed {
  const text = written.trim();
  const open = text.indexOf('"');
  const close = text.lastIndexOf('"');
  const quoted = open >= 0 && close > open ? text.slice(open + 1, close).trim() : undefined;
  const bare = (quoted === undefined ? text : `${text.slice(0, open)}${text.slice(close + 1)}`).trim();
  return {
    text: quoted ?? bare,
    ...(bare === '' ? {} : { bare }),
    ...(quoted === undefined ? {} : { quoted }),
    spaced: quoted === undefined && /\s/.test(bare),
  };
}
