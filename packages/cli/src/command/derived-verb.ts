// Verbs made from operations: in, the operations; out, a verb for each that names one without a module here. Arguments that name
// the subject are operands, all others are options, and the result is printed as JSON.
import type { AnyOperation } from '@linework/operations';
import { icons } from '../icons.js';
import { type Argument, servicePackage } from '../service-packages.js';
import { verbs } from '../verbs.js';
import { EXIT, Failure, usageFailure } from './failure.js';
import { type AnyVerb, defineVerb, type OptionSpec, type VerbEntry } from './verb.js';

/** Returns the verbs of this package and those made from the other operations. */
export function allVerbs(operations: readonly AnyOperation[]): readonly VerbEntry[] {
  const derived = operations.flatMap((operation) => {
    const { verb } = operation;
    if (verb === undefined || verbs.some(({ name }) => name === verb.split(' ')[0])) return [];
    return [{ name: verb, load: async () => ({ verb: await derivedVerb(verb, operation) }) }];
  });
  return [...verbs, ...derived];
}

async function derivedVerb(name: string, operation: AnyOperation): Promise<AnyVerb> {
  const { operationCall } = await servicePackage('@linework/mcp');
  const { arguments: taken, call } = operationCall(operation, { icons });
  const named = taken.filter((each) => each.named);
  const others = taken.filter((each) => !each.named);
  const words = named.map((each) => each.name.toUpperCase()).join(' ');
  return defineVerb({
    name,
    summary: operation.summary,
    forms: [[words, '[options]'].filter(Boolean).join(' ')],
    details: [operation.description],
    operands: { least: named.length, most: named.length, wanted: words },
    options: Object.fromEntries(others.map((each) => [optionName(each.name), optionOf(each)])),
    run: async ({ operands, options, io }) => {
      const values = options as Readonly<Record<string, string | boolean | undefined>>;
      const fields = others.flatMap((each) => {
        const value = values[optionName(each.name)];
        return value === undefined || value === false ? [] : [[each.name, readValue(each, value)] as const];
      });
      const ran = await call(
        Object.fromEntries([...named.map((each, at) => [each.name, operands[at]] as const), ...fields]),
      );
      if ('wrong' in ran) throw ran.usage ? usageFailure(ran.wrong) : new Failure(EXIT.mistakes, ran.wrong);
      io.out.write(`${JSON.stringify(ran.value)}\n`);
      return EXIT.fine;
    },
  });
}

function optionOf({ type, name, oneOf, description, required }: Argument): OptionSpec {
  const help = [description, required ? 'Required.' : ''].filter(Boolean).join(' ');
  if (type === 'boolean') return { type: 'boolean', help };
  return { type: 'string', value: name.toUpperCase(), ...(oneOf === undefined ? {} : { oneOf }), help };
}

/** `embedSource` is `--embed-source`. */
function optionName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');
}

/** Reads numbers, lists and objects as JSON; leaves anything else for the schema to reject. */
function readValue({ type }: Argument, written: string | boolean): unknown {
  if (typeof written === 'boolean' || type === 'string') return written;
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}
