import { expect, test } from 'vitest';
import { linkedFiles } from './files.js';

const file = (bytes: number) => ({ content: new Uint8Array(bytes), mediaType: 'image/png', ending: 'png' });

test('a link lasts ten minutes, whether it is used or not', () => {
  let now = 0;
  const files = linkedFiles(() => now);
  files.keep('ada', 'a.png', file(10));
  now = 10 * 60_000;
  expect(files.find('a.png')).toEqual(file(10));
  now += 1;
  expect(files.find('a.png')).toBeUndefined();
});

test('an account that draws much loses its own oldest link, not those of others', () => {
  const files = linkedFiles(() => 0, { whole: 100_000, each: 5_000 });
  files.keep('bob', 'b.png', file(1_000));
  for (const name of ['1', '2', '3', '4']) files.keep('ada', name, file(1_000));
  expect(['b.png', '1', '2', '3', '4'].map((name) => files.find(name) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});

test('a file larger than the share of an account is not kept', () => {
  const files = linkedFiles(() => 0, { whole: 100_000, each: 5_000 });
  files.keep('ada', 'a.png', file(6_000));
  expect(files.find('a.png')).toBeUndefined();
});
