// Fields of style rules, in requests and responses.
import { createHash } from 'node:crypto';
import { checkRules, rulesSchema } from '@linework/operations/settings/check-rules';
import type { Rules } from '@linework/operations/settings/contract';
import type { z as Zod } from 'zod';
import { refuse } from '../../platform/endpoint.js';
import type { StoredRules } from './repo.js';

/** Described by the table of the settings file; the same table refuses, with what to write instead. */
export function rulesField(z: typeof Zod) {
  return z.record(z.string(), z.unknown()).meta({
    ...rulesSchema,
    description: 'As `rules` of a settings file (linework.json).',
  });
}

export function shownRules(z: typeof Zod) {
  return z.object({
    rules: rulesField(z).nullable(),
    updated: z.string().nullable().describe('When they were saved; null without rules.'),
  });
}

/** The rules, or the refusal with every problem in them. */
export function rulesIn(value: unknown): Rules {
  const checked = checkRules(value);
  if ('problems' in checked) return refuse('validation.failed', checked.problems.join(' '));
  return wellFormed(checked.rules);
}

/** Half a character is kept as the replacement character, as in every other text that is stored. */
function wellFormed(rules: Rules): Rules {
  const keep = (_name: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;
  return JSON.parse(JSON.stringify(rules), keep) as Rules;
}

/** Longest JSON of one rule in the audit log, in UTF-16 units; a hash stands for a longer one. */
const LONGEST_NOTED = 2_000;

export function asNoted(rules: Rules): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, each]) => {
      const text = JSON.stringify(each);
      return [name, text.length > LONGEST_NOTED ? createHash('sha256').update(text).digest('base64url') : each];
    }),
  );
}

export function asShown(stored: StoredRules | undefined) {
  return {
    rules: stored === undefined ? null : { ...stored.rules },
    updated: stored?.updated.toISOString() ?? null,
  };
}
