// Data as YAML, JSON and TOML, and back: Helm's additions to Sprig. Unreadable input becomes a map with an Error, as in Helm.
import type { Budget } from '../../../reading/budget.js';
import type { Calling } from '../template/evaluate.js';
import { TemplateProblem } from '../template/problem.js';
import { dataOf, dictOf, isDict, isList, sortedKeys, type Value } from '../template/value.js';
import { valuesOf, yamlOf } from '../yaml.js';
import { textOf } from './arguments.js';
import { goQuoted } from './texts.js';

function jsonData(value: Value): unknown {
  const data = dataOf(value);
  return plainOf(data);
}

function plainOf(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(plainOf);
  if (data instanceof Map) return Object.fromEntries([...data].map(([key, each]) => [key, plainOf(each)]));
  return data;
}

/** encoding/json escapes three characters for HTML. */
function jsonOf(value: Value, safe: boolean, indent = ''): string {
  const text = JSON.stringify(jsonData(value), null, indent) ?? 'null';
  return safe ? text.replaceAll(/[<>&]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`) : text;
}

function fromJson(text: string, budget: Budget): Value {
  try {
    return valuesOf(text, budget).value;
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): Value {
  if (error instanceof TemplateProblem) return dictOf([['Error', error.reason]]);
  throw error;
}

function fromYaml(text: string, wants: 'map' | 'list', budget: Budget): Value {
  try {
    const { value } = valuesOf(text, budget);
    if (wants === 'map') return isDict(value) ? value : dictOf(value === null ? [] : [['Error', 'it is not a map']]);
    return isList(value) ? value : value === null ? [] : ['it is not a list'];
  } catch (error) {
    const failure = failed(error);
    return wants === 'map' ? failure : [isDict(failure) ? (failure.get('Error') ?? '') : ''];
  }
}

/** TOML 1.0: plain values first, then one table per map. */
function tomlOf(value: Value, path: readonly string[] = []): string {
  if (!isDict(value)) return '';
  const keys = sortedKeys(value);
  const isTable = (each: Value | undefined): boolean =>
    isDict(each) || (isList(each) && each.length > 0 && each.every((inside) => isDict(inside)));
  const plain = keys
    .filter((key) => !isTable(value.get(key)) && value.get(key) !== null)
    .map((key) => `${tomlKey(key)} = ${tomlValue(value.get(key) ?? null)}\n`);
  const tables = keys.flatMap((key) => {
    const each = value.get(key);
    const own = [...path, tomlKey(key)];
    if (isDict(each)) return [`\n[${own.join('.')}]\n${tomlOf(each, own)}`];
    return isList(each) && isTable(each) ? each.map((inside) => `\n[[${own.join('.')}]]\n${tomlOf(inside, own)}`) : [];
  });
  return [...plain, ...tables].join('');
}

function tomlKey(key: string): string {
  return /^[\w-]+$/.test(key) ? key : goQuoted(key);
}

function tomlValue(value: Value): string {
  if (typeof value === 'string') return goQuoted(value);
  if (isList(value)) return `[${value.map(tomlValue).join(', ')}]`;
  if (isDict(value))
    return `{${sortedKeys(value)
      .map((key) => `${tomlKey(key)} = ${tomlValue(value.get(key) ?? null)}`)
      .join(', ')}}`;
  return textOf(value);
}

const toYaml: Calling = ([value], run) => {
  const text = yamlOf(value ?? null);
  run.budget.steps(Math.ceil(text.length / 20));
  return text;
};

export const DATA_FUNCTIONS: Readonly<Record<string, Calling>> = {
  toYaml,
  mustToYaml: toYaml,
  toYamlPretty: toYaml,
  fromYaml: ([text], { budget }) => fromYaml(textOf(text), 'map', budget),
  fromYamlArray: ([text], { budget }) => fromYaml(textOf(text), 'list', budget),
  toJson: ([value]) => jsonOf(value ?? null, true),
  mustToJson: ([value]) => jsonOf(value ?? null, true),
  toRawJson: ([value]) => jsonOf(value ?? null, false),
  mustToRawJson: ([value]) => jsonOf(value ?? null, false),
  toPrettyJson: ([value]) => jsonOf(value ?? null, true, '  '),
  mustToPrettyJson: ([value]) => jsonOf(value ?? null, true, '  '),
  fromJson: ([text], { budget }) => fromJson(textOf(text), budget),
  mustFromJson: ([text], { budget }) => fromJson(textOf(text), budget),
  fromJsonArray: ([text], { budget }) => fromYaml(textOf(text), 'list', budget),
  toToml: ([value]) => tomlOf(value ?? null).trimStart(),
};
