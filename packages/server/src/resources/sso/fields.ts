// Fields of single sign-on, in requests and responses.
import type { z as Zod } from 'zod';
import { certificateNotes } from '../saml/certificates.js';
import type { CheckRow } from './provider-checks.js';
import type { ConnectionRow, SettingsRow, TestRow } from './repo.js';
import type { ssoDomains } from './tables.js';

export const JOINING_ROLES = ['admin', 'editor', 'viewer'] as const;

const claimName = (z: typeof Zod) => z.string().trim().min(1).max(200);

export function roleRuleFields(z: typeof Zod) {
  return z.strictObject({
    claim: claimName(z).describe('Name of a claim or attribute, such as `groups`.'),
    value: z.string().trim().min(1).max(300).describe('Everyone who has this value gets the role.'),
    role: z.enum(JOINING_ROLES),
  });
}

export function connectionField(z: typeof Zod) {
  return z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .describe('Id of the connection. Omit it if the organisation has only one.');
}

export function domainField(z: typeof Zod) {
  return z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(
      /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/,
      'Write a domain such as example.com.',
    )
    .describe('What follows the @ in the addresses of its members.');
}

/** In a path: anything else is not a domain of the organisation. */
export function namedDomainField(z: typeof Zod) {
  return z.string().trim().toLowerCase().max(253).describe('A domain of the organisation.');
}

export function shownDomain(z: typeof Zod) {
  return z.object({
    domain: z.string(),
    record: z.object({
      name: z.string().describe('Where the TXT record belongs.'),
      value: z.string().describe('What it has to say.'),
    }),
    verifiedAt: z.iso.datetime().nullable(),
    checkedAt: z.iso.datetime().nullable(),
    missingSince: z.iso
      .datetime()
      .nullable()
      .describe('Since when the record is missing. After seven days the domain is no longer verified.'),
  });
}

type DomainRow = typeof ssoDomains.$inferSelect;

export function asDomain({ domain, token, verified, checked, missing }: DomainRow) {
  return {
    domain,
    record: { name: recordName(domain), value: recordValue(token) },
    verifiedAt: verified?.toISOString() ?? null,
    checkedAt: checked?.toISOString() ?? null,
    missingSince: missing?.toISOString() ?? null,
  };
}

export function recordName(domain: string): string {
  return `_linework.${domain}`;
}

export function recordValue(token: string): string {
  return `linework-verification=${token}`;
}

export function shownConnection(z: typeof Zod) {
  return z.object({
    id: z.string(),
    name: z.string(),
    protocol: z.enum(['oidc', 'saml']),
    state: z.enum(['test', 'on', 'off']).describe('test: only an admin can try it out.'),
    issuer: z.string().describe('Issuer, or entity ID.'),
    clientId: z.string().optional(),
    redirectUri: z.string().describe('Where the identity provider has to send the browser back.'),
    signedOutUri: z
      .string()
      .optional()
      .describe('Where it sends the browser after a logout: post_logout_redirect_uri of OpenID Connect.'),
    backchannelLogoutUri: z
      .string()
      .optional()
      .describe('Where it sends logout tokens: backchannel_logout_uri of OpenID Connect.'),
    notes: z
      .array(z.string())
      .describe('Certificates that end within thirty days, and metadata that could not be read again.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    lastTest: z
      .object({
        at: z.iso.datetime(),
        ok: z.boolean(),
        problems: z.array(z.string()),
        claims: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
      })
      .nullable(),
  });
}

export interface Around {
  readonly test?: TestRow | undefined;
  readonly check?: CheckRow | undefined;
  readonly redirectUri: string;
  readonly signedOutUri?: string;
  readonly backchannelLogoutUri?: string;
  readonly now: Date;
}

export function asConnection(row: ConnectionRow, { test, check, redirectUri, now, ...logout }: Around) {
  const { id, name, protocol, state, oidc, saml, made: createdAt, updated } = row;
  return {
    id,
    name,
    protocol,
    state,
    issuer: oidc?.issuer ?? saml?.entityId ?? '',
    ...(oidc === null ? {} : { clientId: oidc.clientId }),
    redirectUri,
    ...logout,
    notes: [...certificateNotes(saml?.certificates ?? [], now).map(({ message }) => message), ...metadataNotes(check)],
    createdAt: createdAt.toISOString(),
    updatedAt: updated.toISOString(),
    lastTest: test === undefined ? null : asTest(test),
  };
}

function metadataNotes(check: CheckRow | undefined): readonly string[] {
  if (check === undefined || check.problem === null) return [];
  return [
    `The metadata at ${check.metadataUrl} could not be read again: ${check.problem} Until it can, the connection works with the certificates that it has.`,
  ];
}

function asTest({ at, ok, problems, claims }: TestRow) {
  return {
    at: at.toISOString(),
    ok,
    problems: [...problems],
    claims: claims.map(({ name, values }) => ({ name, values: [...values] })),
  };
}

export function settingsFields(z: typeof Zod) {
  return {
    required: z
      .boolean()
      .describe('Whether addresses of the verified domains sign in only through an identity provider.'),
    join: z
      .enum(['anyone', 'invited'])
      .describe('Who joins at the first sign-in: everyone whom the provider signs in, or only people who are invited.'),
    role: z.enum(JOINING_ROLES).describe('Role of those who join, if no rule gives another one.'),
    roleRules: z
      .array(roleRuleFields(z))
      .max(100)
      .describe('The first rule that fits gives the role, at every sign-in.'),
    sessionHours: z.int().min(1).max(8_760).describe('Hours after which one signs in again.'),
  };
}

export function asSettings({ required, join, role, roleRules, hours: sessionHours }: SettingsRow) {
  return { required, join, role, roleRules: [...roleRules], sessionHours };
}
