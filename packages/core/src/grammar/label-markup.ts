// Markup of other languages in a text, which would be drawn literally: in, a text; out, the first piece and the text without
// markup. `<br/>` becomes a line break, `**` and tags around words are dropped.

export interface Markup {
  readonly found: string;
  /** Empty if there was only markup. */
  readonly instead: string;
}

const BREAK = /[ \t]*<br[ \t]{0,8}\/?>[ \t]*/gi;
const TAG = /<\/?(?:b|i|u|s|em|strong|small|big|sub|sup|code|tt|span|font|div|p|center)(?:[ \t][^<>]{0,200})?\/?>/gi;
/** Not a power: `2**3**4`. */
const BOLD = /(?<![\w*])\*\*(?=[^\s*])([^*]{1,200})(?<=[^\s*])\*\*(?![\w*])/g;

export function markupIn(text: string): Markup | undefined {
  if (!text.includes('<') && !text.includes('**')) return undefined;
  const first = [BREAK, TAG, BOLD]
    .flatMap((each) => [...text.matchAll(each)].slice(0, 1))
    .toSorted((one, other) => one.index - other.index)[0];
  if (!first) return undefined;
  const instead = text.replace(BREAK, '\n').replace(TAG, '').replace(BOLD, '$1').trim();
  return { found: first[0].trim(), instead };
}
