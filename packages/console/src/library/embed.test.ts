import { expect, test } from 'vitest';
import { htmlFor, markdownFor } from './embed.js';

const URL = 'https://linework.example/d/x';
const SHOP = { title: 'Shop', url: URL, svgUrl: `${URL}.svg`, darkSvgUrl: `${URL}.dark.svg`, theme: 'light' } as const;

test('Markdown and HTML show the picture and lead to its page', () => {
  expect(markdownFor(SHOP)).toBe(`[![Shop](${URL}.svg)](${URL})`);
  expect(htmlFor(SHOP)).toBe(`<a href="${URL}">
  <picture>
    <source media="(prefers-color-scheme: dark)" srcset="${URL}.dark.svg">
    <img alt="Shop" src="${URL}.svg">
  </picture>
</a>`);
  expect(htmlFor({ ...SHOP, theme: 'dark' })).not.toContain('<source');
});

test('a title is never markup', () => {
  const title = '](x) <b> "q" & `c`';
  expect(markdownFor({ ...SHOP, title })).toContain('![&#93;(x) &#60;b> "q" &#38; &#96;c&#96;]');
  expect(htmlFor({ ...SHOP, title })).toContain('alt="](x) &lt;b&gt; &quot;q&quot; &amp; `c`"');
});
