// Most tests run the command's sources, many runs in one process. Here each run is also a process of the bundled command, as users have it: both
// print the same and exit with the same code.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command, FAULTY, GOOD } from './testing/command.js';

const { folder, run, write } = command();

const MERMAID = 'flowchart LR\n  a[Web] --> b[(Orders)]\n';
const TABLES =
  'create table orders (id int primary key);\ncreate table items (id int, order_id int references orders (id));\n';

describe('a process of the bundled command and a run of its sources', () => {
  it.each([
    ['no arguments', []],
    ['a version', ['--version']],
    ['an unknown verb', ['drwa', 'good.diagram']],
    ['an unknown option', ['draw', 'good.diagram', '--quiet']],
    ['a file that is missing', ['draw', 'none.diagram']],
    ['a check that passes', ['check', 'good.diagram']],
    ['a check that fails', ['check', 'faulty.diagram']],
    ['a check as data', ['check', 'faulty.diagram', '--json']],
    ['a picture on standard output', ['render', 'good.diagram']],
    ['a picture of characters', ['draw', 'good.diagram', '-f', 'text', '-o', 'good.txt']],
    ['a PNG', ['draw', 'good.diagram', '-f', 'png', '-o', 'good.png']],
    ['a conversion', ['convert', 'shop.mmd']],
    ['an import', ['import', 'shop.sql']],
    ['an edit that cannot be done', ['edit', 'good.diagram', '{"op":"remove","at":"none"}']],
    ['a pattern', ['pattern', 'find', 'login']],
    ['icons by words', ['icons', 'postgres']],
    ['the vocabulary of a kind', ['vocabulary', 'flow']],
    ['a code', ['explain', 'E201']],
    ['a request', ['suggest', 'who calls whom']],
    ['help of a verb', ['help', 'draw']],
  ])('agree on %s', (_, words) => {
    write({ 'good.diagram': GOOD, 'faulty.diagram': FAULTY, 'shop.mmd': MERMAID, 'shop.sql': TABLES });
    const inOneProcess = run(words);
    // What is there already would not be written again.
    for (const name of ['good.txt', 'good.png']) rmSync(join(folder(), name), { force: true });
    expect(run(words, { process: true })).toEqual(inOneProcess);
  });
});
