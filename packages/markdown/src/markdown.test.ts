import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draw, prepareBrand } from '@linework/library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiagramError, hastOf, type PluginOptions, type Problem, picturesOf, type SiteTheme } from './index.js';

const SOURCE = 'flow "Shop"\nnode a "A"\nnode b database "Orders"\na -> b : "1 < 2 & \\"c\\"" role=data\n';
const BROKEN = 'flow "Shop"\nnode a "A"\na -> missing\n';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linework-markdown-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const htmlOf = (source: string, options: PluginOptions = {}, info = 'diagram'): string =>
  picturesOf(options).page()({ info, source, line: 1 });

const problemsOf = (source: string, options: PluginOptions, file?: string, line = 1, info = 'diagram') => {
  try {
    picturesOf(options).page()({ info, source, line, ...(file === undefined ? {} : { file }) });
  } catch (error) {
    if (error instanceof DiagramError) return error.message;
  }
  return undefined;
};

test.each([
  ['diagram', true],
  ['diagram id=shop', true],
  ['Diagram', true],
  ['mermaid', false],
  ['js', false],
  ['', false],
  ['diagrams', false],
])('a fence of %j is drawn: %j', (info, isDrawn) => {
  expect(picturesOf().draws(info)).toBe(isDrawn);
});

test('fences of Mermaid are drawn where asked, and what a conversion loses is reported at its line', () => {
  const problems: Problem[] = [];
  const options: PluginOptions = { convert: true, warn: (problem) => problems.push(problem) };
  expect(picturesOf(options).draws('mermaid')).toBe(true);
  const mermaid = 'flowchart LR\n  a[One] --> b\n  click a call back()\n';
  const html = picturesOf(options).page()({ info: 'mermaid', source: mermaid, line: 10 });
  expect(html).toContain('<svg ');
  expect(problems).toMatchObject([{ severity: 'warning', line: 13 }]);
});

test('an inline picture names itself and describes what it shows', () => {
  const html = htmlOf(SOURCE);
  expect(html).toMatch(/^<p class="linework"><svg [^>]*role="img"[^>]*>[\s\S]*<title[^>]*>Shop<\/title>/);
  expect(html).toContain('A -> Orders: 1 &lt; 2');
});

test.each<[SiteTheme, RegExp, RegExp | undefined]>([
  [
    'site',
    /:is\(\.dark,\[data-theme=dark\],\[data-bs-theme=dark\]\) #lw\w+,#lw\w+\[data-scheme=dark\]\{/,
    /prefers-color-scheme/,
  ],
  ['auto', /prefers-color-scheme/, /data-theme=dark/],
  ['light', /fill="#fff"/, /<style>/],
  ['dark', /fill="#0c1015"/, /<style>/],
])('the theme %s has its colours and no others', (theme, has, lacks) => {
  const html = htmlOf(SOURCE, { theme });
  expect(html).toMatch(has);
  if (lacks) expect(html).not.toMatch(lacks);
});

