// Values of parameters from a parameters file: in, its content; out, the texts by parameter name, for the names of resources.
import type { ImportFile } from '../contract.js';
import { readJson } from '../reading/json.js';
import { entriesAt, textAt } from '../reading/tree.js';
import type { Call } from './expression.js';
import type { Worth } from './spelling.js';

/** By name in lower case, as Azure compares them. */
export type Parameters = ReadonlyMap<string, string>;

/** Later files win. */
export function parametersIn(files: readonly ImportFile[]): Parameters {
  return new Map(files.flatMap((file) => (/\.bicepparam$/.test(file.path) ? assigned(file.content) : listed(file))));
}

export function worthOfParameter({ name, values: [first], taken }: Call, parameters: Parameters): Worth | undefined {
  if (name !== 'parameters' || first?.is !== 'text' || taken.length > 0) return undefined;
  const text = parameters.get(first.text.toLowerCase());
  return text === undefined ? undefined : { key: `given ${first.text}`, expression: { is: 'text', text } };
}

/** `param name = 'value'`: only values without expressions in them are known before a deployment. */
function assigned(content: string): readonly (readonly [string, string])[] {
  return [...content.matchAll(/^[ \t]*param[ \t]+(\w+)[ \t]*=[ \t]*(?:'([^'\\$\n]*)'|(\d+|true|false))/gm)].map(
    ([, name = '', text, word = '']) => [name.toLowerCase(), text ?? word] as const,
  );
}

function listed(file: ImportFile): readonly (readonly [string, string])[] {
  const json = readJson(file);
  if ('problem' in json) return [];
  return entriesAt(json.tree, 'parameters').flatMap(({ key, value }) => {
    const text = textAt(value, 'value');
    return text === undefined ? [] : [[key.toLowerCase(), text] as const];
  });
}
