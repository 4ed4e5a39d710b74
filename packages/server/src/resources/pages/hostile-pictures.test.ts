// Sixty ways to put active content into an SVG, each as title, label, description, note and link of a published diagram: what is served as
// a picture contains only shapes, and has headers under which nothing would run.
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';

const { call, keyOf } = hosted();

const HANDLERS = [
  'onload',
  'onerror',
  'onclick',
  'onbegin',
  'onend',
  'onrepeat',
  'onfocusin',
  'onmouseover',
  'onactivate',
];
const ELEMENTS = [
  '<script>alert(1)</script>',
  '<script href="https://evil.example/a.js"/>',
  '<script xlink:href="data:text/javascript,alert(1)"/>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<svg:script>alert(1)</svg:script>',
  '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="https://evil.example/a.svg"/>',
  '<embed src="https://evil.example/a.svg"/>',
  '<image href="https://evil.example/a.png"/>',
  '<image xlink:href="file:///etc/passwd"/>',
  '<feImage href="https://evil.example/a.png"/>',
  '<use href="https://evil.example/a.svg#a"/>',
  '<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<a xlink:href="&#106;avascript:alert(1)">x</a>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<animate attributeName="onload" to="alert(1)"/>',
  '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  '<style>@import url(https://evil.example/a.css);</style>',
  '<style>*{background:url(https://evil.example/a)}</style>',
  '<style>@font-face{font-family:x;src:url(https://evil.example/a.woff)}</style>',
  '<link rel="stylesheet" href="https://evil.example/a.css"/>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"/>',
  '<base href="https://evil.example/"/>',
  '<form action="https://evil.example"><input type="submit"/></form>',
  '<math><maction xlink:href="javascript:alert(1)">x</maction></math>',
  '<video src="https://evil.example/a" onerror="alert(1)"/>',
  '<audio src="https://evil.example/a"/>',
  '<filter id="f"><feImage href="https://evil.example/a"/></filter>',
  '<pattern href="https://evil.example/a.svg#p"/>',
  '<linearGradient href="https://evil.example/a.svg#g"/>',
  '<mpath href="https://evil.example/a.svg#m"/>',
  '<textPath href="https://evil.example/a.svg#t">x</textPath>',
  '<cursor href="https://evil.example/a.cur"/>',
  '<color-profile href="https://evil.example/a.icc"/>',
];
const TEXTS = [
  '</text></svg><script>alert(1)</script><svg><text>',
  ']]><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
  '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">&b;',
  '<?xml-stylesheet href="https://evil.example/a.xsl" type="text/xsl"?>',
  '<?php echo 1 ?>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  'javascript:alert(1)',
  'url(javascript:alert(1))',
  'expression(alert(1))',
];
const VECTORS = [...HANDLERS.map((name) => `<rect ${name}="alert(1)" x="0"/>`), ...ELEMENTS, ...TEXTS];

const SHAPES = new Set(
  'svg title desc style defs marker g path rect circle ellipse line polyline polygon text tspan a clipPath mask metadata symbol use linearGradient radialGradient stop pattern linework:source'.split(
    ' ',
  ),
);

/** Everything in a picture that is more than a shape. */
function live(svg: string): readonly string[] {
  const parts: string[] = [];
  const parser = new SaxesParser();
  let inStyle = false;
  parser.on('error', (error) => parts.push(error.message));
  parser.on('doctype', (text) => parts.push(`doctype ${text}`));
  parser.on('processinginstruction', ({ target }) => parts.push(`instruction ${target}`));
  parser.on('opentag', ({ name, attributes }) => {
    inStyle = name === 'style';
    if (!SHAPES.has(name)) parts.push(`element ${name}`);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute)) parts.push(`handler ${attribute}`);
      if (/href$|^src$/i.test(attribute) && !value.startsWith('#')) parts.push(`reference ${value}`);
      if (attribute !== 'aria-label' && /url\((?!['"]?#)/i.test(value)) parts.push(`${attribute} ${value}`);
    }
  });
  parser.on('text', (text) => {
    if (inStyle && /@import|url\((?!['"]?#)/i.test(text)) parts.push('style');
  });
  parser.on('closetag', () => {
    inStyle = false;
  });
  parser.write(svg).close();
  return parts;
}

test('there are sixty of them, and the detector finds them', () => {
  expect(VECTORS.length).toBeGreaterThanOrEqual(60);
  for (const each of ['<script/>', '<rect onload="a"/>', '<image href="https://a.b/c"/>', '<style>@import "a"</style>'])
    expect([each, live(`<svg>${each}</svg>`).length > 0]).toEqual([each, true]);
});

test('none of them is active in what is served', async () => {
  const key = await keyOf('ada@example.com');
  const wrong: unknown[] = [];
  let pictures = 0;
  for (const [at, vector] of VECTORS.entries()) {
    const text = vector.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
    const source = `flow "${text}" desc="${text}"\nnode a service "${text}" sub="${text}"\nnode b "B"\na -> b : "${text}"\nnote a : "${text}"\n`;
    const { status, body } = await call('/v1/diagrams/publish', {
      key,
      body: { source, title: vector.slice(0, 200), visibility: 'unlisted', embedSource: true, theme: 'auto' },
    });
    if (status !== 201) {
      expect([vector, status]).toEqual([vector, 422]);
      continue;
    }
    pictures++;
    const { body: svg, headers } = await call(`/d/${body.id}.svg`);
    const parts = live(svg);
    if (parts.length > 0) wrong.push([at, vector, parts]);
    if (at === 0) {
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; sandbox",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.getSetCookie()).toEqual([]);
    }
    // Attribute values are plain text whatever they say; quotes in text are escaped.
    const page = (await call(`/d/${body.id}`)).body.replaceAll(/"[^"]*"/g, '""');
    if (/<(?:script|iframe|object|embed|form|style|svg|base)|<[^>]*\son\w+=/i.test(page))
      wrong.push([at, 'page', vector]);
  }
  expect(wrong).toEqual([]);
  expect(pictures).toBeGreaterThan(50);
});
