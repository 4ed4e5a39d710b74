// Which kind of diagram a request asks for: in, a request in plain words and optionally a text to draw; out, the matching kinds,
// best first, each with its reason, what the words lack and a source to start from. A learned model and the kinds' tables of phrases
// choose together; the tables give the reasons.
import type { Evidence, Pattern, ShapeName } from '../kinds/evidence.js';
import type { Kinds } from '../kinds/kind.js';
import { type Named, quote } from '../kinds/starting.js';
import { denied } from './denied.js';
import { learned } from './learned.js';
import type { ProductOf } from './named/contract.js';
import { namedIn } from './named/named.js';
import { patternIn } from './patterns.js';
import { type Index, indexOf, type Match, matchesOf, phrasesOf } from './phrases.js';
import { shapeCalled, shapesOf } from './shapes.js';
import { initialOf, type Word, wordsOf } from './words.js';

export interface Suggestion {
  readonly kind: string;
  readonly reason: string;
  readonly lacks: readonly string[];
  readonly skeleton: string;
}

export interface Suggested {
  /** Labels of what the request names, which the skeletons have. */
  readonly named: readonly string[];
  /** `clear` if nothing else comes near; `guess` if the words match no kind. */
  readonly confidence: 'clear' | 'likely' | 'guess';
  readonly suggestions: readonly Suggestion[];
}

/** A line of a kind's table. */
interface Row {
  readonly kind: string;
  readonly weight: number;
  readonly least: number;
}

interface Scored {
  readonly kind: string;
  readonly score: number;
  /** What matched, as written, strongest first. */
  readonly said: readonly string[];
  readonly shapes: readonly ShapeName[];
}

const MOST = 3;
/** What a point of a table counts beside what was learned, which is in natural logarithms of odds, and the limits of it. */
const POINT = 0.5;
const [LEAST_POINTS, MOST_POINTS] = [-8, 14];
/** Kinds this far below the best are not worth listing; a best this far above the second is clear. */
const WORTH = 3;
const CLEAR = 1.5;
/** A best below this says nothing. */
const SAYS = 1;
/** Weight of a word of the text, relative to one of the request. */
const OF_TEXT = 0.4;
const SAID = 3;

/** `product`: the icon of the product that a label names. */
export async function suggest(request: string, text: string, product: ProductOf, kinds: Kinds): Promise<Suggested> {
  const tables = await tablesOf(kinds);
  const { WEIGHTS } = await import('./weights.data.js');
  const known = learned(`${request}\n${text}`, WEIGHTS);
  const scored = scores(tables, request, text)
    .map((each) => ({ ...each, odds: (known.get(each.kind) ?? 0) + counted(each.score) }))
    .sort((a, b) => b.odds - a.odds);
  const best = scored[0]?.odds ?? 0;
  const second = scored[1]?.odds ?? 0;
  const named =
    best < SAYS
      ? scored.filter(({ kind }) => kind === [...tables.keys()][0])
      : scored.filter(({ odds }) => odds > best - WORTH).slice(0, MOST);
  const confidence = best < SAYS ? 'guess' : best - second > CLEAR ? 'clear' : 'likely';
  const shapes = shapesOf(`${request}\n${text}`);
  const items = namedIn(request, text, product);
  const words = [wordsOf(request), wordsOf(text)];
  return {
    confidence,
    named: items?.items.map(({ label }) => label) ?? [],
    suggestions: named.flatMap(({ kind, said: evidence, shapes: seen }) => {
      const table = tables.get(kind);
      if (table === undefined) return [];
      const lacks = table.needs.filter((need) => !need.shownBy.some((each) => shapes.has(each)));
      return [
        {
          kind,
          reason: reasonOf(table.shows, evidence, seen),
          lacks: lacks.map((each) => each.what),
          skeleton: startOf(patternIn(words, table) ?? table, items),
        },
      ];
    }),
  };
}

/** One name is the subject; several are the parts. */
function startOf({ skeleton, start }: Pattern | Evidence, named: Named | undefined): string {
  const [first, second] = named?.items ?? [];
  if (named === undefined || first === undefined) return skeleton;
  return second === undefined ? skeleton.replace(/"[^"]*"/, () => quote(first.label)) : start(named);
}

/** What the phrases of the tables count, by kind; scripts/suggest/train.mjs learns what they miss. */
export async function countedByTables(request: string, kinds: Kinds): Promise<ReadonlyMap<string, number>> {
  return new Map(scores(await tablesOf(kinds), request, '').map(({ kind, score }) => [kind, counted(score)]));
}

