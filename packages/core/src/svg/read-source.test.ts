import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../testing/depth.js';
import { workOf } from '../testing/work.js';
import { readSource } from './read-source.js';
import { sourceLine } from './source-element.js';

const SOURCE = 'diagram flow "Shop & <Pay>"\r\n\tnode a step "A"\r\r\n  a -> b : "x > y"\n\n';
const pictureOf = (metadata: string): string => `<svg xmlns="http://www.w3.org/2000/svg">\n${metadata}\n</svg>\n`;

describe('readSource', () => {
  it.each([
    ['line ends of every kind', SOURCE],
    ['an empty source', ''],
    ['white space only', ' \n\t \r\n'],
    ['markup and its end', '</linework:source><script>]]> <!-- &amp; &#10; --> <![CDATA['],
    ['control characters, which XML forbids', 'a\u0000b\u001fc\ufffe'],
    ['lone surrogates', '\ud800 \udfff x \udc00\ud800'],
    ['characters beyond the first plane', '🚀 \u{10ffff} 日本 \u00a0\u2028\u0085\ufeff'],
  ])('restores %s', (_, source) => {
    expect(readSource(pictureOf(sourceLine(source)))).toBe(source);
  });

  it('restores any text', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }), (units) => {
        const source = String.fromCharCode(...units);
        expect(readSource(pictureOf(sourceLine(source)))).toBe(source);
      }),
    );
  });

  const NS = 'https://linework.dev/ns';
  it.each([
    [
      'other quotes and order',
      `<metadata><linework:source version='1' xmlns:linework='${NS}'>a -> b</linework:source></metadata>`,
      'a -> b',
    ],
    [
      'other quotes, escaped',
      `<linework:source version='1' xmlns:linework='${NS}'>a -&gt; b</linework:source>`,
      'a -> b',
    ],
    ['another prefix', `<ns0:source xmlns:ns0="${NS}" version="1">a</ns0:source>`, 'a'],
    ['a default namespace', `<source xmlns="${NS}" version="1">a</source>`, 'a'],
    ['the namespace on an ancestor', `<metadata xmlns:l="${NS}"><l:source version="1">a</l:source></metadata>`, 'a'],
    ['spaces in the tag', `<l:source\n  xmlns:l = "${NS}"\n  version = "1"\n>a</l:source\n>`, 'a'],
    ['CDATA', `<l:source xmlns:l="${NS}" version="1"><![CDATA[a -> b & "c"]]></l:source>`, 'a -> b & "c"'],
    ['hexadecimal references', `<l:source xmlns:l="${NS}" version="1">a&#xD;&#xa;b&#x1F680;</l:source>`, 'a\r\nb🚀'],
    ['line ends changed by a checkout', `<l:source xmlns:l="${NS}" version="1">a\r\nb\rc</l:source>`, 'a\nb\nc'],
    ['the entity HTML serialisers write', `<l:source xmlns:l="${NS}" version="1">a&nbsp;b</l:source>`, 'a\u00a0b'],
    ['an empty element', `<l:source xmlns:l="${NS}" version="1"/>`, ''],
    [
      'base64 broken over lines',
      `<l:source xmlns:l="${NS}" version="1" encoding="base64">\n AG\n E=\n</l:source>`,
      '\u0000a',
    ],
    ['a later version', `<l:source xmlns:l="${NS}" version="2">a</l:source>`, undefined],
    ['another namespace', '<l:source xmlns:l="https://example.com" version="1">a</l:source>', undefined],
    ['an unknown encoding', `<l:source xmlns:l="${NS}" version="1" encoding="gzip">a</l:source>`, undefined],
    ['base64 that is not text', `<l:source xmlns:l="${NS}" version="1" encoding="base64">/w==</l:source>`, undefined],
    ['broken base64', `<l:source xmlns:l="${NS}" version="1" encoding="base64">A</l:source>`, undefined],
    ['an element inside', `<l:source xmlns:l="${NS}" version="1">a<b/></l:source>`, undefined],
    ['a comment that looks like one', `<!-- <l:source xmlns:l="${NS}" version="1">a</l:source> -->`, undefined],
    ['no end', `<l:source xmlns:l="${NS}" version="1">a`, undefined],
  ] as const)('reads %s', (_, metadata, expected) => {
    expect(readSource(pictureOf(metadata))).toBe(expected);
  });

  it.each([
    ['open tags', '<a '.repeat(200_000)],
    ['quotes', `<a ${'q="<" '.repeat(100_000)}`],
    ['comments', '<!--'.repeat(200_000)],
    ['CDATA', '<![CDATA['.repeat(200_000)],
    ['equal signs', `<a ${'= '.repeat(300_000)}`],
    ['ampersands', `<s xmlns="https://linework.dev/ns"><source version="1">${'&#1'.repeat(300_000)}`],
    ['comments in the source', `<source xmlns="https://linework.dev/ns" version="1">${'<!-- -->'.repeat(100_000)}`],
    ['unclosed sources', '<source xmlns="https://linework.dev/ns" version="1">'.repeat(50_000)],
  ])('is not slowed down by endless %s', (_, hostile) => {
    const work = (text: string): number => workOf(() => void readSource(text));
    expect(work(hostile) / work(hostile.slice(0, hostile.length / 4))).toBeLessThan(6);
  });

  it('never throws', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      '"',
      "'",
      '=',
      ' ',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&#99999999;',
      'source',
      'xmlns="https://linework.dev/ns"',
      'version="1"',
      '<?',
      'a:',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        readSource(pieces.join(''));
      }),
      { numRuns: cases(1000) },
    );
  });
});
