// Updates the pictures and quotations of the documents: draws every docs/*.diagram, the examples of the tour and of a house style and the
// specimen of the design to .svg and .dark.svg, fills fences with what they quote, and writes all of docs/reference. With --check, writes
// nothing and fails if anything is out of date.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { convertMermaid } from '@linework/convert';
import { drawSchemes, renderSvg } from '@linework/core';
import { nameOf, PURPOSES, stored } from '@linework/server';
import { diagnosticText } from '../packages/cli/dist/terminal/diagnostic-text.js';
import { settingsFile } from '../packages/operations/dist/settings/check-settings.js';
import { brandFile } from '../packages/operations/dist/settings/style-checks.js';
import { withCounts } from './docs/asvs.mjs';
import { fencesOf, withContents } from './docs/fences.mjs';
import { withKinds } from './docs/kinds.mjs';
import { withPlans } from './docs/plans.mjs';
import { withStored } from './docs/privacy.mjs';
import { withRoles } from './docs/roles.mjs';
import { withSettings } from './docs/service.mjs';
import { tourExamples } from './docs/tour.mjs';
import { root } from './fresh.mjs';
import { icons, madeWith } from './reference/here.mjs';
import { reference } from './reference/index.mjs';
import { specimen } from './specimen/specimen.mjs';

const check = process.argv.includes('--check');
const folder = join(root, 'docs');
const stale = [];

function settle(path, text) {
  const now = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (now === text) return;
  if (check) stale.push(path.slice(root.length + 1));
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** `stem` is the path of the pictures below docs/. */
function drawPictures(stem, source, defaults = {}) {
  const [light, dark] = drawSchemes(source, ['light', 'dark'], {}, { icons, defaults });
  if (!light?.svg || !dark?.svg) {
    const mistakes = light?.diagnostics.map((each) => `line ${each.line}: ${each.message}`);
    process.stderr.write(`docs/${stem}: ${mistakes?.join('; ')}\n`);
    process.exit(1);
  }
  settle(join(folder, `${stem}.svg`), light.svg);
  settle(join(folder, `${stem}.dark.svg`), dark.svg);
}

for (const name of readdirSync(folder)
  .filter((each) => each.endsWith('.diagram'))
  .sort()) {
  drawPictures(name.replace(/\.diagram$/, ''), readFileSync(join(folder, name), 'utf8'));
}

const sheet = specimen();
for (const [scheme, end] of [
  ['light', '.svg'],
  ['dark', '.dark.svg'],
]) {
  settle(join(folder, `specimen${end}`), renderSvg(sheet, { scheme, background: 'canvas', identity: 'specimen' }));
}

/** Every fence `diagram id=NAME` quotes `docs/NAME.diagram`. */
for (const page of ['README.md', 'docs/ARCHITECTURE.md']) {
  const path = join(root, page);
  const quoted = withContents(readFileSync(path, 'utf8'), ({ language, id }) =>
    language === 'diagram' && id ? readFileSync(join(folder, `${id}.diagram`), 'utf8') : undefined,
  );
  settle(path, page === 'README.md' ? withKinds(quoted) : quoted);
}

const houseStyle = join(folder, 'house-style.md');
settle(
  houseStyle,
  withContents(readFileSync(houseStyle, 'utf8'), ({ id }) =>
    id === 'brand' ? readFileSync(join(folder, 'house-style/brand.json'), 'utf8') : undefined,
  ),
);

const service = join(folder, 'service.md');
settle(service, withPlans(withSettings(readFileSync(service, 'utf8'))));

const asvs = join(folder, 'asvs.md');
settle(asvs, withCounts(readFileSync(asvs, 'utf8')));

const organisations = join(folder, 'organisations.md');
settle(organisations, withRoles(readFileSync(organisations, 'utf8')));
const privacy = join(folder, 'privacy.md');
settle(privacy, withStored(readFileSync(privacy, 'utf8'), { stored, nameOf, PURPOSES }));

const command = join(root, 'packages', 'cli', 'bin', 'linework.js');

/** The example of a house style is drawn by the command, which finds the brand and the icons beside it. */
const example = join(folder, 'house-style');
for (const [theme, end] of [
  ['light', '.svg'],
  ['dark', '.dark.svg'],
]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, 'render', 'shop.diagram', '--theme', theme],
    { cwd: example, encoding: 'utf8' },
  );
  if (status !== 0) {
    process.stderr.write(`docs/house-style/shop.diagram: ${stderr}\n`);
    process.exit(1);
  }
  settle(join(example, `shop${end}`), stdout);
}

/** The command's output for the errors on a page. */
function checkOutput(source) {
  const { stderr } = spawnSync(process.execPath, [command, 'check', '-'], { input: source, encoding: 'utf8' });
  return stderr.replaceAll('standard input:', 'shop.diagram:').replaceAll(/^-:/gm, 'shop.diagram:');
}

/** The tour contains its own sources. */
const tour = join(folder, 'tour.md');
const before = readFileSync(tour, 'utf8');
const fences = fencesOf(before);
const written = withContents(before, (fence) => {
  const previous = fences[fences.findIndex((each) => each.start === fence.start) - 1];
  if (fence.language === 'diagram' && previous?.language === 'mermaid')
    return convertMermaid(previous.content, {}, { icons }).source;
  if (fence.language === 'text' && previous?.info === 'mistakes') return checkOutput(previous.content);
  return undefined;
});
settle(tour, written);
for (const { id, source, defaults } of tourExamples(written)) if (id) drawPictures(join('tour', id), source, defaults);

/** The folder of the reference contains nothing else. */
const pages = await reference(madeWith({ diagnosticText, settingsFile, brandFile }));
const referenceFolder = join(folder, 'reference');
for (const [path, text] of pages) settle(join(referenceFolder, path), text);
for (const entry of readdirSync(referenceFolder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (
    !entry.isFile() ||
    pages.has(
      path
        .slice(referenceFolder.length + 1)
        .split(sep)
        .join('/'),
    )
  )
    continue;
  if (check) stale.push(path.slice(root.length + 1));
  else rmSync(path);
}

if (stale.length > 0) {
  process.stderr.write(`Out of date: ${stale.join(', ')}\nRun: node scripts/docs.mjs\n`);
  process.exit(1);
}
