// Icons for many names at once. In: names. Out: for each, the best icon, a few others, the reason and the confidence. A
// name is a product's, a word for a kind of object, an icon's own, or contains such a name; only if none of these
// applies is it searched for.

import { type Known, type KnownSpelling, nearSpelling, wordFor } from '../products/known.js';
import { type Catalogue, entriesNamed } from '../search/catalogue.js';
import { byName, isOwn, isSymbol } from '../search/rank.js';
import { searchIcons } from '../search/search.js';
import { wordsOf } from '../search/words.js';

/** `certain`: the name says so; `likely`: a part of it does; `guess`: check it; `none`: nothing was found. */
export type Confidence = 'certain' | 'likely' | 'guess' | 'none';

export interface IconChoice {
  /** The name as given. */
  readonly for: string;
  /** Undefined if nothing was found. */
  readonly icon?: string;
  readonly reason: string;
  readonly confidence: Confidence;
  /** Up to four more, best first. */
  readonly others: readonly string[];
}

const MOST_OTHERS = 4;
const MOST_WORDS = 12;
const LONGEST_SPELLING = 5;
const NOTHING = 'nothing found';

interface Offer {
  readonly icons: readonly string[];
  readonly reason: string;
  readonly confidence: Confidence;
}

export function mapIcons(catalogue: Catalogue, known: Known, names: readonly string[]): readonly IconChoice[] {
  return names.map((name) => chosen(name, offersFor(name, catalogue, known), catalogue));
}

/** The first existing icon of the first offer; icons of the other offers follow it. */
function chosen(name: string, offers: readonly Offer[], { icons }: Catalogue): IconChoice {
  const offered = new Set<string>();
  let first: Offer | undefined;
  for (const offer of offers) {
    for (const icon of offer.icons) {
      const full = icons.get(icon);
      if (full === undefined || offered.size > MOST_OTHERS) continue;
      first ??= offer;
      offered.add(full);
    }
  }
  const [icon, ...others] = offered;
  if (icon === undefined || first === undefined) return { for: name, reason: NOTHING, confidence: 'none', others: [] };
  return { for: name, icon, reason: first.reason, confidence: first.confidence, others };
}

function offersFor(name: string, catalogue: Catalogue, known: Known): readonly Offer[] {
  const full = catalogue.icons.get(name.trim().toLowerCase());
  if (full !== undefined) return [{ icons: [full], reason: 'exact name', confidence: 'certain' }];
  const written = wordsOf(name).slice(0, MOST_WORDS);
  if (written.length === 0) return [];
  const query = written.map((word) => word.toLowerCase());
  const named = iconsNamed(query, catalogue);
  // An organisation that gives its icon an ordinary word as its name means that icon by the word.
  const ours: Offer = { icons: named.filter(isOwn), reason: 'exact name', confidence: 'certain' };
  const whole = wholeName(written, query, named, known);
  if (whole.length > 0 || ours.icons.length > 0) return [ours, ...whole];
  const parts = partsOf(written, query, known);
  const offer = { icons: named, reason: 'exact name', confidence: sureness(named) } as const;
  if (parts.length > 0) return [...parts, offer];
  return named.length > 0 ? [offer] : searched(query, catalogue, known);
}

/** Icons with that name, symbols before logos. */
function iconsNamed(query: readonly string[], catalogue: Catalogue): readonly string[] {
  const icons = new Set(entriesNamed(catalogue, query.join('')).map(({ icon }) => icon));
  return Array.from(icons).sort((a, b) => Number(isSymbol(b)) - Number(isSymbol(a)) || byName(a, b));
}

/** A logo that is not in the product tables can have the name by accident: there is a product called Answer. */
function sureness(named: readonly string[]): Confidence {
  return named[0] !== undefined && isSymbol(named[0]) ? 'certain' : 'likely';
}

