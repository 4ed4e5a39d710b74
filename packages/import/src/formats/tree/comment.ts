// Text after a name on its line: in, the text after the mark; out, the name, its link target and the comment.
import type { Told } from './forest.js';

export interface Named extends Pick<Told, 'link' | 'comment'> {
  readonly name: string;
}

/** Signs that begin a comment after one space. */
const SIGNS = [' # ', ' #', ' // ', ' <-', ' ← ', ' -- ', ' — ', ' – '] as const;
const LINK = ' -> ';

export function namedBy(text: string): Named {
  const gap = firstOf([indexOfGap(text), ...SIGNS.map((sign) => text.indexOf(sign, 1)), dashAt(text), bracketAt(text)]);
  const before = (gap === undefined ? text : text.slice(0, gap)).trim();
  const comment = gap === undefined ? '' : withoutSign(text.slice(gap).trim());
  const arrow = before.indexOf(LINK);
  const name = arrow > 0 ? before.slice(0, arrow) : before;
  return {
    name: name.replace(/[:,]$/, ''),
    ...(arrow > 0 ? { link: before.slice(arrow + LINK.length).trim() } : {}),
    ...(comment === '' ? {} : { comment }),
  };
}

function firstOf(places: readonly number[]): number | undefined {
  const starts = places.filter((each) => each > 0);
  return starts.length === 0 ? undefined : Math.min(...starts);
}

function indexOfGap(text: string): number {
  return firstOf([text.indexOf('  '), text.indexOf('\t')]) ?? -1;
}

/** ` - ` begins a comment if no other space precedes it, because names can contain spaces and dashes. */
function dashAt(text: string): number {
  const first = text.indexOf(' ');
  return first > 0 && text.startsWith(' - ', first) ? first : -1;
}

function bracketAt(text: string): number {
  const first = text.indexOf(' ');
  return first > 0 && text.startsWith(' (', first) && text.endsWith(')') ? first : -1;
}

function withoutSign(comment: string): string {
  const bare = comment
    .replace(/^(?:#{1,6}|\/\/|<-{1,9}|←|-{1,9}>?|—|–|:|=)(?=\s|$)/, '')
    .replace(/^#(?=\S)/, '')
    .trim();
  return bare.startsWith('(') && bare.endsWith(')') ? bare.slice(1, -1).trim() : bare;
}
