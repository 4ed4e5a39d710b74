// Folder rules as the admins of an organisation set them, and as its members meet them.
import type { Role, TenantId } from '@linework/operations';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../../../core/src/testing/depth.js';
import { auditEntries } from '../../platform/audit/tables.js';
import { newId } from '../../platform/ids.js';
import { limits } from '../../platform/limits/tables.js';
import { type Call, hosted } from '../../testing/hosted.js';
import { account, key, SOURCE, session } from '../../testing/owned.js';
import { diagram } from '../diagrams/testing/fixtures.js';
import { member } from '../members/testing/fixtures.js';
import { organisationKey } from '../organisation-keys/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { accessTo, type FolderRule } from './rules.js';
import { folders, rulesOfLibrary } from './testing/arbitrary.js';
import { folderRule } from './testing/fixtures.js';

const { baseUrl, call, service } = hosted();

/** An organisation with its owner. */
async function acme() {
  const owner = await account(service());
  const org = await organisation(service(), owner);
  return { org, cookie: await session(service(), owner) };
}

/** A new member, and their session. */
async function joined(org: TenantId, role: Role) {
  const id = await member(service(), org, role);
  return { id, cookie: await session(service(), id) };
}

const NOBODY = { roles: [], people: [] };

const put = (org: string, cookie: string, body: object) =>
  call(`/orgs/${org}/folder-rules`, { method: 'PUT', cookie, body });

const effectiveOf = async (org: string, cookie: string, folder: string) =>
  (await call(`/orgs/${org}/folder-rules?${new URLSearchParams({ folder })}`, { cookie })).body.effective;

const outcome = ({ status, body }: Awaited<ReturnType<typeof call>>) =>
  body?.errorCode === undefined ? status : [status, body.errorCode];

const RESTRICTED = [403, 'folder.restricted'];
const NOT_FOUND = [404, 'resource.not_found'];

