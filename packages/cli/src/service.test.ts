// From a terminal to a link: the real command against the real service, both as users have them.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, FAULTY, GOOD } from './testing/command.js';

const { folder, run: ran, write, main } = command();

let service: ChildProcess;
let host = '';
let printed = '';
const data = mkdtempSync(join(tmpdir(), 'linework-service-'));

beforeAll(async () => {
  const port = await freePort();
  host = `http://127.0.0.1:${port}`;
  service = spawn(process.execPath, [main(), 'serve', '--port', String(port)], {
    env: { PATH: process.env.PATH, HOME: data, XDG_STATE_HOME: data, LINEWORK_PROXIES: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  service.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  await until(() => printed.includes('Sign in: '));
});
afterAll(async () => {
  const ended = new Promise((resolve) => service.once('exit', resolve));
  service.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
});

const run = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  ran(words, { env: { LINEWORK_HOST: host, ...env } });
const credentials = () => join(folder(), '.config', 'linework', 'credentials.json');

async function signedIn(email: string): Promise<void> {
  const before = printed.length;
  expect(run(['login', email])).toMatchObject({ code: 0, out: expect.stringContaining(`--code CODE`) });
  await until(() => printed.slice(before).includes(`Mail to ${email}: `));
  const code = new RegExp(`Mail to ${email}: (\\d{6})`).exec(printed.slice(before))?.[1] ?? '';
  expect(run(['login', email, '--code', code])).toMatchObject({ code: 0, out: `Signed in to ${host} as ${email}.\n` });
}

/** Sends JSON as a page of the service does, from another network than the command: one gets few sign-in codes. */
const post = (path: string, body: object, cookie = '') =>
  fetch(new URL(path, host), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie,
      origin: host,
      connection: 'close',
      'x-forwarded-for': '192.0.2.1',
    },
    body: JSON.stringify(body),
  });

/** Signs in as a person with a browser does; returns the cookie of the session. */
async function sessionOf(email: string): Promise<string> {
  const before = printed.length;
  await post('/auth/code', { email });
  await until(() => printed.slice(before).includes(`Mail to ${email}: `));
  const code = new RegExp(`Mail to ${email}: (\\d{6})`).exec(printed.slice(before))?.[1];
  const { headers } = await post('/auth/verify', { email, code });
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Creates an organisation as a person with a browser does; returns its id. */
async function organisation(email: string, slug: string): Promise<string> {
  const answer = await post('/orgs', { name: slug, slug }, await sessionOf(email));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { readonly id: string }).id;
}

describe('a user who signs in', () => {
  it('can run the command that the service prints, without naming its address anywhere else', async () => {
    const words = /or linework (login --host \S+)/.exec(printed)?.[1]?.split(' ') ?? [];
    expect(words).toEqual(['login', '--host', host]);
    const before = printed.length;
    const sent = run([...words, 'printed@example.com'], { LINEWORK_HOST: '' });
    await until(() => printed.slice(before).includes('Mail to printed@example.com: '));
    const code = /Mail to printed@example.com: (\d{6})/.exec(printed.slice(before))?.[1] ?? '';
    const next = /Next: linework (.*)\n/.exec(sent.out)?.[1]?.replace('CODE', code).split(' ') ?? [];
    expect(run(next, { LINEWORK_HOST: '' })).toMatchObject({
      code: 0,
      out: `Signed in to ${host} as printed@example.com.\n`,
    });
  });

  it('is not kept out by strangers who use up the tries of the code', async () => {
    const email = 'tried@example.com';
    const before = printed.length;
    run(['login', email]);
    await until(() => printed.slice(before).includes(`Mail to ${email}: `));
    const code = new RegExp(`Mail to ${email}: (\\d{6})`).exec(printed.slice(before))?.[1] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 6; tries++)
      await fetch(`${host}/auth/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, code: wrong }),
      });
    expect(run(['login', email, '--code', code])).toMatchObject({ code: 0 });
    expect(run(['logout'])).toMatchObject({ code: 0 });
    const stored = JSON.parse(readFileSync(credentials(), 'utf8'));
    expect(stored.asked[host]).toEqual({ email, request: expect.stringMatching(/^[\w-]{43}\.[\da-f]{64}$/) });
  });

  it('can sign in, publish, publish again, open, see usage, manage keys and sign out', async () => {
    expect(run(['whoami'])).toMatchObject({ code: 3, err: expect.stringContaining('Run: linework login') });
    await signedIn('ada@example.com');
    expect(run(['whoami']).out).toBe(`ada@example.com at ${host}, plan pro\n`);
    expect(statSync(credentials()).mode & 0o777).toBe(0o600);
    const { code, out } = run(['doctor', '--json']);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('Signed in as ada@example.com, plan pro.') });
    expect(out).not.toContain(JSON.parse(readFileSync(credentials(), 'utf8')).services[host].key);

    write({ 'shop.diagram': GOOD });
    const first = run(['publish', 'shop.diagram', '--alias', 'ada-shop', '--unlisted', '--json']);
    expect(JSON.parse(first.out)).toMatchObject([
      { file: 'shop.diagram', version: 1, changed: true, visibility: 'unlisted', stableUrl: `${host}/s/ada-shop` },
    ]);
    write({ 'shop.diagram': GOOD.replace('calls', 'asks') });
    const again = run(['publish', 'shop.diagram', '--alias', 'ada-shop', '--json']);
    expect(JSON.parse(again.out)).toMatchObject([{ version: 2, changed: true, visibility: 'unlisted' }]);
    expect(run(['open', 'ada-shop', '--print']).out).toBe(`${host}/s/ada-shop\n`);
    const today = new Date().toISOString().slice(0, 10);
    expect(run(['usage']).out).toMatch(new RegExp(`^day +draw +check +publish\\n${today} +0 +0 +2\\n`));
    expect(run(['usage']).out).toMatch(
      /\nused today +0 % +0 % +0 %\n\ntoday by +draw +check +publish\nkey \w+ +0 +0 +2\n\nPlan pro; /,
    );

    const key = run(['keys', 'create', 'Pipeline', '--scopes', 'draw,read']).out.trim();
    expect(key).toMatch(/^lw_[\w-]{40}$/);
    const keys = JSON.parse(run(['keys', '--json']).out).keys as { id: string; name: string }[];
    const created = keys.find(({ name }) => name === 'Pipeline');
    expect(run(['keys']).out).toContain('draw,read  last used never  Pipeline\n');
    expect(run(['keys', 'reveal', created?.id ?? '']).out).toBe(`${key}\n`);
    expect(run(['publish', 'shop.diagram'], { LINEWORK_API_KEY: key })).toMatchObject({
      code: 3,
      err: expect.stringContaining('lacks the scope write'),
    });
    expect(run(['keys', 'revoke', created?.id ?? '']).code).toBe(0);
    expect(run(['whoami'], { LINEWORK_API_KEY: key }).code).toBe(3);

    const own = JSON.parse(run(['keys', '--json']).out).keys[0];
    expect(run(['logout']).out).toBe(`Signed out of ${host}.\n`);
    expect(run(['whoami']).code).toBe(3);
    expect(own.name).toMatch(/^Command on /);
  });

  it('has one key for this machine, however often they sign in', async () => {
    await signedIn('gil@example.com');
    await signedIn('gil@example.com');
    expect(JSON.parse(run(['keys', '--json']).out).keys).toHaveLength(1);
    expect(run(['whoami']).code).toBe(0);
  });

  it('can publish and list with the tools of an agent', async () => {
    await signedIn('mo@example.com');
    write({ 'shop.diagram': GOOD, 'faulty.diagram': FAULTY });
    const client = new Client({ name: 'test', version: '1' });
    const env = { PATH: process.env.PATH ?? '', HOME: folder(), LINEWORK_HOST: host };
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [main(), 'mcp'],
        cwd: folder(),
        env,
        stderr: 'ignore',
      }),
    );
    const call = async (name: string, args: Record<string, unknown>) => {
      const { content, isError = false } = await client.callTool({ name, arguments: args });
      const text = (content as readonly { readonly text?: string }[])[0]?.text ?? '';
      return isError === true ? text : JSON.parse(text);
    };
    try {
      const request = { path: 'shop.diagram', alias: 'mo-shop', unlisted: true };
      expect(await call('publish_diagram', request)).toMatchObject({
        ok: true,
        status: 'new',
        url: `${host}/s/mo-shop`,
      });
      expect(await call('publish_diagram', request)).toMatchObject({ ok: true, status: 'unchanged', version: 1 });
      expect(await call('publish_diagram', { path: 'faulty.diagram' })).toMatchObject({
        ok: false,
        diagnostics: [{ code: 'E201', line: 3 }],
      });
      expect(await call('publish_diagram', { path: '/etc/hostname' })).toContain('outside the folder');
      expect(await call('list_diagrams', {})).toMatchObject({ diagrams: [{ title: 'Shop', version: 1 }], more: false });
      expect(await call('list_diagrams', { search: 'nothing' })).toEqual({ diagrams: [], more: false });
    } finally {
      await client.close();
    }
  });

  it('can provide a key instead', () => {
    const key = /^Key: (\S+)$/m.exec(printed)?.[1] ?? '';
    expect(run(['login', '--key', key]).out).toContain('as local@localhost with the given key');
    expect(run(['whoami']).out).toContain('local@localhost');
    expect(run(['keys'])).toMatchObject({ code: 3, err: expect.stringContaining('Not signed in') });
    expect(run(['login', '--key', 'lw_wrong']).code).toBe(3);
  });

  it('sees what is wrong, and nothing is stored', async () => {
    expect(run(['login', 'no address'])).toMatchObject({
      code: 3,
      err: expect.stringContaining('not an email address'),
    });
    expect(run(['login', 'bob@example.com', '--code', '000000'])).toMatchObject({
      code: 3,
      err: expect.stringContaining('The code is wrong'),
    });
    expect(ran(['whoami', '--host', 'http://127.0.0.1:9'])).toMatchObject({
      code: 3,
      err: expect.stringContaining('Start one with linework serve'),
    });
    expect(ran(['whoami', '--host', 'http://linework.example.com'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Use its https address'),
    });
    await signedIn('cai@example.com');
    chmodSync(credentials(), 0o644);
    expect(run(['whoami'])).toMatchObject({ code: 3, err: expect.stringContaining('chmod 600') });
    write({ 'faulty.diagram': FAULTY });
    chmodSync(credentials(), 0o600);
    const { code, out, err } = run(['publish', 'faulty.diagram']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `${run(['check', 'faulty.diagram']).err}linework: faulty.diagram was not published: the diagram has errors.\n`,
    );
    expect(err).toContain('faulty.diagram:3:9: error E201:');
    expect(JSON.parse(run(['publish', 'faulty.diagram', '--json']).out)).toMatchObject([
      { file: 'faulty.diagram', error: expect.any(String), diagnostics: [{ code: 'E201', line: 3, column: 9 }] },
    ]);
  });
});

describe('a user with hosted diagrams', () => {
  it('sees whether a published file is new, updated or unchanged, with its link', async () => {
    await signedIn('hal@example.com');
    write({ 'shop.diagram': GOOD });
    const publish = ['publish', 'shop.diagram', '--alias', 'hal-shop'];
    const link = `${host}/s/hal-shop\n`;
    expect(run(publish).out).toBe(`published shop.diagram (new, private) ${link}`);
    expect(run([...publish, '--unlisted']).out).toBe(`unchanged shop.diagram (version 1, unlisted) ${link}`);
    write({ 'shop.diagram': GOOD.replace('calls', 'asks') });
    expect(run(publish).out).toBe(`updated shop.diagram (version 2, unlisted) ${link}`);
    expect(JSON.parse(run([...publish, '--json']).out)).toMatchObject([{ status: 'unchanged', version: 2 }]);
  });

  it('can list, search, restore, lock, move, delete and undelete them, by a file, a link, an alias or an id', async () => {
    await signedIn('ida@example.com');
    write({ 'docs/shop.diagram': GOOD, 'other.diagram': GOOD.replace('"Shop"', '"Other"') });
    run(['publish', 'other.diagram']);
    const [{ id, url }] = JSON.parse(run(['publish', 'docs/shop.diagram', '--alias', 'ida-shop', '--json']).out);
    write({ 'docs/shop.diagram': GOOD.replace('calls', 'asks') });
    run(['publish', 'docs/shop.diagram', '--alias', 'ida-shop']);
    const done = (...words: string[]) => {
      const { code, out, err } = run(['diagrams', ...words]);
      expect({ words, code, err }).toEqual({ words, code: 0, err: '' });
      return out;
    };
    const titles = (...words: string[]) =>
      JSON.parse(done(...words, '--json')).diagrams.map((each: { title: string }) => each.title);

    expect(done()).toMatch(
      /^\w{26} {2}version 2 {2}\d{4}-\d\d-\d\d {2}flow {2}private {2}Shop\n\w{26} {2}version 1 .* Other\n$/,
    );
    expect(titles('search', 'OTH')).toEqual(['Other']);
    expect(done('--limit', '1')).toMatch(/ Shop\nThere are more: use a higher --limit\.\n$/);
    expect(done('versions', 'docs/shop.diagram')).toMatch(/^2 {2}.* flow {2}Shop\n1 {2}.* flow {2}Shop\n$/);
    expect(done('restore', 'ida-shop', '1')).toBe(`Restored 'Shop' as version 3: ${url}\n`);
    expect(done('versions', id)).toMatch(/^3 {2}.* Shop \(restored from 1\)\n/);
    expect(done('lock', `${url}.svg`)).toBe("Locked 'Shop'.\n");
    expect(run(['diagrams', 'move', id, 'team'])).toMatchObject({ code: 3, err: expect.stringContaining('locked') });
    expect(done('unlock', `${host}/s/ida-shop`)).toBe("Unlocked 'Shop'.\n");
    expect(done('move', 'docs/shop.diagram', 'team/a')).toBe("Moved 'Shop' to team/a.\n");
    expect(titles('--folder', 'team/a')).toEqual(['Shop']);
    expect(done('move', id, '/')).toBe("Moved 'Shop' out of its folder.\n");

    expect(run(['diagrams', 'delete', 'ida-shop'])).toMatchObject({ code: 2, err: expect.stringContaining('--yes') });
    expect(titles()).toEqual(['Shop', 'Other']);
    expect(done('delete', 'ida-shop', '--yes')).toContain(`linework diagrams undelete ${id}\n`);
    expect([titles(), titles('--deleted')]).toEqual([['Other'], ['Shop']]);
    expect(done('undelete', 'ida-shop')).toBe(`Undeleted 'Shop': ${url}\n`);
    expect(titles('list')).toContain('Shop');
  });

  it.each([
    [['diagrams', 'drop'], "'drop' is not an action of linework diagrams. Write one of: list, search, "],
    [['diagrams', 'restore', 'x'], 'Write: linework diagrams restore DIAGRAM VERSION'],
    [['diagrams', 'lock', 'a', 'b'], 'Write: linework diagrams lock DIAGRAM'],
    [['diagrams', 'lock', 'a', '--yes'], 'linework diagrams lock does not use --yes.'],
    [['diagrams', '--limit', '0'], "--limit cannot be '0'."],
    [['diagrams', 'lock', 'https://example.com/d/x'], "'https://example.com/d/x' is not an address of http"],
    [['diagrams', 'lock', 'nowhere.diagram'], 'nowhere.diagram was not published to http'],
    [['diagrams', 'lock', 'no-such-alias'], 'No diagram of your account has the link http'],
    [['diagrams', 'restore', 'x'.repeat(26), '../x'], "'../x' is not a version number"],
  ])('sees what is wrong with the call: %j', async (words, says) => {
    if (says.includes('account')) await signedIn('jan@example.com');
    expect(run(words)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(says) });
  });
});

describe('a member of an organisation with a brand', () => {
  /** As the person who signed in with the command. */
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, accept = 'application/json') => {
    const { cookie } = JSON.parse(readFileSync(credentials(), 'utf8')).services[host];
    return fetch(new URL(path, host), {
      method,
      // While a command runs, nobody here notices that the service has closed an idle connection.
      headers: { 'content-type': 'application/json', accept, cookie, origin: host, connection: 'close' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  /** Creates an organisation; returns what saves a part of its house style. */
  const savingIn = async (slug: string) => {
    expect((await send('POST', '/orgs', { name: slug, slug })).status).toBe(201);
    return async (path: string, body: object): Promise<void> => {
      const { status } = await send('PUT', `/orgs/${slug}/${path}`, body);
      expect([path, status]).toEqual([path, 200]);
    };
  };

  it('has the same picture, byte for byte, on every road', async () => {
    const email = 'roads@example.com';
    await signedIn(email);
    const save = await savingIn('roads');
    const font = readFileSync(new URL('../../export/src/brand-font/testing/inter-latin.woff2', import.meta.url));
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path fill="#0f766e" d="M0 0H60V20H0z"/></svg>';
    const icon =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#e4002b" d="M2 5h20v14H2z"/></svg>';
    const brand = {
      colours: { primary: '#0f766e' },
      tones: { violet: '#641274' },
      corners: 'sharp',
      logoPlace: 'left',
    };
    const rules = { requireTitle: true };
    const products = ['Acme Pay'];
    await save('brand', { ...brand, logo, fontFiles: [font.toString('base64')] });
    await save('style-rules', { rules });
    await save('icons/pay', { svg: icon, products });
    const source = `${GOOD}node pay service "Acme Pay" tone=violet\n`;
    const settings = { brand: { organization: 'roads' } };
    write({ 'linework.json': JSON.stringify(settings), 'shop.diagram': source });
    expect(run(['brand', 'pull'])).toMatchObject({ code: 0, err: '' });
    expect(run(['draw'], { LINEWORK_HOST: 'http://127.0.0.1:1' })).toMatchObject({ code: 0, err: '' });
    const picture = readFileSync(join(folder(), 'shop.svg'), 'utf8');
    expect(picture).toContain('@font-face');

    const hosted = await (await send('POST', '/v1/diagrams/draw', { source, settings, theme: 'light' })).json();
    expect(hosted).toMatchObject({ ok: true, svg: picture });
    const published = run(['publish', '--organization', 'roads', '--json', 'shop.diagram']);
    expect(published.code).toBe(0);
    const { diagrams } = await (await send('GET', '/orgs/roads/diagrams')).json();
    const hostedPicture = await send('GET', `/orgs/roads/diagrams/${diagrams[0].id}/svg?theme=light`);
    expect(await hostedPicture.text()).toBe(picture);
    const client = new Client({ name: 'test', version: '1' });
    const env = { PATH: process.env.PATH ?? '', HOME: folder(), LINEWORK_HOST: host };
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [main(), 'mcp'], cwd: folder(), env }),
    );
    const { content } = await client.callTool({
      name: 'draw_diagram',
      arguments: { path: 'shop.diagram', theme: 'light', answer: 'svg' },
    });
    await client.close();
    expect(JSON.stringify(content)).toContain(JSON.stringify(JSON.stringify(picture)).slice(3, -3));

    for (const [format, type] of [
      ['png', 'image/png'],
      ['pdf', 'application/pdf'],
    ] as const) {
      expect(run(['draw', '--format', format])).toMatchObject({ code: 0 });
      const answer = await send('POST', '/v1/diagrams/render', { source, settings, theme: 'light' }, type);
      const file = readFileSync(join(folder(), `shop.${format}`));
      expect([format, Buffer.from(await answer.arrayBuffer()).equals(file)]).toEqual([format, true]);
    }

    write({
      'linework.json': JSON.stringify({
        brand: { file: 'brand.json' },
        icons: { folder: 'icons', names: { pay: { products } } },
        rules,
      }),
      'brand.json': JSON.stringify({ ...brand, logo: 'logo.svg', fontFiles: ['acme.woff2'] }),
      'logo.svg': logo,
      'acme.woff2': font,
      'icons/pay.svg': icon,
    });
    rmSync(join(folder(), 'shop.svg'));
    expect(run(['draw'])).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(join(folder(), 'shop.svg'), 'utf8')).toBe(picture);
  });

  it('draws with it after one pull', async () => {
    await signedIn('lin@example.com');
    const save = await savingIn('branded');
    await save('brand', { colours: { primary: '#0b6bcb' }, corners: 'round', font: 'Source Sans 3' });
    await save('style-rules', { rules: { requireDescription: true, level: 'warning' } });
    const gradient =
      '<linearGradient id="g"><stop stop-color="#0b6bcb"/><stop offset="1" stop-color="#6d28d9"/></linearGradient>';
    await save('icons/pay', {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs>${gradient}</defs><path fill="url(#g)" d="M2 5h20v14H2z"/></svg>`,
      words: ['billing'],
      products: ['Acme Pay'],
    });
    const source = `${GOOD}node pay service "Acme Pay"\n`;
    write({ 'linework.json': '{"brand":{"organization":"branded"}}', 'shop.diagram': source });
    const pulled = run(['brand', 'pull', '--json']);
    expect(pulled).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(pulled.out)).toMatchObject({
      organization: 'branded',
      service: host,
      changes: ['a brand', 'style rules: requireDescription', '1 icon: own:pay'],
      unusable: [],
    });
    const drawing = run(['draw', '--json'], { LINEWORK_HOST: 'http://127.0.0.1:1' });
    const [{ diagnostics }] = JSON.parse(drawing.out);
    expect(diagnostics).toMatchObject([
      { code: 'R101', severity: 'warning', message: expect.stringContaining('branded') },
    ]);
    const picture = readFileSync(join(folder(), 'shop.svg'), 'utf8');
    expect(picture).toContain("'Source Sans 3'");
    expect(picture).toContain('#6d28d9');
    write({ 'linework.json': '{"brand":{"organization":"nobody"}}' });
    expect(run(['brand', 'pull'])).toMatchObject({
      code: 3,
      err: expect.stringContaining("There is no organisation 'nobody', or you do not belong to it."),
    });
  });
});

