// Names that are written as names: in, a text; out, products of the icons and runs of capitalised words.
import type { Found, ProductOf } from './contract.js';

/** Words of the request itself, of formats and of the calendar: not what the picture shows. */
const NOT_NAMES = new Set(
  'i draw show make create please give diagram chart picture map raci swot fsm svg png pdf mermaid plantuml er erd uml c4 gantt sankey git bpmn monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec'.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#./'’-]{0,39}/gu;
const MOST_WORDS = 2_000;
/** A lower-case word that belongs to the name in front of it. */
const HEAD = new Set(
  'service services database db queue api gateway cache bucket worker app server client system broker'.split(' '),
);
/** In a title, or in a text of capitals, a capital says nothing. */
const TOO_MANY = 0.85;
/** In German, every noun has one. */
const GERMAN =
  /(?<!\p{L})(?:der|die|das|und|wie|für|mit|eine?[rsnm]?|dem|des|den|zur|zum|von|welche[rs]?|wann|ohne)(?!\p{L})/iu;
const ENGLISH = /(?<!\p{L})(?:the|of|and|to|our|for|how|is|are)(?!\p{L})/iu;
const LONGEST_PRODUCT = 3;

interface Written {
  readonly at: number;
  readonly end: number;
  readonly text: string;
  /** Whether a sentence begins with it. */
  readonly first: boolean;
  /** Whether only a space separates it from the word before it. */
  readonly joined: boolean;
}

function writtenIn(text: string): readonly Written[] {
  const words: Written[] = [];
  let end = 0;
  for (const { 0: spelling, index } of text.matchAll(WORD)) {
    if (words.length >= MOST_WORDS) break;
    const word = spelling.replace(/(?:['’]s|[./'’-])+$/u, '');
    const between = text.slice(end, index);
    words.push({
      at: index,
      end: index + word.length,
      text: word,
      first: end === 0 || /[.!?:\n"“(]/.test(between),
      joined: between === ' ',
    });
    end = index + word.length;
  }
  return words;
}

export function productsIn(text: string, product: ProductOf): readonly Found[] {
  const words = writtenIn(text);
  const names: Found[] = [];
  for (let from = 0; from < words.length; ) {
    const next = longestProduct(text, words, from, product);
    if (next !== undefined) names.push(next.found);
    from = next?.to ?? from + 1;
  }
  return names;
}

/** No word at its ends can be missing, so that 'the ALB' is not a product. */
function longestProduct(text: string, words: readonly Written[], from: number, product: ProductOf) {
  const first = words[from];
  if (first === undefined) return undefined;
  for (let to = from + LONGEST_PRODUCT; to > from; to--) {
    const [last, inner] = [words[to - 1], words[to - 2]];
    if (last === undefined || words.slice(from + 1, to).some(({ joined }) => !joined)) continue;
    const label = text.slice(first.at, last.end);
    if (isCommon(label, first.first) || product(label) === undefined) continue;
    if (to > from + 1 && product(text.slice(first.at, inner?.end)) !== undefined) continue;
    if (to > from + 1 && product(text.slice(words[from + 1]?.at, last.end)) !== undefined) continue;
    return { found: { at: first.at, end: last.end, label }, to };
  }
  return undefined;
}

/** 'Go' begins a sentence more often than it names the language. */
function isCommon(label: string, first: boolean): boolean {
  return NOT_NAMES.has(label.toLowerCase().replace(/-.*/, '')) || (first && /^\p{Lu}\p{Ll}{0,4}$/u.test(label));
}

export function capitalised(text: string): readonly Found[] {
  const words = writtenIn(text);
  const inside = words.filter(({ first }) => !first);
  const share = inside.filter((each) => /^\p{Lu}\p{Ll}/u.test(each.text)).length / Math.max(1, inside.length);
  const loud = inside.filter((each) => /^\p{Lu}{2}/u.test(each.text)).length / Math.max(1, inside.length);
  const isGerman = GERMAN.test(text) && !ENGLISH.test(text);
  const isName = ({ text: word, first }: Written): boolean => {
    if (NOT_NAMES.has(word.toLowerCase().replace(/-.*/, ''))) return false;
    if (/^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word)) return loud <= TOO_MANY || inside.length < 6;
    if (/^\p{L}\p{Ll}*(?:\p{Lu}|\p{N})/u.test(word)) return /\p{Lu}/u.test(word);
    return !first && !isGerman && /^\p{Lu}\p{Ll}/u.test(word) && (share <= TOO_MANY || inside.length < 4);
  };
  const names: Found[] = [];
  for (let from = 0; from < words.length; from++) {
    const start = words[from];
    if (start === undefined || !isName(start)) continue;
    let to = from;
    for (let next = words[to + 1]; next?.joined && to - from < 3 && isName(next); next = words[to + 1]) to++;
    const head = words[to + 1];
    if (head?.joined && HEAD.has(head.text)) to++;
    const end = words[to]?.end ?? start.end;
    names.push({ at: start.at, end, label: text.slice(start.at, end) });
    from = to;
  }
  return names;
}
