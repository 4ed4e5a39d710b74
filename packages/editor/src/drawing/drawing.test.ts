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
  expect(picture?.places.map(({ part, id, start }) => `${part} ${id} ${lineAt(SHOP, start)}`)).toEqual([
    'node web 3',
    'node db 5',
    'edge e1 6',
    'group g 2',
  ]);
  for (const { part, id } of picture?.places ?? []) expect(picture?.svg).toContain(`data-${part}="${id}"`);
});

const canonical = (kind: string): Promise<string> =>
  readFile(new URL(`../../../core/src/kinds/${kind}/testing/canonical.diagram`, import.meta.url), 'utf8');

test.each(kinds.map(({ name }) => name))('every named part of a picture of %s has its line', async (kind) => {
  const { picture } = await answers.draw({ source: await canonical(kind), scheme: 'light' });
  const places = new Set(picture?.places.map(({ part, id }) => `${part} ${id}`));
  const isOwn = ([, , id = '']: readonly string[]): boolean => !(kind === 'git' && /^[lp]\d/.test(id));
  const named = [...(picture?.svg.matchAll(/ data-(node|edge|group)="([^"]+)"/g) ?? [])].filter(isOwn);
  expect(named.map(([, part, id]) => `${part} ${id}`).filter((each) => !places.has(each))).toEqual([]);
  const starts = picture?.places.filter(({ id }) => /^e\d+$/.test(id)).map(({ start }) => start) ?? [];
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
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
