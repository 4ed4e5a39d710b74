// linework draw and render in formats other than SVG, run as a user runs them.
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it } from 'vitest';
import { command, FAULTY, GOOD } from './testing/command.js';

const { folder, main, run, write } = command();

const bytesOf = (name: string): Buffer => readFileSync(join(folder(), name));
const files = (): readonly string[] =>
  readdirSync(folder())
    .filter((each) => !each.startsWith('.'))
    .sort();
/** Width and height in the header of a PNG (PNG specification, 11.2.1). */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString() === '%PDF-';

describe('the format', () => {
  it.each([
    { words: ['-f', 'png'], written: ['shop.png', 'shop.dark.png'] },
    { words: ['--format', 'png', '--theme', 'dark'], written: ['shop.png'] },
    { words: ['-f', 'png', '--theme', 'auto'], written: ['shop.png'] },
    { words: ['-o', 'x.PNG'], written: ['x.PNG'] },
    { words: ['-f', 'pdf'], written: ['shop.pdf'] },
    { words: ['-o', 'x.pdf'], written: ['x.pdf'] },
    { words: ['-o', 'picture', '-f', 'pdf'], written: ['picture'] },
  ])('draw $words writes $written', ({ words, written }) => {
    write({ 'shop.diagram': GOOD });
    expect(run(['draw', 'shop.diagram', ...words])).toEqual({
      code: 0,
      out: written.map((each) => `written ${each}\n`).join(''),
      err: '',
    });
    expect(files()).toEqual(['shop.diagram', ...written].sort());
    for (const each of written)
      expect(words.includes('pdf') || each.endsWith('pdf') ? isPdf(bytesOf(each)) : isPng(bytesOf(each))).toBe(true);
  });

  it.each([
    { words: ['-o', 'x.jpg'], says: 'A picture is one of SVG, PNG, PDF, TXT. Write: -o x.svg' },
    { words: ['-o', 'x.jpg', '-f', 'png'], says: 'Write: -o x.png' },
    { words: ['-o', 'x.pdf', '-f', 'png'], says: 'name different formats' },
    { words: ['-f', 'gif'], says: 'svg' },
    { words: ['-f', 'pdf', '--scale', '2'], says: '--scale is for PNG, not for PDF.' },
    { words: ['--scale', '2'], says: '--scale is for PNG, not for SVG.' },
    { words: ['-f', 'png', '--embed-source'], says: '--embed-source is for SVG, not for PNG.' },
    { words: ['-f', 'png', '--scale', '0'], says: "not '0'" },
    { words: ['-f', 'png', '--scale', '-2'], says: '--scale' },
    { words: ['-f', 'png', '--scale', '1e9'], says: "not '1e9'" },
    { words: ['-f', 'png', '--scale', '999'], says: 'Use a scale of at most ' },
  ])('rejects $words and writes nothing', ({ words, says }) => {
    write({ 'shop.diagram': GOOD });
    const { code, out, err } = run(['draw', 'shop.diagram', ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
    expect(files()).toEqual(['shop.diagram']);
  });
});

describe('a PNG', () => {
  it('has two pixels per px by default', () => {
    write({ 'shop.diagram': GOOD });
    const [, width = 0, height = 0] =
      /width="(\d+)" height="(\d+)"/.exec(run(['render', 'shop.diagram']).out)?.map(Number) ?? [];
    run(['draw', 'shop.diagram', '-o', 'two.png']);
    run(['draw', 'shop.diagram', '-o', 'half.png', '--scale', '0.5']);
    expect(sizeOf(bytesOf('two.png'))).toEqual([2 * width, 2 * height]);
    expect(sizeOf(bytesOf('half.png'))).toEqual([Math.ceil(width / 2), Math.ceil(height / 2)]);
  });

  it('stays untouched when it would not change', () => {
    write({ 'shop.diagram': GOOD });
    run(['draw', 'shop.diagram', '-f', 'png']);
    utimesSync(join(folder(), 'shop.png'), 1_000_000_000, 1_000_000_000);
    expect(run(['draw', 'shop.diagram', '-f', 'png']).out).toBe('unchanged shop.png\nunchanged shop.dark.png\n');
  });

  it('is printed as bytes, and in JSON as base64', () => {
    write({ 'shop.diagram': GOOD });
    run(['draw', 'shop.diagram', '-o', 'shop.png']);
    const base64 = bytesOf('shop.png').toString('base64');
    const [result] = JSON.parse(run(['draw', '-', '-f', 'png', '--json'], { input: GOOD }).out);
    expect(result).toMatchObject({ ok: true, pictures: [{ mediaType: 'image/png', base64, status: 'printed' }] });
    const rendered = JSON.parse(run(['render', '-', '-f', 'png', '--json'], { input: GOOD }).out);
    expect(rendered).toMatchObject({ ok: true, file: { mediaType: 'image/png', base64 } });
  });

  it('has the same quality in JSON as its SVG; a text has none', () => {
    write({ 'shop.diagram': GOOD });
    const report = (verb: string, ...more: readonly string[]) => {
      const printed = JSON.parse(run([verb, 'shop.diagram', ...more, '--json']).out);
      return (Array.isArray(printed) ? printed[0] : printed).quality;
    };
    const quality = report('render');
    expect(quality).toMatchObject({ width: expect.any(Number), crossings: 0, bends: 0, blank: expect.any(Number) });
    for (const each of [report('draw'), report('draw', '-f', 'png'), report('render', '-f', 'png')]) {
      expect(each).toEqual(quality);
    }
    expect(report('draw', '-f', 'text')).toBeUndefined();
  });

  it('of a source with errors is not drawn', () => {
    write({ 'shop.diagram': FAULTY });
    expect(run(['draw', 'shop.diagram', '-f', 'png'])).toMatchObject({ code: 1, out: '' });
    expect(files()).toEqual(['shop.diagram']);
  });
});

it('characters that Inter lacks are reported', () => {
  write({ 'shop.diagram': GOOD.replace('"API"', '"\u{1f984} \u65e5"') });
  const { code, out, err } = run(['draw', 'shop.diagram', '-f', 'png', '--theme', 'light']);
  expect({ code, out }).toEqual({ code: 0, out: 'written shop.png\n' });
  expect(err).toContain('shop.diagram: warning: ');
  expect(err).toContain('U+1F984');
  expect(err).toContain('U+65E5');
  const [result] = JSON.parse(run(['draw', 'shop.diagram', '-f', 'pdf', '--json']).out);
  expect(result.warnings.join()).toContain('U+65E5');
});

it('an agent gets a picture as an image that a model can see, in one size', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [main(), 'mcp'], cwd: folder(), stderr: 'ignore' }),
  );
  const draw = (more: object) => client.callTool({ name: 'draw_diagram', arguments: { source: GOOD, ...more } });
  const plain = await draw({});
  const { content } = await draw({ answer: 'image' });
  const image = (content as readonly { readonly data: string }[])[1];
  expect(content).toEqual([
    ...(plain.content as object[]),
    { type: 'image', mimeType: 'image/png', data: expect.stringMatching(/^iVBORw0KGgo/) },
  ]);
  expect(Buffer.from(image?.data ?? '', 'base64').readUInt32BE(16)).toBe(1_000);
  expect(await draw({ answer: 'image', embedFont: true })).toMatchObject({ isError: true });
  await client.close();
});
