// What each function makes, counted before it runs: in, its arguments and the budget of the import. A function that is not listed
// makes at most the text of its arguments; one in FREE makes nothing of them.
import { type Budget, occurrences } from '../../../reading/budget.js';
import { TemplateProblem } from '../template/problem.js';
import { isDict, isList, type Value } from '../template/value.js';
import { type Weight, weightOf } from '../template/weight.js';
import { WIDEST } from './format.js';

type Cost = (args: readonly Value[], budget: Budget, whole: Weight) => void;

/** They pass values on, or examine one of them. */
const FREE = new Set(
  'include tpl default coalesce ternary required empty not all any kindOf kindIs typeOf typeIs typeIsLike get hasKey first last len index dig lookup mustFirst mustLast list tuple dict append push prepend mustAppend mustPush mustPrepend concat rest initial reverse mustRest mustInitial mustReverse slice mustSlice keys values pluck pick omit unset until untilStep seq'.split(
    ' ',
  ),
);

const textAt = (args: readonly Value[], at: number): string => {
  const value = args[at];
  return typeof value === 'string' ? value : '';
};
const sizeOf = (value: Value | undefined): number =>
  isList(value) || typeof value === 'string' ? value.length : isDict(value) ? value.size : 0;
const numberAt = (args: readonly Value[], at: number): number => Math.max(0, Math.trunc(Number(args[at] ?? 0)) || 0);

/** New lists and maps of what the arguments contain. */
const copies: Cost = (args, budget) => budget.items(args.reduce((sum: number, each) => sum + containedIn(each), 1));
const containedIn = (value: Value | undefined): number => (typeof value === 'string' ? 0 : sizeOf(value));
const ofArguments: Cost = (args, budget) => budget.items(args.length);
const counted: Cost = (args, budget) =>
  budget.items(Math.min(10_000, Math.max(...args.map((_, at) => numberAt(args, at)), 0)));
/** Items whose number no cheaper scan gives, and that are released when the function returns. */
const characterwise: Cost = (_, budget, { characters }) => budget.fits('items', characters);
const deep: Cost = (_, budget, { nodes }) => budget.items(nodes);
/** The first map stays; the others are copied into it. */
const merged: Cost = (args, budget) => budget.items(weightOf(args.slice(1), budget).nodes);
const times =
  (factor: number): Cost =>
  (_, budget, { characters }) =>
    budget.fits('characters', factor * characters);
const parts =
  (separator: number, text: number): Cost =>
  (args, budget) => {
    const [part, whole] = [textAt(args, separator), textAt(args, text)];
    budget.items(occurrences(whole, part) + 1);
    budget.characters(whole.length);
  };
const indented: Cost = (args, budget) => {
  const text = textAt(args, 1);
  budget.fits('characters', text.length + (occurrences(text, '\n') + 1) * Math.min(1_000, numberAt(args, 0)) + 1);
};
/** RE2 needs time for the pattern at each character. */
const matched: Cost = (args, budget) => {
  const [pattern, text] = [textAt(args, 0).length, textAt(args, 1).length];
  budget.steps(Math.ceil(2 * text * (1 + pattern / 20)));
};
const paired: Cost = (args, budget) =>
  budget.steps(containedIn(args[0]) * Math.max(1, args.length - 1) + containedIn(args[1]));
/** A reader of YAML keeps several objects for each line and each entry. */
const parsed: Cost = (args, budget) => {
  const text = textAt(args, 0);
  budget.items(Math.ceil(structureIn(text) / 2));
  budget.steps(Math.ceil(text.length / 2));
};
const written: Cost = (_, budget, { characters, nodes, depth }) => {
  budget.fits('items', nodes);
  budget.fits('characters', 2 * characters + nodes * (2 * depth + 4));
};
const encoded: Cost = (_, budget, { characters }) => {
  budget.steps(characters);
  budget.fits('characters', 2 * characters);
};
const ofPath: Cost = (args) => {
  if (textAt(args, 0).length > LONGEST_PATH) throw new TemplateProblem('its path is too long');
};
const LONGEST_PATH = 10_000;

/** Lines and entries that a text of YAML or JSON can have at most. */
export function structureIn(text: string): number {
  return occurrences(text, '\n') + occurrences(text, ',') + occurrences(text, '{') + occurrences(text, '[');
}

