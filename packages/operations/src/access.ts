// Who may do what: in, an operation's rule, who calls and what for; out, the error key of a refusal. Every way in asks here, so
// that none can forget to.
import type { ErrorKey } from './error-keys.js';

/** From the one who may do least to the one who may do most. */
export const ROLES = ['member', 'admin', 'owner'] as const;

export type Role = (typeof ROLES)[number];

/** Rights that a key may be given: drawing and checking; reading what is hosted and how much was used; publishing and changing. */
export const SCOPES = ['draw', 'read', 'write'] as const;

export type Scope = (typeof SCOPES)[number];

/** Who calls. */
export interface Actor {
  /** Of the account. */
  readonly id: string;
  readonly plan: 'free' | 'pro';
  /** How it was let in: by an API key, or by signing in. */
  readonly by: 'key' | 'session';
  /** Of the key, or of the session. */
  readonly with?: string;
  /** Rights of its key; every one where left out. */
  readonly scopes?: readonly Scope[];
  /** Whether it signed in just now, so that someone who found an open browser is kept from secrets. */
  readonly recent?: boolean;
  /** Its role in each organisation that it belongs to. */
  readonly roles?: Readonly<Record<string, Role>>;
}

/** Whoever started the process: the command, and an agent that starts its own server. */
export const LOCAL: Actor = { id: 'local', plan: 'pro', by: 'key' };

/**
 * `public`: anyone. `key`: whoever has an account, by key or signed in. `pro`: one with the Pro plan, who may draw. `session`: one signed in;
 * `recent`: one who signed in just now. A scope: a key with that right, or one signed in. A role: a member of the organisation that the field
 * `of` names, with that role or one that may do more.
 */
export type Access =
  | 'public'
  | 'key'
  | 'pro'
  | 'session'
  | 'recent'
  | { readonly scope: Scope }
  | { readonly role: Role; readonly of: string };

export function refusedAccess(
  access: Access,
  actor: Actor | undefined,
  input: Readonly<Record<string, unknown>>,
): ErrorKey | undefined {
  if (access === 'public') return undefined;
  if (actor === undefined) return isForSessions(access) ? 'auth.session_required' : 'auth.key_missing';
  if (access === 'key') return undefined;
  if (access === 'pro') {
    if (actor.plan !== 'pro') return 'plan.pro_required';
    return maySo(actor, 'draw') ? undefined : 'auth.scope_required';
  }
  if (isForSessions(access)) {
    if (actor.by !== 'session') return 'auth.session_required';
    return access === 'session' || actor.recent ? undefined : 'auth.recent_sign_in_required';
  }
  if ('scope' in access) return maySo(actor, access.scope) ? undefined : 'auth.scope_required';
  const named = input[access.of];
  const role = typeof named === 'string' && Object.hasOwn(actor.roles ?? {}, named) ? actor.roles?.[named] : undefined;
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(access.role) ? undefined : 'auth.role_required';
}

function isForSessions(access: Access): access is 'session' | 'recent' {
  return access === 'session' || access === 'recent';
}

function maySo({ scopes }: Actor, scope: Scope): boolean {
  return scopes === undefined || scopes.includes(scope);
}

/** Every key that a rule may refuse with over HTTP. */
export function accessKeys(access: Access): readonly ErrorKey[] {
  if (access === 'public') return [];
  if (access === 'session') return ['auth.key_invalid', 'auth.session_required'];
  if (access === 'recent') return ['auth.key_invalid', 'auth.session_required', 'auth.recent_sign_in_required'];
  const keys: readonly ErrorKey[] = ['auth.key_missing', 'auth.key_invalid'];
  if (access === 'key') return keys;
  if (access === 'pro') return [...keys, 'plan.pro_required', 'auth.scope_required'];
  return [...keys, 'scope' in access ? 'auth.scope_required' : 'auth.role_required'];
}
