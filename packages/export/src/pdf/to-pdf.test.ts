import { type Scene, type SceneNode, type TextShape, THEMES, withoutPage } from '@linework/core';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../core/src/testing/depth.js';
import { compact, type PageText, pdfPage } from '../testing/pdf-page.js';
import { kindScenes, linesScene, sceneOf } from '../testing/scenes.js';
import type { PdfOptions } from './options.js';
import { toPdf } from './to-pdf.js';

const SHOP = sceneOf(
  'flow "Shop & <Co>" desc="From the basket"\nnode a client "Web"\nnode b service "API"\na -> b : "calls"\n',
);

async function pdfOf(scene: Scene, options: PdfOptions = {}): Promise<Uint8Array> {
  const pdf = await toPdf(scene, options);
  if (!pdf.ok) throw new Error(pdf.message);
  return pdf.bytes;
}

const page = async (scene: Scene, options?: PdfOptions) => pdfPage(await pdfOf(scene, options));

function textsIn(nodes: readonly SceneNode[]): readonly TextShape[] {
  return nodes.flatMap((node) => (node.type === 'text' ? [node] : node.type === 'part' ? textsIn(node.children) : []));
}

/** Direction and joining marks, which draw nothing and are not in the file. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const drawnOf = (text: string): string => compact(text).replace(UNSEEN, '');

/**
 * pdf.js reverses right-to-left text letter by letter, ligatures too, so only the letters of such text are compared.
 */
function readable(text: string): string {
  const letters = drawnOf(text);
  return /[\u0590-\u08ff\u202e]/.test(text) ? [...letters].sort().join('') : letters;
}

const ANCHOR_SHARE = { start: 0, middle: 0.5, end: 1 } as const;

describe.each(sampled(kindScenes(), 20))('%s', (_name, scene) => {
  test("its texts match the picture's in content, position and measured width", async () => {
    const { texts, ...of } = await page(scene);
    expect([of.pages, of.width, of.height]).toEqual([1, scene.width * 0.75, scene.height * 0.75]);
    const items = [...texts];
    for (const shape of textsIn(scene.nodes)) {
      const its: PageText[] = [];
      while (drawnOf(its.map((each) => each.text).join('')).length < drawnOf(shape.text).length) {
        const next = items.shift();
        if (next === undefined) break;
        its.push(next);
      }
      const text = its.map((each) => each.text).join('');
      expect(/\u202e/.test(shape.text) ? readable(`\u202e${text}`) : readable(text)).toBe(readable(shape.text));
      const [first] = its;
      const last = its.at(-1);
      const left = shape.x - ANCHOR_SHARE[shape.anchor] * shape.width;
      expect(first?.x).toBeCloseTo(left * 0.75, 1);
      expect(first?.y).toBeCloseTo(shape.y * 0.75, 1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((left + shape.width) * 0.75, 0);
    }
    expect(compact(items.map((each) => each.text).join(''))).toBe('');
  });
});

describe('the metadata of a file', () => {
  test('is title, description and language, and a figure with both as its text', async () => {
    const { info, language, structure } = await page(SHOP);
    expect(info.Title).toBe('Shop & <Co>');
    expect(info.Subject).toContain('From the basket');
    expect(language).toBe('en');
    expect((await page(SHOP, { language: 'de-CH' })).language).toBe('de-CH');
    expect(JSON.stringify(structure)).toContain('"role":"Figure"');
    expect(JSON.stringify(structure)).toContain('Shop & <Co>. ');
  });

  test('no date, so that the same picture gives the same bytes', async () => {
    const [one, two] = [await pdfOf(SHOP), await pdfOf(SHOP)];
    expect(Buffer.compare(one, two)).toBe(0);
    expect(Buffer.from(one).toString('latin1')).not.toMatch(/CreationDate|ModDate/);
  });

  test('an id made from its content', async () => {
    const idOf = (bytes: Uint8Array): string | undefined =>
      /\/ID \[(<\w+>)/.exec(Buffer.from(bytes).toString('latin1'))?.[1];
    const moved = { ...SHOP, nodes: [...SHOP.nodes, { type: 'rect', x: 0, y: 0, width: 1, height: 1 } as const] };
    const ids = [idOf(await pdfOf(SHOP)), idOf(await pdfOf(moved)), idOf(await pdfOf(SHOP, { scheme: 'dark' }))];
    expect(ids[0]).toMatch(/^<\w{32}>$/);
    expect(new Set(ids).size).toBe(3);
  });

  test('its fonts are embedded', async () => {
    const raw = Buffer.from(await pdfOf(SHOP)).toString('latin1');
    expect(raw.match(/\/FontFile2/g)?.length).toBeGreaterThan(0);
    expect(raw).not.toContain('/Helvetica');
  });

  test("a brand's theme is applied", async () => {
    const theme = { light: { ...THEMES.light, canvas: '#0a0b0c' as const }, dark: THEMES.dark };
    expect(await pdfOf(SHOP, { theme })).not.toEqual(await pdfOf(SHOP));
    expect(await pdfOf(SHOP, { theme, scheme: 'dark' })).toEqual(await pdfOf(SHOP, { scheme: 'dark' }));
  });

  test('auto means light', async () => {
    expect(await pdfOf(SHOP, { scheme: 'auto' })).toEqual(await pdfOf(SHOP, { scheme: 'light' }));
  });
});

describe('links', () => {
  const linked = (link: string): Scene => ({
    ...linesScene([]),
    nodes: [
      {
        type: 'part',
        part: 'node',
        link,
        label: 'Docs',
        children: [{ type: 'rect', x: 40, y: 20, width: 100, height: 16, fill: 'blue-fill' }],
      },
    ],
  });

  test.each(['https://example.com/a?b=c&d=(e)', '../docs/page.html#part', 'https://example.com/%E6%97%A5'])(
    '%s can be opened at its part',
    async (link) => {
      const { links, height } = await page(linked(link));
      expect(links).toEqual([{ url: link, box: [30, height - 27, 105, height - 15] }]);
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    'file:///etc/passwd',
    '//host',
    ' https://a',
  ])('%s is omitted, as in the SVG', async (link) => expect((await page(linked(link))).links).toEqual([]));
});

test('a picture larger than any page is scaled down with a warning', async () => {
  const pdf = await toPdf({ ...linesScene(['Far']), width: 40_000, height: 10 });
  if (!pdf.ok) throw new Error(pdf.message);
  expect(pdf.warnings).toEqual([{ code: 'page-reduced', message: expect.stringContaining('48 %'), characters: [] }]);
  expect((await pdfPage(pdf.bytes)).width).toBe(14_400);
});

test('arrow ligatures are read back as they were written', async () => {
  const { texts } = await page(linesScene(['a -> b', '2x4', 'x => y <- z']));
  expect(texts.map((each) => compact(each.text)).join('|')).toBe('a->b|2x4|x=>y<-z');
});

test('without a background nothing covers the page under the picture', async () => {
  const scene = sceneOf(
    'flow "Shop"\nnode a "Web"\nnode b "API"\noverlay o "Paid" nodes=a,b\na -> b : "calls"\nb --> a : "answers"\n',
  );
  // The identity, made from the scene as given, is the last thing in the file.
  const streamOf = async (of: Scene): Promise<string> =>
    Buffer.from(await pdfOf(of, { background: 'none' }))
      .toString('latin1')
      .replace(/<[0-9a-f]{32}>/g, '');
  expect(await streamOf(scene)).toBe(await streamOf(withoutPage(scene)));
});
