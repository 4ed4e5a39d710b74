// Options that another verb or another tool has: the answer says what to write instead.
import { operations } from '@linework/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { readArguments } from './command/arguments.js';
import { allVerbs } from './command/derived-verb.js';
import { Failure } from './command/failure.js';
import type { AnyVerb } from './command/verb.js';
import { command, GOOD } from './testing/command.js';

const { run, write, read } = command();
const all = allVerbs(operations);
let loaded: readonly AnyVerb[] = [];
beforeAll(async () => {
  loaded = await Promise.all(all.map(async ({ load }) => (await load()).verb));
});

/** Long and short names of the options of all verbs. */
function everyOption(): readonly string[] {
  return [
    ...new Set(
      loaded.flatMap(({ options }) =>
        Object.entries(options).flatMap(([name, { short }]) => [
          `--${name}`,
          ...(short === undefined ? [] : [`-${short}`]),
        ]),
      ),
    ),
  ];
}

const has = ({ options }: AnyVerb, written: string): boolean =>
  Object.entries(options).some(([name, { short }]) => written === `--${name}` || written === `-${short}`);

describe('an option that another verb has', () => {
  it.each(all.map(({ name }) => name))('and linework %s lacks is answered with what to write', async (name) => {
    const verb = loaded.find((each) => each.name === name);
    if (verb === undefined) throw new Error(name);
    const lacking = everyOption().filter((each) => !has(verb, each) && each !== '-h');
    expect(lacking.length).toBeGreaterThan(0);
    for (const written of lacking) {
      const failure = await readArguments(verb, [written, 'a'], all).catch((error: unknown) => error);
      expect(failure, written).toBeInstanceOf(Failure);
      const { message } = failure as Failure;
      expect(message, written).toMatch(/ Write: \S| Did you mean '--/);
      expect(message, written).toContain(`See: linework ${name} --help`);
      expect(message.length, message).toBeLessThan(400);
    }
  });

  it.each([
    [
      ['check', '-f', 'png'],
      "linework check has no option '-f'. Only draw, render, pattern have it. Write: linework draw --format FORMAT. See: ",
    ],
    [
      ['check', '--watch'],
      "linework check has no option '--watch'. Only draw has it. Write: linework draw --watch. See: ",
    ],
    [['format', '-o', 'x'], "linework format has no option '-o'. Write: linework format - < FILE > OTHER. See: "],
    [['read', '--out', 'x'], "linework read has no option '--out'. Write: --output FILE. See: "],
    [['init', '-o', 'x'], "linework init has no option '-o'. Write: --out FOLDER. See: "],
    [['plan', '-o', 'x'], "linework plan has no option '-o'. Write: linework plan "],
    [
      ['init', '--json'],
      "linework init has no option '--json'. draw, check, outline and others have it. Write: linework init ",
    ],
    [['backup', '--file', 'x'], "linework backup has no option '--file'. Write: linework backup FILE. See: "],
  ])('%j names it', (words, says) => {
    const { code, err } = run(words);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`linework: ${says}`) });
  });
});

describe('linework render -o', () => {
  it.each([
    ['-o', 'x.svg', '<svg '],
    ['--output', 'x.png', '\ufffdPNG'],
    ['--out', 'x.pdf', '%PDF'],
    ['-o', 'deep/x.txt', ''],
  ])('%s %s writes one picture in the format of its name', (option, name, start) => {
    write({ 'shop.diagram': GOOD });
    expect(run(['render', 'shop.diagram', option, name])).toEqual({ code: 0, out: `written ${name}\n`, err: '' });
    expect(Buffer.from(read(name), 'utf8').length).toBeGreaterThan(50);
    expect(read(name).startsWith(start)).toBe(true);
    expect(run(['render', 'shop.diagram', option, name]).out).toBe(`unchanged ${name}\n`);
  });

  it('writes the same bytes as draw -o', () => {
    write({ 'shop.diagram': GOOD });
    run(['draw', 'shop.diagram', '-o', 'a.svg', '--theme', 'dark']);
    run(['render', 'shop.diagram', '-o', 'b.svg', '--theme', 'dark']);
    expect(read('b.svg')).toBe(read('a.svg'));
  });

  it('reports the file as JSON', () => {
    write({ 'shop.diagram': GOOD });
    const { out } = run(['render', 'shop.diagram', '-o', 'x.svg', '--json']);
    expect(JSON.parse(out)).toMatchObject({ ok: true, pictures: [{ file: 'x.svg', status: 'written' }] });
    expect(out).not.toContain('<svg');
  });

  it.each([
    ['another ending', ['-o', 'x.gif'], 'A picture is one of SVG, PNG, PDF, TXT. Write: -o x.svg'],
    ['another format', ['-o', 'x.png', '-f', 'svg'], '-f svg and x.png name different formats.'],
    [
      'a folder',
      ['--out', 'pictures/'],
      'pictures/ is a folder. Name a picture in it, or write: linework draw shop.diagram --out pictures/',
    ],
    ['two names', ['-o', 'x.svg', '--out', 'y.svg'], '-o and --out cannot be used together.'],
    ['the source', ['-o', 'shop.diagram'], 'shop.diagram is a source and would be overwritten.'],
  ])('rejects %s', (_, words, says) => {
    write({ 'shop.diagram': GOOD });
    const { code, err } = run(['render', 'shop.diagram', ...words]);
    expect([code, err.slice(0, says.length + 10)]).toEqual([2, `linework: ${says}`]);
    expect(read('shop.diagram')).toBe(GOOD);
  });
});