describe('an agent that a person connects', () => {
  const REDIRECT = 'http://127.0.0.1:43210/callback';
  const VERIFIER = 'v'.repeat(43);

  it('has the tools of the bundled service, whose records go by the names of classes', async () => {
    const session = await sessionOf('agents@example.com');
    const client = { client_name: 'Sketcher', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' };
    const { client_id } = await (await post('/oauth/register', client)).json();
    const go = (path: string, cookie: string) =>
      fetch(new URL(path, host), { redirect: 'manual', headers: { cookie, connection: 'close' } });
    const query = new URLSearchParams({
      client_id,
      response_type: 'code',
      redirect_uri: REDIRECT,
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const begun = await go(`/oauth/authorize?${query}`, session);
    const cookie = [session, ...begun.headers.getSetCookie().map((each) => each.split(';')[0])].join('; ');
    const consent = await (await go(begun.headers.get('location') ?? '', cookie)).text();
    const request = /name="request" value="([^"]*)"/.exec(consent)?.[1];
    const approved = await (await post('/user/mcp/approve', { request, allow: true }, session)).json();
    const back = new URL((await go(approved.continue, cookie)).headers.get('location') ?? '');
    const tokens = await fetch(new URL('/oauth/token', host), {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id,
        code: back.searchParams.get('code') ?? '',
        code_verifier: VERIFIER,
        redirect_uri: REDIRECT,
      }),
    });
    const { access_token } = (await tokens.json()) as { readonly access_token: string };
    const listed = await fetch(new URL('/mcp', host), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access_token}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    expect(listed.status).toBe(200);
    expect(await listed.text()).toContain('draw_diagram');
  });
});

