// The house style of a repository: a brand file, icons and an organisation in linework.json, as every verb that draws or checks uses them.
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIcon } from '@linework/core';
import { nodeIcons } from '@linework/icons/node';
import { drawAs } from '@linework/operations/formats/draw-as';
import { type HouseStyle, withHouseStyle } from '@linework/operations/house-style/house-style';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, GOOD } from './testing/command.js';
import { type Answers, SILENCE, type StandIn, standIn } from './testing/stand-in.js';

const { folder, run, write, read } = command();

const ICON = '<svg viewBox="0 0 24 24"><path fill="#e4002b" d="M2 2H22V22H2z"/></svg>';
const LOGO = '<svg viewBox="0 0 60 20"><path fill="#0b6bcb" d="M0 0H60V20H0z"/></svg>';
/** Follows the rules of the organisation below. */
const PLAIN = 'flow "Shop"\nnode shop client "Shop"\n';
const SHOP = `${GOOD}node pay service "Acme Pay"\nnode store service "Store" icon=own:acme-core\n`;
const COLOURS = { primary: '#0b6bcb', secondary: '#6d28d9' };
const names = { 'acme-pay': { words: ['billing'], products: ['Acme Pay'] } };
const settings = (value: object) => ({ 'linework.json': JSON.stringify(value) });
const STYLED = {
  ...settings({ brand: { file: 'look/brand.json' }, icons: { folder: 'look/icons', names } }),
  'look/brand.json': JSON.stringify({ colours: COLOURS, font: 'Source Sans 3', logo: 'logo.svg' }),
  'look/logo.svg': LOGO,
  'look/icons/acme-pay.svg': ICON,
  'look/icons/acme-core.svg': ICON,
  'shop.diagram': SHOP,
};

function ownIcon(name: string, words: readonly string[] = [], products: readonly string[] = []) {
  const result = readIcon(ICON);
  if (!result.ok) throw new Error(result.message);
  return { name, words, products, art: result.art };
}

const fontOf = (name: string): URL => new URL(`../../export/src/brand-font/testing/${name}`, import.meta.url);
const FONT = readFileSync(fontOf('inter-latin.woff2'));

/** What an operation draws, at the service too. */
async function drawnBy(style: HouseStyle, source: string): Promise<string | undefined> {
  const context = await withHouseStyle({ icons: nodeIcons() }, style);
  const drawing = await drawAs('svg', source, { theme: 'light' }, context, context);
  return 'refused' in drawing ? drawing.message : drawing.picture?.svg;
}