describe('an admin', () => {
  test('restricts a folder, finds the rule in the list, replaces and removes it, each in the audit log', async () => {
    const { org, cookie } = await acme();
    const { id, cookie: admin } = await joined(org, 'admin');
    const viewer = await joined(org, 'viewer');
    const see = { roles: ['editor'], people: [viewer.id] };
    const answer = await put(org, admin, { folder: 'hr', see: { ...see, people: [viewer.id, viewer.id] } });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { folder: 'hr', see, write: null, unlisted: null, brand: null, styleRules: null, setBy: id },
    ]);
    await put(org, admin, { folder: 'hr', unlisted: false });
    const list = async () => (await call(`/orgs/${org}/folder-rules`, { cookie })).body.rules;
    expect(await list()).toMatchObject([{ folder: 'hr', see: null, write: null, unlisted: false }]);
    expect((await call(`/orgs/${org}/folder-rules?folder=hr`, { method: 'DELETE', cookie })).status).toBe(204);
    expect(await list()).toEqual([]);
    const entries = await service()
      .database.db.select()
      .from(auditEntries)
      .where(eq(auditEntries.ownerId, org))
      .orderBy(asc(auditEntries.at));
    expect(
      entries.map(({ action, target, before, after }) => [action, target, before !== null, after !== null]),
    ).toEqual([
      ['folder.restrict', 'hr', false, true],
      ['folder.restrict', 'hr', true, true],
      ['folder.release', 'hr', true, false],
    ]);
  });

  test('is shown what counts in a folder, and which rule states it', async () => {
    const { org, cookie } = await acme();
    await put(org, cookie, { folder: '', unlisted: false });
    await put(org, cookie, { folder: 'a', write: NOBODY, brand: false });
    await put(org, cookie, { folder: 'a/b', see: NOBODY, unlisted: true });
    const members = ['editor', 'viewer'];
    expect(await effectiveOf(org, cookie, 'a/b/c')).toEqual({
      folder: 'a/b/c',
      see: { ...NOBODY, rule: 'a/b' },
      write: { ...NOBODY, rule: 'a' },
      unlisted: { allowed: true, rule: 'a/b' },
      brand: { applies: false, rule: 'a' },
      styleRules: { applies: true, rule: null },
    });
    expect(await effectiveOf(org, cookie, 'ab')).toEqual({
      folder: 'ab',
      see: { roles: members, people: [], rule: null },
      write: { roles: ['editor'], people: [], rule: null },
      unlisted: { allowed: false, rule: '' },
      brand: { applies: true, rule: null },
      styleRules: { applies: true, rule: null },
    });
  });

  test('reads the rules in pages', async () => {
    const { org, cookie } = await acme();
    for (const folder of ['c', 'a', 'b/d', '', 'b']) await folderRule(service(), org, folder, { unlisted: false });
    const names: string[] = [];
    let next = '';
    for (let pages = 0; pages < 3; pages++) {
      const { body } = await call(`/orgs/${org}/folder-rules?limit=2${next && `&cursor=${next}`}`, { cookie });
      names.push(...body.rules.map(({ folder }: FolderRule) => folder));
      next = body.next;
    }
    expect([names, next]).toEqual([['', 'a', 'b', 'b/d', 'c'], null]);
  });

  test.each([
    ['states nothing', { folder: 'hr' }, [400, 'validation.failed']],
    [
      'names a role that can do everything',
      { folder: 'hr', see: { roles: ['admin'], people: [] } },
      [400, 'validation.failed'],
    ],
    [
      'names a writer who cannot change diagrams',
      { folder: 'hr', write: { roles: ['viewer'], people: [] } },
      [400, 'validation.failed'],
    ],
    ['is of something else than a folder', { folder: '/hr/', unlisted: false }, [400, 'validation.failed']],
    ['names someone who is not a member', { folder: 'hr', see: { roles: [], people: [newId()] } }, NOT_FOUND],
  ])('cannot set a rule that %s', async (_what, body, refusal) => {
    const { org, cookie } = await acme();
    expect(outcome(await put(org, cookie, body))).toEqual(refusal);
  });

  test('cannot name an account of the service that is not a member, which is not revealed', async () => {
    const { org, cookie } = await acme();
    const stranger = await account(service());
    const answers = await Promise.all(
      [stranger, newId()].map((id) => put(org, cookie, { folder: 'hr', see: { roles: [], people: [id] } })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1);
  });

  test('can set no more than 200 rules, and replace one of them', async () => {
    const { org, cookie } = await acme();
    for (let at = 0; at < 200; at++) await folderRule(service(), org, `f${at}`, { unlisted: false });
    expect(outcome(await put(org, cookie, { folder: 'more', unlisted: false }))).toEqual([409, 'resource.full']);
    expect((await put(org, cookie, { folder: 'f7', unlisted: true })).status).toBe(200);
  });
});

/** Every way to reach a diagram by its id, in the library of an organisation. */
const READS: readonly (readonly [string, string])[] = [
  ['its picture', '/svg'],
  ['its versions', '/versions'],
  ['a version', '/versions/1'],
];

const CHANGES: readonly (readonly [string, string, Call])[] = [
  ['a save', '/source', { method: 'PUT', headers: { 'if-match': '*' }, body: { source: SOURCE } }],
  ['a new title', '', { method: 'PATCH', body: { title: 'Mine' } }],
  ['another folder', '', { method: 'PATCH', body: { folder: 'open' } }],
  ['undoing its deletion', '', { method: 'PATCH', body: { deleted: false } }],
  ['a lock', '/lock', { method: 'PUT', body: {} }],
  ['unlocking', '/lock', { method: 'DELETE' }],
  ['restoring a version', '/versions/1/restore', { body: {} }],
  ['its deletion', '', { method: 'DELETE' }],
];

const PAGES = ['', '.svg', '.dark.svg', '.png', '?version=1'];

/** A diagram in a folder that only some see, and how the bytes compare with what never existed. */
async function hidden(visibility: 'private' | 'unlisted' = 'private') {
  const { org, cookie } = await acme();
  const id = await diagram(service(), org, { folder: 'hr/pay', visibility });
  await put(org, cookie, { folder: 'hr', see: NOBODY, unlisted: false });
  const editor = await joined(org, 'editor');
  const compared = async (path: (id: string) => string, sent: Call) => {
    const of = async (name: string) => {
      const { status, body } = await call(path(name), { cookie: editor.cookie, ...sent });
      const text = JSON.stringify(typeof body === 'string' ? body : { ...body, requestId: '' });
      return [status, text.replaceAll(name, 'ID')];
    };
    return [await of(id), await of(newId())] as const;
  };
  return { org, cookie, id, editor, compared };
}

