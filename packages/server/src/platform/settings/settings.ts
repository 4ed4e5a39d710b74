// The settings of a service: in, the environment; out, a value for each that is set, or every mistake at once.
import { readFileSync } from 'node:fs';
import { type Read, readSecrets, type Setting, settingsTable } from './table.js';

type Table = typeof settingsTable;

export type Settings = { readonly [Name in keyof Table]?: Table[Name] extends Setting<infer Value> ? Value : never };

/** The service does not start; a line for each mistake. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export function settingsOf(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const found = Object.entries(settingsTable).flatMap(([name, { env: key, read }]) => {
    const given = env[key];
    if (given === undefined || given === '') return [];
    const result: Read<unknown> = read(given);
    if ('value' in result) return [[name, result.value] as const];
    problems.push(`${key} ${result.wrong}.`);
    return [];
  });
  const settings = Object.fromEntries(found) as Settings;
  const own = new Set<string>(Object.values(settingsTable).map(({ env: key }) => key));
  for (const key of Object.keys(env)) {
    if (key.startsWith('LINEWORK_') && !own.has(key) && !OTHERS.has(key)) problems.push(`${key} is no setting.`);
  }
  const { secret, secretFile } = settings;
  if (secret !== undefined && secretFile !== undefined)
    problems.push('LINEWORK_SECRET and LINEWORK_SECRET_FILE both give secrets; set one of them.');
  const fromFile = secretFile === undefined ? undefined : secretsIn(secretFile);
  if (fromFile !== undefined && 'wrong' in fromFile) problems.push(`LINEWORK_SECRET_FILE ${fromFile.wrong}.`);
  if (problems.length > 0) throw new SettingsError(problems);
  return fromFile !== undefined && 'value' in fromFile ? { ...settings, secret: fromFile.value } : settings;
}

/** Of the command, not of the service. */
const OTHERS: ReadonlySet<string> = new Set(['LINEWORK_API_KEY', 'LINEWORK_HOST', 'LINEWORK_VERSION']);

function secretsIn(file: string): Read<readonly string[]> {
  try {
    return readSecrets(readFileSync(file, 'utf8'));
  } catch {
    return { wrong: 'cannot be read' };
  }
}