describe('a repository with a brand file and icons', () => {
  it('has the pictures that a service with the same style draws', async () => {
    write(STYLED);
    expect(run(['draw'])).toMatchObject({ code: 0, err: '' });
    const style = {
      brand: { colours: COLOURS, font: 'Source Sans 3', logo: LOGO },
      icons: [ownIcon('acme-core'), ownIcon('acme-pay', ['billing'], ['Acme Pay'])],
    };
    expect(read('shop.svg')).toBe(await drawnBy(style, SHOP));
    expect(read('shop.svg')).not.toBe(await drawnBy({}, SHOP));
    const printed = run(['render', 'shop.diagram', '--theme', 'light']);
    expect(printed).toMatchObject({ code: 0, out: read('shop.svg') });
  });

  it('has the letters of its font in its pictures', () => {
    write({
      ...settings({ brand: { file: 'look/brand.json' } }),
      'look/brand.json': JSON.stringify({ colours: COLOURS, fontFiles: ['acme.woff2'] }),
      'look/acme.woff2': FONT,
      'shop.diagram': GOOD,
      'README.md': `# Shop\n\n\`\`\`diagram id=shop\n${GOOD}\`\`\`\n`,
    });
    expect(run(['draw'])).toMatchObject({ code: 0, err: '' });
    expect(run(['sync'])).toMatchObject({ code: 0 });
    for (const name of ['shop.svg', 'README.shop.svg']) expect(read(name)).toContain('@font-face');
    expect(run(['brand', 'check'])).toMatchObject({ code: 0 });
    expect(run(['brand', 'show']).out).toContain('Inter');
    write({ 'look/acme.woff2': FONT.subarray(0, 3_000) });
    const { code, err } = run(['draw']);
    expect([code, err]).toEqual([2, expect.stringContaining('look/acme.woff2: Font file 1: It is damaged.')]);
  });

  it('is checked with its icons, and they are search results', () => {
    write(STYLED);
    expect(run(['check'])).toMatchObject({ code: 0, err: '', out: '1 file: 0 errors, 0 warnings\n' });
    expect(run(['icons', 'billing']).out).toMatch(/^ {2}own:acme-pay /);
    expect(run(['fix', '--check'])).toMatchObject({ code: 0 });
  });

  it('has its brand in the pictures of documents and of generated diagrams, which are outdated when it changes', () => {
    write({
      ...STYLED,
      'README.md': `# Shop\n\n\`\`\`diagram id=shop\n${GOOD}\`\`\`\n`,
      'items.csv': 'name,amount\nA,1\nB,2\n',
      ...settings({
        brand: { file: 'look/brand.json' },
        sources: [{ from: 'items.csv', format: 'csv', out: 'items.diagram' }],
      }),
      'shop.diagram': GOOD,
    });
    expect(run(['sync'])).toMatchObject({ code: 0 });
    expect(run(['generate'])).toMatchObject({ code: 0 });
    for (const name of ['README.shop.svg', 'items.svg']) expect(read(name)).toContain("'Source Sans 3'");
    expect(run(['ci'])).toMatchObject({ code: 0 });
    write({ 'look/brand.json': JSON.stringify({ colours: { primary: '#0f766e' } }) });
    const { code, out } = run(['ci']);
    expect(code).toBe(1);
    expect(out).toContain('README.md:');
    expect(out).toContain('items.svg:');
  });

  it.each<[string, object, Readonly<Record<string, string>>, string]>([
    [
      'a colour that is none',
      { brand: { file: 'brand.json' } },
      { 'brand.json': '{\n  "colours": { "primary": "blue" }\n}\n' },
      '  brand.json:2:27: colours.primary is "blue"; write #rgb or #rrggbb, or one for each scheme: ',
    ],
    [
      'a font that is a list',
      { brand: { file: 'brand.json' } },
      { 'brand.json': '{ "colours": { "primary": "#06c" },\n  "font": "Inter, serif" }\n' },
      "  brand.json:2:11: font: The font name 'Inter, serif' cannot be used. Write one family name",
    ],
    [
      'a script in the logo',
      { brand: { file: 'brand.json' } },
      {
        'brand.json': '{ "colours": { "primary": "#06c" }, "logo": "logo.svg" }',
        'logo.svg': '<svg viewBox="0 0 1 1"><script/></svg>',
      },
      '  logo.svg: ',
    ],
    ['no such file', { brand: { file: 'brand.json' } }, {}, 'brand.json cannot be read: no such file or folder.'],
    [
      'invalid JSON',
      { brand: { file: 'brand.json' } },
      { 'brand.json': '{ "colours": }' },
      'brand.json:1:15: invalid JSON: it ends too early.',
    ],
    [
      'a path out of the repository',
      { brand: { file: '../brand.json' } },
      {},
      'linework.json names ../brand.json, which is outside the repository. Name a path in it.',
    ],
    [
      'a logo out of the repository',
      { brand: { file: 'brand.json' } },
      { 'brand.json': '{ "colours": { "primary": "#06c" }, "logo": "../../etc/passwd" }' },
      'brand.json names ../../etc/passwd, which is outside the repository.',
    ],
    [
      'an icon that cannot be drawn',
      { icons: { folder: 'icons' } },
      { 'icons/acme.svg': '<svg viewBox="0 0 1 1"><image/></svg>' },
      '  icons/acme.svg: ',
    ],
    [
      'an icon with a name in capitals',
      { icons: { folder: 'icons' } },
      { 'icons/Acme.svg': ICON },
      "  icons/Acme.svg: 'Acme' is not a name for an icon. Use 1 to 40 lowercase letters, digits and hyphens.\n",
    ],
    [
      'a product of two icons',
      { icons: { folder: 'icons', names: { a: { products: ['Acme Pay'] }, b: { products: ['acme-pay'] } } } },
      { 'icons/a.svg': ICON, 'icons/b.svg': ICON },
      "  icons.names.b.products: 'a' has the product 'acme-pay' too. Remove it from one of the two.\n",
    ],
    [
      'words of an icon that is not there',
      { icons: { folder: 'icons', names } },
      { 'icons/acme.svg': ICON },
      '  icons.names.acme-pay: There is no icons/acme-pay.svg. Add it, or remove the name.\n',
    ],
  ])('with %s is reported with what to write', (_, file, files, message) => {
    write({ ...settings(file), ...files, 'shop.diagram': GOOD });
    const { code, err } = run(['draw']);
    expect(err).toContain(message);
    expect([2, 3]).toContain(code);
    expect(existsSync(join(folder(), 'shop.svg'))).toBe(false);
  });

  it('cannot name a file through a link out of it', () => {
    const outside = join(folder(), 'outside');
    const inside = join(folder(), 'inside');
    mkdirSync(join(inside, '.git'), { recursive: true });
    write({ 'outside/brand.json': JSON.stringify({ colours: COLOURS }) });
    write({ 'inside/linework.json': JSON.stringify({ brand: { file: 'brand.json' } }), 'inside/shop.diagram': GOOD });
    symlinkSync(join(outside, 'brand.json'), join(inside, 'brand.json'));
    expect(run(['check', 'inside'])).toMatchObject({ code: 3, err: expect.stringContaining('outside the repository') });
  });
});

