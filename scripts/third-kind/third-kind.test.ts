// A kind with its own folder and one line of the registry has everything that other kinds have: contract, formatter, repairs,
// vocabulary, text fallback, goldens, agent tools, exports, pages of the reference.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  autofix,
  catalogue,
  compareSources,
  compose,
  drawText,
  formatSource,
  kinds,
  kindText,
  languageText,
  outline,
  validate,
} from '@linework/core';
import { toPdf, toPng } from '@linework/export';
import { nodeIcons } from '@linework/icons/node';
import { LOCAL, operations } from '@linework/operations';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { diagnosticText } from '../../packages/cli/src/terminal/diagnostic-text.js';
import { ownMistakes } from '../../packages/core/src/kinds/testing/contract/own-mistakes.js';
import { describeContract } from '../../packages/core/src/kinds/testing/contract.js';
import { readResource, resources } from '../../packages/mcp/src/resources.js';
import { toolCalls } from '../../packages/mcp/src/tool-calls.js';
import { agentTools } from '../../packages/mcp/src/tools/registry.js';
import { settingsFile } from '../../packages/operations/src/settings/check-settings.js';
import { brandFile } from '../../packages/operations/src/settings/style-checks.js';
import { root } from '../fresh.mjs';
import { drawGolden, goldens, inkFileOf, strays, textFileOf } from '../goldens/goldens.mjs';
import { inkFile } from '../goldens/ink.mjs';
import { textFile } from '../goldens/text-file.mjs';
import { icons, madeWith } from '../reference/here.mjs';
import { reference } from '../reference/index.mjs';
import { examplesOf } from '../reference/kinds.mjs';

const context = { icons: nodeIcons() };
const tally = kinds.get('tally');
if (!tally) throw new Error('The stub is not registered.');
const source = `${tally.grammar.example}\n`;

describeContract(tally, await ownMistakes('testing/stub-tally'));

