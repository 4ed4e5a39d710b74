import { expect, test } from 'vitest';
import { type Library, moveWholeFolder } from './endpoints.js';

test('a folder moves with as many requests as it takes, and what was there before is counted once', async () => {
  const answers = [
    { moved: 5000, merged: 2, more: true },
    { moved: 7, merged: 5002, more: false },
  ];
  const large = { moveFolder: async () => answers.shift() } as unknown as Library;
  expect(await moveWholeFolder(large, 'a', 'b')).toEqual({ moved: 5007, merged: 2, more: false });
});
