// Help, made from the tables of the verbs: in, a verb or none; out, the text.
import { operations } from '@linework/operations';
import { paragraph, table } from '../terminal/columns.js';
import { EXIT_MEANINGS } from './failure.js';
import type { AnyVerb, OptionSpec, VerbEntry } from './verb.js';

/** Of an operation's verb, the summary is the operation's. */
function summaryOf(verb: AnyVerb): string {
  return verb.summary ?? operations.find((each) => each.verb === verb.name)?.summary ?? '';
}

/** Operations that an option of the verb runs. */
function furtherUses({ name }: AnyVerb): readonly (readonly [string, string])[] {
  return operations.flatMap(({ verb, summary }) => (verb?.startsWith(`${name} `) ? [[verb, summary] as const] : []));
}

const ENDS = `Exit codes\n${table(EXIT_MEANINGS.map(([code, meaning]) => [String(code), meaning]))}`;

export async function overview(verbs: readonly VerbEntry[]): Promise<string> {
  const all = await Promise.all(verbs.map(async ({ load }) => (await load()).verb));
  return [
    'linework draws diagrams from text.\n',
    `Usage\n  linework VERB ...\n  linework VERB --help\n  linework --version\n`,
    `Verbs\n${table(all.flatMap((verb) => [[verb.name, summaryOf(verb)] as const, ...furtherUses(verb)]))}`,
    ENDS,
    `Environment\n${table([
      ['NO_COLOR', 'set to anything: no colour, even on a terminal'],
      ['FORCE_COLOR', 'colour even when not on a terminal; 0 means none'],
    ])}`,
    `Examples\n${table([
      ['linework draw shop.diagram', 'writes shop.svg and shop.dark.svg'],
      ['linework draw --watch docs', 'draws what changes below docs'],
      ['linework check --strict docs', 'checks every diagram below docs'],
      ['linework convert README.md', 'prints it with its Mermaid fences as diagrams'],
      ['linework explain E201', 'says what a code means'],
    ])}`,
  ].join('\n');
}

export async function verbHelp(verb: AnyVerb): Promise<string> {
  const options: Readonly<Record<string, OptionSpec>> = {
    ...verb.options,
    help: { type: 'boolean', short: 'h', help: 'print this' },
  };
  return [
    `linework ${verb.name}: ${summaryOf(verb)}\n`,
    `Usage\n${verb.forms.map((form) => `  linework ${verb.name} ${form}\n`).join('')}`,
    ...verb.details.map((each) => paragraph(each)),
    `Options\n${table(Object.entries(options).map(([name, spec]) => [optionForm(name, spec), spec.help]))}`,
    ENDS,
  ].join('\n');
}

function optionForm(name: string, spec: OptionSpec): string {
  const value = spec.type === 'boolean' ? '' : ` ${spec.oneOf ? spec.oneOf.join('|') : spec.value}`;
  return `${spec.short === undefined ? '    ' : `-${spec.short}, `}--${name}${value}`;
}
