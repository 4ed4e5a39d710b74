// The table of spellings by which labels name products. In: products. Out: the text of labels.data.ts. It is a separate
// file because a cold draw reads it: half of the product tables, in search order.

import { wordsOf } from '../search/words.js';
import { FOUND_SETS } from '../sets.js';
import { sectionOf } from './label-section.js';
import type { Product, SpellingUse } from './product.js';

interface LabelSpelling {
  readonly icon: string;
  readonly use: SpellingUse;
  readonly written: string;
}

/**
 * One section per first letter, and in it one line per icon: `0go=~Go,golang`, where the digit identifies the set.
 * Spellings are lowercase, except those after `~`, which are ordinary words and mean the product only in this exact
 * form; `^` marks a maker. Products that have only a drawing of their kind of object are omitted: the icon of the
 * node's type says as much.
 */
export function labelTable(products: readonly Product[]): ReadonlyMap<string, string> {
  const spellings = labelSpellings(products);
  const sections = new Map<string, Map<string, string[]>>();
  for (const [key, { icon, use, written }] of spellings) {
    if (isTold(key, spellings)) continue;
    const section = sections.get(sectionOf(key)) ?? new Map<string, string[]>();
    const mark = use === 'maker' ? '^' : use === 'ordinary' ? '~' : '';
    const line = [...(section.get(icon) ?? []), `${mark}${use === 'ordinary' ? written : key}`];
    sections.set(sectionOf(key), section.set(icon, line));
  }
  const text = (section: ReadonlyMap<string, readonly string[]>): string =>
    Array.from(section, ([icon, line]) => `${shortName(icon)}=${line.join(',')}\n`).join('');
  return new Map(
    Array.from(sections, ([letter, section]) => [letter, text(section)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The module of a table. */
export function labelModule(table: ReadonlyMap<string, string>): string {
  const sections = Array.from(table, ([letter, text]) => `  ${keyOf(letter)}: \`\n${text}\`,\n`).join('');
  return `// Written by label-table.test.ts (npx vitest run packages/icons/src/products -u): which icon a label's words name.\n\nexport const labelSections: Readonly<Record<string, string>> = {\n${sections}};\n`;
}

/** As the formatter writes it. */
function keyOf(letter: string): string {
  return letter >= 'a' && letter <= 'z' ? letter : `'${letter}'`;
}

function labelSpellings(products: readonly Product[]): ReadonlyMap<string, LabelSpelling> {
  const spellings = new Map<string, LabelSpelling>();
  for (const product of products) {
    const icon = product.icons[0] ?? '';
    if (icon.startsWith('lx:')) continue;
    for (const { text, use } of product.spellings) {
      if (use === 'asked') continue;
      const words = wordsOf(text);
      // `nodejs` is Node.js; but words of a label are never run together, since `open search` is not OpenSearch.
      const forms = text.includes(' ') ? [words.join(' ')] : [words.join(' '), words.join('')];
      for (const written of forms) {
        const key = written.toLowerCase();
        if (!spellings.has(key)) spellings.set(key, { icon, use, written });
      }
    }
  }
  return spellings;
}

/** Whether a shorter spelling inside it is enough: `redis` in `redis cluster`, `kafka` in `apache kafka`. */
function isTold(key: string, spellings: ReadonlyMap<string, LabelSpelling>): boolean {
  const { icon, use } = spellings.get(key) ?? {};
  const words = key.split(' ');
  if (use !== 'plain') return false;
  const named = (from: number, to: number): boolean => spellings.has(words.slice(from, to).join(' '));
  return spansOf(words).some(([from, to]) => {
    const inner = spellings.get(words.slice(from, to).join(' '));
    if (to - from === words.length || inner?.icon !== icon || inner?.use !== 'plain') return false;
    // A spelling that starts before it and reaches into it would be found instead.
    if (spansOf(words).some(([a, b]) => a < from && b > from && b - a < words.length && named(a, b))) return false;
    const before = words.slice(0, from);
    const isMaker = spellings.get(before.join(' '))?.use === 'maker';
    return (isMaker || !namesAny(before, spellings)) && !namesAny(words.slice(to), spellings);
  });
}

function namesAny(words: readonly string[], spellings: ReadonlyMap<string, LabelSpelling>): boolean {
  return spansOf(words).some(([from, to]) => spellings.has(words.slice(from, to).join(' ')));
}

function spansOf(words: readonly string[]): readonly (readonly [from: number, to: number])[] {
  return words.flatMap((_, from) => words.slice(from).map((_, length) => [from, from + length + 1] as const));
}

function shortName(icon: string): string {
  const [set = '', name = ''] = icon.split(':');
  const letter = FOUND_SETS.find((each) => each.set === set)?.letter;
  if (letter === undefined) throw new Error(`${icon}: the set has no letter in sets.ts`);
  return `${letter}${name}`;
}
