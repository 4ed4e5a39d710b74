// Where a text names something: in, a text and the products of the icons; out, places with labels, and chains of connected names. Each
// rule reads the text once.

import type { Found, ProductOf } from './contract.js';
import { cleaned, phraseOf } from './phrase.js';
import { capitalised, productsIn } from './written-names.js';

interface FoundAll {
  readonly names: readonly Found[];
  readonly chains: readonly (readonly string[])[];
}

/** Lines of code or data, whose capitals and commas name nothing. */
const CODE = /[{};=<>]\s*$|\bcreate table\b|\w\(\w+,/im;
const DECLARED =
  /\b(?:create table(?: if not exists)?|class|interface|model|table) ["`]?([A-Za-z_]\w{1,40})\b(?= ?[({]| extends| implements)/gi;
const ITEM = /^[ \t]{0,20}(?:[-*+•]|\d{1,2}[.)])[ \t]+(\S[^\n]{0,79})/gm;
const QUOTED = /["“„«`]([^"“”„«»`\n]{1,60})["”“»`]/g;
const BETWEEN = /\bbetween ([^.,;:\n]{1,50}?) and ([^.,;:?!\n]{1,50})/gi;
const FROM_TO = /\bfrom ([^.,;:?!\n]{1,50}?(?: to [^.,;:?!\n]{1,50}?)+)(?=[.,;:?!\n]|$)/gi;
const ARROW = / *(?:-{1,2}>{1,2}|=>|→|➔) */;
const AMOUNT = /^(.{1,60}?)[ :=(]{1,3}[€$£]?(\d{1,9}(?:\.\d{1,3})?) ?(?:%|\p{L}{0,10})\)?$/u;

export function foundIn(text: string, product: ProductOf): FoundAll {
  const names: Found[] = [];
  const chains: (readonly string[])[] = [];
  const add = (at: number, written: string, label = cleaned(written)): string => {
    if (label !== '') names.push({ at, end: at + written.length, label });
    return label;
  };
  const chain = (parts: readonly string[], at: number): void => {
    let from = at;
    const labels = parts.map((part) => {
      const label = phraseOf(part);
      const inside = label === '' ? -1 : text.indexOf(label, from);
      from = Math.max(from, inside);
      return inside < 0 ? '' : add(inside, label);
    });
    chains.push(labels.filter((label) => label !== ''));
  };
  const isProse = !CODE.test(text);
  for (const { 0: all, 1: quoted = '', index } of text.matchAll(QUOTED)) add(index + all.indexOf(quoted), quoted);
  for (const { 0: all, 1: a = '', 2: b = '', index } of text.matchAll(BETWEEN))
    chain([a, ...b.split(/ and /i)], index + all.indexOf(a));
  for (const { 0: all, 1: parts = '', index } of text.matchAll(FROM_TO))
    chain(parts.split(/ to /i), index + all.indexOf(parts));
  for (const { line, at } of linesOf(text)) if (ARROW.test(line)) chain(arrowed(line).split(ARROW).slice(0, 10), at);
  for (const { 0: all, 1: name = '', index } of text.matchAll(DECLARED)) add(index + all.lastIndexOf(name), name);
  for (const each of productsIn(text, product)) names.push(each);
  if (!isProse) return { names, chains };
  for (const { 0: all, 1: item = '', index } of text.matchAll(ITEM)) {
    const [head = ''] = item.split(/:| [-–—] |\. /);
    names.push(...listed(head, index + all.length - item.length));
  }
  for (const { line, at } of linesOf(text)) names.push(...inLists(line, at));
  names.push(...capitalised(text));
  return { names, chains };
}

/** The part between colons that has arrows: 'the upload: a -> b', 'a -> b: calls'. */
function arrowed(line: string): string {
  return line.split(':').find((part) => ARROW.test(part)) ?? '';
}

const LONGEST_LINE = 2_000;

function linesOf(text: string): readonly { readonly line: string; readonly at: number }[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const here = { line: line.slice(0, LONGEST_LINE), at };
    at += line.length + 1;
    return here;
  });
}

/** Items between commas: two after a colon, or three in a sentence, where what leads to the first is not part of it. */
function inLists(line: string, at: number): readonly Found[] {
  const names: Found[] = [];
  let from = at;
  for (const sentence of line.split(/(?<=[.!?。]) /)) {
    const colon = sentence.search(/[:：](?!\/\/|\d)/);
    const list = sentence.slice(colon + 1);
    const start = from + colon + 1;
    from += sentence.length + 1;
    const parts = list.split(/([,，、;；]|\s(?:and|or|und|oder|et|ou|y|&)\s)/);
    const commas = parts.filter((part, index) => index % 2 === 1 && /[,，、;；]/.test(part)).length;
    const items = parts.filter((part, index) => index % 2 === 0 && part.trim() !== '').length;
    if (commas === 0 || items < (colon < 0 ? 3 : 2)) continue;
    let place = start;
    for (const [index, part] of parts.entries()) {
      if (index % 2 === 0) names.push(...listed(index === 0 && colon < 0 ? lastName(part) : part, place, part));
      place += part.length;
    }
  }
  return names;
}

/** The last word of what leads to a list is its first item. */
function lastName(part: string): string {
  return part.trimEnd().split(/\s/).at(-1) ?? '';
}

/** A list's item as a name, with the number beside it. */
function listed(item: string, at: number, written = item): readonly Found[] {
  const plain = item.trim().replace(/[.!?。]+$/, '');
  const [, name = plain, amount] = AMOUNT.exec(plain) ?? [];
  const label = phraseOf(name);
  const inside = label === '' ? -1 : written.indexOf(label);
  if (inside < 0) return [];
  const place = { at: at + inside, end: at + inside + label.length, label };
  return [amount === undefined ? place : { ...place, amount: Number(amount) }];
}
