// The worker's side: what a text is drawn as, and that only the newest text counts.
import { readFile } from 'node:fs/promises';
import { kinds } from '@linework/browser';
import { expect, test } from 'vitest';
import { answersWith } from './answers.js';
import type { Answer, Drawing, DrawRequest } from './protocol.js';
import { askOf, newestDrawing, type WorkerPort } from './worker-client.js';

const icons = new URL('../../../browser/bundle/icons/', import.meta.url);
const answers = answersWith(async (path) => JSON.parse(await readFile(new URL(path, icons), 'utf8')));

const SHOP = 'flow "Shop"\ngroup g "Group" {\n  node web client "Web"\n}\nnode db\nweb -> db : "reads"\n';

/** From 1. */
const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

test('a drawing names the line of each of its parts', async () => {
  const { picture, kind, title } = await answers.draw({ source: SHOP, scheme: 'dark' });
  expect([kind, title]).toEqual(['flow', 'Shop']);
  expect(picture?.places.map(({ key, start }) => `${key} ${lineAt(SHOP, start)}`)).toEqual([
    'group:g 2',
    'node:web 3',
    'node:db 5',
    'edge:e1 6',
  ]);
  expect(picture?.elements).toEqual([null, 'group:g', 'node:web', 'node:db', 'edge:e1', 'edge:e1']);
});

const canonical = (kind: string): Promise<string> =>
  readFile(new URL(`../../../core/src/kinds/${kind}/testing/canonical.diagram`, import.meta.url), 'utf8');

/** The diagrams of the gallery, of every kind. */
const GALLERY = [
  ...(await readFile(new URL('../../../../docs/gallery.md', import.meta.url), 'utf8')).matchAll(
    /<summary>(?<name>[^<]+): the source<\/summary>\n\n```diagram\n(?<source>.+?)```/gs,
  ),
].map(({ groups: { name = '', source = '' } = {} }) => ({ name, source }));
const SOURCES = [
  ...GALLERY,
  ...(await Promise.all(
    kinds.map(async ({ name }) => ({ name: `the canonical ${name}`, source: await canonical(name) })),
  )),
];

/** Statements with nothing in the picture that is only theirs. */
const WITHOUT_PART: Readonly<Record<string, RegExp>> = {
  // It changes where the next commits go.
  git: /^switch /,
  // Only a line is between two of them.
  state: /^region /,
  // The bars of all actors are one part.
  sequence: /^(?:de)?activate /,
  // Small slices are one slice, 'Other', whose part is that of the largest.
  pie: /^slice "\w+" (?:20900|\d{3,4})$/,
};

/** Lines that begin a statement, without the header. */
function statementsOf(source: string): readonly string[] {
  const [, ...lines] = source.split('\n');
  return lines.map((each) => each.trim()).filter((each) => each !== '' && !/^[}#]/.test(each));
}

test.each(SOURCES)('every statement of $name has a part, and every part a line', async ({ source }) => {
  const { picture, kind = '' } = await answers.draw({ source, scheme: 'light' });
  const { places = [], elements = [], texts = [], svg = '' } = picture ?? {};
  const hooks = svg.match(/ data-(node|edge|label|group|overlay|note|legend|title|badge|axis|mark)="/g);
  expect(elements).toHaveLength(hooks?.length ?? 0);
  expect(Math.max(0, ...texts.map(({ end }) => end))).toBeLessThanOrEqual(svg.match(/<text/g)?.length ?? 0);
  const lines = new Set(places.map(({ start }) => source.slice(start).split('\n')[0]));
  const without = WITHOUT_PART[kind] ?? /^$/;
  expect(statementsOf(source).filter((each) => lines.has(each) === without.test(each))).toEqual([]);
  expect(places.map(({ start }) => start)).toEqual(places.map(({ start }) => start).sort((a, b) => a - b));
});

test('a text with errors has no picture, and a header that names its colours keeps them', async () => {
  const broken = await answers.draw({ source: 'flow\nnoed a\n', scheme: 'light' });
  expect([broken.picture, broken.diagnostics.map(({ code }) => code)]).toEqual([undefined, ['E400']]);
  const [light, dark] = await Promise.all(
    (['light', 'dark'] as const).map((scheme) => answers.draw({ source: 'flow theme=dark\nnode a\n', scheme })),
  );
  expect(light?.picture?.svg).toBeDefined();
  expect(light?.picture?.svg).toContain(/fill="#[0-9a-f]+"/.exec(dark?.picture?.svg ?? '')?.[0]);
});

test('two versions are compared in words and as a picture in the colours of the page', async () => {
  const after = SHOP.replace('reads', 'writes');
  const difference = await answers.compare({ before: SHOP, after, scheme: 'dark' });
  expect(difference.changes.map(({ words }) => words)).toEqual(['web -> db: changed label "reads" to "writes".']);
  const light = await answers.compare({ before: SHOP, after, scheme: 'light' });
  expect(difference.svg).toBeDefined();
  expect(light.svg).not.toBe(difference.svg);
});

test('icons are found by words, with their picture', async () => {
  const [first] = await answers.icons('redis');
  expect(first).toMatchObject({ name: 'logos:redis', art: { shapes: expect.anything() } });
});

test('a slow drawing delays only the newest request', async () => {
  const requests: DrawRequest[] = [];
  const waiting: ((drawing: Drawing) => void)[] = [];
  const sources: string[] = [];
  const request = newestDrawing(
    ((_: string, value: DrawRequest) => {
      requests.push(value);
      return new Promise<Drawing>((resolve) => waiting.push(resolve));
    }) as never,
    ({ source }) => sources.push(source),
    () => {},
  );
  for (const source of ['a', 'b', 'c']) request({ source, scheme: 'light' });
  expect(requests.map(({ source }) => source)).toEqual(['a']);
  for (const source of ['a', 'c']) {
    waiting.shift()?.({ source, scheme: 'light', diagnostics: [], warnings: [] });
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect([requests.map(({ source }) => source), sources]).toEqual([
    ['a', 'c'],
    ['a', 'c'],
  ]);
});

test('an answer reaches the call that asked, in any order, and an internal fault rejects it', async () => {
  let answer: (data: Answer) => void = () => {};
  const port: WorkerPort = {
    postMessage: () => {},
    addEventListener: (_, listener) => {
      answer = (data) => listener({ data });
    },
  };
  const ask = askOf(port);
  const calls = [ask('format', 'a'), ask('format', 'b'), ask('format', 'c')];
  answer({ number: 2, value: 'B' });
  answer({ number: 1, value: 'A' });
  answer({ number: 3, reason: 'broken' });
  expect(await Promise.allSettled(calls)).toMatchObject([{ value: 'A' }, { value: 'B' }, { status: 'rejected' }]);
});
