// Verbs and options known from other tools, older versions or other verbs: in, the word; out, what to write instead. They are
// suggested, not accepted: each action has one name.
import type { AnyVerb, OptionSpec, OptionTable, VerbEntry } from './verb.js';

const VERBS: Readonly<Record<string, string>> = {
  fmt: 'format',
  validate: 'check',
  lint: 'check',
  watch: 'draw --watch',
  export: 'draw -f png',
};

export function verbInstead(word: string): string | undefined {
  return Object.hasOwn(VERBS, word) ? `linework ${VERBS[word]}` : undefined;
}

/** Each with our option; suggested only where the verb has it. */
const OPTIONS: Readonly<Record<string, readonly [option: string, instead: string]>> = {
  scheme: ['theme', '--theme light, --theme dark or --theme auto'],
  dark: ['theme', '--theme dark'],
  light: ['theme', '--theme light'],
  svg: ['format', '-f svg'],
  png: ['format', '-f png'],
  pdf: ['format', '-f pdf'],
  text: ['format', '-f text'],
  outdir: ['out', '--out FOLDER'],
  'out-dir': ['out', '--out FOLDER'],
};

export function optionInstead(name: string, table: OptionTable): string | undefined {
  const [option, instead] = Object.hasOwn(OPTIONS, name) ? (OPTIONS[name] ?? []) : [];
  return option !== undefined && Object.hasOwn(table, option) ? instead : undefined;
}

/** More verbs than this are not listed. */
const MOST_VERBS = 3;

/** A sentence for an option that only other verbs have; `written` is a long name or, after one dash, a letter. */
export async function optionElsewhere(
  verb: AnyVerb,
  written: string,
  all: readonly VerbEntry[],
): Promise<string | undefined> {
  const others = await Promise.all(all.map(async ({ load }) => (await load()).verb));
  const owners = others.flatMap((each) => {
    const option = Object.entries(each.options).find(([name, spec]) => isWritten(written, name, spec));
    return option === undefined ? [] : [{ verb: each.name, name: option[0], spec: option[1] }];
  });
  const [first] = owners;
  if (first === undefined) return undefined;
  const { name, spec } = first;
  const own = `linework ${verb.name} ${verb.forms[0] ?? ''}`.trim();
  if (isOperand(verb, name)) return ` Write: ${own}.`;
  if (name === 'output' || name === 'out') return ` Write: ${outputOf(verb)}.`;
  const form = `--${name}${spec.type === 'boolean' ? '' : ` ${spec.value.replace(/,?\.\.\.$/, '')}`}`;
  const names = owners.slice(0, MOST_VERBS).map((each) => each.verb);
  if (owners.length > MOST_VERBS) return ` ${names.join(', ')} and others have it. Write: ${own}.`;
  return ` Only ${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} it. Write: linework ${first.verb} ${form}.`;
}

/** Whether the verb takes without an option what the option names, such as FILE. */
function isOperand({ forms }: AnyVerb, option: string): boolean {
  return forms.some((form) => form.split(/[^A-Za-z]/).includes(option.toUpperCase()));
}

function isWritten(written: string, name: string, spec: OptionSpec): boolean {
  return written === `--${name}` || (spec.short !== undefined && written === `-${spec.short}`);
}

/** How the result of a verb gets into a file. */
function outputOf({ name, forms, options }: AnyVerb): string {
  if (Object.hasOwn(options, 'output')) return '--output FILE';
  if (Object.hasOwn(options, 'out')) return '--out FOLDER';
  if (forms.some((form) => form.startsWith('-'))) return `linework ${name} - < FILE > OTHER`;
  if (Object.hasOwn(options, 'json')) return `linework ${name} ${forms[0] ?? ''} > FILE`;
  return `linework ${name} ${forms[0] ?? ''}`.trim();
}
