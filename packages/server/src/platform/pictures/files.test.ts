import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PictureFolder, pictureFiles } from './files.js';

let folder = '';
let clock = 1_700_000_000_000;
let failures: unknown[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linework-files-'));
  failures = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const SHARES = { whole: 100_000, each: 60_000 };
const keyOf = (name: string) => name.padEnd(43, '-');
const picture = (text: string, length = 10_000) => ({ type: 'image/"svg"', content: Buffer.alloc(length, text) });
const opened = (more: Partial<PictureFolder> = {}) =>
  pictureFiles({
    folder: join(folder, 'pictures'),
    shares: SHARES,
    now: () => new Date(clock++),
    failed: (error) => failures.push(error),
    ...more,
  });
const names = async () =>
  (await readdir(join(folder, 'pictures')).catch(() => [])).map((each) => each.slice(17).replace(/-+$/, '')).sort();

test('a picture is read as it was written, also after a restart', async () => {
  const before = opened();
  before.write(keyOf('a'), 'ada', picture('x'));
  await before.settled();
  const after = opened();
  await after.settled();
  for (const files of [before, after]) {
    expect(files.has(keyOf('a'))).toBe(true);
    const { type, content } = (await files.read(keyOf('a'))) ?? {};
    expect([type, Buffer.from(content ?? []).equals(picture('x').content)]).toEqual(['image/"svg"', true]);
  }
  expect(await after.read(keyOf('b'))).toBeUndefined();
});

test('the folder stays within its budget, and the least recently used picture goes first', async () => {
  const files = opened();
  for (const key of ['a', 'b', 'c', 'd']) files.write(keyOf(key), 'ada', picture(key));
  await files.settled();
  await files.read(keyOf('a'));
  files.write(keyOf('e'), 'ada', picture('e'));
  for (const key of ['f', 'g']) files.write(keyOf(key), 'bob', picture(key));
  await files.settled();
  expect(await names()).toEqual(['a', 'd', 'e', 'c', 'f', 'g'].sort());
  for (const key of ['h', 'i']) files.write(keyOf(key), 'cai', picture(key));
  await files.settled();
  expect(await names()).toEqual(['a', 'e', 'f', 'g', 'h', 'i', 'd'].sort());
  expect(files.bytes()).toBeLessThanOrEqual(SHARES.whole);
  files.write(keyOf('large'), 'dee', picture('x', 70_000));
  await files.settled();
  expect(files.has(keyOf('large'))).toBe(false);
});

test('a restart with a smaller budget removes what has no room', async () => {
  const before = opened();
  for (const key of ['a', 'b', 'c']) {
    before.write(keyOf(key), 'ada', picture(key));
    await before.settled();
    await before.read(keyOf(key));
  }
  const after = opened({ shares: { whole: 40_000, each: 40_000 } });
  await after.settled();
  expect((await names()).length).toBe(2);
});

test('a damaged file is drawn again, and unfinished ones are removed', async () => {
  const before = opened();
  before.write(keyOf('a'), 'ada', picture('x'));
  await before.settled();
  const [name = ''] = await readdir(join(folder, 'pictures'));
  const path = join(folder, 'pictures', name);
  const whole = await readFile(path);
  await writeFile(`${path}.new`, 'half');
  for (const damaged of [whole.subarray(0, -1), Buffer.from(''), Buffer.from('[\n'), Buffer.from('no line')]) {
    await writeFile(path, damaged);
    const files = opened();
    await files.settled();
    expect(await files.read(keyOf('a'))).toBeUndefined();
    await files.settled();
    expect([files.has(keyOf('a')), await names()]).toEqual([false, []]);
  }
});

test('what was not used for long is removed', async () => {
  const files = opened();
  files.write(keyOf('a'), 'ada', picture('x'));
  files.write(keyOf('b'), 'ada', picture('x'));
  await files.settled();
  const moment = new Date(clock);
  await files.read(keyOf('a'));
  await files.forget(moment);
  expect(await names()).toEqual(['a']);
});

test('a folder that cannot be written is reported once', async () => {
  await writeFile(join(folder, 'pictures'), 'a file');
  const files = opened();
  for (const key of ['a', 'b', 'c']) files.write(keyOf(key), 'ada', picture('x'));
  await files.settled();
  expect([failures.length, files.has(keyOf('a'))]).toEqual([1, false]);
  await rm(join(folder, 'pictures'));
  files.write(keyOf('d'), 'ada', picture('x'));
  await files.settled();
  expect([failures.length, files.has(keyOf('d'))]).toEqual([1, true]);
});
