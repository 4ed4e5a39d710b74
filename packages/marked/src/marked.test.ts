import { Marked } from 'marked';
import { expect, test } from 'vitest';
import linework from './index.js';

const FENCE = '```diagram\nflow "Hi"\nnode a\n```\n';

test('a fence becomes a picture, other code stays as it was', () => {
  const html = new Marked(linework()).parse(`${FENCE}\n\`\`\`js\n1\n\`\`\`\n`);
  expect(html).toMatch(/^<p class="linework"><svg /);
  expect(html).toContain('<pre><code class="language-js">1\n</code></pre>');
});

test.each([
  ['at the top', `# Title\n\n\n${FENCE}`, 6],
  ['in a quote', `Text\n\n> One\n>\n> ${FENCE.trim().replaceAll('\n', '\n> ')}\n`, 7],
  ['in a list', `- One\n- Two\n\n  ${FENCE.trim().replaceAll('\n', '\n  ')}\n`, 6],
])('an error %s names its line', (_, text, line) => {
  const marked = new Marked(linework({ onError: 'fail' }));
  expect(() => marked.parse(text.replace('node a', 'noed a'))).toThrow(new RegExp(`^${line}:1: error`));
});

test('one text has no id twice', () => {
  const html = String(new Marked(linework()).parse(`${FENCE}\n${FENCE}`));
  const [first, second] = [...html.matchAll(/<svg [^>]*?\bid="([^"]+)"/g)].map(([, id]) => id);
  expect(second).toBe(`${first}-2`);
});