const formatted: Cost = (args, budget, { characters }) => {
  const format = textAt(args, 0);
  let wide = 0;
  for (const [, width, places] of format.matchAll(/%[-+# 0]*(\*|\d+)?(?:\.(\d+))?/g))
    wide += Math.min(WIDEST, width === '*' ? WIDEST : Number(width ?? 0)) + Math.min(100, Number(places ?? 0));
  budget.fits('characters', 6 * characters + wide);
};

const COSTS: Readonly<Record<string, Cost>> = {
  repeat: (args, budget) => budget.fits('characters', numberAt(args, 0) * textAt(args, 1).length),
  indent: indented,
  nindent: indented,
  printf: formatted,
  replace: (args, budget) => {
    const [old, by, text] = [textAt(args, 0), textAt(args, 1), textAt(args, 2)];
    const count = occurrences(text, old);
    budget.steps(count);
    budget.fits('characters', text.length + count * by.length);
  },
  join: (args, budget, { characters }) =>
    budget.fits('characters', characters + containedIn(args[1]) * textAt(args, 0).length),
  split: parts(0, 1),
  splitn: parts(0, 2),
  splitList: parts(0, 1),
  regexMatch: matched,
  regexFind: matched,
  regexFindAll: matched,
  regexReplaceAll: matched,
  regexReplaceAllLiteral: matched,
  regexSplit: matched,
  regexQuoteMeta: times(2),
  list: ofArguments,
  tuple: ofArguments,
  dict: ofArguments,
  append: copies,
  push: copies,
  prepend: copies,
  concat: copies,
  rest: copies,
  initial: copies,
  reverse: copies,
  slice: copies,
  chunk: copies,
  compact: copies,
  uniq: (args, budget, whole) => {
    copies(args, budget, whole);
    const own = isList(args[0]) ? args[0] : [];
    const held = own.filter((each) => typeof each === 'object' && each !== null).length;
    budget.steps(Math.min(held, 1_000) * held);
  },
  without: (args, budget, whole) => {
    copies(args, budget, whole);
    paired(args, budget, whole);
  },
  has: paired,
  sortAlpha: copies,
  toStrings: copies,
  keys: copies,
  values: copies,
  pluck: ofArguments,
  pick: copies,
  omit: copies,
  set: (_, budget) => budget.items(1),
  merge: merged,
  mergeOverwrite: merged,
  deepCopy: deep,
  until: counted,
  untilStep: counted,
  seq: counted,
  toYaml: written,
  toYamlPretty: written,
  toJson: (args, budget, whole) => {
    written(args, budget, whole);
    times(6)(args, budget, whole);
  },
  toRawJson: written,
  toPrettyJson: written,
  toToml: written,
  fromYaml: parsed,
  fromYamlArray: parsed,
  fromJson: parsed,
  fromJsonArray: parsed,
  b64enc: encoded,
  b32enc: encoded,
  b64dec: encoded,
  b32dec: encoded,
  quote: times(6),
  squote: times(2),
  html: times(6),
  urlquery: times(9),
  swapcase: characterwise,
  snakecase: characterwise,
  kebabcase: characterwise,
  camelcase: characterwise,
  initials: characterwise,
  wrap: (args, budget) => budget.fits('items', occurrences(textAt(args, 1), ' ')),
  wrapWith: (args, budget) => {
    const spaces = occurrences(textAt(args, 2), ' ');
    budget.fits('items', spaces);
    budget.fits('characters', textAt(args, 2).length + spaces * textAt(args, 1).length);
  },
  base: ofPath,
  dir: ofPath,
  ext: ofPath,
  clean: ofPath,
  sha1sum: (args, budget) => budget.steps(Math.ceil(textAt(args, 0).length / 20)),
  sha256sum: (args, budget) => budget.steps(Math.ceil(textAt(args, 0).length / 20)),
  sha512sum: (args, budget) => budget.steps(Math.ceil(textAt(args, 0).length / 20)),
};

const NOTHING: Weight = { characters: 0, nodes: 0, depth: 0 };

/** Throws before the function makes more than is left. */
export function charge(name: string, args: readonly Value[], budget: Budget): void {
  const whole = FREE.has(name) ? NOTHING : weightOf(args, budget);
  const plain = name.startsWith('must') ? name.charAt(4).toLowerCase() + name.slice(5) : name;
  (COSTS[name] ?? COSTS[plain])?.(args, budget, whole);
}