/** What the name as a whole is: a product, a word for a kind of object, or an icon's name. */
function wholeName(
  written: readonly string[],
  query: readonly string[],
  named: readonly string[],
  known: Known,
): readonly Offer[] {
  const product = known.products.get(query.join(''));
  const word = wordFor(query, known);
  const own = named.filter((icon) => icon.startsWith('lx:'));
  // Large sets have a name for everything: `carbon:user-service` says less about a user service than lx:user does.
  const isOne = query.length === 1 || own.length > 0;
  const offer: Offer = { icons: own.length > 0 ? own : named, reason: 'exact name', confidence: sureness(named) };
  const offers: Offer[] = [];
  const sure = product !== undefined && (product.use === 'plain' || product.use === 'maker');
  const productOffer = product && productNamed(product, query, sure ? 'certain' : 'likely');
  if (productOffer && sure) offers.push(productOffer);
  if (word) {
    const confidence = word.use === 'plain' ? 'certain' : 'likely';
    offers.push({ icons: word.product.icons, reason: wordReason(query, word), confidence });
  }
  // 'signal' is a common noun, 'Signal' a product; anyone who writes 'es' or 'pg' can only mean the product.
  if (own.length > 0 && written.join(' ') === query.join(' ')) offers.push(offer);
  if (productOffer && !sure) offers.push(productOffer);
  if (named.length > 0 && (isOne || offers.length > 0)) offers.push({ ...offer, icons: named });
  return offers;
}

/**
 * Words that determine the icon only when nothing else does: a user service is better drawn as a user than as a server.
 */
const PALE: ReadonlySet<string> = new Set([
  'service',
  'function',
  'gateway',
  'client',
  'api',
  'external',
  'module',
  'tool',
]);

/** Products and words for kinds of objects in a longer name; its last word decides, unless it is pale. */
function partsOf(written: readonly string[], query: readonly string[], known: Known): readonly Offer[] {
  const products: Offer[] = [];
  const makers: Offer[] = [];
  const words: { readonly offer: Offer; readonly weight: number }[] = [];
  for (let from = 0; from < query.length; ) {
    let next = from + 1;
    for (let to = Math.min(query.length, from + LONGEST_SPELLING); to > from; to--) {
      const part = query.slice(from, to);
      const product = known.products.get(part.join(''));
      const word = wordFor(part, known);
      if (product && isMeant(product, written.slice(from, to))) {
        (product.use === 'maker' ? makers : products).push(productNamed(product, part, 'likely'));
      } else if (word) {
        const offer: Offer = { icons: word.product.icons, reason: wordReason(part, word), confidence: 'likely' };
        const last = to === query.length ? 10 : 0;
        words.push({ offer, weight: PALE.has(word.product.name) ? 0 : 1 + last + (to - from) });
      } else continue;
      next = to;
      break;
    }
    from = next;
  }
  const things = words.sort((a, b) => b.weight - a.weight).map(({ offer }) => offer);
  return [...products, ...things, ...makers];
}

function isMeant({ text, use }: KnownSpelling, written: readonly string[]): boolean {
  return use === 'plain' || use === 'maker' || (use === 'ordinary' && wordsOf(text).join(' ') === written.join(' '));
}

/** Search results for the significant words: not for numbers, nor for a letter that only distinguishes nodes. */
function searched(all: readonly string[], catalogue: Catalogue, known: Known): readonly Offer[] {
  const query = all.filter((word) => word.length > 2);
  const near = nearSpelling(query.join(''), known);
  if (near !== undefined) {
    const reason = `similar spelling: ${query.join(' ')} = ${near.text}`;
    return [{ icons: near.product.icons, reason, confidence: 'guess' }];
  }
  const { icons } = searchIcons(catalogue, known, query.join(' '), { limit: MOST_OTHERS + 1 });
  return icons.map(({ name, reason }) => ({ icons: [name], reason, confidence: 'guess' }));
}

function productNamed({ product, text }: KnownSpelling, query: readonly string[], confidence: Confidence): Offer {
  const plain = query.join('') === wordsOf(product.name).join('').toLowerCase();
  return { icons: product.icons, reason: plain ? `product ${product.name}` : `${text} = ${product.name}`, confidence };
}

function wordReason(query: readonly string[], { product }: KnownSpelling): string {
  const phrase = query.join(' ');
  return phrase === product.name ? `word ${phrase}` : `synonym: ${phrase} = ${product.name}`;
}
