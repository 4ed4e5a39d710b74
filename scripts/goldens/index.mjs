// npm run golden: builds a page of every changed golden, old, new and overlay, light and dark, with a PNG of each side by side,
// and prints their paths. Old pictures are drawn from the commit that was accepted.
//
//   npm run golden                          the page; exits with 1 if something changed
//   npm run golden -- accept NAME ...       accepts what you reviewed: flow/checkout, or flow, or all
//
// A CI run never accepts.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { prepare, root } from '../fresh.mjs';

await prepare('build');
const { TEXTS, accepted, acceptedInks, drawGolden, goldens, inkFileOf, strays, textFileOf } = await import(
  './goldens.mjs'
);
const { inkChanges, inkFile } = await import('./ink.mjs');
const { textFile } = await import('./text-file.mjs');

const [verb, ...names] = process.argv.slice(2);
if (verb !== undefined && verb !== 'accept')
  fail(`'${verb}' is not a verb. Write: npm run golden, or npm run golden -- accept NAME`);

const reviewed = goldens().map((golden) => {
  const now = drawGolden(golden);
  const before = accepted(golden);
  const texts = TEXTS.filter((name) => now.texts[name] !== before.texts[name]);
  const ink = inkChanges(before.ink, now.ink);
  return {
    golden,
    title: `${golden.kind}/${golden.name}`,
    now,
    before,
    texts,
    ink,
    isChanged: texts.length + ink.length > 0,
  };
});

if (verb === 'accept') accept();
else await review();

async function review() {
  const { picturesBefore } = await import('./before.mjs');
  const { reviewPage } = await import('./review-page.mjs');
  const changed = reviewed.filter((each) => each.isChanged);
  const folder = join(root, '.build/golden');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pictureBefore = picturesBefore();
  const pictures = new Map();
  for (const each of changed) {
    const before = each.ink.length > 0 ? await pictureBefore(each.golden) : each.now;
    pictures.set(each.title, before);
    console.log(
      `${each.title}: ${[...each.now.errors, ...each.ink, ...each.texts.map((name) => `The ${name} changed.`)].join(' ')}`,
    );
    if (each.ink.length > 0)
      for (const file of await images(folder, each, before)) console.log(`  ${relative(root, file)}`);
  }
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    reviewPage(
      reviewed.map((each) => ({ ...each, pictureBefore: pictures.get(each.title) })),
      strays().map((each) => relative(root, each)),
    ),
  );
  console.log(`${reviewed.length} goldens, ${changed.length} changed: ${page}`);
  process.exitCode = changed.length > 0 ? 1 : 0;
}

/** Writes both pictures side by side in each scheme that changed. */
async function images(folder, { golden, now }, before) {
  const { sideBySide } = await import('./side-by-side.mjs');
  if (!now.scene && !before) return [];
  const files = [];
  for (const scheme of ['light', 'dark'].filter((each) => before?.svgs[each] !== now.svgs?.[each])) {
    const file = join(folder, `${golden.kind}-${golden.name}.${scheme}.png`);
    writeFileSync(file, await sideBySide([before, now.scene && now], scheme));
    files.push(file);
  }
  return files;
}

function accept() {
  if (process.env.CI) fail('A CI run cannot accept a golden.');
  if (names.length === 0) fail('A name is missing. Write: npm run golden -- accept flow/checkout');
  for (const name of names) {
    const chosen = reviewed.filter(({ golden, title }) => name === 'all' || name === title || name === golden.kind);
    if (chosen.length === 0)
      fail(`There is no golden '${name}'. Goldens: ${reviewed.map((each) => each.title).join(', ')}`);
    for (const each of chosen) acceptOne(each);
    if (name === 'all') removeStrays();
  }
}

function acceptOne({ golden, title, now, texts, ink, isChanged }) {
  if (now.errors.length > 0) fail(`${title} has errors and is not accepted: ${now.errors.join('; ')}`);
  if (!isChanged) return;
  writeFileSync(textFileOf(golden), textFile(now.texts));
  writeFileSync(inkFileOf(golden), inkFile({ ...acceptedInks(golden), [golden.name]: now.ink }));
  console.log(`accepted ${title}: ${[...texts, ...(ink.length > 0 ? ['picture'] : [])].join(', ')}`);
}

/** Files without a golden, and records of ink without one. */
function removeStrays() {
  for (const each of strays().filter(existsSync)) rmSync(each);
  for (const { golden } of reviewed) {
    const own = reviewed.filter((each) => each.golden.folder === golden.folder).map((each) => each.golden.name);
    const inks = Object.entries(acceptedInks(golden)).filter(([name]) => own.includes(name));
    writeFileSync(inkFileOf(golden), inkFile(Object.fromEntries(inks)));
  }
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