describe('a third kind', () => {
  test('is formatted', () => {
    expect(formatSource('tally   "A"\n  slice  "B"   1  tone=red\n')).toBe('tally "A"\nslice "B" 1 tone=red\n');
  });

  test('is repaired', () => {
    const { text, report } = autofix('tally "A"\nSlice "B" 1 tone=red\n', context);
    expect({ text, ok: report.ok }).toEqual({ text: 'tally "A"\nslice "B" 1 tone=red\n', ok: true });
  });

  test('is in the vocabulary at both sizes, in the language and in the catalogue', () => {
    const [short = '', full = ''] = [kindText('tally', 'short'), kindText('tally', 'full')];
    for (const each of [short, full]) expect(each).toContain('slice "label" share');
    expect(full).toContain(tally.grammar.example);
    expect(encode(short).length).toBeLessThan(150);
    expect(encode(full).length).toBeLessThan(550);
    expect(languageText()).toContain('tally "Title"');
    expect(catalogue().map(({ code }) => code)).toEqual(expect.arrayContaining(['E490', 'E491']));
  });

  test('is compared by what its table says that a change affects', () => {
    const severities = (changed: string) =>
      compareSources(source, changed, context).changes.map((each) => each.severity);
    expect(severities(source.replace('"Search"', '"Find"'))).toEqual(['wording']);
    expect(severities(source.replace(' donut=on', ''))).toEqual(['look']);
    expect(severities(source.replace('62', '63'))).toEqual(['meaning']);
  });

  test('is shown by its outline if it has no text picture', () => {
    const { text = '' } = drawText(source, {}, context);
    for (const line of outline(source, context).outline?.lines ?? [])
      expect(text).toContain(line.replace(/^Traffic: /, ''));
  });

  test('is drawn as PNG and PDF', async () => {
    const { scene } = compose(source, context);
    if (!scene) throw new Error('no scene');
    const [png, pdf] = [await toPng(scene, { scale: 1 }), await toPdf(scene)];
    expect(png.ok && PNG.sync.read(Buffer.from(png.bytes)).width).toBe(scene.width);
    expect(pdf.ok && Buffer.from(pdf.bytes).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('the tools of an agent', () => {
  const tools = toolCalls(agentTools(operations));
  const call = (name: string, args: unknown) => tools(name, args, { ...context, actor: LOCAL });
  const callJson = async (name: string, args: unknown) => {
    const [block] = (await call(name, args)).content;
    return JSON.parse(block?.type === 'text' ? block.text : '');
  };

  test('draw, check and convert it', async () => {
    expect(await callJson('draw_diagram', { source, answer: 'svg' })).toMatchObject({
      ok: true,
      kind: 'tally',
      svg: expect.stringContaining('<svg'),
    });
    const wrong = { source: 'tally "A"\nslice "B" 1\nslice "B" 2\n' };
    expect(await callJson('draw_diagram', wrong)).toMatchObject({ ok: false, diagnostics: [{ code: 'E490' }] });
    const options = { defaults: { kinds: { tally: { values: 'number' } } } };
    expect((await call('render_diagram', { source, ...options })).isError ?? false).toBe(false);
  });

  test('return its vocabulary, and list it among their resources', async () => {
    expect(await callJson('get_vocabulary', { kind: 'tally', codes: 'true' })).toMatchObject({
      kind: 'tally',
      text: expect.stringContaining('slice "label" share'),
      codes: expect.arrayContaining([expect.stringMatching(/^E490: /)]),
    });
    expect(JSON.parse(readResource('vocabulary://tally', operations)?.text ?? '')).toMatchObject({
      statements: [{ keyword: 'slice' }],
    });
    expect(resources().map(({ uri }) => uri)).toContain('vocabulary://tally');
    expect(readResource('examples://tally')?.text).toBe(source);
  });
});

describe('its goldens', () => {
  const folder = join(root, 'packages/core/src/kinds/testing');

  // The script draws only registered kinds; `npx vitest run scripts/third-kind -u` updates these.
  test.each(goldens(folder))('$kind/$name is as accepted', async (golden) => {
    const { errors, texts, ink } = drawGolden(golden);
    expect(errors).toEqual([]);
    await expect(textFile(texts)).toMatchFileSnapshot(textFileOf(golden));
    await expect(inkFile({ [golden.name]: ink })).toMatchFileSnapshot(inkFileOf(golden));
  });

  test('exist, and every file beside them belongs to one', () => {
    expect(goldens(folder)).not.toEqual([]);
    expect(strays(folder)).toEqual([]);
  });
});

describe('its reference', async () => {
  const input = madeWith({ diagnosticText, settingsFile, brandFile });
  const prose = readFileSync(join(root, 'packages/core/src/kinds/testing/stub-tally/tally.md'), 'utf8');
  const proseOf = (kind: string): string => (kind === 'tally' ? prose : input.proseOf(kind));
  const pages: ReadonlyMap<string, string> = await reference({ ...input, proseOf });

  test('its page has its prose, statements, options and checks', () => {
    const page = pages.get('kinds/tally.md');
    for (const each of [
      '# tally',
      'Use it for the parts of one whole.',
      '### slice',
      '| `values=` |',
      '../codes/E4.md#e490',
    ])
      expect(page).toContain(each);
    expect(page).toContain('src="../pictures/tally-traffic.svg"');
    expect(pages.get('pictures/tally-traffic.dark.svg')).toContain('</svg>');
  });

  test('its codes are on the pages of their series, and the index links to all', () => {
    expect(pages.get('codes/E4.md')).toContain('\n## E491\n');
    expect(pages.get('codes/E4.md')).toContain('error E491: The slices add up to 0.');
    for (const each of ['kinds/tally.md', 'codes/E4.md']) expect(pages.get('README.md')).toContain(each);
  });

  test('an announced error occurs', () => {
    for (const { source, mistakes } of examplesOf(prose)) {
      const reports = validate(source, { icons }).diagnostics.map((each) => `${each.line}: ${each.code}`);
      expect(reports).toEqual(mistakes);
    }
  });
});
