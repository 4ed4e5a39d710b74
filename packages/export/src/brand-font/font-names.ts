// What a font says about itself in words. In: its table `name`. Out: the names that are used here, in English if there are several languages.
// OpenType 1.9, chapter "name".
import { viewOf } from './sfnt.js';

export interface FontNames {
  /** Empty if the font has none. */
  readonly family: string;
  readonly licence: string;
}

const FAMILY = 1;
const LICENCE = 13;
const LICENCE_ADDRESS = 14;
const TYPOGRAPHIC_FAMILY = 16;

const MOST_RECORDS = 2_000;
const MOST_CHARACTERS = 1_000;
const WINDOWS = 3;
const MACINTOSH = 1;
const ENGLISH = 0x409;

export function fontNames(table: Uint8Array): FontNames {
  const names = textsIn(table);
  const licence = [names.get(LICENCE), names.get(LICENCE_ADDRESS)].filter((each) => each !== undefined);
  return { family: names.get(TYPOGRAPHIC_FAMILY) ?? names.get(FAMILY) ?? '', licence: [...new Set(licence)].join(' ') };
}

function textsIn(table: Uint8Array): ReadonlyMap<number, string> {
  const view = viewOf(table);
  const count = Math.min(view.getUint16(2), MOST_RECORDS);
  const strings = view.getUint16(4);
  const texts = new Map<number, { readonly rank: number; readonly text: string }>();
  for (let i = 0; i < count; i++) {
    const record = 6 + 12 * i;
    const [platform, language, name] = [view.getUint16(record), view.getUint16(record + 4), view.getUint16(record + 6)];
    if (platform !== WINDOWS && platform !== MACINTOSH) continue;
    const start = strings + view.getUint16(record + 10);
    const bytes = table.subarray(start, start + view.getUint16(record + 8));
    const text = cleaned(new TextDecoder(platform === WINDOWS ? 'utf-16be' : 'latin1').decode(bytes));
    const rank = platform === MACINTOSH ? 1 : language === ENGLISH ? 3 : 2;
    if (text !== '' && rank > (texts.get(name)?.rank ?? 0)) texts.set(name, { rank, text });
  }
  return new Map([...texts].map(([name, { text }]) => [name, text]));
}

function cleaned(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
}
