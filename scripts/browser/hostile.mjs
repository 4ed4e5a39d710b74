// Opens pictures of hostile sources in Chromium, as documents, inline and as images. They must cause no request, dialog or script, and
// must be valid XML. A source that is not drawn must be refused with a code, a location and a hint, and so must links with hostile
// schemes. Planted loads and scripts must be detected.
//
//   node scripts/browser/hostile.mjs
import { brandTheme, draw, kinds, LIMITS, readIcon } from '@linework/core';
import { withOwnIcons } from '@linework/icons';
import { basicIcons } from '@linework/icons/basic';
import { withChromium } from './chromium.mjs';

const MARKUP = `</text><script>alert(1)</script><image href="https://example.com/x.png" onload="alert(2)"/>&lt;&#0; ]]> <!-- --> "'`;
const escaped = (text) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const LABELS = [
  ['ten thousand characters', 'a'.repeat(10_000)],
  ['two thousand characters without a break', 'a'.repeat(1_999)],
  ['words of a page', 'word '.repeat(390)],
  ['a thousand lines', 'x\n'.repeat(1_000)],
  ['emoji alone', '🚀👩‍👩‍👧‍👦🇩🇪🏳️‍🌈'.repeat(40)],
  ['right to left', 'שלום עולם مرحبا بالعالم '.repeat(10)],
  ['both directions', '\u202eabc\u202c אבג 123 \u2066x\u2069'],
  ['nothing to see', '\u200b\u200c\u200d\u2060\ufeff'],
  ['control characters', 'a\u0000b\u0007c\u001bd\u007fe\u0085f\u2028g'],
  ['lone surrogates', 'a\ud800b\udc00c\ud83d'],
  ['not characters', '\ufffe\uffff\u{1ffff}'],
  ['marks without end', `Z${'\u0301\u0316'.repeat(600)}`],
  ['markup', MARKUP],
  ['an entity', '&xxe; &#x3c;script&#x3e; %25 \\u003cscript>'],
  ['style', `</style><style>*{background:url(https://example.com/a)}`],
];

const LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'filesystem:https://example.com/1',
  'view-source:https://example.com',
  'http://example.com',
  '//example.com/x',
  '\\\\example.com\\x',
  '/\\example.com',
  'https:example.com',
  'https:///example.com',
  'about:blank',
  'mailto:a@example.com',
];

const ICONS = [
  'lx:../../etc/passwd',
  '../../etc/passwd',
  'lx:',
  ':x',
  'file:///etc/passwd',
  'lx:a/b',
  'lx:%2e%2e',
  '__proto__:constructor',
  'lx:constructor',
  'lx:toString',
];

/** Every text of a kind's example, without the addresses of links. */
const TEXT = /(link=)?"(?:[^"\\]|\\.)*"/g;

/** The example of a kind with labels for its texts, one for each text, as often as it takes until each label was one. */
function examplesOf({ kind, example }) {
  const labels = LABELS.filter(([, text]) => text.length <= LIMITS.text);
  const texts = [...new Set([...example.matchAll(TEXT)].flatMap(([text, link]) => (link === undefined ? [text] : [])))];
  return Array.from({ length: Math.ceil(labels.length / Math.max(1, texts.length)) }, (_, round) => {
    const labelOf = (text) => labels[(round * texts.length + texts.indexOf(text)) % labels.length][1];
    return [
      `${kind} example ${round}`,
      `${example.replace(TEXT, (all, link) => (link ? all : `"${escaped(labelOf(all))}"`))}\n`,
      'drawn',
    ];
  });
}

