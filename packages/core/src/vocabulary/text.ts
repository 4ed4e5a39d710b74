// The language reference as text for agents, derived from the statement tables: in, a kind and a size; out, what to write.
// short: about 110 tokens, only the forms; full: about 500, with meanings and a complete example.
import type { LinesBlock } from '../grammar/apply-lines.js';
import { conditionOf, formOf, itemForm, lineForm, neededOptions } from '../grammar/form.js';
import { ALL_ARROWS, NODE_TYPES } from '../grammar/shared.js';
import type { EdgeSpec, Grammar, ItemSpec, OptionSpec, StatementSpec, ValueType } from '../grammar/table.js';
import type { Kinds } from '../kinds/kind.js';
import { TONES } from '../scene/scene.js';
import { ARROW_MEANINGS, RULES } from './data.js';

export type VocabularySize = 'short' | 'full';

/** Options that statements share, unless a kind lists fewer: documented once on the language's page. */
const SHARED = ['icon', 'tone', 'sub', 'desc', 'link'];
const SHARED_EDGE = ['icon', 'desc', 'link'];
const SHARED_HEADER = ['desc', 'theme', 'icons'];

/** Kinds in which a statement lacks the same shared options, for these to be listed once. */
const MANY_KINDS = 4;

/** Undefined for a kind that does not exist or cannot be drawn yet. */
export function kindText(name: string, size: VocabularySize, kinds: Kinds): string | undefined {
  const grammar = kinds.get(name)?.grammar;
  return grammar && grammarText(grammar, size);
}

export function grammarText(grammar: Grammar, size: VocabularySize): string {
  return size === 'short' ? shortText(grammar) : fullText(grammar);
}

/** The whole language on one page. */
export function languageText(kinds: Kinds): string {
  const grammars = [...kinds.values()].map(({ grammar }) => grammar);
  const shared = sharedOnPage(grammars);
  const lines = [
    'Linework: diagrams as text, one statement per line.',
    ...RULES.map((each) => `- ${each}`),
    `Arrows: ${ALL_ARROWS.map((each) => `${each} ${ARROW_MEANINGS[each] ?? ''}`).join('; ')}.`,
    `Node types: ${NODE_TYPES.values.join(' ')}; the first is the default.`,
    `Tones: ${TONES.join(' ')}.`,
    'Everywhere: header desc= theme=light/dark/auto icons=auto/off; statements icon= tone= sub="small text" desc= link="https://…"; edges icon= desc= link=; a kind that lists fewer shared options has only those.',
    `Shared options in every kind: ${[...shared].join('; ')}.`,
    'Automatic: edge labels such as "reads", "publishes to" or "yes" draw an icon; groups named "VPC" or "monitoring" get a type. The data lists all.',
  ];
  for (const grammar of grammars) lines.push('', shortText(grammar, shared));
  return `${lines.join('\n')}\n`;
}

function shortText(grammar: Grammar, shared?: ReadonlySet<string>): string {
  const header = grammar.header.filter((each) => !SHARED_HEADER.includes(each.name)).map(shortOption);
  const lines = [[`${grammar.kind} "Title"`, ...header].join(' ')];
  for (const spec of grammar.statements) lines.push(shortStatement(spec));
  if (grammar.items)
    lines.push(
      [
        itemForm(bare(grammar.items)),
        ...own(grammar.items.options).map(shortOption),
        ...neededText(grammar.items.options),
      ].join(' ') + (grammar.items.meaning === undefined ? '' : `: ${nesting(grammar.items)}`),
    );
  if (grammar.edges) {
    lines.push(
      [
        edgeText(grammar.edges, grammar.edges.label === 'none' ? '' : ': "label"'),
        ...ownOfEdge(grammar.edges).map(shortOption),
        ...neededText(grammar.edges.options),
      ].join(' '),
    );
  }
  return [...lines, ...sharedText(grammar, shared)].join('\n');
}

