// What two parts of one rule must not state together: in, the value of a rule that is well formed, and its path; out, one sentence
// for each clash.
import { joinedWords, wordsOf } from './rules/words.js';
import { isObject } from './value-checks.js';

/** A name has one layer. */
export function repeatedLayers(value: unknown, path: string): readonly string[] {
  const seen = new Set<string>();
  return textsIn(isObject(value) ? value.order : []).flatMap((name) => {
    if (seen.has(name.toLowerCase())) return [`${path}.order has ${JSON.stringify(name)} twice; remove one.`];
    seen.add(name.toLowerCase());
    return [];
  });
}

interface Row {
  readonly use: string;
  readonly insteadOf: readonly string[];
  /** Every kind if empty. */
  readonly kinds: readonly string[];
}

/** One name replaces a word, and none that is replaced itself: repairs would never end. */
export function glossaryClashes(value: unknown, path: string): readonly string[] {
  const rows = listIn(value).filter(isObject).map(rowOf);
  const replacing = new Map<string, Set<Row>>();
  const clashOf = (row: Row, text: string): number =>
    rows.indexOf(
      [...(replacing.get(wordsIn(text)) ?? [])].find((each) => each !== row && shareKinds(each, row)) ?? row,
    );
  const problems = rows.flatMap((row, index) =>
    row.insteadOf.flatMap((text, place) => {
      const other = clashOf(row, text);
      const word = wordsIn(text);
      replacing.set(word, (replacing.get(word) ?? new Set<Row>()).add(row));
      const at = `${path}[${index}].insteadOf[${place}]`;
      return other === index ? [] : [`${at} is ${JSON.stringify(text)}, as in ${path}[${other}]; remove one.`];
    }),
  );
  const ofNames = rows.flatMap((row, index) => {
    const other = clashOf(row, row.use);
    const at = `${path}[${index}].use`;
    return other === index
      ? []
      : [`${at} is ${JSON.stringify(row.use)}, which ${path}[${other}] replaces; remove one.`];
  });
  return [...problems, ...ofNames];
}

function rowOf({ use, insteadOf, kinds }: Readonly<Record<string, unknown>>): Row {
  return { use: textsIn([use])[0] ?? '', insteadOf: textsIn(insteadOf), kinds: textsIn(kinds) };
}

function shareKinds({ kinds }: Row, other: Row): boolean {
  return kinds.length === 0 || other.kinds.length === 0 || kinds.some((each) => other.kinds.includes(each));
}

function wordsIn(text: string): string {
  return joinedWords(wordsOf(text));
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a list, and of lists in it. */
function textsIn(value: unknown): readonly string[] {
  return listIn(value).flatMap((each) => (typeof each === 'string' ? [each] : textsIn(each)));
}
