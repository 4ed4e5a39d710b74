// The style rules of an organisation: as its people save and read them, and as its members meet them where they check, draw and publish.
import type { Role, TenantId } from '@linework/operations';
import { checkSettings } from '@linework/operations/settings/check-settings';
import type { Rules } from '@linework/operations/settings/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { type Answer, type Call, hosted } from '../../testing/hosted.js';
import { account, key, session } from '../../testing/owned.js';
import { diagram } from '../diagrams/testing/fixtures.js';
import { addMember } from '../members/repo.js';
import { organisationKey } from '../organisation-keys/testing/fixtures.js';
import { changeOrganisation } from '../organisations/repo.js';
import { organisation } from '../organisations/testing/fixtures.js';

/** Happens after each check of the pool, before its request continues. */
let meanwhile = async (): Promise<void> => undefined;

const { call, service } = hosted({
  pool: (pool) => ({
    ...pool,
    run: (...task) => pool.run(...task).finally(() => meanwhile()),
  }),
});

/** Complete, except that it calls a customer a client. */
const CLIENT = 'flow "Shop" desc="Who calls whom"\nnode a "The client"\nnode b service "API"\na -> b : "asks"\n';
const CUSTOMER = CLIENT.replace('client', 'customer');
const NAMES: Rules = { names: [{ use: 'customer', insteadOf: ['client'] }] };
const WARNING: Rules = { ...NAMES, level: 'warning' };

interface Person {
  readonly id: TenantId;
  readonly cookie: string;
  readonly key: string;
}

let owner: Person;
let org: TenantId;

beforeEach(async () => {
  meanwhile = async () => undefined;
  owner = await person();
  org = await organisation(service(), owner.id);
});

async function person(): Promise<Person> {
  const id = await account(service());
  return { id, cookie: await session(service(), id), key: (await key(service(), id)).key };
}

async function memberAs(role: Role, ownerId = org): Promise<Person> {
  const newcomer = await person();
  await addMember(service().database.db, { ownerId, accountId: newcomer.id, role, joined: service().now() });
  return newcomer;
}

const path = (): string => `/orgs/${org}/style-rules`;
const save = (rules: unknown, by = owner): Promise<Answer> =>
  call(path(), { method: 'PUT', cookie: by.cookie, body: { rules } });
const read = (by = owner): Promise<Answer> => call(path(), { cookie: by.cookie });
const remove = (by = owner): Promise<Answer> => call(path(), { method: 'DELETE', cookie: by.cookie });

const outcome = ({ status, body }: Answer): unknown => body?.errorCode ?? status;

describe('saved and read', () => {
  test('at first there are none', async () => {
    expect((await read()).body).toEqual({ rules: null, updated: null });
  });

  test('every member reads what was saved; another save replaces it whole', async () => {
    const rules = { ...NAMES, level: 'warning', labels: { pattern: '^[A-Z]', kinds: ['flow'], hint: 'In capitals.' } };
    const saved = await save(rules);
    expect([saved.status, saved.body.rules]).toEqual([200, rules]);
    for (const role of ['viewer', 'editor', 'admin'] as const)
      expect((await read(await memberAs(role))).body).toEqual(saved.body);
    await save({ maxNodes: 9 });
    expect((await read()).body.rules).toEqual({ maxNodes: 9 });
  });

  test('only owners and admins change them, and a stranger does not learn that they exist', async () => {
    expect((await save(NAMES, await memberAs('admin'))).status).toBe(200);
    for (const role of ['viewer', 'editor'] as const) {
      const by = await memberAs(role);
      for (const answer of [await save({}, by), await remove(by)]) expect(outcome(answer)).toBe('auth.role_required');
    }
    const stranger = await person();
    for (const answer of [await read(stranger), await save({}, stranger), await remove(stranger)])
      expect(outcome(answer)).toBe('resource.not_found');
    expect((await read()).body.rules).toEqual(NAMES);
  });

  test('removed, there are none again, as often as they are removed', async () => {
    await save(NAMES);
    for (const _ of [1, 2]) expect((await remove()).status).toBe(204);
    expect((await read()).body).toEqual({ rules: null, updated: null });
  });

  test('each change is one entry of the audit log, with what was there before and after', async () => {
    await save(NAMES);
    const long = { owner: { names: Array.from({ length: 200 }, (_, at) => `Team number ${at}`) } };
    await save(long);
    await remove();
    const entries = await service().database.db.select().from(auditEntries).where(eq(auditEntries.ownerId, org));
    const own = entries.filter(({ action }) => action.startsWith('style_rules.'));
    const hash = { owner: expect.stringMatching(/^[\w-]{43}$/) };
    expect(own.map(({ action, before, after }) => [action, before, after])).toEqual(
      expect.arrayContaining([
        ['style_rules.save', null, NAMES],
        ['style_rules.save', NAMES, hash],
        ['style_rules.delete', hash, null],
      ]),
    );
    expect(own).toHaveLength(3);
  });

  test('half a character is kept as the replacement character', async () => {
    expect((await save({ names: [{ use: 'a\ud800', insteadOf: ['b'] }] })).body.rules.names[0].use).toBe('a\ufffd');
  });
});

