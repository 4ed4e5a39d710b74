import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import linework from './index.js';

const FENCE = '```diagram\nflow "Hi {x}"\nnode a "A"\nnode b database "PostgreSQL"\na -> b : "1 < 2"\n```\n';

const html = async (text: string, path = 'page.md'): Promise<string> =>
  String(
    await unified()
      .use(remarkParse)
      .use(linework, { onError: 'fail' })
      .use(remarkRehype)
      .use(rehypeStringify)
      .process({ value: text, path }),
  );

test('a fence becomes a picture without raw HTML, other code stays as it was', async () => {
  const text = await html(`# Title\n\n> ${FENCE.trim().replaceAll('\n', '\n> ')}\n\n\`\`\`js\n1\n\`\`\`\n`);
  expect(text).toMatch(/<blockquote>\n<p class="linework"><svg style="max-width:100%;height:auto" xmlns=/);
  expect(text).toContain('viewBox="0 0 ');
  expect(text).toContain('1 &#x3C; 2');
  expect(text).toContain('<pre><code class="language-js">');
});

test('MDX renders the same picture', async () => {
  const { default: Content } = await evaluate(`${FENCE}\n{1 + 1}\n`, { ...runtime, remarkPlugins: [linework] });
  const markup = renderToStaticMarkup(createElement(Content));
  const attributes = (text: string): string[] =>
    [...text.matchAll(/ ([\w:-]+)="/g)].map(([, name = '']) => name).sort();
  const plain = await html(FENCE);
  expect(attributes(markup)).toEqual(attributes(plain));
  const { svg = '' } = /(?<svg><svg[\s\S]*<\/svg>)/.exec(markup)?.groups ?? {};
  expect(svg.match(/<path /g)).toEqual(plain.match(/<path /g));
  expect(markup).toContain('2');
});

test('an error names the file and the line', async () => {
  await expect(html(`Text\n\n${FENCE.replace('node a', 'noed a')}`, 'docs/page.mdx')).rejects.toThrow(
    'docs/page.mdx:5:1: error',
  );
});
