// Help text made from the verbs' tables: in, one verb or all; out, the text.
import { operations } from '@linework/operations';
import { paragraph, table } from '../terminal/columns.js';
import { EXIT_MEANINGS } from './failure.js';
import type { AnyVerb, OptionSpec, VerbEntry } from './verb.js';

/** A verb of an operation has the operation's summary. */
function summaryOf(verb: AnyVerb): string {
  return verb.summary ?? operations.find((each) => each.verb === verb.name)?.summary ?? '';
}

/** Further operations that the verb runs. */
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
      ['NO_COLOR', 'any value turns colour off, even on a terminal'],
      ['FORCE_COLOR', 'turns colour on, even without a terminal; 0 turns it off'],
    ])}`,
    `Examples\n${table([
      ['linework draw shop.diagram', 'writes shop.svg and shop.dark.svg'],
      ['linework draw --watch docs', 'redraws diagrams below docs when they change'],
      ['linework check --strict docs', 'checks every diagram below docs'],
      ['linework convert README.md', 'prints it with its Mermaid fences converted'],
      ['linework explain E201', 'explains a diagnostic code'],
    ])}`,
  ].join('\n');
}

export async function verbHelp(verb: AnyVerb): Promise<string> {
  const options: Readonly<Record<string, OptionSpec>> = {
    ...verb.options,
    help: { type: 'boolean', short: 'h', help: 'print this help' },
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