describe('who does not see a folder', () => {
  test.each(READS)('finds no diagram in it: %s', async (_what, rest) => {
    const { org, cookie, id, compared } = await hidden();
    const [answer, never] = await compared((name) => `/orgs/${org}/diagrams/${name}${rest}`, {});
    expect([answer, answer[0]]).toEqual([never, 404]);
    expect((await call(`/orgs/${org}/diagrams/${id}${rest}`, { cookie })).status).toBe(200);
  });

  test.each(CHANGES)('changes no diagram in it: %s', async (_what, rest, sent) => {
    const { org, cookie, id, compared } = await hidden();
    const [answer, never] = await compared((name) => `/orgs/${org}/diagrams/${name}${rest}`, sent);
    expect([answer, answer[0]]).toEqual([never, 404]);
    expect((await call(`/orgs/${org}/diagrams/${id}${rest}`, { cookie, ...sent })).status).toBeLessThan(300);
  });

  test.each(PAGES)('gets no page of one in it, unlisted or not: /d/ID%s', async (ending) => {
    for (const visibility of ['private', 'unlisted'] as const) {
      const { cookie, id, compared } = await hidden(visibility);
      const [answer, never] = await compared((name) => `/d/${name}${ending}`, {});
      expect([answer, answer[0]]).toEqual([never, 404]);
      expect((await call(`/d/${id}${ending}`, { cookie })).status).toBe(200);
    }
  });

  test('finds it in no list, no search, no trash and no count', async () => {
    const { org, cookie, id, editor } = await hidden();
    const shown = await diagram(service(), org, { folder: 'open' });
    const listed = async (query: string, by: string) =>
      (await call(`/orgs/${org}/diagrams?${query}`, { cookie: by })).body;
    const idsIn = ({ diagrams }: { diagrams: readonly { id: string }[] }) => diagrams.map((each) => each.id).sort();
    const both = [id, shown].sort();
    for (const query of ['', 'search=Hello', 'folders=true']) {
      expect(idsIn(await listed(query, editor.cookie))).toEqual([shown]);
      expect(idsIn(await listed(query, cookie))).toEqual(both);
    }
    expect(idsIn(await listed('folder=hr/pay', editor.cookie))).toEqual([]);
    expect((await listed('folders=true', editor.cookie)).folders).toEqual([{ folder: 'open', count: 1 }]);
    for (const each of both) await call(`/orgs/${org}/diagrams/${each}`, { method: 'DELETE', cookie });
    expect(idsIn(await listed('deleted=true', editor.cookie))).toEqual([shown]);
  });

  test('can neither publish nor file into it', async () => {
    const { org, editor } = await hidden();
    const id = await diagram(service(), org, { folder: 'open' });
    for (const folder of ['hr', 'hr/pay', 'hr/never']) {
      const publish = { cookie: editor.cookie, body: { source: SOURCE, folder, title: 'Hello', replace: true } };
      const answer = await call(`/orgs/${org}/diagrams`, publish);
      expect(outcome(answer)).toEqual(RESTRICTED);
      expect(answer.body.message).toContain("the folder 'hr'");
      const file = { method: 'PATCH', cookie: editor.cookie, body: { folder } };
      expect(outcome(await call(`/orgs/${org}/diagrams/${id}`, file))).toEqual(RESTRICTED);
    }
  });
});

describe('who sees a folder but cannot write there', () => {
  test.each(CHANGES)('reads, and is refused with the folder of the rule: %s', async (_what, rest, sent) => {
    const { org, cookie } = await acme();
    const id = await diagram(service(), org, { folder: 'team/pay' });
    const { cookie: editor } = await joined(org, 'editor');
    await put(org, cookie, { folder: 'team', write: NOBODY });
    for (const [, reading] of READS)
      expect((await call(`/orgs/${org}/diagrams/${id}${reading}`, { cookie: editor })).status).toBe(200);
    const answer = await call(`/orgs/${org}/diagrams/${id}${rest}`, { cookie: editor, ...sent });
    expect(outcome(answer)).toEqual(RESTRICTED);
    expect(answer.body.message).toContain("the folder 'team'");
    await call(`/orgs/${org}/folder-rules?folder=team`, { method: 'DELETE', cookie });
    expect((await call(`/orgs/${org}/diagrams/${id}${rest}`, { cookie: editor, ...sent })).status).toBeLessThan(300);
  });

  test('publishes elsewhere, and writes again in a folder below whose own rule allows it', async () => {
    const { org, cookie } = await acme();
    const { cookie: editor, id: account } = await joined(org, 'editor');
    await put(org, cookie, { folder: 'team', write: NOBODY });
    await put(org, cookie, { folder: 'team/drafts', write: { roles: [], people: [account] } });
    const publish = async (folder: string) =>
      outcome(await call(`/orgs/${org}/diagrams`, { cookie: editor, body: { source: SOURCE, folder } }));
    expect([
      await publish('team'),
      await publish('team/drafts/mine'),
      await publish('teams'),
      await publish(''),
    ]).toEqual([RESTRICTED, 201, 201, 201]);
  });
});