describe('a repository of an organisation', () => {
  let service: StandIn;
  beforeAll(async () => {
    service = await standIn();
  });
  afterAll(() => service.end());

  const env = (more: object = {}) => ({ LINEWORK_HOST: service.host, LINEWORK_API_KEY: 'lw_key', ...more });
  const signedIn = { env: {} as Readonly<Record<string, string>> };
  beforeAll(() => {
    signedIn.env = env();
  });
  const ORGANISED = { ...settings({ brand: { organization: 'acme' } }), 'shop.diagram': PLAIN };
  const brand = { colours: COLOURS, updated: '2026-11-20T00:00:00.000Z', adjustments: [] };
  const answers = (more: Answers = {}): Answers => ({
    '/orgs/acme': { name: 'Acme Ltd' },
    '/orgs/acme/brand?files=true': { brand },
    '/orgs/acme/style-rules': { rules: { maxNodes: 1, level: 'warning' } },
    '/orgs/acme/icons?outlines=true': { icons: [{ ...ownIcon('acme-pay'), updated: brand.updated }] },
    ...more,
  });
  const copy = () => join(folder(), '.git', 'linework', 'house-style', 'acme.json');
  const withAge = (days: number) => {
    const json = JSON.parse(readFileSync(copy(), 'utf8'));
    const fetched = new Date(Date.now() - days * 86_400_000).toISOString();
    writeFileSync(copy(), JSON.stringify({ ...json, fetched }));
  };

  it('is drawn in the default look, with one line about it, by someone who is not signed in', async () => {
    write(ORGANISED);
    const notice =
      'linework: The house style of acme is not on this machine (you are not signed in): pictures have the default look, and its style rules are not checked. Run: linework brand pull\n';
    expect(run(['draw'])).toMatchObject({ code: 0, err: notice });
    expect(read('shop.svg')).toBe(await drawnBy({}, PLAIN));
    expect(run(['check'])).toMatchObject({ code: 0, err: notice });
    expect(run(['ci'])).toMatchObject({ code: 0, err: notice });
  });

  it('is drawn and checked in its house style, fetched once and then without a network', async () => {
    await service.answer(answers());
    write(ORGANISED);
    expect(run(['draw'], signedIn)).toMatchObject({ code: 0 });
    expect(service.requests()).toBe(4);
    expect(read('shop.svg')).toBe(await drawnBy({ brand: { colours: COLOURS } }, PLAIN));
    expect(statSync(copy()).mode & 0o777).toBe(0o600);
    write({ 'shop.diagram': GOOD });
    const checked = run(['check'], { env: { LINEWORK_HOST: 'http://127.0.0.1:1' } });
    expect(checked).toMatchObject({ code: 0, out: '1 file: 0 errors, 1 warning\n' });
    expect(checked.err).toContain('shop.diagram:1:1: warning R102: ');
    expect(run(['draw'], signedIn)).toMatchObject({ code: 0 });
    expect(service.requests()).toBe(4);
  });

  it('has the letters of the font of its organisation in its pictures', async () => {
    const base64 = readFileSync(fontOf('boxes-variable.ttf')).toString('base64');
    const faces = [{ weight: 400, lastWeight: 600, bytes: 1_000, base64 }];
    const fontFiles = { family: 'Boxes', width: 1, licence: '', faces };
    await service.answer(answers({ '/orgs/acme/brand?files=true': { brand: { ...brand, fontFiles } } }));
    write(ORGANISED);
    expect(run(['draw'], signedIn)).toMatchObject({ code: 0, err: '' });
    expect(read('shop.svg')).toMatch(/@font-face\{font-family:lw\w+-b;font-weight:400 600;/);
  });

  it('applies the rules of both, each once', async () => {
    await service.answer(answers());
    write({
      ...ORGANISED,
      ...settings({ brand: { organization: 'acme' }, rules: { requireDescription: true, maxNodes: 1 } }),
      'shop.diagram': GOOD,
    });
    const { out } = run(['check', '--json'], signedIn);
    const [{ diagnostics }] = JSON.parse(out) as [{ diagnostics: { code: string; severity: string }[] }];
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`).sort()).toEqual(['error R101', 'error R102']);
  });

  it('prefers its own icons to those of the organisation', async () => {
    await service.answer(answers());
    write({
      ...ORGANISED,
      ...settings({ brand: { organization: 'acme' }, icons: { folder: 'icons' } }),
      'icons/acme-pay.svg': ICON.replace('#e4002b', '#e91e63'),
      'shop.diagram': 'flow "Shop" desc="Shop"\nnode a service "A" icon=own:acme-pay\n',
    });
    expect(run(['draw'], signedIn)).toMatchObject({ code: 0, err: '' });
    expect(read('shop.svg')).toContain('#e91e63');
  });

  it('gets the brand of a service that has no style rules and icons yet', async () => {
    await service.answer({ '/orgs/acme': { name: 'Acme Ltd' }, '/orgs/acme/brand?files=true': { brand } });
    write(ORGANISED);
    expect(run(['draw'], signedIn)).toMatchObject({ code: 0, err: '' });
    expect(read('shop.svg')).toBe(await drawnBy({ brand: { colours: COLOURS } }, PLAIN));
  });

  it('is drawn although the service is silent, and does not wait for it again', async () => {
    await service.answer({ '/orgs/acme': SILENCE });
    write(ORGANISED);
    const first = run(['draw'], signedIn);
    expect(first).toMatchObject({
      code: 0,
      err: expect.stringContaining('is not on this machine (No service responds'),
    });
    const { length } = first.err.split('\n');
    expect(length).toBe(2);
    const requests = service.requests();
    expect(run(['draw'], signedIn)).toMatchObject({ code: 0, err: expect.stringContaining('could not be fetched') });
    expect(service.requests()).toBe(requests);
  });

  it('fetches a damaged copy again', async () => {
    await service.answer(answers());
    write({ ...ORGANISED, '.git/linework/house-style/acme.json': '{ "service": ' });
    expect(run(['draw'], signedIn)).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(readFileSync(copy(), 'utf8'))).toMatchObject({ service: service.host, style: { icons: [{}] } });
  });

  it('refreshes a copy older than a day in ci, never while drawing, and says when it is old', async () => {
    await service.answer(answers());
    write(ORGANISED);
    expect(run(['brand', 'pull'], signedIn)).toMatchObject({
      code: 0,
      out: `Fetched the house style of acme from ${service.host}:\n  a brand\n  style rules: maxNodes\n  1 icon: own:acme-pay\n`,
    });
    await service.answer(
      answers({ '/orgs/acme/brand?files=true': { brand: { ...brand, colours: { primary: '#0f766e' } } } }),
    );
    withAge(34);
    const old = 'linework: The house style of acme is 34 days old; run linework brand pull\n';
    expect(run(['draw'], signedIn)).toMatchObject({ code: 0, err: old });
    expect(service.requests()).toBe(0);
    withAge(2);
    expect(run(['draw'], signedIn)).toMatchObject({ code: 0, err: '' });
    expect(run(['ci'], signedIn)).toMatchObject({ code: 0, err: '' });
    expect(service.requests()).toBe(4);
    expect(run(['brand', 'pull'], signedIn).out).toBe('The house style of acme did not change.\n');
    await service.answer(answers({ '/orgs/acme/style-rules': { rules: null } }));
    expect(run(['brand', 'pull'], signedIn).out).toBe(
      'Updated the house style of acme:\n  brand: added secondary; changed primary\n  style rules: removed maxNodes, level\n',
    );
  });

  it('shows what is in force, where it comes from and which colours pictures use instead', async () => {
    await service.answer(answers({ '/orgs/acme/style-rules': { rules: { maxEdges: 3 } } }));
    write({ ...ORGANISED, ...settings({ brand: { organization: 'acme' }, rules: { maxNodes: 9 } }) });
    expect(run(['brand', 'show']).out).toContain('is not on this machine (it was not fetched yet)');
    run(['brand', 'pull'], signedIn);
    withAge(3);
    const { out } = run(['brand', 'show']);
    expect(out).toMatch(
      new RegExp(`^Organisation acme: fetched from ${service.host} on \\d{4}-\\d\\d-\\d\\d, 3 days ago\n`),
    );
    expect(out).toContain('This version cannot use rules of acme. Update linework.\n');
    expect(out).toContain('Brand of organisation acme: primary #0b6bcb, secondary #6d28d9\n');
    expect(out).toMatch(/ {2}role-identity in dark is #\w{6}, not #6d28d9: Its contrast here is /);
    expect(out).toContain('Style rules of linework.json: maxNodes\nIcon own:acme-pay of organisation acme\n');
    const json = JSON.parse(run(['brand', 'show', '--json']).out);
    expect(json).toMatchObject({
      organization: { name: 'acme', service: service.host, days: 3, unusable: ['rules'] },
      brand: { from: 'organisation acme', colours: COLOURS, logo: false },
      icons: [{ name: 'own:acme-pay', from: 'organisation acme' }],
    });
  });

  it('has one copy for all its working trees, and one in the state folder outside a repository', async () => {
    await service.answer(answers());
    const state = join(folder(), 'state');
    write({
      'tree/.git': 'gitdir: ../.git/worktrees/tree\n',
      '.git/worktrees/tree/commondir': '../..\n',
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/objects/x': '',
      '.git/refs/x': '',
      'tree/linework.json': JSON.stringify({ brand: { organization: 'acme' } }),
      'fake/.git': 'gitdir: ../state\n',
      'fake/linework.json': JSON.stringify({ brand: { organization: 'acme' } }),
      'state/x': '',
    });
    expect(run(['brand', 'pull', '--settings', 'tree/linework.json'], signedIn).code).toBe(0);
    expect(existsSync(copy())).toBe(true);
    // Not a folder of git, so nothing is written there as if it were one.
    const more = { env: env({ XDG_STATE_HOME: state }) };
    expect(run(['brand', 'pull', '--settings', 'fake/linework.json'], more).code).toBe(0);
    expect(existsSync(join(state, 'linework', 'house-style', 'acme.json'))).toBe(true);
  });

  it('says what to do if there is no organisation, or the user does not belong to it', async () => {
    const error = { error: true, errorCode: 'resource.not_found', message: 'Not found.' };
    await service.answer({ '/orgs/acme': error });
    write(settings({ brand: { organization: 'acme' } }));
    expect(run(['brand', 'pull'], signedIn)).toMatchObject({
      code: 3,
      err: "linework: There is no organisation 'acme', or you do not belong to it.\n",
    });
    write(settings({}));
    expect(run(['brand', 'pull'], signedIn)).toMatchObject({
      code: 2,
      err: expect.stringContaining('linework.json names no organisation. Write in it: "brand"'),
    });
  });
});
