// The settings of a service: in, the environment; out, a value for each setting, or every error at once.
import { readFileSync } from 'node:fs';
import { fileSetting, type Read, type Setting, settingsTable } from './table.js';

type Table = typeof settingsTable;

export type Settings = { readonly [Name in keyof Table]?: Table[Name] extends Setting<infer Value> ? Value : never };

/** The service does not start; `problems` has one line per error. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export function settingsOf(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const values = Object.entries<Setting<unknown>>(settingsTable).flatMap(([name, setting]) => {
    const input = givenIn(env, setting);
    if (input === undefined) return [];
    const result = 'wrong' in input ? input : setting.read(input.value);
    if ('value' in result) return [[name, result.value] as const];
    problems.push(`${input.by} ${result.wrong}.`);
    return [];
  });
  for (const key of Object.keys(env)) {
    if (key.startsWith('LINEWORK_') && !OWN.has(key) && !OTHERS.has(key)) problems.push(`${key} is not a setting.`);
  }
  problems.push(...lonely(env));
  if (problems.length > 0) throw new SettingsError(problems);
  return Object.fromEntries(values) as Settings;
}

const OWN: ReadonlySet<string> = new Set(
  Object.values<Setting<unknown>>(settingsTable).flatMap(({ env, secret }) =>
    secret ? [env, fileSetting(env)] : [env],
  ),
);

type Name = keyof typeof settingsTable;

/** Settings that have no effect by themselves, each with the one that it needs. */
const NEEDED: readonly (readonly [Name, Name])[] = [
  ['supportName', 'supportEmail'],
  ['supportResponse', 'supportEmail'],
  ['stripeKey', 'stripeWebhook'],
  ['stripeWebhook', 'stripePrices'],
  ['stripePrices', 'stripeKey'],
];

function lonely(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const isSet = (name: Name): boolean => givenIn(env, settingsTable[name]) !== undefined;
  return NEEDED.filter(([name, needed]) => isSet(name) && !isSet(needed)).map(
    ([name, needed]) => `${settingsTable[name].env} has no effect without ${settingsTable[needed].env}.`,
  );
}

/** For the command, not for the service. */
const OTHERS: ReadonlySet<string> = new Set(['LINEWORK_API_KEY', 'LINEWORK_HOST', 'LINEWORK_VERSION']);

/** Returns a setting's value and the variable that provides it: its own, or the one that names a file. */
function givenIn(
  env: Readonly<Record<string, string | undefined>>,
  { env: key, secret }: Setting<unknown>,
): (Read<string> & { readonly by: string }) | undefined {
  const value = env[key] || undefined;
  const byFile = fileSetting(key);
  const file = (secret && env[byFile]) || undefined;
  if (file === undefined) return value === undefined ? undefined : { by: key, value };
  if (value !== undefined) return { by: byFile, wrong: `is set together with ${key}; set only one of them` };
  try {
    return { by: byFile, value: readFileSync(file, 'utf8').trim() };
  } catch {
    return { by: byFile, wrong: 'names a file that cannot be read' };
  }
}