function shortStatement(spec: StatementSpec): string {
  const form = formOf(bare(spec));
  const block = spec.shape === 'declaration' ? spec.block : undefined;
  const branch = block?.branch ? ` … } ${block.branch} "label" {` : '';
  const inside = block === undefined ? '' : block.holds === 'statements' ? ' … }' : ` ${shortLine(block)} }`;
  const options = [...own(spec.options).map(shortOption), ...neededText(spec.options)];
  const brace = / \[?\{$/.exec(form)?.[0] ?? '';
  const head = form.slice(0, form.length - brace.length);
  return `${[head, ...options].join(' ')}${brace.replace('[{', '{')}${branch}${inside}`;
}

/** A column lists all its options: they are documented nowhere else. */
function shortLine(block: LinesBlock): string {
  if (block.holds !== 'columns') return lineForm(block);
  return [lineForm({ ...block, lines: bare(block.lines) }), ...block.lines.options.map(shortOption)].join(' ');
}

function fullText(grammar: Grammar): string {
  const { edges, items } = grammar;
  const lines = [
    `${grammar.kind}: ${grammar.meaning}; most ${mostOf(grammar).join(', ')}`,
    '',
    `${grammar.kind} ["title"] with:`,
  ];
  const header = grammar.header.filter((each) => !SHARED_HEADER.includes(each.name));
  lines.push(...fullOptions(header).map((each) => `  ${each}`));
  const byText = new Map<string, string>();
  for (const spec of grammar.statements) lines.push(...saidOnce(spec.keyword, fullStatement(spec), byText));
  if (edges) {
    const blockNote =
      edges.given === undefined ? '' : `; ${edges.given.join(' and ')} are of the block around the line`;
    const joined = `connects ids of ${edges.joins.join('/')} declared anywhere`;
    const meaning = edges.meaning === undefined ? '' : `; ${edges.meaning}`;
    lines.push(`${edgeText(edges, edges.label === 'none' ? '' : '[: "label"]')}: ${joined}${blockNote}${meaning}`);
    lines.push(...fullOptions(ownOfEdge(edges)).map((each) => `  ${each}`));
  }
  if (items) {
    lines.push(`${itemForm(bare(items))}: ${nesting(items)}`);
    lines.push(...fullOptions(own(items.options)).map((each) => `  ${each}`));
  }
  lines.push(...sharedText(grammar), ...standsText(grammar), ...namesText(grammar), '', grammar.example);
  return `${lines.join('\n')}\n`;
}

/** Names that a writer can choose; the rules of the language say that any word can be an id. */
function namesText({ edges, icons }: Grammar): readonly string[] {
  return [
    ...(edges?.given === undefined ? [] : ['any other word can be an id']),
    ...(icons === undefined ? [] : [`icons (lx:NAME): ${icons.join(' ')}`]),
  ];
}

/** Options that an earlier statement describes in the same words are named only, with that statement. `told` is written. */
function saidOnce(
  keyword: string,
  { form, words, options, block }: FullStatement,
  byText: Map<string, string>,
): readonly string[] {
  const again = new Map<string, string[]>();
  const fresh = options.flatMap(({ name, text }) => {
    const earlier = byText.get(text);
    if (earlier === undefined) {
      byText.set(text, keyword);
      return `  ${text}`;
    }
    again.set(earlier, [...(again.get(earlier) ?? []), `${name}=`]);
    return [];
  });
  const named = [...again].map(([of, names]) => `  as ${of}: ${names.join(' ')}`);
  return [form, ...named, ...words, ...fresh, ...block];
}

interface FullStatement {
  readonly form: string;
  /** Lines on its type and its words. */
  readonly words: readonly string[];
  readonly options: readonly { readonly name: string; readonly text: string }[];
  /** Lines on the content of its block. */
  readonly block: readonly string[];
}

function fullStatement(spec: StatementSpec): FullStatement {
  const block = spec.shape === 'declaration' ? spec.block : undefined;
  const options = own(spec.options);
  const texts = fullOptions(options);
  return {
    form: `${formOf(bare(spec))}: ${spec.meaning}`,
    words: [
      ...(spec.shape === 'declaration' && spec.types ? [`  type: ${spec.types.values.join(' ')}`] : []),
      ...spec.flags.map(({ name, meaning }) => `  ${name}: ${meaning}`),
    ],
    options: options.map(({ name }, i) => ({ name, text: texts[i] ?? '' })),
    block: block && block.holds !== 'statements' ? linesText(block) : [],
  };
}

/** The content of a line in a block without statements. */
function linesText(block: LinesBlock): readonly string[] {
  const { flags, options } = block.holds === 'columns' ? block.lines : { flags: [], options: [] };
  return [
    `  each line ${lineForm(block)}: ${block.lines.meaning}`,
    ...flags.map(({ name, meaning }) => `    ${name}: ${meaning}`),
    ...fullOptions(options).map((each) => `    ${each}`),
  ];
}

/** What an item is and how items nest. */
function nesting({ meaning = 'an item', top, number }: ItemSpec): string {
  const one = top === 'one' ? '; one at the top' : '';
  const leaves = number === 'leaves' ? '; a number only where nothing is below it' : '';
  return `${meaning}; its children are two spaces deeper${one}${leaves}`;
}

/** Without options, which follow one by one. */
function bare<Spec extends { readonly options: readonly OptionSpec[] }>(spec: Spec): Spec {
  return { ...spec, options: [] };
}

function own(options: readonly OptionSpec[]): readonly OptionSpec[] {
  return options.filter((each) => !SHARED.includes(each.name));
}

function ownOfEdge({ options }: EdgeSpec): readonly OptionSpec[] {
  return options.filter((each) => !SHARED_EDGE.includes(each.name));
}

function edgeText({ arrows, given: blockOptions = [] }: EdgeSpec, label: string): string {
  const end = ['id', ...blockOptions].join('|');
  return [end, arrows.join('|'), end, label].filter((each) => each !== '').join(' ');
}

/** The statements that lack some shared options, by those they have; `told`: those that the page has described already. */
function sharedText(grammar: Grammar, shared: ReadonlySet<string> = new Set()): readonly string[] {
  const fewer = new Map<string, string[]>();
  for (const { what, has } of fewerShared(grammar))
    if (!shared.has(`${what} ${has}`)) fewer.set(has, [...(fewer.get(has) ?? []), what]);
  if (fewer.size === 0) return [];
  return [`shared options: ${[...fewer].map(([has, what]) => `${what.join(' ')} ${has}`).join('; ')}`];
}

interface FewerShared {
  readonly what: string;
  readonly has: string;
}

function fewerShared({ statements, edges, items }: Grammar): readonly FewerShared[] {
  const of = (what: string, options: readonly OptionSpec[], all: readonly string[]): readonly FewerShared[] => {
    const has = all.filter((name) => options.some((each) => each.name === name));
    return has.length === all.length ? [] : [{ what, has: has.length === 0 ? 'none' : `only ${has.join(' ')}` }];
  };
  return [
    ...statements.flatMap(({ keyword, options }) => of(keyword, options, SHARED)),
    ...(items ? of('items', items.options, SHARED) : []),
    ...(edges ? of('edges', edges.options, SHARED_EDGE) : []),
  ];
}

/** What several kinds lack alike is listed once for the page. */
function sharedOnPage(grammars: readonly Grammar[]): ReadonlySet<string> {
  const kindsOf = new Map<string, number>();
  for (const each of grammars)
    for (const { what, has } of fewerShared(each)) {
      const sentence = `${what} ${has}`;
      kindsOf.set(sentence, (kindsOf.get(sentence) ?? 0) + 1);
    }
  return new Set([...kindsOf].filter(([, count]) => count >= MANY_KINDS).map(([sentence]) => sentence));
}

/** Which statements belong in which block; those that belong in none are listed. */
function standsText({ statements, edges }: Grammar): readonly string[] {
  const places = [
    ...statements.map(({ keyword, within }) => ({ keyword, within })),
    ...(edges ? [{ keyword: 'edges', within: edges.within }] : []),
  ];
  const blocks = statements.filter((each) => each.shape === 'declaration' && each.block?.holds === 'statements');
  const inside = new Map<string, string[]>();
  for (const { keyword } of blocks) {
    const held = places.filter((each) => each.within.includes(keyword)).map((each) => each.keyword);
    inside.set(held.join(' '), [...(inside.get(held.join(' ')) ?? []), keyword]);
  }
  const outside = places.filter(({ within }) => !blocks.some((each) => within.includes(each.keyword)));
  const not = outside.length > 0 ? `; only outside of blocks: ${outside.map((each) => each.keyword).join(' ')}` : '';
  return inside.size === 0
    ? []
    : [`${[...inside].map(([held, of]) => `inside ${of.join(' ')}: ${held}`).join('; ')}${not}`];
}

/** Only limits that a reader may well exceed; the data has every limit. */
function mostOf({ statements, node, edges, items }: Grammar): readonly string[] {
  const all = [
    ...statements.filter((each) => each.keyword === node),
    ...(edges ? [edges] : []),
    ...(items ? [items] : []),
  ];
  const specs = all.length > 0 ? all : statements.slice(0, 1);
  return specs.map(({ most: { count, what } }) => `${count} ${what}`);
}

/** `(needs x= y=)`; nothing if no option is required. */
function neededText(options: readonly OptionSpec[]): readonly string[] {
  const words = neededOptions(options).map(({ name, or }) => (or === undefined ? `${name}=` : `${name}= or ${or}=`));
  return words.length === 0 ? [] : [`(needs ${words.join(', ')})`];
}

function shortOption(option: OptionSpec): string {
  const { name, value } = option;
  const many = value.type === 'choice' && value.values.length > 6;
  return `${name}=${many ? '' : takesText(option)}`;
}

/** A condition between two options is given once, at the first. */
function fullOptions(options: readonly OptionSpec[]): readonly string[] {
  return options.map((each, i) => {
    const isStated = options.slice(0, i).some(({ name }) => name === (each.or ?? each.not));
    return fullOption(each, isStated ? undefined : conditionOf(each));
  });
}

function fullOption(option: OptionSpec, value: string | undefined): string {
  const condition = option.default ?? value;
  return `${option.name}=${takesText(option)}${condition === undefined ? '' : ` (${condition})`}: ${option.meaning}`;
}

function takesText({ value, list }: OptionSpec): string {
  const one = valueForm(value);
  return list ? `${one},…` : one;
}

/** The form of a value, as briefly as possible. */
function valueForm(value: ValueType): string {
  switch (value.type) {
    case 'choice':
      return value.values.join('/');
    case 'integer':
      return `${value.words ? `${value.words.join('/')}/` : ''}${value.min}-${value.max}`;
    case 'number':
      return value.min === undefined || value.max === undefined ? 'number' : `${value.min}-${value.max}`;
    case 'range':
      return 'number[..number]';
    case 'text':
      return '"text"';
    case 'link':
      return '"https://…"';
    case 'icon':
      return 'set:name';
    case 'date':
      return value.range ? 'YYYY-MM-DD[..YYYY-MM-DD]' : 'YYYY-MM-DD';
    case 'days':
      return '10d';
    case 'reference':
      return value.to.length > 2 ? 'id' : value.to.join('/');
    case 'column':
      return 'table.column';
    case 'word':
      return 'word';
    case 'any':
      return 'value';
    case 'either':
      return value.of.map(valueForm).join('/');
  }
}
