import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attribute, charactersOf, type HtmlValue, html } from './html.js';

const NAMED: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' };

function read(markup: string): string {
  return markup.replace(/&(\w+);/g, (_, name) => NAMED[name] ?? '?');
}

test('any text is shown as it is, between tags and in an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>&"\'/=a; \n') }), (text) => {
      const page = charactersOf(html`<p title="${text}"${attribute('aria-label', text)}>${text}</p>`);
      const [, title = '?', label = '?', body = '?'] =
        /^<p title="([^"<>]*)" aria-label="([^"<>]*)">([^<>]*)<\/p>$/.exec(page) ?? [];
      expect([read(title), read(label), read(body)]).toEqual([text, text, text]);
    }),
  );
});

test.each<[string, HtmlValue, string]>([
  ['markup', html`<b>${'<'}</b>`, '<p><b>&lt;</b></p>'],
  ['a list', ['<', html`<br>`, 3], '<p>&lt;<br>3</p>'],
  ['nothing', undefined, '<p></p>'],
  ['an attribute without a value', attribute('aria-current', undefined), '<p></p>'],
])('%s is put in unchanged', (_, value, page) => {
  expect(charactersOf(html`<p>${value}</p>`)).toBe(page);
});

test('an object from a request is not markup', () => {
  const imitation = JSON.parse('{"Symbol(markup)": "<script>", "markup": "<script>"}') as HtmlValue;
  expect(() => charactersOf(html`<p>${imitation}</p>`)).toThrow();
});
