// The language reference as text for agents, derived from the statement tables: in, a kind and a size; out, what to write.
// short: about 110 tokens, the forms alone; full: about 500, with meanings and a whole example.
import { formOf } from '../grammar/form.js';
import { ALL_ARROWS, NODE_TYPES } from '../grammar/shared.js';
import type { Grammar, OptionSpec, StatementSpec } from '../grammar/table.js';
import { kinds } from '../kinds/registry.js';
import { TONES } from '../scene/scene.js';
import { ARROW_MEANINGS, RULES } from './data.js';

export type VocabularySize = 'short' | 'full';

/** Options that every statement shares: told once on the language's page. */
const SHARED = ['icon', 'tone', 'sub', 'desc', 'link'];
const SHARED_HEADER = ['desc', 'theme', 'icons'];

/** Undefined for a kind that does not exist or cannot be drawn yet. */
export function kindText(name: string, size: VocabularySize): string | undefined {
  const grammar = kinds.get(name)?.grammar;
  if (!grammar) return undefined;
  return size === 'short' ? shortText(grammar) : fullText(grammar);
}

/** The whole language on one page. */
export function languageText(): string {
  const lines = [
    'Linework: diagrams as text, one statement a line.',
    ...RULES.map((each) => `- ${each}`),
    `Arrows: ${ALL_ARROWS.map((each) => `${each} ${ARROW_MEANINGS[each] ?? ''}`).join('; ')}.`,
    `Node types: ${NODE_TYPES.values.join(' ')}; the first is the default.`,
    `Tones: ${TONES.join(' ')}.`,
    'Everywhere: header desc= theme=light/dark/auto icons=auto/off; declarations icon=set:name tone= sub="small text" desc= link="https://…"; edges icon= desc= link=.',
  ];
  lines.push(
    'By themselves: edge labels such as "reads", "publishes to" or "yes" draw an icon, groups named "VPC" or "monitoring" get a type; the data lists all.',
  );
  for (const { grammar } of kinds.values()) lines.push('', shortText(grammar));
  return `${lines.join('\n')}\n`;
}

function shortText(grammar: Grammar): string {
  const header = grammar.header.filter((each) => !SHARED_HEADER.includes(each.name)).map(shortOption);
  const lines = [[`${grammar.kind} "Title"`, ...header].join(' ')];
  for (const spec of grammar.statements) lines.push(shortStatement(spec));
  if (grammar.items) lines.push(['"label"', ...own(grammar.items.options).map(shortOption)].join(' '));
  if (grammar.edges) {
    lines.push(
      [`id ${grammar.edges.arrows.join('|')} id : "label"`, ...own(grammar.edges.options).map(shortOption)].join(' '),
    );
  }
  return lines.join('\n');
}

function shortStatement(spec: StatementSpec): string {
  const form = formOf(spec).replace(' [options]', '').replace(' [flags]', '');
  const flags = spec.flags.map((each) => `[${each.name}]`);
  const branch = spec.shape === 'declaration' && spec.block?.branch ? ` … } ${spec.block.branch} "label" {` : '';
  const close = spec.shape === 'declaration' && spec.block ? ' … }' : '';
  const options = own(spec.options).map(shortOption);
  const braced = form.endsWith(' {');
  const head = braced ? form.slice(0, -2) : form;
  return `${[head, ...flags, ...options].join(' ')}${braced ? ' {' : ''}${branch}${close}`;
}

function own(options: readonly OptionSpec[]): readonly OptionSpec[] {
  return options.filter((each) => !SHARED.includes(each.name));
}

function shortOption(option: OptionSpec): string {
  const { value } = option;
  if (value.type === 'choice') return `${option.name}=${value.values.length <= 5 ? value.values.join('/') : ''}`;
  if (value.type === 'integer')
    return `${option.name}=${value.words ? `${value.words.join('/')}/` : ''}${value.min}-${value.max}`;
  return `${option.name}=`;
}

function fullText(grammar: Grammar): string {
  const lines = [
    `${grammar.kind}: ${grammar.meaning}; most ${mostOf(grammar).join(', ')}`,
    '',
    `${grammar.kind} ["title"] with:`,
  ];
  for (const each of grammar.header) if (!SHARED_HEADER.includes(each.name)) lines.push(`  ${fullOption(each)}`);
  for (const spec of grammar.statements) {
    lines.push(`${formOf(spec)}: ${spec.meaning}`);
    if (spec.shape === 'declaration' && spec.types) lines.push(`  type: ${spec.types.values.join(' ')}`);
    for (const flag of spec.flags) lines.push(`  ${flag.name}: ${flag.meaning}`);
    for (const option of own(spec.options)) lines.push(`  ${fullOption(option)}`);
  }
  if (grammar.edges) {
    lines.push(`id ${grammar.edges.arrows.join('|')} id [: "label"] [options]: an edge between declared ids`);
    for (const option of own(grammar.edges.options)) lines.push(`  ${fullOption(option)}`);
  }
  if (grammar.items) {
    lines.push('"label" [options]: an item; two spaces deeper is its child');
    for (const option of own(grammar.items.options)) lines.push(`  ${fullOption(option)}`);
  }
  lines.push('', grammar.example);
  return `${lines.join('\n')}\n`;
}

/** Of what a reader may well have too many; the data has every limit. */
function mostOf({ statements, node, edges, items }: Grammar): readonly string[] {
  const all = [
    ...statements.filter((each) => each.keyword === node),
    ...(edges ? [edges] : []),
    ...(items ? [items] : []),
  ];
  return all.map(({ most: { count, what } }) => `${count} ${what}`);
}

function fullOption(option: OptionSpec): string {
  const { value } = option;
  const standard = option.default === undefined ? '' : ` (${option.default})`;
  const takes = value.type === 'choice' ? value.values.join('/') : shortOption(option).slice(option.name.length + 1);
  return `${option.name}=${takes}${standard}: ${option.meaning}`;
}