describe('refused with the words that the file would get', () => {
  test.each<readonly [string, unknown, string]>([
    ['a property that does not exist', { maxNode: 3 }, 'rules.maxNode is not a property; did you mean maxNodes?'],
    ['a pattern that takes too long', { ids: { pattern: '(a+)+' } }, 'repeats a repeat'],
    ['a pattern that looks ahead inside', { ids: { pattern: 'a(?=b)c' } }, 'looks ahead'],
    [
      'two names for one word',
      { names: [...(NAMES.names ?? []), { use: 'buyer', insteadOf: ['client'] }] },
      'rules.names[1].insteadOf[0] is "client", as in rules.names[0]; remove one.',
    ],
    ['a layer twice', { layers: [{ order: ['service', 'Service'] }] }, 'twice; remove one.'],
    ['several at once', { maxNodes: 0, level: 'fatal' }, 'rules.level is "fatal"'],
    ['a name that every object has', { constructor: 2 }, 'rules.constructor is not a property'],
    [
      'more than anyone reads',
      Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`a${at}`, at])),
      'There are 880 more.',
    ],
  ])('%s', async (_, rules, words) => {
    await save({ maxNodes: 7 });
    const answer = await save(rules);
    expect(answer.status).toBe(400);
    const checked = checkSettings({ rules });
    expect(answer.body.message).toBe('problems' in checked ? checked.problems.join(' ') : '');
    expect(answer.body.message).toContain(words);
    expect((await read()).body.rules).toEqual({ maxNodes: 7 });
  });

  test.each([[null], [[]], ['requireTitle'], [undefined]])('%j is not rules', async (rules) => {
    expect(outcome(await save(rules))).toBe('validation.failed');
  });

  test('rules nested deeply, and a body over the limit', async () => {
    const deep = `{"rules": {"layers": ${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
    const answer = await fetch(new URL(path(), service().baseUrl), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: owner.cookie, origin: service().baseUrl },
      body: deep,
    });
    expect(answer.status).toBe(400);
    expect(outcome(await save({ owner: { names: ['x'.repeat(400_000)] } }))).toBe('request.too_large');
  });
});

const CHECKED = ['validate', 'draw'] as const;

type By = Pick<Call, 'key' | 'cookie'>;

const check = (by: By, source = CLIENT, settings?: object, operation: string = 'validate'): Promise<Answer> =>
  call(`/v1/diagrams/${operation}`, { ...by, body: { source, ...(settings && { settings }) } });

const reportsIn = ({ body }: Answer): readonly string[] =>
  body.diagnostics.map(({ code, severity }: { code: string; severity: string }) => `${code} ${severity}`);

describe('in force in calls', () => {
  test.each(CHECKED)(
    'of a member and of a key of the organisation to %s, from the next request on',
    async (operation) => {
      const member = await memberAs('viewer');
      const callers = [
        { cookie: member.cookie },
        { key: member.key },
        { key: (await organisationKey(service(), org)).key },
      ];
      for (const by of callers) expect(reportsIn(await check(by, CLIENT, undefined, operation))).toEqual([]);
      await save(NAMES);
      for (const by of callers) {
        const { body } = await check(by, CLIENT, undefined, operation);
        expect(body).toMatchObject({
          ok: false,
          diagnostics: [
            {
              code: 'R113',
              message: "The team writes 'customer', not 'client' (style rule of Acme).",
              fix: { text: 'customer', safe: true },
            },
          ],
        });
        expect(body.svg).toBeUndefined();
      }
      await remove();
      for (const by of callers) expect(reportsIn(await check(by, CLIENT, undefined, operation))).toEqual([]);
    },
  );

  test('not of strangers, nor of a member who chose no style or has left', async () => {
    await save(NAMES);
    const [stranger, member] = [await person(), await memberAs('editor')];
    expect(reportsIn(await check(stranger))).toEqual([]);
    expect(reportsIn(await check(member))).toEqual(['R113 error']);
    await call('/user/brand', { method: 'PUT', cookie: member.cookie, body: { organization: null } });
    expect(reportsIn(await check(member))).toEqual([]);
    await call('/user/brand', { method: 'PUT', cookie: member.cookie, body: { organization: org } });
    expect(reportsIn(await check(member))).toEqual(['R113 error']);
    await call(`/orgs/${org}/members/${member.id}`, { method: 'DELETE', cookie: owner.cookie });
    expect(reportsIn(await check(member))).toEqual([]);
  });

  test('of the agent tools, for a member and for a key of the organisation', async () => {
    await save(NAMES);
    const member = await memberAs('viewer');
    for (const by of [member.key, (await organisationKey(service(), org)).key]) {
      for (const name of ['validate_diagram', 'draw_diagram'])
        expect(await toolText(by, name)).toContain('(style rule of Acme)');
    }
    expect(await toolText((await person()).key, 'validate_diagram')).not.toContain('R113');
  });

  test('repaired by autofix', async () => {
    await save(NAMES);
    const { body } = await call('/v1/diagrams/validate', { key: owner.key, body: { source: CLIENT, autofix: 'safe' } });
    expect([body.ok, body.source]).toEqual([true, CUSTOMER]);
  });

  test('in the new name of the organisation after it was renamed', async () => {
    await save(NAMES);
    await check(owner);
    await service().database.transaction((tx) => changeOrganisation(tx, org, { name: 'Umbrella' }));
    expect((await check(owner)).body.diagnostics[0].message).toContain('(style rule of Umbrella)');
  });

  test('beside the settings of a request: both are checked, and the stricter holds', async () => {
    await save(WARNING);
    const settings = (rules: Rules): object => ({ rules });
    expect(reportsIn(await check(owner, CLIENT, settings({ maxNodes: 1 })))).toEqual(['R102 error', 'R113 warning']);
    expect(reportsIn(await check(owner, CLIENT, settings({})))).toEqual(['R113 warning']);
    expect(reportsIn(await check(owner, CLIENT, settings(NAMES)))).toEqual(['R113 error']);
    const other: Rules = { names: [{ use: 'buyer', insteadOf: ['client'] }] };
    const { diagnostics } = (await check(owner, CLIENT, settings(other))).body;
    expect(diagnostics).toMatchObject([
      { severity: 'error', hint: expect.stringContaining('Acme contradict this and come first') },
      { severity: 'warning', fix: { text: 'customer' } },
    ]);
    expect(diagnostics[0].fix).toBeUndefined();
  });
});

/** The text that a tool answers for the diagram. */
async function toolText(by: string, name: string): Promise<string> {
  const { status, body } = await call('/mcp', {
    key: by,
    headers: { accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: { source: CLIENT } } },
  });
  expect(status).toBe(200);
  return typeof body === 'string' ? body : JSON.stringify(body);
}

const publish = ({ cookie }: Pick<Person, 'cookie'>, source: string, more: object = {}): Promise<Answer> =>
  call('/v1/diagrams/publish', { cookie, body: { source, ...more } });

const publishTo = (by: By, source: string, more: object = {}): Promise<Answer> =>
  call(`/orgs/${org}/diagrams`, { ...by, body: { source, ...more } });

const saveSource = (by: Person, id: string, source: string, library = `/orgs/${org}/diagrams`): Promise<Answer> =>
  call(`${library}/${id}/source`, { method: 'PUT', cookie: by.cookie, headers: { 'if-match': '*' }, body: { source } });

describe('in force in the library of the organisation', () => {
  test('publishing there is refused with the place and the fix, by a member and by a key', async () => {
    await save(NAMES);
    const member = await memberAs('editor');
    for (const by of [{ cookie: member.cookie }, { key: (await organisationKey(service(), org)).key }]) {
      const answer = await publishTo(by, CLIENT);
      expect([answer.status, answer.body.errorCode]).toEqual([422, 'diagram.invalid']);
      expect(answer.body.details).toMatchObject([{ code: 'R113', line: 2, fix: { text: 'customer' } }]);
      expect((await publishTo(by, CUSTOMER)).status).toBe(201);
    }
  });

  test('also for a member whose own calls have another style, or none', async () => {
    await save(NAMES);
    const member = await memberAs('editor');
    await call('/user/brand', { method: 'PUT', cookie: member.cookie, body: { organization: null } });
    expect(outcome(await publishTo({ cookie: member.cookie }, CLIENT))).toBe('diagram.invalid');
  });

  test('a warning passes', async () => {
    await save(WARNING);
    expect((await publishTo({ cookie: owner.cookie }, CLIENT)).status).toBe(201);
  });

  test('a publish that names no library is checked for the one that it goes to', async () => {
    await save(NAMES);
    const member = await memberAs('editor');
    const own = await publish(member, CLIENT);
    expect([own.status, own.body.organization]).toEqual([201, null]);
    await call('/user/publishing', { method: 'PUT', cookie: member.cookie, body: { organization: org } });
    expect(outcome(await publish(member, CLIENT))).toBe('diagram.invalid');
    expect((await publish(member, CLIENT, { personal: true })).status).toBe(201);
    expect((await publish(member, CUSTOMER)).body.organization).toMatchObject({ id: org });
  });

  test('an alias of the organisation leads to its rules', async () => {
    const member = await memberAs('editor');
    await call('/user/publishing', { method: 'PUT', cookie: member.cookie, body: { organization: org } });
    const alias = `shop-${org}`;
    const first = await publish(member, CLIENT, { alias });
    expect(first.body.organization).toMatchObject({ id: org });
    await call('/user/publishing', { method: 'PUT', cookie: member.cookie, body: { organization: null } });
    await save(NAMES);
    expect(outcome(await publish(member, CLIENT.replace('asks', 'calls'), { alias }))).toBe('diagram.invalid');
    const second = await publish(member, CUSTOMER, { alias });
    expect([second.status, second.body.id, second.body.version]).toEqual([201, first.body.id, 2]);
  });

  test('a publish whose library changes while it is checked is refused, and can be sent again', async () => {
    await save(NAMES);
    const member = await memberAs('editor');
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await call('/user/publishing', { method: 'PUT', cookie: member.cookie, body: { organization: org } });
    };
    expect(outcome(await publish(member, CLIENT))).toBe('publishing.library_changed');
    expect((await call('/user/diagrams', { cookie: member.cookie })).body.diagrams).toEqual([]);
    expect(outcome(await publish(member, CLIENT))).toBe('diagram.invalid');
    expect((await publish(member, CUSTOMER)).body.organization).toMatchObject({ id: org });
  });

  test('but not if the other library has no rules', async () => {
    const member = await memberAs('editor');
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await call('/user/publishing', { method: 'PUT', cookie: member.cookie, body: { organization: org } });
    };
    expect((await publish(member, CLIENT)).body.organization).toMatchObject({ id: org });
  });

  test('a new version of a diagram that moves there while it is checked is refused too', async () => {
    await save(NAMES);
    const member = await memberAs('editor');
    const alias = `moves-${org}`;
    const { body } = await publish(member, CLIENT, { alias });
    meanwhile = async () => {
      meanwhile = async () => undefined;
      const move = { method: 'PATCH', cookie: member.cookie, body: { organization: org } };
      await call(`/user/diagrams/${body.id}`, move);
    };
    const changed = CLIENT.replace('asks', 'calls');
    expect(outcome(await publish(member, changed, { alias }))).toBe('publishing.library_changed');
    expect(outcome(await publish(member, changed, { alias }))).toBe('diagram.invalid');
  });

  test('saving an edited source there is refused; in the own library it is not', async () => {
    await save(NAMES);
    const member = await memberAs('editor');
    const shared = await diagram(service(), org);
    expect(outcome(await saveSource(member, shared, CLIENT))).toBe('diagram.invalid');
    expect((await saveSource(member, shared, CUSTOMER)).status).toBe(200);
    const own = await diagram(service(), member.id);
    expect((await saveSource(member, own, CLIENT, '/user/diagrams')).status).toBe(200);
  });

  test('of several organisations, those of the one whose library it is', async () => {
    await save(NAMES);
    const other = await organisation(service(), owner.id);
    const to = (id: TenantId) => call(`/orgs/${id}/diagrams`, { cookie: owner.cookie, body: { source: CLIENT } });
    expect(outcome(await to(other))).toBe(201);
    expect(outcome(await to(org))).toBe('diagram.invalid');
  });
});

describe('what exists is not lost by a new rule', () => {
  test('its pictures and its page are as before, for its people and for everyone with the link', async () => {
    const { body } = await publishTo({ cookie: owner.cookie }, CLIENT, { visibility: 'unlisted' });
    const addresses = [`/d/${body.id}.svg`, `/d/${body.id}.png`, `/orgs/${org}/diagrams/${body.id}/svg`];
    const pictures = async () => Promise.all(addresses.map((each) => call(each, { cookie: owner.cookie })));
    const before = await pictures();
    await save(NAMES);
    const after = await pictures();
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(after.map((each) => each.body)).toEqual(before.map((each) => each.body));
    expect((await call(`/d/${body.id}.svg`)).body).toBe(
      (await call(`/d/${body.id}.svg`, { cookie: owner.cookie })).body,
    );
    expect((await call(`/d/${body.id}`)).body).toContain('Who calls whom');
    const embed = await call(`/oembed?${new URLSearchParams({ url: body.url })}`);
    expect([embed.status, embed.body.type]).toEqual([200, 'photo']);
  });

  test('an earlier version can be restored', async () => {
    const { body } = await publishTo({ cookie: owner.cookie }, CLIENT);
    await saveSource(owner, body.id, CUSTOMER);
    await save(NAMES);
    const restored = await call(`/orgs/${org}/diagrams/${body.id}/versions/1/restore`, {
      method: 'POST',
      cookie: owner.cookie,
    });
    expect([restored.status, restored.body.version]).toEqual([201, 3]);
  });

  test('a diagram of the own library can be moved into the organisation, and follows its rules from then on', async () => {
    await save(NAMES);
    const { body } = await publish(owner, CLIENT, { personal: true });
    const moved = await call(`/user/diagrams/${body.id}`, {
      method: 'PATCH',
      cookie: owner.cookie,
      body: { organization: org },
    });
    expect(moved.status).toBe(200);
    expect(outcome(await saveSource(owner, body.id, CLIENT.replace('asks', 'calls')))).toBe('diagram.invalid');
    expect((await saveSource(owner, body.id, CUSTOMER)).status).toBe(200);
  });
});
