// Reads the source trees of everything that imports: a format is named only in its folder and in the registry.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importers } from './registry.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = ['import', 'operations', 'mcp', 'cli', 'server']
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => `${name}/src/${path}`),
  )
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\.data\.ts$|^import\/src\/formats\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Names that are also words of other things: a type of answers, a kind of diagram, a file that a service is started from. */
const WORDS = ['json', 'tree', 'sql', 'csv', 'helm', 'compose', 'openapi'];

test.each(importers.map(({ format }) => format).filter((format) => !WORDS.includes(format)))(
  '%s is named only in its folder',
  (format) => {
    const naming = files.filter(({ text }) => text.includes(`'${format}'`));
    expect(naming.map(({ path }) => path)).toEqual([]);
  },
);
