import { marked } from 'marked';
import { expect, test } from 'vitest';
import { htmlOf, markdownOf } from './snippets.js';

const EMBEDDED = {
  baseUrl: 'https://linework.example.com',
  place: { by: 'alias', name: 'checkout', version: 2 },
  theme: 'light',
  width: 696,
} as const;

const WORDS = [
  'Checkout: flow, 6 nodes, 6 connections, 1 group',
  'a ](https://evil.example) ![x',
  '[link](https://evil.example)',
  '![x](https://evil.example/x.png)',
  '`code` **bold** __bold__ ~~gone~~ \\ \\] | $x$',
  '<img src=x onerror=alert(1)> <!-- --> &lt;b&gt; &amp;',
  '"double" \'single\'',
];

const NAMED: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' };

function unescaped(html: string): string {
  return html.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) => NAMED[name] ?? String.fromCharCode(Number(code)));
}

test.each(WORDS)(
  'in a Markdown document the picture links to its page, and has its alternative text: %s',
  async (words) => {
    const html = await marked.parse(`Before\n\n${markdownOf({ ...EMBEDDED, words })}\n\nAfter\n`);
    const [, paragraph = ''] = html.split('\n');
    const [, href, src, alt = ''] =
      /^<p><a href="([^"]+)"><img src="([^"]+)" alt="([^"]*)"><\/a><\/p>$/.exec(paragraph) ?? [];
    expect([href, src]).toEqual([
      'https://linework.example.com/s/checkout?version=2',
      'https://linework.example.com/s/checkout.svg?version=2',
    ]);
    expect(unescaped(alt)).toBe(words);
  },
);

test.each(WORDS)(
  'the markup has a dark picture, a light one and the alternative text, in a README too: %s',
  async (words) => {
    const html = htmlOf({ ...EMBEDDED, words });
    const lines = html.split('\n').map((each) => each.trim());
    expect(lines).toEqual([
      '<a href="https://linework.example.com/s/checkout?version=2">',
      '<picture>',
      '<source media="(prefers-color-scheme: dark)" srcset="https://linework.example.com/s/checkout.dark.svg?version=2">',
      expect.stringMatching(
        /^<img alt="[^"<>]*" src="https:\/\/linework\.example\.com\/s\/checkout\.svg\?version=2" width="696">$/,
      ),
      '</picture>',
      '</a>',
    ]);
    expect(unescaped(/alt="([^"]*)"/.exec(html)?.[1] ?? '')).toBe(words);
    expect(await marked.parse(`Before\n\n${html}\n\nAfter\n`)).toContain(html);
  },
);

test('a diagram that is dark for everyone has one picture', () => {
  expect(htmlOf({ ...EMBEDDED, theme: 'dark', words: 'x' })).not.toContain('<source');
});
