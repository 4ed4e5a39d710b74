// Archetypes: in, the statements of `archetypes { … }`; out, by name, what each gives to the elements and relationships that are made by
// it. One may extend another; without a name it changes what every element of its kind gets.
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

/** `--https->` is called `https`. */
export function arrowName(word: string): string | undefined {
  return /^--(.+)->$/.exec(word)?.[1];
}

function keyOf(name: string): string {
  return (arrowName(name) ?? name).toLowerCase();
}

/** What a keyword, an arrow or an archetype stands for. */
export function archetypeOf(word: string, { archetypes }: Reading): Archetype {
  return archetypes.get(keyOf(word)) ?? { base: word.toLowerCase(), tags: [] };
}

function withStatements(before: Archetype, block: readonly Statement[], { archetypes }: Reading): Archetype {
  const base = archetypes.get(before.base);
  let made: Archetype = { ...before, tags: [...new Set([...(base?.tags ?? []), ...before.tags])] };
  for (const { words } of block) {
    const [keyword = '', ...values] = words;
    const [value = ''] = values;
    if (/^description$/i.test(keyword)) made = { ...made, description: value };
    else if (/^(?:technology|metadata)$/i.test(keyword)) made = { ...made, technology: value };
    else if (/^tags?$/i.test(keyword)) made = { ...made, tags: [...made.tags, ...tagsOf(values)] };
  }
  return made;
}

export function tagsOf(words: readonly string[]): readonly string[] {
  return words
    .flatMap((each) => each.split(','))
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
