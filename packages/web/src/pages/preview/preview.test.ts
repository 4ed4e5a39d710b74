import { expect, test } from 'vitest';
import { chosenFile, fileIn } from './chosen.js';

const FILES = ['a.diagram', 'sub/b & c.diagram'];

test.each([
  ['', ''],
  ['#sub%2Fb%20%26%20c.diagram', 'sub/b & c.diagram'],
  ['#%', ''],
])('the address %j names the file %j', (hash, file) => {
  expect(fileIn(hash)).toBe(file);
});

test.each([
  ['the named file', { folder: true, files: FILES }, 'sub/b & c.diagram', 'sub/b & c.diagram'],
  ['the first file if the named one is gone', { folder: true, files: FILES }, 'gone.diagram', 'a.diagram'],
  ['the only file, whatever is named', { folder: false, files: ['a.diagram'] }, 'b.diagram', 'a.diagram'],
  ['nothing in an empty folder', { folder: true, files: [] }, 'a.diagram', undefined],
])('a preview shows %s', (_, listed, requested, shown) => {
  expect(chosenFile(listed, requested)).toBe(shown);
});
