// Checks style rules that come without a file, as an organisation sends them: in, the parsed JSON; out, the rules, or the sentences that `rules` of
// a settings file would get.
import type { Rules } from './contract.js';
import { rulesCheck } from './rule-checks.js';
import { firstProblems, type JsonSchema } from './value-checks.js';

export type CheckedRules = { readonly rules: Rules } | { readonly problems: readonly string[] };

export function checkRules(value: unknown): CheckedRules {
  const problems = rulesCheck.problems(value, 'rules');
  return problems.length > 0 ? { problems: firstProblems(problems) } : { rules: value as Rules };
}

/** The same in JSON Schema (draft 2020-12). */
export const rulesSchema: JsonSchema = rulesCheck.schema;
