// Compares pictures with the rivals' at reading size: node bench/rivals/page.mjs [FOLDER] [--to OUT] [--dark]. FOLDER contains NAME.mmd
// (converted by us unless NAME.diagram is beside it) or only NAME.diagram; without one, uses thirty real flowcharts of
// the corpus. Each is drawn by Mermaid as in its own page, by D2 with ELK if it is a flow, and by us. Out: OUT/NAME.png and
// OUT/index.html. Needs Chromium and the packages of bench/layout/peers.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusGraphs } from '../../scripts/layout/corpus.mjs';
import { SHARED } from '../../scripts/layout/measured.mjs';
import { loadSources } from '../../scripts/layout/sources.mjs';
import { installPeers } from '../layout/peers.mjs';
import { thirtyFlowcharts } from '../layout/thirty.mjs';
import { asImage, withRivals } from './engines.mjs';

const WIDTH = 800;
const HEIGHT = 1_100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, dark: { type: 'boolean', default: false } },
});
const out = resolve(values.to ?? join(tmpdir(), 'rivals'));

installPeers();
mkdirSync(out, { recursive: true });
const linework = await loadSources();

/** `{ name, mermaid?, source? }`; without a source, the conversion of `mermaid`. */
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
  return [...names].sort().map((name) => ({
    name,
    source: textOf(`${name}.diagram`),
    mermaid: textOf(`${name}.mmd`),
  }));
}

function cell([title, svg]) {
  return `<figure><figcaption>${title}</figcaption><img src="${asImage(svg)}" alt=""></figure>`;
}

await withRivals({ linework, dark: values.dark }, async ({ browser, convert, ours, mermaid, d2 }) => {
  const page = await browser.newPage({ viewport: { width: 3 * WIDTH + 100, height: HEIGHT } });
  const sections = [];
  for (const subject of subjects()) {
    const { name } = subject;
    const source = subject.source ?? convert(subject.mermaid);
    const columns = [['linework', await ours(source)]];
    if (subject.mermaid !== undefined) columns.push(['mermaid', await mermaid(subject.mermaid)]);
    const other = await d2(source);
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