describe('where a rule does not allow unlisted diagrams', () => {
  test('none is published, filed or made unlisted, not even by an owner', async () => {
    const { org, cookie } = await acme();
    await put(org, cookie, { folder: 'team', unlisted: false });
    const visibility = 'unlisted';
    const [inside, outside, open] = [
      await diagram(service(), org, { folder: 'team' }),
      await diagram(service(), org, { visibility }),
      await diagram(service(), org),
    ];
    const publish = (body: object) => call(`/orgs/${org}/diagrams`, { cookie, body: { source: SOURCE, ...body } });
    const file = (id: string, body: object) => call(`/orgs/${org}/diagrams/${id}`, { method: 'PATCH', cookie, body });
    for (const answer of [
      await publish({ folder: 'team/a', visibility }),
      await publish({ folder: 'team', visibility, replace: true, title: 'Hello' }),
      await file(inside, { visibility }),
      await file(outside, { folder: 'team' }),
      await file(open, { folder: 'team/b', visibility }),
    ])
      expect(outcome(answer)).toEqual(RESTRICTED);
    expect((await publish({ folder: 'team' })).status).toBe(201);
    expect((await file(outside, { folder: 'team', visibility: 'private' })).status).toBe(200);
  });

  test('a link that worked before works only for members, as long as the rule is there', async () => {
    const { org, cookie } = await acme();
    const id = await diagram(service(), org, { folder: 'team', visibility: 'unlisted' });
    const { cookie: viewer } = await joined(org, 'viewer');
    const stranger = await session(service(), await account(service()));
    const described = `/oembed?${new URLSearchParams({ url: `${baseUrl()}/d/${id}` })}`;
    const answers = async () => [
      (await call(`/d/${id}`)).status,
      (await call(`/d/${id}.svg`, { cookie: stranger })).status,
      (await call(described)).status,
      (await call(`/d/${id}`, { cookie: viewer })).status,
    ];
    expect(await answers()).toEqual([200, 200, 200, 200]);
    await put(org, cookie, { folder: 'team', unlisted: false });
    expect(await answers()).toEqual([404, 404, 404, 200]);
    const title = { method: 'PATCH', cookie, body: { title: 'Still here' } };
    expect((await call(`/orgs/${org}/diagrams/${id}`, title)).status).toBe(200);
    await call(`/orgs/${org}/folder-rules?folder=team`, { method: 'DELETE', cookie });
    expect(await answers()).toEqual([200, 200, 200, 200]);
  });
});

test('someone who does not see a folder still has the link of an unlisted diagram in it, as a stranger has', async () => {
  const { org, cookie } = await acme();
  const id = await diagram(service(), org, { folder: 'hr', visibility: 'unlisted' });
  await put(org, cookie, { folder: 'hr', see: NOBODY });
  const { cookie: viewer } = await joined(org, 'viewer');
  const [member, stranger] = [await call(`/d/${id}`, { cookie: viewer }), await call(`/d/${id}`)];
  expect([member.status, member.body]).toEqual([200, stranger.body]);
});

test('keys count by the role that they have, and keys of people by the person', async () => {
  const { org, cookie } = await acme();
  const viewer = await joined(org, 'viewer');
  const id = await diagram(service(), org, { folder: 'hr' });
  await put(org, cookie, { folder: 'hr', see: { roles: ['editor'], people: [viewer.id] } });
  const keys = {
    editor: (await organisationKey(service(), org, { role: 'editor' })).key,
    viewer: (await organisationKey(service(), org, { role: 'viewer' })).key,
    person: (await key(service(), viewer.id)).key,
  };
  for (const [path, hiddenStatus] of [
    [`/orgs/${org}/diagrams/${id}/versions`, 404],
    [`/d/${id}`, 404],
  ] as const)
    expect([
      (await call(path, { key: keys.editor })).status,
      (await call(path, { key: keys.viewer })).status,
      (await call(path, { key: keys.person })).status,
    ]).toEqual([200, hiddenStatus, 200]);
});

