// Access control: in, an operation's rule, the caller and the input; out, the error key of a refusal. Every entry point calls this,
// so that none can skip it.
import type { ErrorKey } from './error-keys.js';

/** From the least to the most privileged. */
export const ROLES = ['member', 'admin', 'owner'] as const;

export type Role = (typeof ROLES)[number];

/** Scopes that a key can have: drawing and checking; reading hosted diagrams and usage; publishing and changing. */
export const SCOPES = ['draw', 'read', 'write'] as const;

export type Scope = (typeof SCOPES)[number];

/** The caller. */
export interface Actor {
  /** Id of the account. */
  readonly id: string;
  readonly plan: 'free' | 'pro';
  /** How it authenticated: with an API key, or by signing in. */
  readonly by: 'key' | 'session';
  /** Id of the key, or of the session. */
  readonly with?: string;
  /** Scopes of its key; all of them if omitted. */
  readonly scopes?: readonly Scope[];
  /** Whether it signed in recently. Keeps secrets from someone who finds an open browser. */
  readonly recent?: boolean;
  /** Its role in each of its organisations. */
  readonly roles?: Readonly<Record<string, Role>>;
}

/** The user who started the process: the command, or an agent that starts its own server. */
export const LOCAL: Actor = { id: 'local', plan: 'pro', by: 'key' };

/**
 * `public`: anyone. `key`: anyone with an account, by key or signed in. `pro`: an account on the Pro plan with the scope draw. `session`: signed in;
 * `recent`: signed in recently. A scope: a key with that scope, or signed in. A role: a member of the organisation in the field
 * `of`, with that role or a higher one.
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

/** Every key that a rule can refuse with over HTTP. */
export function accessKeys(access: Access): readonly ErrorKey[] {
  if (access === 'public') return [];
  if (access === 'session') return ['auth.key_invalid', 'auth.session_required'];
  if (access === 'recent') return ['auth.key_invalid', 'auth.session_required', 'auth.recent_sign_in_required'];
  const keys: readonly ErrorKey[] = ['auth.key_missing', 'auth.key_invalid'];
  if (access === 'key') return keys;
  if (access === 'pro') return [...keys, 'plan.pro_required', 'auth.scope_required'];
  return [...keys, 'scope' in access ? 'auth.scope_required' : 'auth.role_required'];
}
