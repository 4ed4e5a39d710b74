// Shows all forty architectures on one page, light and dark, each with its measures and, with --before, an earlier version:
//   node bench/architecture/page.mjs FOLDER [--before REF|FOLDER] [--only NAME,NAME]
// Out: FOLDER/index.html without scripts, the pictures it shows as NAME.light.svg and NAME.dark.svg (before-NAME… for the
// earlier ones), and NAME.light.png and NAME.dark.png, each with both pictures and their measures. A later run can use
// such a folder as --before. Needs ../shared and Chromium.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withChromium } from '../../scripts/browser/chromium.mjs';
import { loadSources } from '../../scripts/layout/sources.mjs';
import { openEarlier } from './earlier.mjs';
import { measuresOf } from './measures.mjs';
import { picturesOf } from './pictures.mjs';
import { architectures } from './sets.mjs';

const PAGE = { width: 2200, margin: 24, height: 1500, caption: 340 };
const GROUNDS = { light: '#fff', dark: '#111' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const options = readArguments(process.argv.slice(2));
if (options === undefined) {
  console.error('usage: page.mjs FOLDER [--before REF|FOLDER] [--only NAME,NAME]');
  process.exit(2);
}
const out = resolve(options.folder);

function readArguments(words) {
  const options = { folder: undefined, before: undefined, only: undefined };
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '--before') options.before = words[++i];
    else if (words[i] === '--only') options.only = words[++i]?.split(',');
    else if (words[i].startsWith('--') || options.folder !== undefined) return undefined;
    else options.folder = words[i];
  }
  return options.folder === undefined ? undefined : options;
}

const linework = await loadSources();
const earlier = options.before === undefined ? undefined : await openEarlier(options.before);
mkdirSync(out, { recursive: true });
const sections = architectures()
  .filter(([name]) => options.only === undefined || options.only.includes(name))
  .map(([name, source]) => ({
    name,
    versions: [
      ...(earlier === undefined ? [] : [{ title: 'before', file: `before-${name}`, ...earlier(name, source) }]),
      { title: 'after', file: name, ...picturesOf(linework, name, source) },
    ],
  }));

/** The measures shown beside a picture. */
function figures({ graph, drawing, light, errors }) {
  if (errors !== undefined) return `not drawn: ${errors.join('; ')}`;
  if (light === undefined) return 'no such picture';
  const { width, height } = sizeOf(light);
  const size = `${width} × ${height}, ${(width / height).toFixed(2)}:1`;
  if (drawing === undefined) return size;
  const of = measuresOf(linework, graph, drawing);
  const share = (name, { of: all, met }) => (all === 0 ? [] : [`${name} ${met} of ${all}`]);
  return [
    size,
    `${of.crossings} crossings`,
    `${of.bends} bends`,
    `${Math.round(of.room / 1000)}k px² a node`,
    `${Math.round(of.blank)} % blank`,
    `text ${of.textPx} px`,
    `${of.against} against`,
    ...share('answers near', of.answers),
    ...share('stages level', of.stages),
    ...share('twins level', of.twins),
    ...share('overlays whole', of.overlays),
    `${of.faults} faults`,
  ].join(', ');
}

function sizeOf(svg) {
  const [, , width = 1, height = 1] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  return { width, height };
}

/** Both versions at one scale, side by side or, if that shows them larger, one below the other. */
function row({ versions }, scheme) {
  const sizes = versions.map((each) => sizeOf(each[scheme] ?? ''));
  const gaps = PAGE.margin * (versions.length + 1);
  const sum = (key) => sizes.reduce((total, size) => total + size[key], 0);
  const most = (key) => Math.max(...sizes.map((size) => size[key]));
  const beside = Math.min(1, (PAGE.width - gaps) / sum('width'), PAGE.height / most('height'));
  const stacked = Math.min(1, (PAGE.width - gaps) / most('width'), (PAGE.height - gaps) / sum('height'));
  const scale = Math.max(beside, stacked);
  const cells = versions.map((each, i) => {
    const words = `<figcaption><b>${each.title}</b> ${escaped(figures(each))}</figcaption>`;
    if (each[scheme] === undefined) return `<figure>${words}</figure>`;
    const width = Math.max(1, Math.round(sizes[i].width * scale));
    return `<figure style="width:${Math.max(width, PAGE.caption)}px">${words}<img src="${each.file}.${scheme}.svg" width="${width}" alt=""></figure>`;
  });
  return `<div class="${scheme}${stacked > beside ? ' stacked' : ''}">${cells.join('')}</div>`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

for (const { versions } of sections) {
  for (const { file, ...each } of versions) {
    for (const scheme of Object.keys(GROUNDS)) {
      if (each[scheme] !== undefined) writeFileSync(join(out, `${file}.${scheme}.svg`), each[scheme]);
    }
  }
}
const html = `<!doctype html><meta charset="utf-8"><title>Architectures</title><style>
body{margin:0;font:13px Inter,sans-serif;background:#fff;color:#222}h2{font-size:15px;margin:12px ${PAGE.margin}px 0}
div{display:flex;gap:${PAGE.margin}px;align-items:flex-start;padding:12px ${PAGE.margin}px}.stacked{flex-direction:column}
.dark{background:${GROUNDS.dark};color:#ddd}figure{margin:0;flex:none}figcaption{margin-bottom:6px;max-width:900px}
img{display:block;outline:1px solid #8888}
</style>${sections
  .map((each) => `<section id="${each.name}"><h2>${each.name}</h2>${row(each, 'light')}${row(each, 'dark')}</section>`)
  .join('\n')}`;
writeFileSync(join(out, 'index.html'), html);

const fonts = ['400Regular', '500Medium', '600SemiBold'].map((weight) =>
  join(root, 'node_modules/@expo-google-fonts/inter', weight, `Inter_${weight}.ttf`),
);
await withChromium(fonts, async (browser) => {
  const page = await browser.newPage({ viewport: { width: PAGE.width, height: 1000 } });
  await page.goto(pathToFileURL(join(out, 'index.html')).href, { waitUntil: 'load' });
  for (const { name } of sections) {
    for (const scheme of Object.keys(GROUNDS)) {
      await page.locator(`[id="${name}"] .${scheme}`).screenshot({ path: join(out, `${name}.${scheme}.png`) });
    }
  }
});
console.log(`${sections.length} architectures in ${out}`);
