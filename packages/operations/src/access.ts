// Who may do what: in, an operation's rule, who calls and what for; out, the error key of a refusal. Every way in asks here, so
// that none can forget to.
import type { ErrorKey } from './error-keys.js';

/** From the one who may do least to the one who may do most. */
export const ROLES = ['member', 'admin', 'owner'] as const;

export type Role = (typeof ROLES)[number];

/** Who calls. Accounts, plans and stored keys fill it. */
export interface Actor {
  readonly id: string;
  readonly plan: 'free' | 'pro';
  /** How it was let in: by an API key, or by signing in. */
  readonly by: 'key' | 'session';
  /** Its role in each organisation that it belongs to. */
  readonly roles?: Readonly<Record<string, Role>>;
}

/** Whoever started the process: the command, and an agent that starts its own server. */
export const LOCAL: Actor = { id: 'local', plan: 'pro', by: 'key' };

/**
 * `public`: anyone. `key`: whoever has an account, by key or signed in. `pro`: one with the Pro plan. `session`: one signed in.
 * A role: a member of the organisation that the field `of` names, with that role or one that may do more.
 */
export type Access = 'public' | 'key' | 'pro' | 'session' | { readonly role: Role; readonly of: string };

export function refusedAccess(
  access: Access,
  actor: Actor | undefined,
  input: Readonly<Record<string, unknown>>,
): ErrorKey | undefined {
  if (access === 'public') return undefined;
  if (actor === undefined) return access === 'session' ? 'auth.session_required' : 'auth.key_missing';
  if (access === 'key') return undefined;
  if (access === 'pro') return actor.plan === 'pro' ? undefined : 'plan.pro_required';
  if (access === 'session') return actor.by === 'session' ? undefined : 'auth.session_required';
  const named = input[access.of];
  const role = typeof named === 'string' && Object.hasOwn(actor.roles ?? {}, named) ? actor.roles?.[named] : undefined;
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(access.role) ? undefined : 'auth.role_required';
}

/** Every key that a rule may refuse with over HTTP. */
export function accessKeys(access: Access): readonly ErrorKey[] {
  if (access === 'public') return [];
  if (access === 'session') return ['auth.key_invalid', 'auth.session_required'];
  const keys: readonly ErrorKey[] = ['auth.key_missing', 'auth.key_invalid'];
  if (access === 'key') return keys;
  return [...keys, access === 'pro' ? 'plan.pro_required' : 'auth.role_required'];
}
