// Documents with pictures, as a reader sees them: puts a project's real Mermaid files into one README, converts them to diagrams
// with pictures, and opens the rendered page in Chromium. Fails when a picture does not load, has the wrong colour scheme or lacks
// its text, or when a second run writes anything. Needs a build and ../shared.
//
//   node scripts/browser/readmes.mjs [today] [FOLDER for screenshots]
// With `today` every third project is tried, all within three days.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { marked } from 'marked';
import { todaysTurn } from '../ci/today.mjs';
import { root } from '../fresh.mjs';
import { FONT_FILES } from '../metrics/font-files.mjs';
import { withChromium } from './chromium.mjs';

const CORPUS = fileURLToPath(new URL('../../../shared/corpus/mermaid/', import.meta.url));
const TYPES = [
  'flowchart',
  'sequence',
  'class',
  'state',
  'er',
  'gantt',
  'gitGraph',
  'mindmap',
  'timeline',
  'journey',
  'c4',
];
/** Suites of renderers are no projects that people read. */
const SUITES = /^(?:mermaid-js|latias94)/;
const PROJECTS = 12;
const DIAGRAMS = 40;

const [shots] = process.argv.slice(2).filter((each) => each !== 'today');
const main = join(root, 'packages/cli/bin/linework.js');
const work = mkdtempSync(join(tmpdir(), 'linework-readmes-'));
const problems = [];

/** Wild files by project, those with the most types first. */
function projects() {
  const filesByProject = new Map();
  for (const type of TYPES)
    for (const name of readdirSync(join(CORPUS, type))) {
      const [project, file] = name.split('--');
      if (file === undefined || !name.endsWith('.mmd') || SUITES.test(project)) continue;
      const files = filesByProject.get(project) ?? [];
      filesByProject.set(project, [...files, { type, path: join(CORPUS, type, name) }]);
    }
  const types = (files) => new Set(files.map(({ type }) => type)).size;
  return [...filesByProject]
    .sort(([a, x], [b, y]) => types(y) - types(x) || y.length - x.length || (a < b ? -1 : 1))
    .slice(0, PROJECTS)
    .filter(todaysTurn(3));
}

function documentOf(project, files) {
  const parts = files.slice(0, DIAGRAMS).map(({ type, path }) => {
    const text = readFileSync(path, 'utf8').trimEnd();
    const marks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
    return `## ${type}\n\nWhat the picture shows.\n\n${marks}mermaid\n${text}\n${marks}\n`;
  });
  return `# ${project}\n\n${parts.join('\n')}`;
}

function sync(folder) {
  const { stdout, stderr } = spawnSync(process.execPath, [main, 'sync', '--convert', '--json', 'README.md'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout)[0];
}

async function look(browser, folder, project, colorScheme, count) {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 }, colorScheme });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  const pictures = await page.evaluate(async () => {
    const images = [...document.querySelectorAll('picture img')];
    await Promise.all(images.map((each) => each.decode().catch(() => {})));
    return images.map(({ currentSrc, naturalWidth, alt }) => ({ currentSrc, naturalWidth, alt }));
  });
  if (pictures.length !== count) problems.push(`${project}: ${pictures.length} pictures of ${count}`);
  for (const { currentSrc, naturalWidth, alt } of pictures) {
    if (naturalWidth === 0) problems.push(`${project}, ${colorScheme}: ${currentSrc} does not load`);
    if (currentSrc.endsWith('.dark.svg') !== (colorScheme === 'dark'))
      problems.push(`${project}: ${currentSrc} in ${colorScheme}`);
    if (alt.trim() === '') problems.push(`${project}: ${currentSrc} says nothing to who does not see it`);
  }
  if (shots) await page.screenshot({ path: join(shots, `${project}.${colorScheme}.png`), fullPage: true });
  await page.close();
}

if (shots) mkdirSync(shots, { recursive: true });
let tried = 0;
let pictures = 0;
let left = 0;
try {
  await withChromium(
    FONT_FILES.map(({ file }) => file),
    async (browser) => {
      for (const [project, files] of projects()) {
        tried++;
        const folder = join(work, project);
        mkdirSync(folder);
        writeFileSync(join(folder, 'README.md'), documentOf(project, files));
        const { summary } = sync(folder);
        const markdown = readFileSync(join(folder, 'README.md'), 'utf8');
        const again = sync(folder);
        if (again.changed || readFileSync(join(folder, 'README.md'), 'utf8') !== markdown)
          problems.push(`${project}: a second run writes`);
        const style = ':root{color-scheme:light dark}body{font:16px sans-serif;margin:24px}img{max-width:100%}';
        const html = `<!doctype html><meta charset="utf-8"><style>${style}</style>${marked.parse(markdown)}`;
        writeFileSync(join(folder, 'index.html'), html);
        for (const scheme of ['light', 'dark']) await look(browser, folder, project, scheme, summary.converted);
        pictures += summary.converted;
        left += summary.failed;
      }
    },
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const each of problems) console.log(each);
console.log(
  `${tried} READMEs, ${pictures} pictures in light and dark, ${left} fences left as they were, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 || pictures === 0 ? 1 : 0;
