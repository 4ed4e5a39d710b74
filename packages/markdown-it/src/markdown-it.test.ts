import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import linework from './index.js';

const FENCE = '```diagram\nflow "Hi {{ x }}"\nnode a\n```\n';

test('a fence becomes a picture, other code stays as it was', () => {
  const html = new MarkdownIt().use(linework).render(`# Title\n\n${FENCE}\n\`\`\`js\n1 < 2\n\`\`\`\n`);
  expect(html).toMatch(/<h1>Title<\/h1>\n<p class="linework"><svg /);
  expect(html).toContain('<pre><code class="language-js">1 &lt; 2\n</code></pre>');
});

test('a highlighter that was set before still gets other code', () => {
  const md = new MarkdownIt({ highlight: (text) => `<pre class="mine">${text}</pre>` }).use(linework);
  expect(md.render('```js\n1\n```\n')).toContain('<pre class="mine">');
});

test('two pages can show the same picture with the same id, one page cannot', () => {
  const md = new MarkdownIt().use(linework);
  const idsIn = (html: string): string[] => [...html.matchAll(/<svg [^>]*?\bid="([^"]+)"/g)].map(([, id = '']) => id);
  const [first = ''] = idsIn(md.render(FENCE));
  expect(idsIn(md.render(`${FENCE}\n- One\n\n  ${FENCE.replaceAll('\n', '\n  ')}`))).toEqual([first, `${first}-2`]);
});

test('a Vue template keeps a picture unchanged: VitePress says that it makes one', () => {
  const plain = new MarkdownIt().use(linework).render(FENCE);
  const html = new MarkdownIt().use(linework).render(FENCE, { sfcBlocks: {} });
  const [, expression = ''] = /^<div v-html="([^"]*)"><\/div>\n$/.exec(html) ?? [];
  const text = expression
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
  expect(`${JSON.parse(text)}\n`).toBe(plain);
});

test('an error names the file that the tool names, and the line', () => {
  const md = new MarkdownIt().use(linework, { onError: 'fail' });
  const broken = `Text\n\n${FENCE.replace('node a', 'a -> b')}`;
  expect(() => md.render(broken, { page: { inputPath: './src/page.md' } })).toThrow('./src/page.md:5:');
  expect(() => md.render(broken, { path: '/docs/page.md' })).toThrow('/docs/page.md:5:');
});
