// Archetypes: in, the statements of `archetypes { … }`; out, by name, the defaults of the elements and relationships created
// with each. One can extend another; without a name it changes the defaults of every element of its kind.
import type { Archetype, Reading } from './scope.js';
import type { Statement } from './statements.js';

export function readArchetypes(statements: readonly Statement[], reading: Reading): void {
  for (const { words, block = [] } of statements) {
    const [first = '', equals, base = ''] = words;
    const [name, from] = equals === '=' ? [first, base] : [first, first];
    const before = archetypeOf(from, reading);
    reading.archetypes.set(keyOf(name), withStatements(before, block, reading));
  }
}

/** `--https->` is named `https`. */
export function arrowName(word: string): string | undefined {
  return /^--(.+)->$/.exec(word)?.[1];
}

function keyOf(name: string): string {
  return (arrowName(name) ?? name).toLowerCase();
}

/** The meaning of a keyword, an arrow or an archetype. */
export function archetypeOf(word: string, { archetypes }: Reading): Archetype {
  return archetypes.get(keyOf(word)) ?? { base: word.toLowerCase(), tags: [] };
}

function withStatements(before: Archetype, block: readonly Statement[], { archetypes }: Reading): Archetype {
  const base = archetypes.get(before.base);
  let archetype: Archetype = { ...before, tags: [...new Set([...(base?.tags ?? []), ...before.tags])] };
  for (const { words } of block) {
    const [keyword = '', ...values] = words;
    const [value = ''] = values;
    if (/^description$/i.test(keyword)) archetype = { ...archetype, description: value };
    else if (/^(?:technology|metadata)$/i.test(keyword)) archetype = { ...archetype, technology: value };
    else if (/^tags?$/i.test(keyword)) archetype = { ...archetype, tags: [...archetype.tags, ...tagsOf(values)] };
  }
  return archetype;
}

export function tagsOf(words: readonly string[]): readonly string[] {
  return words
    .flatMap((each) => each.split(','))
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
