// Reads a verb's arguments: in, the arguments and the verb's option table; out, operands and typed values, or a usage
// failure that says what to write.
import { parseArgs } from 'node:util';
import { printable } from '../terminal/printable.js';
import { usageFailure } from './failure.js';
import type { AnyVerb, OptionSpec, OptionTable, VerbEntry } from './verb.js';

export interface Arguments {
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly help: boolean;
}

const HELP: OptionSpec = { type: 'boolean', short: 'h', help: 'print this help' };

/** `all`: every verb, to say which of them has an option that this one lacks. */
export async function readArguments(
  verb: AnyVerb,
  words: readonly string[],
  all: readonly VerbEntry[],
): Promise<Arguments> {
  const table: Readonly<Record<string, OptionSpec>> = { ...verb.options, help: HELP };
  const { tokens } = parseArgs({
    args: [...words],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(table).map(([name, { type, short }]) => [name, short === undefined ? { type } : { type, short }]),
    ),
  });
  const operands: string[] = [];
  const options: Record<string, string | boolean | undefined> = {};
  for (const [name, spec] of Object.entries(table)) options[name] = spec.type === 'boolean' ? false : undefined;
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(table, token.name) ? table[token.name] : undefined;
    if (!spec) throw await unknownOption(verb, token.name, token.rawName, table, all);
    options[token.name] = await readValue(spec, token.rawName, token.value, token.inlineValue === true);
  }
  const help = options.help === true;
  const { least, most, wanted } = verb.operands;
  const extra = operands[most];
  if (!help && operands.length < least)
    throw usageFailure(`linework ${verb.name} needs ${wanted}. ${seeHelp(verb.name)}`);
  if (!help && extra !== undefined) {
    const takes = most === 0 ? 'only options, not' : `${wanted}, not also`;
    throw usageFailure(`linework ${verb.name} takes ${takes} '${printable(extra)}'. ${seeHelp(verb.name)}`);
  }
  return { operands, options, help };
}

async function readValue(
  spec: OptionSpec,
  written: string,
  value: string | undefined,
  inline: boolean,
): Promise<string | boolean> {
  if (spec.type === 'boolean') {
    if (value !== undefined) throw usageFailure(`${written} takes no value.`);
    return true;
  }
  const form = spec.oneOf ? spec.oneOf.join('|') : spec.value;
  if (value === undefined || value === '') throw usageFailure(`${written} needs a value: ${written} ${form}`);
  if (!inline && value.startsWith('-') && value !== '-') {
    throw usageFailure(
      `${written} needs a value. If '${printable(value)}' is the value, write ${written} ./${printable(value)}.`,
    );
  }
  if (spec.oneOf && !spec.oneOf.includes(value)) {
    const { didYouMean } = await import('./did-you-mean.js');
    const instead = didYouMean(value, spec.oneOf);
    throw usageFailure(`${written} cannot be '${printable(value)}'.${instead} Write one of: ${spec.oneOf.join(', ')}.`);
  }
  return value;
}

async function unknownOption(
  verb: AnyVerb,
  name: string,
  written: string,
  table: OptionTable,
  all: readonly VerbEntry[],
): Promise<Error> {
  const { nearestOptions, slippedOption } = await import('./did-you-mean.js');
  const { optionElsewhere, optionInstead } = await import('./instead.js');
  const names = Object.keys(table);
  const known = optionInstead(name, table);
  const instead =
    (known === undefined ? undefined : ` Write: ${known}.`) ??
    slippedOption(written, names) ??
    (await optionElsewhere(verb, written, all)) ??
    nearestOptions(written, names);
  return usageFailure(`linework ${verb.name} has no option '${printable(written)}'.${instead} ${seeHelp(verb.name)}`);
}

export function seeHelp(verb: string): string {
  return `See: linework ${verb} --help`;
}
