// The icon of the one product that a label names. In: a label. Out: the icon's name, or nothing. docs/conversion.md, Product
// icons: an icon is written only when the label names a well-known product. The table is searched as text: a
// cold draw looks up a dozen labels, and building a dictionary for them would take longer than drawing them.

import { wordsOf } from '../search/words.js';
import { FOUND_SETS } from '../sets.js';
import { labelSection } from './label-section.js';

const SET_OF: ReadonlyMap<string, string> = new Map(
  FOUND_SETS.flatMap(({ set, letter }) => (letter === undefined ? [] : [[letter, set] as const])),
);

/** Longer labels are sentences, which are about a product without naming the node after it. */
const MOST_WORDS = 8;
const MOST_WORDS_ONLY = 5;
const LONGEST_SPELLING = 5;
const MOST_KEPT = 1_000;

/** Words that can accompany an ordinary word used as a product: `Slack bot` is one, `Slack time` is not. */
const BESIDE: ReadonlySet<string> = new Set(
  'adapter admin alert alerts api app application apps backend billing bot broker channel channels charts checkout cli client cluster code connector consumer container dashboard dashboards data database db export frontend function gateway import instance integration job jobs lake message messages mobile native notification notifications page pages payment payments pipeline plugin portal process producer program proxy queue runner script sdk server service services site store sync ui warehouse web webhook webhooks website worker workers workspace'.split(
    ' ',
  ),
);

interface Match {
  readonly icon: string;
  /** Whether the name also appears in front of the names of the maker's products. */
  readonly maker: boolean;
  /** A capitalized ordinary word that could be the product: not enough to name it, but enough to doubt another one. */
  readonly doubtful: boolean;
  readonly from: number;
  readonly to: number;
}

/** Icons by the words of a product's name in lower case, with spaces: an organisation's own, before those of the table. */
export type OwnProducts = ReadonlyMap<string, string>;

const NO_OWN: OwnProducts = new Map();

/** Products that share an icon count as one. */
export function labelProduct(label: string, own: OwnProducts = NO_OWN): string | undefined {
  return productIn(wordsOf(label), own)?.icon;
}

/** Words that say which one of a product it is, and not what works with it. */
const WHICH: ReadonlySet<string> = new Set(
  'cluster db instance main master node primary replica server shared standby store'.split(' '),
);
const VERSION = /^v?\d+(?:[.x]\d*)*$/;

/** The same if the label names nothing else: `PostgreSQL 17`, but neither `Kafka consumer` nor `Query Redis`. */
export function labelProductOnly(label: string): string | undefined {
  const words = wordsOf(label);
  const match = productIn(words, NO_OWN);
  if (match === undefined) return undefined;
  const isNamed = (at: number): boolean => match.matches.some(({ from, to }) => at >= from && at < to);
  const isOnly = words.every((word, at) => isNamed(at) || WHICH.has(word.toLowerCase()) || VERSION.test(word));
  return isOnly && words.length <= MOST_WORDS_ONLY ? match.icon : undefined;
}

function productIn(
  words: readonly string[],
  own: OwnProducts,
): { readonly icon: string; readonly matches: readonly Match[] } | undefined {
  if (words.length > MOST_WORDS) return undefined;
  const matches: Match[] = [];
  for (let from = 0; from < words.length; ) {
    const match = longestAt(words, from, own);
    if (match !== undefined) matches.push(match);
    from = match?.to ?? from + 1;
  }
  // In 'Amazon S3' the maker is not a second product.
  const products = matches.filter(({ maker, to }, index) => !maker || matches[index + 1]?.from !== to);
  const first = products.find(({ doubtful }) => !doubtful);
  return first !== undefined && products.every(({ icon }) => icon === first.icon)
    ? { icon: first.icon, matches }
    : undefined;
}

/** The same with recent results cached: a service draws the same labels again and again. */
export function keptLabelProduct(own: OwnProducts = NO_OWN): (label: string) => string | undefined {
  const answers = new Map<string, string | undefined>();
  return (label) => {
    if (!answers.has(label)) {
      if (answers.size >= MOST_KEPT) answers.clear();
      answers.set(label, labelProduct(label, own));
    }
    return answers.get(label);
  };
}

/** The longest spelling that starts at a word. */
function longestAt(words: readonly string[], from: number, own: OwnProducts): Match | undefined {
  const first = words[from] ?? '';
  const section = labelSection(first);
  const isListed = section.includes(first.toLowerCase()) || section.includes(first);
  if (!isListed && own.size === 0) return undefined;
  for (let to = Math.min(words.length, from + LONGEST_SPELLING); to > from; to--) {
    const written = words.slice(from, to).join(' ');
    const icon = own.get(written.toLowerCase());
    if (icon !== undefined) return { icon, maker: false, doubtful: false, from, to };
    const spelling = isListed ? findSpelling(section, written) : undefined;
    if (spelling === undefined) continue;
    const { maker, ordinary } = spelling;
    return { icon: spelling.icon, maker, doubtful: ordinary && !isMeant(words, from, to), from, to };
  }
  return undefined;
}

interface Found {
  readonly icon: string;
  readonly maker: boolean;
  readonly ordinary: boolean;
}

function findSpelling(section: string, written: string): Found | undefined {
  const plain = wholeAt(section, written.toLowerCase(), '=,^');
  const at = plain < 0 ? wholeAt(section, written, '~') : plain;
  if (at < 0) return undefined;
  const line = section.lastIndexOf('\n', at) + 1;
  const icon = `${SET_OF.get(section.charAt(line))}:${section.slice(line + 1, section.indexOf('=', line))}`;
  return { icon, maker: section.charAt(at - 1) === '^', ordinary: plain < 0 };
}

/** Where a spelling occurs as a whole, after one of the given marks. */
function wholeAt(section: string, spelling: string, marks: string): number {
  for (let at = section.indexOf(spelling); at >= 0; at = section.indexOf(spelling, at + 1)) {
    const after = section.charAt(at + spelling.length);
    if (marks.includes(section.charAt(at - 1)) && (after === ',' || after === '\n')) return at;
  }
  return -1;
}

/** An ordinary word means a product if it is written as no ordinary word is (SAP), or if it is the only word. */
function isMeant(words: readonly string[], from: number, to: number): boolean {
  if (to === from + 1 && hasInnerCapital(words[from] ?? '')) return true;
  return words.every((word, index) => (index >= from && index < to) || BESIDE.has(word.toLowerCase()));
}

function hasInnerCapital(word: string): boolean {
  const rest = word.slice(1);
  return rest !== rest.toLowerCase();
}