test('someone who is named in a rule, leaves and comes back is no longer named', async () => {
  const { org, cookie } = await acme();
  const { id } = await joined(org, 'viewer');
  await put(org, cookie, {
    folder: 'hr',
    see: { roles: [], people: [id] },
    write: { roles: ['editor'], people: [id] },
  });
  await call(`/orgs/${org}/members/${id}`, { method: 'DELETE', cookie });
  expect((await call(`/orgs/${org}/folder-rules`, { cookie })).body.rules).toMatchObject([
    { see: NOBODY, write: { roles: ['editor'], people: [] } },
  ]);
});

test('pages of a list are full, and have what the rules let the member see, whatever the rules', async () => {
  await fc.assert(
    fc.asyncProperty(
      rulesOfLibrary,
      fc.array(folders, { minLength: 1, maxLength: 12 }),
      fc.constantFrom<Role>('editor', 'viewer', 'admin'),
      async (rules, places, role) => {
        const { org } = await acme();
        const { id: accountId, cookie } = await joined(org, role);
        const named = (people: readonly string[]) => people.map((each) => (each === 'ada' ? accountId : each));
        const own = rules.map(({ see, write, ...rule }) => ({
          ...rule,
          see: see && { ...see, people: named(see.people) },
          write: write && { ...write, people: named(write.people) },
        }));
        for (const { folder, ...rule } of own) await folderRule(service(), org, folder, rule);
        const ids: string[] = [];
        for (const folder of places) {
          const id = await diagram(service(), org, { folder });
          if (accessTo(own, folder, { role, accountId }).see.value) ids.push(id);
        }
        const shown: string[] = [];
        let next = '';
        do {
          const { body } = await call(`/orgs/${org}/diagrams?limit=3${next && `&cursor=${next}`}`, { cookie });
          expect(body.next === null || body.diagrams.length === 3).toBe(true);
          shown.push(...body.diagrams.map((each: { id: string }) => each.id));
          next = body.next;
        } while (next);
        expect(shown.sort()).toEqual(ids.sort());
        await service().database.db.delete(limits);
      },
    ),
    { numRuns: cases(25) },
  );
});

describe('a folder that does without a part of the house style', () => {
  const BLUE = '#1d5fbf';

  async function styled() {
    const { org, cookie } = await acme();
    const save = (part: string, body: object) => call(`/orgs/${org}/${part}`, { method: 'PUT', cookie, body });
    await save('brand', { colours: { primary: BLUE } });
    await save('style-rules', { rules: { requireDescription: true } });
    return { org, cookie };
  }

  test('has pictures without the brand, and the folders beside it with it', async () => {
    const { org, cookie } = await styled();
    await put(org, cookie, { folder: 'partners', brand: false });
    const pictureIn = async (folder: string): Promise<string> => {
      const id = await diagram(service(), org, { folder, visibility: 'unlisted' });
      return (await call(`/d/${id}.svg`)).body;
    };
    expect(await pictureIn('team')).toContain(BLUE);
    expect(await pictureIn('partners/acme')).not.toContain(BLUE);
  });

  test('takes what breaks the style rules, when it is published and when it is saved', async () => {
    const { org, cookie } = await styled();
    await put(org, cookie, { folder: 'drafts', styleRules: false });
    const publish = (folder: string) =>
      call(`/orgs/${org}/diagrams`, { method: 'POST', cookie, body: { source: SOURCE, folder } });
    expect((await publish('team')).body.errorCode).toBe('diagram.invalid');
    const { status, body } = await publish('drafts/today');
    expect(status).toBe(201);
    const saved = await call(`/orgs/${org}/diagrams/${body.id}/source`, {
      method: 'PUT',
      cookie,
      headers: { 'if-match': '*' },
      body: { source: SOURCE.replace('draws', 'shows') },
    });
    expect(saved.status).toBe(200);
  });
});
