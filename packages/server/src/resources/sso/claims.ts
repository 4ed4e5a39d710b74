// Claims of a provider as texts: in, what a token, a response or an assertion says; out, names with their values, bounded.
import type { Role } from '@linework/operations';
import type { RoleRule, SeenClaim } from './model.js';

const MOST_CLAIMS = 100;
const MOST_VALUES = 500;
const LONGEST = 500;

/** Those that are about the token, and not about the person. */
const OF_THE_TOKEN: ReadonlySet<string> = new Set([
  'nonce',
  'at_hash',
  'c_hash',
  's_hash',
  'auth_time',
  'azp',
  'jti',
  'iat',
  'exp',
  'nbf',
]);

/** Without those that are in `known`. */
export function claimsIn(
  source: Readonly<Record<string, unknown>>,
  known: readonly SeenClaim[] = [],
): readonly SeenClaim[] {
  const names = new Set(known.map(({ name }) => name));
  return Object.entries(source)
    .filter(([name]) => !OF_THE_TOKEN.has(name) && !names.has(name))
    .slice(0, MOST_CLAIMS)
    .flatMap(([name, value]) => {
      const values = (Array.isArray(value) ? value : [value]).flatMap(textOf).slice(0, MOST_VALUES);
      return values.length === 0 ? [] : [{ name: name.slice(0, LONGEST), values }];
    });
}

export function textClaim(claims: readonly SeenClaim[], name: string): string | undefined {
  return claims.find((each) => each.name === name)?.values[0];
}

/** The role of the first rule that fits. */
export function roleByRules(
  rules: readonly RoleRule[],
  claims: readonly SeenClaim[],
): Exclude<Role, 'owner'> | undefined {
  return rules.find((rule) => claims.some(({ name, values }) => name === rule.claim && values.includes(rule.value)))
    ?.role;
}

function textOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replaceAll('\0', '').slice(0, LONGEST)];
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}