test('the picture of a site differs from an automatic one only in when it is dark', () => {
  const rules = (html: string): string[] => html.match(/^\.\w+\{.*$/gm) ?? [];
  const site = rules(htmlOf(SOURCE, { theme: 'site' }));
  expect(site.length).toBeGreaterThan(3);
  expect([...site, ...site]).toEqual(rules(htmlOf(SOURCE, { theme: 'auto' })));
});

test('a picture that a page shows twice has two ids', () => {
  const page = picturesOf().page();
  const ids = [1, 2, 3].map((line) => {
    const html = page({ info: 'diagram', source: SOURCE, line });
    return new Set(html.match(/lw[\da-f]{10}(?:-\d)?/g));
  });
  expect(ids.map((each) => each.size)).toEqual([2, 1, 1].map(() => ids[0]?.size));
  expect(new Set(ids.flatMap((each) => [...each])).size).toBe(ids.flatMap((each) => [...each]).length);
});

test('a source with errors stops a build with file, line and column, below front matter and inside a list', () => {
  const file = join(folder, 'page.md');
  writeFileSync(
    file,
    `---\ntitle: Page\n---\n\n- One\n\n  \`\`\`diagram\n  ${BROKEN.trim().replaceAll('\n', '\n  ')}\n  \`\`\`\n`,
  );
  // As a tool that removed the front matter counts.
  expect(problemsOf(BROKEN, { onError: 'fail' }, file, 4)).toMatch(
    /page\.md:10:8: error E201: 'missing' is not declared\. Add a line: node missing$/,
  );
  expect(problemsOf(BROKEN, { onError: 'fail' })).toMatch(/^4:6: error E201/);
});

test('while a site is served, errors are shown in place of the picture, escaped', () => {
  const html = htmlOf('flow "<script>"\nnode a "A"\na -> <img>\n', { onError: 'show' });
  expect(html).toMatch(/^<div class="linework linework-error"/);
  expect(html).not.toMatch(/<(?:script|img)>/);
});

test('pictures are written as files whose names follow from their content, with a short alternative text', () => {
  const options: PluginOptions = { output: { folder: join(folder, 'd'), url: '/d/' } };
  const html = htmlOf(SOURCE, options);
  const [file = ''] = readdirSync(join(folder, 'd'));
  expect(html).toContain(`<img src="/d/${file}" alt="Shop: flow, 2 nodes, 1 connection." width="`);
  expect(readFileSync(join(folder, 'd', file), 'utf8')).toContain('prefers-color-scheme');
  htmlOf(SOURCE, options);
  htmlOf(SOURCE.replace('Shop', 'Store'), options);
  expect(readdirSync(join(folder, 'd'))).toHaveLength(2);
});

test('link= of a fence makes the picture a link, but never an unsafe one', () => {
  expect(htmlOf(SOURCE, {}, 'diagram link=shop.html')).toContain('<a href="shop.html"><svg ');
  expect(htmlOf(SOURCE, {}, 'diagram link=javascript:alert(1)')).not.toContain('<a ');
});

test('a folder keeps pictures between builds; one that cannot be written changes nothing', () => {
  const cache = join(folder, 'cache');
  const html = htmlOf(SOURCE, { cache });
  const [file = ''] = readdirSync(cache);
  const stored = readFileSync(join(cache, file), 'utf8');
  writeFileSync(join(cache, file), stored.replace('>Shop<', '>Stored<'));
  expect(htmlOf(SOURCE, { cache })).toBe(html.replace('>Shop<', '>Stored<'));
  expect(htmlOf(SOURCE, { cache, theme: 'dark' })).not.toContain('Stored');
  writeFileSync(join(cache, file), '{');
  expect(htmlOf(SOURCE, { cache })).toBe(html);
  expect(htmlOf(SOURCE, { cache: join(cache, file) })).toBe(html);
});

test('a brand is on every picture', async () => {
  const prepared = await prepareBrand({ colours: { primary: '#7a1fa2' } });
  if (!prepared.ok) throw new Error('The brand is refused.');
  expect(htmlOf(SOURCE, { brand: prepared.brand })).not.toBe(htmlOf(SOURCE));
});

test('an unknown value is refused by the name of its option', () => {
  expect(() => picturesOf({ theme: 'black' as SiteTheme })).toThrow(
    "theme must be one of site, auto, light, dark, not 'black'",
  );
});

test('the tree of a picture has its texts unescaped, and every element of it', () => {
  const { svg } = draw(SOURCE);
  const html = htmlOf(SOURCE);
  const tree = hastOf(html);
  const texts: string[] = [];
  let elements = 0;
  const visit = (node: ReturnType<typeof hastOf>): void => {
    elements++;
    for (const each of node.children) {
      if (each.type === 'text') texts.push(each.value);
      else visit(each);
    }
  };
  visit(tree);
  expect(texts).toContain('1 < 2 & "c"');
  expect(elements).toBe(html.match(/<\w/g)?.length);
  expect(svg).toBeDefined();
});
