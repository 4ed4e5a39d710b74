// The contract of stateful endpoints, as tests: in, a service and endpoints; out, for each endpoint, that any request gets a response that /openapi.json
// describes, and that exactly the callers whom its rule names are allowed.
import { type Access, sharedSchemas, type TenantId } from '@linework/operations';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isDeep } from '../../../core/src/testing/depth.js';
import type { AnyEndpoint } from '../platform/endpoint.js';
import { limits } from '../platform/limits/tables.js';
import type { Service } from '../platform/service.js';
import { organisationKey } from '../resources/organisation-keys/testing/fixtures.js';
import { organisation, orgIn } from '../resources/organisations/testing/fixtures.js';
import { errors } from '../resources/registry.js';
import { type Generated, generated } from './generated.js';
import type { Hosted } from './hosted.js';
import { account, key, session } from './owned.js';
import { requestOf } from './request.js';
import { textOf } from './text-of.js';

/** What is under contract. */
export interface Contract {
  readonly hosted: Pick<Hosted, 'baseUrl' | 'service'>;
  readonly endpoints: readonly AnyEndpoint[];
  /** An input of the owner that succeeds, unless the endpoint is among `refused`. */
  readonly inputOf: (endpoint: AnyEndpoint, owner: TenantId) => Promise<Readonly<Record<string, unknown>>>;
  /** Endpoints whose example cannot succeed, each with the reason. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Number of requests per endpoint. */
const REQUESTS = isDeep ? 200 : 20;

/** Requests sent at once. */
const TOGETHER = 8;

const shared = sharedSchemas(z);

interface Described {
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly headers?: object; readonly content?: object }>
  >;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Described>>>>;

function described(paths: Paths, { http }: AnyEndpoint): Described {
  const operation = paths[http?.path ?? '']?.[http?.method.toLowerCase() ?? ''];
  if (operation === undefined) throw new Error(`${http?.method} ${http?.path} is not described.`);
  return operation;
}

const forgetLimits = ({ service }: Contract['hosted']) => service().database.db.delete(limits);

interface Answered {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
}

async function send(
  { baseUrl }: Contract['hosted'],
  { path, method, headers, body }: Generated,
  more: Readonly<Record<string, string>>,
): Promise<Answered> {
  const answer = await fetch(new URL(path, baseUrl()), {
    method,
    redirect: 'manual',
    headers: { ...headers, ...more, ...withBoth(headers.cookie, more.cookie) },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await textOf(answer) };
}

function withBoth(...cookies: readonly (string | undefined)[]): { readonly cookie?: string } {
  const pairs = cookies.filter((each) => each !== undefined);
  return pairs.length === 0 ? {} : { cookie: pairs.join('; ') };
}

const envelope = z.strictObject({
  error: z.literal(true),
  errorCode: z.enum(errors.map(({ key }) => key) as [string, ...string[]]),
  message: z.string().min(1),
  details: z.unknown().optional(),
  requestId: z.string(),
});

/** Statuses from 500 on that are not failures: too many waiting requests, and what oEmbed 1.0, section 2.3.4 requires for an unknown format. */
const NO_FAULT: readonly string[] = ['service.busy', 'embed.format_unknown'];

/** What is wrong with a response; undefined if it is as described. */
function complaint(paths: Paths, endpoint: AnyEndpoint, { status, type, text }: Answered): string | undefined {
  const words = described(paths, endpoint).responses[status];
  if (words === undefined) return `${status} is not described: ${text.slice(0, 300)}`;
  const types = Object.keys(words.content ?? {});
  if (types.length === 0) return text === '' ? undefined : `a body with ${status}`;
  if (!types.some((each) => type?.startsWith(each))) return `${status} as ${type}`;
  if (status >= 400) {
    const parsing = envelope.safeParse(JSON.parse(text));
    if (!parsing.success) return `no envelope: ${text.slice(0, 300)}`;
    const { errorCode } = parsing.data;
    if (status >= 500 && !NO_FAULT.includes(errorCode)) return `${status} ${text.slice(0, 300)}`;
    return words.description.includes(`${errorCode}: `) ? undefined : `${status} ${errorCode} is not described`;
  }
  if (['field', 'stream'].includes(endpoint.http?.answer?.as ?? '')) return undefined;
  const value = JSON.parse(text);
  const parsing = endpoint.schemas(shared).output.safeParse(value);
  if (!parsing.success) return `not the described answer: ${parsing.error.message.slice(0, 300)}`;
  return JSON.stringify(parsing.data).length === text.length
    ? undefined
    : `more than is described: ${text.slice(0, 300)}`;
}

type Caller = Readonly<Record<string, string>>;

/** Someone who signed in recently: allowed everywhere. */
async function letIn({ baseUrl, service }: Contract['hosted'], owner: TenantId): Promise<Caller> {
  return { cookie: await session(service(), owner), origin: baseUrl() };
}

/** Someone whom the endpoint allows, whatever it is about. */
async function admittedTo(hosted: Contract['hosted'], { access }: AnyEndpoint, owner: TenantId): Promise<Caller> {
  if (access === 'public') return {};
  return access.key ? bearer((await key(hosted.service(), owner)).key) : letIn(hosted, owner);
}

/** Of one endpoint: any request gets a response that is described. `paths`: of the description. */
function answersAsDescribed(of: Contract, endpoint: AnyEndpoint, paths: () => Paths): void {
  const { inputOf, refused } = of;
  test('responds to any request as described', async () => {
    const owner = await account(of.hosted.service());
    const good = await inputOf(endpoint, owner);
    // The good one comes last, because it can remove what the others need.
    const requests = [...fc.sample(generated(endpoint, good), REQUESTS - 1), requestOf(endpoint, good)];
    const wrong: unknown[] = [];
    let did = 0;
    for (let from = 0; from < requests.length; from += TOGETHER) {
      const actor = await admittedTo(of.hosted, endpoint, owner);
      const answers = await Promise.all(
        requests.slice(from, from + TOGETHER).map(async (each) => [each, await send(of.hosted, each, actor)] as const),
      );
      for (const [each, answer] of answers) {
        if (answer.status < 400) did++;
        const why = complaint(paths(), endpoint, answer);
        if (why !== undefined) wrong.push([why, JSON.stringify(each).slice(0, 600)]);
      }
      await forgetLimits(of.hosted);
    }
    expect(wrong).toEqual([]);
    if (refused[endpoint.name] === undefined) expect(did).toBeGreaterThan(0);
  });
}

/** The kinds of callers, and the credentials of each. `org`: the organisation in the path, or another one of the owner. */
const KINDS: Readonly<Record<string, (hosted: Contract['hosted'], owner: TenantId, org: TenantId) => Promise<Caller>>> =
  {
    nobody: async () => ({}),
    'a wrong key': async () => bearer(`lw_${'x'.repeat(40)}`),
    'a revoked key': async ({ service }, owner) => bearer((await key(service(), owner, { state: 'revoked' })).key),
    'an expired key': async ({ service }, owner) => bearer((await key(service(), owner, { state: 'expired' })).key),
    'a key to draw': async ({ service }, owner) => bearer((await key(service(), owner, { scopes: ['draw'] })).key),
    'a key to read': async ({ service }, owner) => bearer((await key(service(), owner, { scopes: ['read'] })).key),
    'a key to write': async ({ service }, owner) => bearer((await key(service(), owner, { scopes: ['write'] })).key),
    'a key with every right': async ({ service }, owner) => bearer((await key(service(), owner)).key),
    'who signed in long ago': async ({ baseUrl, service }, owner) => ({
      cookie: await session(service(), owner, 11),
      origin: baseUrl(),
    }),
    'who signed in just now': letIn,
    'a viewer key of the organisation': async ({ service }, _owner, org) =>
      bearer((await keyIn(service(), org, 'viewer')).key),
    'an editor key of the organisation': async ({ service }, _owner, org) =>
      bearer((await keyIn(service(), org, 'editor')).key),
    'an admin key of the organisation': async ({ service }, _owner, org) =>
      bearer((await keyIn(service(), org, 'admin')).key),
    'who signed out': async ({ baseUrl }) => ({ cookie: `linework=${'x'.repeat(43)}`, origin: baseUrl() }),
  };

const keyIn = (service: Service, org: TenantId, role: 'viewer' | 'editor' | 'admin') =>
  organisationKey(service, org, { role });

const bearer = (text: string) => ({ authorization: `Bearer ${text}` });

const SIGNED_IN = ['who signed in long ago', 'who signed in just now'];
const EVERY_KEY = ['a key to draw', 'a key to read', 'a key to write', 'a key with every right'];
const [VIEWER_KEY, EDITOR_KEY, ADMIN_KEY] = [
  'a viewer key of the organisation',
  'an editor key of the organisation',
  'an admin key of the organisation',
] as const;
const ORGANISATION_KEYS: readonly string[] = [VIEWER_KEY, EDITOR_KEY, ADMIN_KEY];
const BAD_KEYS = ['a wrong key', 'a revoked key', 'an expired key'];

/** The callers that meet each condition of a rule, stated independently of the code. */
const MEETS: Readonly<Record<string, readonly string[]>> = {
  // Nothing is billed.
  'feature drawing': [...EVERY_KEY, ...SIGNED_IN, ...ORGANISATION_KEYS],
  'key true': [...EVERY_KEY, ...ORGANISATION_KEYS],
  // Beside the other conditions: the service of the tests is not open, and no request is signed.
  'open true': [...EVERY_KEY, ...SIGNED_IN, ...ORGANISATION_KEYS],
  'session any': SIGNED_IN,
  'session recent': ['who signed in just now'],
  'scope draw': ['a key to draw', 'a key with every right', ...SIGNED_IN, ...ORGANISATION_KEYS],
  'scope read': ['a key to read', 'a key with every right', ...SIGNED_IN, ...ORGANISATION_KEYS],
  'scope write': ['a key to write', 'a key with every right', ...SIGNED_IN, ...ORGANISATION_KEYS],
  // The owner of the keys and sessions owns the organisation; other roles: roles.test.ts.
  'role read': [...EVERY_KEY, ...SIGNED_IN, ...ORGANISATION_KEYS],
  'role change': [...EVERY_KEY, ...SIGNED_IN, EDITOR_KEY, ADMIN_KEY],
  'role manage': [...EVERY_KEY, ...SIGNED_IN, ADMIN_KEY],
  'role own': [...EVERY_KEY, ...SIGNED_IN],
};

/** Open to every member for themselves, and to some for others. */
const ON_OTHERS: Readonly<Record<string, string>> = { remove_member: 'role manage' };

/** A rule allows who meets all of its conditions; without any, everyone with an account. A key of an organisation has none, only a role. */
function isAllowed({ access, name }: Pick<AnyEndpoint, 'access' | 'name'>, kind: string): boolean {
  if (access === 'public') return true;
  const conditions = [...conditionsOf(access), ...(ON_OTHERS[name] === undefined ? [] : [ON_OTHERS[name]])];
  const known = needsAccount(access) ? [] : ORGANISATION_KEYS;
  return (
    [...EVERY_KEY, ...SIGNED_IN, ...known].includes(kind) && conditions.every((each) => MEETS[each]?.includes(kind))
  );
}

/** Drawing needs none, and no role either. */
function needsAccount(access: Access): boolean {
  return access === 'public' || (access.role === undefined && access.scope !== 'draw');
}

function conditionsOf(access: Access): readonly string[] {
  if (access === 'public') return [access];
  return Object.entries(access).map(([name, value]) =>
    typeof value === 'object' ? `${name} ${value.permits}` : `${name} ${value}`,
  );
}

/** The response to a caller who is not allowed. */
function turnedAway(access: Access, kind: string): readonly [number, string] {
  const forPeople = access !== 'public' && access.session !== undefined;
  if (BAD_KEYS.includes(kind)) return [401, 'auth.key_invalid'];
  if (ORGANISATION_KEYS.includes(kind) && needsAccount(access)) return [403, 'auth.account_required'];
  if (ORGANISATION_KEYS.includes(kind) && !forPeople) return [403, 'auth.role_required'];
  if (SIGNED_IN.includes(kind) && access !== 'public' && access.key) return [403, 'auth.key_required'];
  if (kind === 'who signed in long ago') return [403, 'auth.recent_sign_in_required'];
  if (EVERY_KEY.includes(kind) && !forPeople) return [403, 'auth.scope_required'];
  return [401, forPeople ? 'auth.session_required' : 'auth.key_missing'];
}

/** Keys that only the access check returns. */
const AT_THE_DOOR: readonly string[] = [
  'auth.key_missing',
  'auth.key_invalid',
  'auth.session_required',
  'auth.scope_required',
  'auth.recent_sign_in_required',
  'auth.key_required',
  'auth.role_required',
  'auth.account_required',
  'plan.pro_required',
  'plan.required',
  'request.origin_refused',
];

/** Writes that are open to anyone, each with the reason. */
const PUBLIC_WRITES: Readonly<Record<string, string>> = {
  request_sign_in_code: 'whoever asks for a code is not signed in yet',
  sign_in: 'whoever signs in is not signed in yet',
  start_sso: 'whoever signs in is not signed in yet',
  finish_sso: 'whoever comes back from a provider is not signed in yet',
  finish_saml: 'whoever comes back from a provider is not signed in yet',
  use_break_glass_code: 'whoever signs in is not signed in yet',
  begin_passkey_sign_in: 'whoever signs in is not signed in yet',
  sign_in_with_passkey: 'whoever signs in is not signed in yet',
  send_enquiry: 'a company that asks has no account yet',
  receive_payment_event: 'the payment provider signs what it sends',
  send_telemetry: 'totals have no account',
};

const keyOf = ({ text }: Answered): string => (text.startsWith('{"error":') ? JSON.parse(text).errorCode : '');

/** Of one endpoint: its rule allows the callers that it names, and no others. */
function allowsWhomItNames(of: Contract, endpoint: AnyEndpoint): void {
  const { inputOf, refused } = of;
  const { access, name } = endpoint;
  const rule = conditionsOf(access).join(', ') || 'an account';

  const scene = async () => {
    const owner = await account(of.hosted.service());
    const input = await inputOf(endpoint, owner);
    return { owner, input, org: 'org' in input ? orgIn(input) : await organisation(of.hosted.service(), owner) };
  };
  /** For callers who are not allowed: they change nothing, so one scene is enough for all of them. */
  let unchanged: ReturnType<typeof scene> | undefined;

  test.each(Object.keys(KINDS))(`${rule}: allows the callers it names, and no others: %s`, async (kind) => {
    const allowed = isAllowed(endpoint, kind);
    unchanged ??= scene();
    const { owner, input, org } = await (allowed ? scene() : unchanged);
    const answer = await send(
      of.hosted,
      requestOf(endpoint, input),
      (await KINDS[kind]?.(of.hosted, owner, org)) ?? {},
    );
    await forgetLimits(of.hosted);
    if (!allowed) {
      expect([answer.status, keyOf(answer)]).toEqual(turnedAway(access, kind));
      return;
    }
    expect(AT_THE_DOOR).not.toContain(keyOf(answer));
    if (refused[name] === undefined) expect([answer.status < 400, answer.text]).toEqual([true, answer.text]);
  });

  test('lets nobody without an account write, except where listed', () => {
    expect(PUBLIC_WRITES[name] !== undefined).toBe(endpoint.access === 'public' && endpoint.effect !== 'read');
  });
}

/** Call at the top of a test file. */
export function contractOf(of: Contract): void {
  let paths: Paths = {};
  beforeAll(async () => {
    ({ paths } = await (await fetch(new URL('/openapi.json', of.hosted.baseUrl()))).json());
  });
  describe.each(of.endpoints.map((each) => [each.name, each] as const))('%s', (_name, endpoint) => {
    answersAsDescribed(of, endpoint, () => paths);
    allowsWhomItNames(of, endpoint);
  });
}