/** [name, source, what it has to be where only one thing is right: drawn or refused] */
const sources = [
  ...LABELS.map(([name, text]) => [
    `flow label: ${name}`,
    `flow "${escaped(text)}" desc="${escaped(text)}"\nnode a service "${escaped(text)}" sub="${escaped(text)}"\nnode b\na -> b : "${escaped(text)}"\nnote a : "${escaped(text)}"\n`,
  ]),
  ...Array.from(kinds.values(), ({ grammar }) => examplesOf(grammar)).flat(),
  ...LINKS.map((link) => [`link ${JSON.stringify(link)}`, `flow\nnode a link="${escaped(link)}"\n`, 'refused']),
  ...ICONS.map((icon) => [`icon ${icon}`, `flow\nnode a icon=${icon}\nnode b icon="${icon}"\n`]),
  // A path like any other once its ampersand is escaped.
  ['a reference in a link', 'flow\nnode a link="javascript&colon;alert(1)"\n'],
  ['no source', ''],
  ['zero bytes', '\u0000'.repeat(5_000)],
  ['a picture as a source', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`],
];

const problems = [];
const fail = (message) => problems.push(message);

function drawSources() {
  const pictures = [];
  let refused = 0;
  for (const [name, source, expected] of sources) {
    let result;
    try {
      result = draw(source, { scheme: 'auto', embedSource: true }, { icons: basicIcons });
    } catch (thrown) {
      fail(`${name}: threw ${thrown}`);
      continue;
    }
    if (result.svg === undefined) {
      refused++;
      const error = result.diagnostics.find((each) => each.severity === 'error');
      if (!error?.code || !error.line || !error.column || !error.hint)
        fail(`${name}: refused without a code, a place and a hint`);
      if (expected === 'drawn') fail(`${name}: refused: ${error?.code} ${error?.message}`);
    } else if (expected === 'refused') fail(`${name}: was drawn`);
    else pictures.push([name, result.svg]);
  }
  pictures.push(...houseStyles());
  return { pictures, refused };
}

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"';
/** What a file of an icon or a logo can have beside its outline. */
const BESIDE = [
  '',
  '<script>alert(1)</script>',
  '<image href="https://example.com/x.png"/>',
  '<use href="https://example.com/x.svg#a"/>',
  '<style>@import "https://example.com/a.css"; path { fill: url(https://example.com/b) }</style>',
  '<style>.a { fill: #e4002b }</style>',
  '<foreignObject><body onload="alert(1)"/></foreignObject>',
  '<animate attributeName="d" onbegin="alert(1)"/>',
  '<a href="javascript:alert(1)"><path d="M0 0H9"/></a>',
  '<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>',
  '<metadata><!-- <script>alert(1)</script> --></metadata>',
  '<path onload="alert(1)" d="M0 0H9"/>',
];
/** What the outline itself can have. */
const OUTLINES = [
  '<path d="M0 0H9V9z"/>',
  '<path fill="url(https://example.com/c)" d="M0 0H9V9z"/>',
  '<path style="fill:red;background:url(https://example.com/d)" d="M0 0H9V9z"/>',
  '<path clip-path="url(https://example.com/e#f)" d="M0 0H9V9z"/>',
];

/** A picture with each icon and each logo that is accepted; the plain ones have to be. */
function houseStyles() {
  const source = 'flow "A"\nnode a "A" icon=own:x\nnode b "B"\n';
  const files = OUTLINES.flatMap((outline) => BESIDE.map((beside) => `<svg ${SVG}>${beside}${outline}</svg>`));
  const pictures = files.flatMap((file) => {
    const icon = readIcon(file);
    const brand = brandTheme({ colours: { primary: '#e4002b' }, font: 'Lato', logo: file });
    const own = icon.ok ? [{ name: 'x', words: [], products: [], art: icon.art }] : [];
    if (own.length === 0 && !brand.ok) return [];
    const context = { icons: withOwnIcons(basicIcons, own), ...(brand.ok && { brand: brand.brand }) };
    return [[`a house style of ${file}`, draw(source, { scheme: 'auto' }, context).svg]];
  });
  if (pictures.length < 3) fail('plain icons and logos are refused');
  return pictures;
}

/** Runs in the page: what is wrong with the picture as a document. */
function inspect(svg) {
  const faults = [];
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  if (parsed.querySelector('parsererror'))
    faults.push(`broken XML: ${parsed.querySelector('parsererror').textContent.slice(0, 120)}`);
  for (const root of [parsed, document]) {
    for (const element of root.querySelectorAll(
      'svg script, svg image, svg foreignObject, svg iframe, svg animate, svg set',
    )) {
      faults.push(`a ${element.localName}`);
    }
    for (const element of root.querySelectorAll('svg, svg *')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) faults.push(`the attribute ${name}`);
        const isLink = /^(?:xlink:)?href$/.test(name);
        if (isLink && new URL(value, 'https://page.invalid').protocol !== 'https:')
          faults.push(`the link ${value.slice(0, 40)}`);
      }
    }
  }
  return faults;
}

await withChromium([], async (browser) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const log = [];
  page.on('request', (request) => {
    if (!/^(?:data:image\/svg\+xml|about:|http:\/\/picture\.invalid\/(?:page)?$)/.test(request.url()))
      log.push(`loads ${request.url().slice(0, 80)}`);
  });
  page.on('dialog', (dialog) => {
    log.push(`opens a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => log.push('opens a window'));
  const served = new Map();
  await context.route('**/*', (route) => {
    const answer = served.get(route.request().url());
    return answer === undefined ? route.abort() : route.fulfill(answer);
  });

  /** What a picture does as a separate document, inline and as an image. */
  const behaviour = async (svg) => {
    log.length = 0;
    const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    const around = `<!doctype html><meta charset="utf-8">${svg}<img alt="" src="${address}">`;
    served.set('http://picture.invalid/', { contentType: 'image/svg+xml; charset=utf-8', body: svg });
    served.set('http://picture.invalid/page', { contentType: 'text/html; charset=utf-8', body: around });
    await page.goto('http://picture.invalid/', { waitUntil: 'load' });
    await page.goto('http://picture.invalid/page', { waitUntil: 'load' });
    const size = await page.evaluate(() =>
      document
        .querySelector('img')
        .decode()
        .then(
          () => true,
          () => false,
        ),
    );
    return [...log, ...(size ? [] : ['is not an image']), ...(await page.evaluate(inspect, svg))];
  };

  const { pictures, refused } = drawSources();
  for (const [name, svg] of pictures) for (const each of await behaviour(svg)) fail(`${name}: ${each}`);

  const harmless = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
  const planted = [
    [
      `${harmless}<image href="https://example.com/x.png" width="9" height="9"/></svg>`,
      'loads https://example.com/x.png',
    ],
    [`${harmless}<style>@import url(https://example.com/x.css);</style></svg>`, 'loads https://example.com/x.css'],
    [`${harmless}<script>alert(1)</script></svg>`, 'opens a dialog'],
    [`${harmless}<rect onclick="alert(1)"/></svg>`, 'the attribute onclick'],
    [`${harmless}<a href="javascript:alert(1)"/></svg>`, 'the link javascript'],
    [`${harmless}<text>&nothing;</text></svg>`, 'broken XML'],
  ];
  for (const [svg, expected] of planted) {
    const faults = await behaviour(svg);
    if (!faults.some((each) => each.startsWith(expected)))
      fail(`planted: '${expected}' was not noticed (${faults.join(', ')})`);
  }
  process.stderr.write(
    `Hostile: ${sources.length} sources, ${pictures.length} pictures opened, ${refused} refused, ${planted.length} planted faults.\n`,
  );
});

for (const each of problems) process.stderr.write(`${each}\n`);
process.exit(problems.length > 0 ? 1 : 0);