describe('sources of the settings', () => {
  const settings = (publish: object) =>
    JSON.stringify({
      defaults: { theme: 'dark' },
      sources: [{ name: 'db', from: 'db.sql', format: 'sql', out: 'docs/db.diagram', pictures: false, publish }],
    });
  const SQL = 'create table a (id int primary key);\ncreate table b (id int primary key, a int references a (id));\n';

  it('are published as they are, once per content', async () => {
    await signedIn('dee@example.com');
    write({ 'db.sql': SQL, 'linework.json': settings({ alias: 'dee-db', folder: 'team', name: 'Database' }) });
    expect(run(['publish'])).toMatchObject({ code: 0, err: expect.stringContaining('run linework generate') });
    run(['generate']);
    expect(run(['publish'])).toMatchObject({ code: 0, out: `published db (new, unlisted) ${host}/s/dee-db\n` });
    expect(run(['publish']).out).toBe(`unchanged db (version 1, unlisted) ${host}/s/dee-db\n`);
    write({ 'db.sql': SQL.replaceAll(' b ', ' c ') });
    run(['generate']);
    expect(run(['publish']).out).toBe(`updated db (version 2, unlisted) ${host}/s/dee-db\n`);
    expect(run(['diagrams', 'lock', 'docs/db.diagram']).out).toBe("Locked 'Database'.\n");
  });

  it('go to the library of an organisation, once per title and folder', async () => {
    await signedIn('org@example.com');
    const id = await organisation('org@example.com', 'publishers');
    write({
      'db.sql': SQL,
      'linework.json': settings({ organization: 'publishers', folder: 'team', name: 'Database' }),
    });
    run(['generate']);
    expect(run(['publish'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('published db to publishers (new, unlisted)'),
    });
    expect(run(['publish']).out).toContain('unchanged db to publishers (version 1, unlisted)');
    write({ 'db.sql': SQL.replaceAll(' b ', ' c ') });
    run(['generate']);
    expect(run(['publish']).out).toContain('updated db to publishers (version 2, unlisted)');
    write({ 'shop.diagram': GOOD });
    const words = ['publish', 'shop.diagram', '--organization', id, '--folder', 'team'];
    expect(run(words).out).toContain('published shop.diagram to publishers (new, private)');
    expect(run(words).out).toContain('unchanged shop.diagram to publishers (version 1, private)');
    expect(run([...words, '--alias', 'a'])).toMatchObject({ code: 2 });
    expect(run(['usage', '--organization', 'publishers']).out).toMatch(/\ntoday by .*\nmember \w+ +0 +0 +5\n/);
    expect(run(['usage']).out).not.toContain('today by');
  });

  it('with errors name them at the lines of their file', async () => {
    await signedIn('kim@example.com');
    const out = 'docs/api.md#db';
    write({
      'db.sql': SQL,
      'linework.json': JSON.stringify({
        sources: [{ name: 'db', from: 'db.sql', format: 'sql', out, publish: { alias: 'kim-db' } }],
      }),
      'docs/api.md': `# API\n\n\`\`\`diagram id=db\n${FAULTY}\`\`\`\n`,
    });
    const { err } = run(['publish']);
    expect(err).toContain('docs/api.md:6:9: error E201:');
    expect(err).toContain('  6 | shop -> apii');
    expect(err).toContain('linework: db was not published: the diagram has errors.\n');
  });

  it.each([
    ['without a key', { alias: 'eve-db' }, 'there is no API key: set LINEWORK_API_KEY or sign in'],
    ['without an alias', {}, 'publish has no alias'],
    [
      'to an organisation and an alias',
      { alias: 'fay-db', organization: 'acme' },
      'publish has an alias, which belongs to an account, and an organisation; give it one of them',
    ],
    [
      'to an unknown organisation',
      { organization: 'no-such' },
      "There is no organisation 'no-such', or you do not belong",
    ],
  ])('%s are reported, and fail if they are required', async (name, publish, why) => {
    if (name !== 'without a key') await signedIn(`${name.replaceAll(' ', '-')}@example.com`);
    write({ 'db.sql': SQL, 'linework.json': settings(publish) });
    run(['generate']);
    expect(run(['publish'])).toMatchObject({ code: 0, err: expect.stringContaining(`db was not published: ${why}`) });
    write({ 'linework.json': settings({ ...publish, required: true }) });
    expect(run(['publish']).code).toBe(1);
  });
});

describe('daily totals', () => {
  it('are counted and sent only while they are on, and forgotten when they are turned off', () => {
    run(['help']);
    expect(run(['telemetry']).out).toBe('Off: nothing is counted and nothing is sent.\n');
    expect(run(['telemetry', 'on'])).toMatchObject({ code: 0, out: expect.stringContaining(host) });
    write({ 'shop.diagram': GOOD });
    run(['check', 'shop.diagram']);
    run(['check', 'shop.diagram']);
    expect(run(['telemetry']).out).toContain('"verbs":{"telemetry":1,"check":2}}');
    run(['telemetry', 'off']);
    expect(run(['telemetry']).out).toBe('Off: nothing is counted and nothing is sent.\n');
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