function counted(score: number): number {
  return Math.max(LEAST_POINTS, Math.min(MOST_POINTS, score)) * POINT;
}

async function tablesOf(kinds: Kinds): Promise<ReadonlyMap<string, Evidence>> {
  const tables = new Map<string, Evidence>();
  for (const [name, { evidence }] of kinds) tables.set(name, await evidence());
  return tables;
}

function reasonOf(shows: string, evidence: readonly string[], shapes: readonly ShapeName[]): string {
  const parts = [
    ...(evidence.length === 0 ? [] : [`says ${listed(evidence.map((each) => `'${each}'`))}`]),
    ...(shapes.length === 0 ? [] : [`has ${listed(shapes.map(shapeCalled))}`]),
  ];
  return `It shows ${shows}${parts.length === 0 ? '; nothing in the request suggests another kind' : `: the request ${parts.join(' and ')}`}.`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Every kind with its matches, best first; without any, in the language's order. */
function scores(tables: ReadonlyMap<string, Evidence>, request: string, text: string): readonly Scored[] {
  const requested = wordsOf(request);
  const written = wordsOf(text);
  const initials = new Set([...requested, ...written].map((each) => initialOf(each.folded)));
  const phrases = [...tables].flatMap(([kind, { words }]) =>
    words.flatMap(({ weight, least = 1, words: line }) => phrasesOf(line, { kind, weight, least }, initials)),
  );
  const index = indexOf(phrases);
  const forRequest = spoken(requested, index);
  const forText = spoken(written, index);
  const shapes = shapesOf(`${request}\n${text}`);
  const list = [...tables].map(([kind, table]): Scored => {
    const own = forRequest.filter(({ row }) => row.kind === kind);
    const ofText = forText.filter(({ row }) => row.kind === kind);
    const seen = Object.entries(table.shapes).filter(([name]) => shapes.has(name as ShapeName));
    const score = summed(own) + summed(ofText) * OF_TEXT + seen.reduce((sum, [, weight]) => sum + weight, 0);
    const evidence = [...own, ...ofText].filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
    return {
      kind,
      score,
      said: [...new Set(evidence.map((each) => each.said))].slice(0, SAID),
      shapes: seen.map(([name]) => name as ShapeName),
    };
  });
  return list.sort((a, b) => b.score - a.score);
}

interface Spoken {
  readonly row: Row;
  /** Below 0 if the words in front of it negate it. */
  readonly weight: number;
  readonly said: string;
}

/** The first of a group counts fully, each further one less. */
function summed(spoken: readonly Spoken[]): number {
  const rows = new Map<Row, Map<string, number>>();
  for (const { row, weight, said: word } of spoken) {
    const of = rows.get(row) ?? new Map<string, number>();
    of.set(word.toLowerCase(), weight);
    rows.set(row, of);
  }
  let sum = 0;
  for (const [{ least }, weights] of rows)
    if (weights.size >= least)
      for (const [at, weight] of [...weights.values()].sort((a, b) => Math.abs(b) - Math.abs(a)).entries())
        sum += weight / Math.sqrt(at + 1);
  return sum;
}

function spoken(words: readonly Word[], index: Index<Row>): readonly Spoken[] {
  return unmasked(matchesOf(words, index)).map(({ phrase: { owner }, at }) => ({
    row: owner,
    weight: denied(words, at[0] ?? 0) ? -owner.weight / 2 : owner.weight,
    said: saidAs(words, at),
  }));
}

/** The longest phrase wins: no shorter one inside it counts for any kind. A phrase against a kind masks only that kind. */
function unmasked(matches: readonly Match<Row>[]): readonly Match<Row>[] {
  const through = new Map<number, Match<Row>[]>();
  for (const match of matches) for (const at of match.at) through.set(at, [...(through.get(at) ?? []), match]);
  return matches.filter(({ phrase, at }) => {
    const over = through.get(at[0] ?? 0) ?? [];
    return !over.some(
      (other) =>
        other.at.length > at.length &&
        (other.phrase.owner.weight > 0 || other.phrase.owner.kind === phrase.owner.kind) &&
        at.every((each) => other.at.includes(each)),
    );
  });
}

function saidAs(words: readonly Word[], at: readonly number[]): string {
  return at
    .map((each, i) => {
      const text = words[each]?.text ?? '';
      const before = at[i - 1];
      if (before === undefined) return text;
      const close = /[\p{Script=Han}\u3040-\u30ff]/u.test(text) ? '' : ' ';
      return each === before + 1 ? close + text : ` … ${text}`;
    })
    .join('');
}
