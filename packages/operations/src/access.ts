// Access control: in, an operation's rule, the caller and the input; out, the error key of a refusal. Every entry point calls this,
// so that none can skip it.
import type { ErrorKey } from './error-keys.js';
import { type Feature, hasFeature, type Plan } from './plans.js';
import { isPermitted, type Permission, type Role } from './roles.js';
import { accountTenant, organisationTenant, type Tenant, type TenantId } from './tenant.js';

/** Scopes that a key can have: drawing and checking; reading hosted diagrams and usage; publishing and changing. */
export const SCOPES = ['draw', 'read', 'write'] as const;

export type Scope = (typeof SCOPES)[number];

/** The caller. */
export interface Actor {
  /** Id of the account; of the organisation, if the key is an organisation's. */
  readonly id: string;
  readonly plan: Plan;
  /** How it authenticated: with an API key, or by signing in. */
  readonly by: 'key' | 'session';
  /** Id of the key, or of the session. */
  readonly with?: string;
  /** Scopes of its key; all of them if omitted. */
  readonly scopes?: readonly Scope[];
  /** Whether it signed in recently. Keeps secrets from someone who finds an open browser. */
  readonly recent?: boolean;
  /** Whether the operator of the service has suspended what its key or session belongs to. */
  readonly isSuspended?: true;
  /** What its key or session belongs to: whose data it works on if the path names no organisation. */
  readonly tenant: Tenant;
  /** By what paths call the organisation. */
  readonly memberships?: Readonly<Record<string, Membership>>;
}

export interface Membership {
  readonly organisation: TenantId;
  readonly role: Role;
  /** Whether it was deleted, which can be undone for some time. */
  readonly isDeleted: boolean;
  /** Whether the operator of the service has suspended it. */
  readonly isSuspended?: true;
}

/** The user who started the process: the command, or an agent that starts its own server. */
export const LOCAL: Actor = { id: 'local', plan: 'pro', by: 'key', tenant: accountTenant('local') };

/** What a caller with an account needs besides it; everything that is named, and nothing else. */
interface Conditions {
  /** Signed in; `recent`: within the last minutes. */
  readonly session?: 'any' | 'recent';
  /** A plan of the caller with this feature. What an organisation's plan has to have, its endpoints declare (packages/server). */
  readonly feature?: Feature;
  /** A key with this scope, or signed in. */
  readonly scope?: Scope;
  /** A key, and no session: what the caller makes ends when the key is revoked. */
  readonly key?: true;
  /** Also a caller without an account: then the endpoint itself decides, by a setting of the service or a signature in the request. */
  readonly open?: true;
}

/** A role that permits this in the organisation that the path parameter `in` names. */
export interface RoleNeeded {
  readonly permits: Permission;
  readonly in: string;
  /** Also while the organisation is deleted. */
  readonly evenDeleted?: true;
}

/**
 * `public`: anyone. Else an account that meets every condition. A role is never enough: a rule that asks for one also asks for a scope, so that
 * a key that can only draw is not an administrator.
 */
export type Access =
  | 'public'
  | (Conditions & { readonly role?: never })
  | (Conditions & { readonly scope: Scope; readonly role: RoleNeeded });

/** `path`: the values of the path's parameters. */
export function refusedAccess(
  access: Access,
  actor: Actor | undefined,
  path: Readonly<Record<string, unknown>>,
): ErrorKey | undefined {
  if (access === 'public') return undefined;
  const { session, feature, scope, role, key, open } = access;
  if (actor === undefined && open) return undefined;
  if (actor === undefined) return session === undefined ? 'auth.key_missing' : 'auth.session_required';
  if (actor.isSuspended) return 'account.suspended';
  if (needsAccount(access) && actor.tenant.kind !== 'account') return 'auth.account_required';
  if (session !== undefined && actor.by !== 'session') return 'auth.session_required';
  if (session === 'recent' && !actor.recent) return 'auth.recent_sign_in_required';
  if (key && actor.by !== 'key') return 'auth.key_required';
  if (feature !== undefined && !hasFeature(actor.plan, feature)) return 'plan.pro_required';
  if (scope !== undefined && actor.scopes?.includes(scope) === false) return 'auth.scope_required';
  if (role === undefined) return undefined;
  const membership = membershipOf(actor, path[role.in]);
  // As if it had never existed.
  if (membership === undefined || (membership.isDeleted && !role.evenDeleted)) return 'resource.not_found';
  if (membership.isSuspended) return 'account.suspended';
  return isPermitted(membership.role, role.permits) ? undefined : 'auth.role_required';
}

/** A rule without a role would ignore the role of an organisation's key. Drawing needs none: it changes nothing. */
function needsAccount(access: Exclude<Access, 'public'>): boolean {
  return access.role === undefined && access.scope !== 'draw';
}

/** Every key that a rule can refuse with over HTTP. */
export function accessKeys(access: Access): readonly ErrorKey[] {
  if (access === 'public') return [];
  const { session, feature, scope, role, key } = access;
  const can: readonly (readonly [ErrorKey, boolean])[] = [
    ['auth.key_missing', session === undefined],
    ['auth.key_invalid', true],
    ['auth.session_required', session !== undefined],
    ['account.suspended', true],
    ['auth.account_required', needsAccount(access)],
    ['auth.recent_sign_in_required', session === 'recent'],
    ['auth.key_required', key === true],
    ['plan.pro_required', feature !== undefined],
    ['auth.scope_required', scope !== undefined],
    ['auth.role_required', role !== undefined],
    ['resource.not_found', role !== undefined],
  ];
  return can.filter(([, is]) => is).map(([key]) => key);
}

/** The organisation that the path names, if the rule asks for a role in it; else what the key or session belongs to. Call once access is granted. */
export function tenantOf(access: Access, actor: Actor, path: Readonly<Record<string, unknown>>): Tenant {
  if (access === 'public' || access.role === undefined) return actor.tenant;
  const membership = membershipOf(actor, path[access.role.in]);
  if (membership === undefined) throw new Error('The caller is not a member of the organisation in the path.');
  return organisationTenant(membership.organisation);
}

/** `named` is what a path calls the organisation. */
export function membershipOf(actor: Actor, named: unknown): Membership | undefined {
  const { memberships = {} } = actor;
  return typeof named === 'string' && Object.hasOwn(memberships, named) ? memberships[named] : undefined;
}
