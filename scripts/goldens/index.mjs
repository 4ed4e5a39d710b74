// npm run golden: builds a page of every changed golden, old, new and overlay, light and dark, and prints its path.
//
//   npm run golden                          the page; exits with 1 if something changed
//   npm run golden -- accept NAME ...       accepts what you reviewed: flow/checkout, or flow, or all
//
// A CI run never accepts.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { prepare, root } from '../fresh.mjs';

await prepare('build');
const { ASPECTS, accepted, drawn, fileOf, goldens, strays } = await import('./goldens.mjs');
const { reviewPage } = await import('./review-page.mjs');

const [verb, ...names] = process.argv.slice(2);
if (verb !== undefined && verb !== 'accept')
  fail(`'${verb}' is not a verb. Write: npm run golden, or npm run golden -- accept NAME`);

const reviewed = goldens().map((golden) => {
  const { errors, aspects } = drawn(golden);
  const changed = ASPECTS.filter((aspect) => aspects[aspect] !== accepted(golden, aspect));
  return { golden, title: `${golden.kind}/${golden.name}`, errors, aspects, changed };
});

if (verb === 'accept') accept();
else review();

function review() {
  const changed = reviewed.filter((each) => each.changed.length > 0);
  const folder = join(root, '.build/golden');
  mkdirSync(folder, { recursive: true });
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    reviewPage(
      reviewed.map(({ golden, ...each }) => ({ ...each, before: (aspect) => accepted(golden, aspect) })),
      strays().map((each) => relative(root, each)),
    ),
  );
  for (const { title, changed: aspects, errors } of changed) {
    console.log(`${title}: ${errors.length > 0 ? errors.join('; ') : aspects.join(' ')}`);
  }
  console.log(`${reviewed.length} goldens, ${changed.length} changed: ${page}`);
  process.exitCode = changed.length > 0 ? 1 : 0;
}

function accept() {
  if (process.env.CI) fail('A CI run cannot accept a golden.');
  if (names.length === 0) fail('A name is missing. Write: npm run golden -- accept flow/checkout');
  for (const name of names) {
    const chosen = reviewed.filter(({ golden, title }) => name === 'all' || name === title || name === golden.kind);
    if (chosen.length === 0)
      fail(`There is no golden '${name}'. Goldens: ${reviewed.map((each) => each.title).join(', ')}`);
    for (const { golden, title, errors, aspects, changed } of chosen) {
      if (errors.length > 0) fail(`${title} has errors and is not accepted: ${errors.join('; ')}`);
      for (const aspect of changed) writeFileSync(fileOf(golden, aspect), aspects[aspect]);
      if (changed.length > 0) console.log(`accepted ${title}: ${changed.join(' ')}`);
    }
    if (name === 'all') for (const each of strays()) rmSync(each);
  }
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
