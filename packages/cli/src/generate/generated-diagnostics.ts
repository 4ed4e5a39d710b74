// What a check reports about generated diagrams: in, the diagrams; out, each problem at the line of the input that it comes from, since
// nobody edits a generated file. Codes that the source ignores are not reported.
import { validate } from '@linework/operations/diagrams/validate';
import type { SourceSettings } from '@linework/operations/settings/contract';
import { contextIn, type Settings } from '@linework/operations/settings/settings';
import { answered } from '../command/answered.js';
import { icons } from '../icons.js';
import { SETTINGS_NAME } from '../settings/settings.js';
import type { MadeFile } from './drift.js';
import type { Inputs } from './inputs.js';
import { type Place, placesOf } from './places.js';
import type { Planned } from './plan.js';

interface Told extends Place {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string;
}

export interface GeneratedDiagnostics {
  readonly diagnostics: readonly Told[];
  /** Ignored codes that do not occur. */
  readonly unused: readonly string[];
}

export async function generatedDiagnostics(
  { source, fence }: Planned,
  files: readonly MadeFile[],
  inputs: Inputs,
  settings: Settings,
): Promise<GeneratedDiagnostics> {
  const all: Told[] = [];
  for (const { path, produced } of files) {
    if (produced === undefined) continue;
    const context = { icons, ...contextIn(settings) };
    const { diagnostics } = await answered(validate.run({ source: produced.source }, context));
    const places = placesOf(produced, inputs);
    for (const { code, severity, message, line } of diagnostics) {
      const there: Place = fence === undefined ? { file: path, line } : { file: path };
      const place = places.ofLine(line) ?? places.whole ?? there;
      all.push({ ...place, code, severity, message, hint: hintOf(code) });
    }
  }
  const ignored = ignoredBy(source);
  const codes = new Set(all.map(({ code }) => code));
  const reported = new Map(all.filter(({ code }) => !ignored.has(code)).map((each) => [JSON.stringify(each), each]));
  return { diagnostics: [...reported.values()], unused: [...ignored].filter((code) => !codes.has(code)) };
}

function ignoredBy({ ignore = [] }: SourceSettings): ReadonlySet<string> {
  return new Set(ignore.map(({ code }) => code));
}

/** A hint about the language would ask for an edit that the next run undoes. */
export function hintOf(code: string): string {
  if (code.startsWith('E')) return 'Run linework generate, which writes the diagram again.';
  return `Change the input, or add to the source in ${SETTINGS_NAME}: "ignore": [{ "code": "${code}", "reason": "…" }]`;
}
