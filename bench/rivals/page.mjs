// Compares pictures with the rivals' at reading size: node bench/rivals/page.mjs [FOLDER] [--to OUT] [--dark]. FOLDER contains NAME.mmd
// (converted by us unless NAME.diagram is beside it) or only NAME.diagram; without one, uses thirty real flowcharts of
// the corpus. Each is drawn by Mermaid as in its own page, by D2 with ELK if it is a flow, and by us. Out: OUT/NAME.png and
// OUT/index.html. Needs Chromium and the packages of bench/layout/peers.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withChromium } from '../../scripts/browser/chromium.mjs';
import { corpusGraphs } from '../../scripts/layout/corpus.mjs';
import { SHARED } from '../../scripts/layout/measured.mjs';
import { loadSources } from '../../scripts/layout/sources.mjs';
import { importPeer, installPeers, peerFile } from '../layout/peers.mjs';
import { thirtyFlowcharts } from '../layout/thirty.mjs';
import { d2Text } from './d2-text.mjs';

const WIDTH = 800;
const HEIGHT = 1_100;
const root = fileURLToPath(new URL('../..', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, dark: { type: 'boolean', default: false } },
});
const out = resolve(values.to ?? join(tmpdir(), 'rivals'));
const scheme = values.dark ? 'dark' : 'light';

installPeers();
mkdirSync(out, { recursive: true });
const linework = await loadSources();
const context = { icons: linework.basicIcons };
const { D2 } = await importPeer('@terrastruct/d2', 'dist/node-esm/index.js');
const d2 = new D2();

/** `{ name, mermaid?, source? }`; a missing source is reported in place of the picture. */
function subjects() {
  const [folder] = positionals;
  if (folder === undefined) {
    return thirtyFlowcharts([...corpusGraphs(linework, 'flowchart')]).map(({ name, source }) => ({
      name,
      source,
      mermaid: readFileSync(new URL(`corpus/mermaid/flowchart/${name}.mmd`, SHARED), 'utf8'),
    }));
  }
  const names = new Set(readdirSync(folder).flatMap((file) => /^(.+)\.(?:mmd|diagram)$/.exec(file)?.[1] ?? []));
  const textOf = (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined);
  return [...names].sort().map((name) => {
    const mermaid = textOf(`${name}.mmd`);
    const source = textOf(`${name}.diagram`) ?? linework.convertMermaid(mermaid, {}, context).source;
    return { name, source, mermaid };
  });
}

async function inD2(source) {
  const { kind, outline } = linework.pictureOf(source);
  if (kind !== 'flow' || outline === undefined) return undefined;
  const direction = /\bdirection=(right|down|left|up)\b/.exec(source.slice(0, source.indexOf('\n')))?.[1] ?? 'down';
  const { diagram, renderOptions } = await d2.compile(d2Text(outline, direction), { layout: 'elk' });
  return sized(await d2.render(diagram, { ...renderOptions, themeID: values.dark ? 200 : 0 }));
}

function ours(source) {
  const { scene, diagnostics } = linework.pictureOf(source);
  return scene === undefined
    ? failed(diagnostics.map(({ line, message }) => `${line}: ${message}`).join('; '))
    : linework.renderSvg(scene, { scheme, background: 'canvas', identity: source });
}

/** D2 leaves its size to the page. */
function sized(svg) {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
}

const failed = (words) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60"><text y="20">${words}</text></svg>`;

async function attempt(make) {
  try {
    return await make();
  } catch (error) {
    return failed(String(error).slice(0, 80));
  }
}

function cell([title, svg]) {
  const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<figure><figcaption>${title}</figcaption><img src="${url}" alt=""></figure>`;
}

const fonts = ['400Regular', '500Medium', '600SemiBold'].map((weight) =>
  join(root, 'node_modules/@expo-google-fonts/inter', weight, `Inter_${weight}.ttf`),
);
const mermaidFile = peerFile('mermaid', 'dist/mermaid.min.js');

await withChromium(fonts, async (browser) => {
  const studio = await browser.newPage();
  await studio.setContent('<!doctype html><body></body>');
  await studio.addScriptTag({ path: mermaidFile });
  await studio.evaluate(
    (theme) => globalThis.mermaid.initialize({ startOnLoad: false, theme, fontFamily: 'Inter' }),
    values.dark ? 'dark' : 'default',
  );
  /** Its text is HTML, which an image shows only with a size and a namespace. */
  const inMermaid = (text) =>
    studio.evaluate(async (source) => {
      const { svg } = await globalThis.mermaid.render('m', source);
      const holder = document.createElement('div');
      holder.innerHTML = svg;
      const picture = holder.firstElementChild;
      const [, , width, height] = picture.getAttribute('viewBox').split(/\s+/);
      picture.setAttribute('width', width);
      picture.setAttribute('height', height);
      return new XMLSerializer().serializeToString(picture);
    }, text);

  const page = await browser.newPage({ viewport: { width: 3 * WIDTH + 100, height: HEIGHT } });
  const sections = [];
  for (const { name, source, mermaid } of subjects()) {
    const columns = [['linework', await attempt(() => ours(source))]];
    if (mermaid !== undefined) columns.push(['mermaid', await attempt(() => inMermaid(mermaid))]);
    const other = await attempt(() => inD2(source));
    if (other !== undefined) columns.push(['d2 elk', other]);
    sections.push({ name, html: `<section><h2>${name}</h2><div>${columns.map(cell).join('')}</div></section>` });
  }
  const html = `<!doctype html><meta charset="utf-8"><title>Beside the rivals</title><style>
body{margin:0;font:13px Inter,sans-serif;background:${values.dark ? '#111' : '#fff'};color:${values.dark ? '#ddd' : '#222'}}
section{padding:12px 24px}h2{font-size:15px;margin:0 0 8px}div{display:flex;gap:24px;align-items:flex-start}
figure{margin:0}img{display:block;max-width:${WIDTH}px;max-height:${HEIGHT}px;border:1px solid #8886}
</style>${sections.map((each) => each.html).join('\n')}`;
  writeFileSync(join(out, 'index.html'), html);
  await page.setContent(html, { waitUntil: 'load' });
  for (const [i, each] of (await page.locator('section').all()).entries()) {
    await each.screenshot({ path: join(out, `${sections[i].name}.png`) });
  }
  console.log(`${sections.length} pictures in ${out}`);
});
process.exit(0);
