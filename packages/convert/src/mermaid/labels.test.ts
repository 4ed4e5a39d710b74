import { describe, expect, it } from 'vitest';
import { readLabel } from './labels.js';

const html = { html: true, writtenBreaks: true } as const;
const markdown = { ...html, markdown: true } as const;

describe('a label drawn as HTML', () => {
  it.each([
    ['plain text stays', 'plain text', 'plain text'],
    ['runs of spaces become one', '  a \t b\u00a0 c ', 'a b c'],
    ['br in any spelling breaks', 'a<br>b<BR/>c<br />d', 'a\nb\nc\nd'],
    ['a malformed br breaks too', 'a</br>b', 'a\nb'],
    ['a written \\n breaks', 'a\\nb', 'a\nb'],
    ['empty lines are removed', 'a<br><br> <br>b', 'a\nb'],
    ['tags are removed, their text stays', '<b>bold</b> and <span style="x">red</span>', 'bold and red'],
    ['an unknown element is a tag', 'Map<String>', 'Map'],
    ['a comparison sign is not a tag', '1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['an unclosed tag swallows the rest', 'a <b', 'a'],
    ['a quoted attribute can contain a sign', "<a title='x > y'>link</a>", 'link'],
    ['comments are removed', 'a<!-- hidden -->b', 'ab'],
    ['scripts are removed with their text', 'a<script>alert(1)</script>b', 'ab'],
    ['Mermaid codes become characters', '#35; #quot;x#quot; #9829;', '# "x" ♥'],
    ['HTML codes become characters', '&amp; &lt;b&gt; &#39; &#x41; &eacute;', "& <b> ' A é"],
    ['an unknown code stays', '#fff; &nothing;', '#fff; &nothing;'],
    ['decoded text is not decoded again', '&amp;lt;', '&lt;'],
    ['icons are removed', 'fa:fa-car A car', 'A car'],
    ['control characters are removed', 'a\u0000b\u0085c', 'a b c'],
    ['nothing is left of a bare icon', 'fa:fa-car', ''],
  ])('%s', (_, raw, shown) => {
    expect(readLabel(raw, html).lines.join('\n')).toBe(shown);
  });

  it('reports its changes, but not trimming', () => {
    expect(readLabel('  a  b ', html).changes).toEqual([]);
    expect(readLabel('a<br>b', html).changes).toEqual([]);
    expect(readLabel('<b>a</b><i>&amp;</i>', html).changes).toEqual(['<b>, <i> removed', 'character codes decoded']);
    expect(readLabel('a <b', html).changes).toContain('text inside markup removed, as in Mermaid');
    expect(readLabel('#fff;', html).changes).toEqual(['#fff; kept: no such character']);
  });

  it('names the removed icons', () => {
    expect(readLabel('fa:fa-car x fab:fa-git', html).icons).toEqual(['fa:fa-car', 'fab:fa-git']);
  });
});

describe('a Markdown label', () => {
  it.each([
    ['**bold** and __strong__', 'bold and strong'],
    ['*it* _em_', 'it em'],
    ['***both***', 'both'],
    ['snake_case_name', 'snake_case_name'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['a \\* b', 'a * b'],
    ['unclosed **mark', 'unclosed **mark'],
    ['a\\nb', 'a\\nb'],
    ['first\nsecond', 'first\nsecond'],
  ])('%s reads %s', (raw, shown) => {
    expect(readLabel(raw, markdown).lines.join('\n')).toBe(shown);
  });
});

describe('a label drawn as plain SVG text', () => {
  it('keeps tags as text, and breaks at br', () => {
    expect(readLabel('<b>a</b><br>b', {}).lines).toEqual(['<b>a</b>', 'b']);
  });
});
