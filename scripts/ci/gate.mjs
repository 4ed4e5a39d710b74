// The gate after the system's packages are there: `npm test`, and beside it what mostly waits; then all other checks. Prints each step's time and, last, a
// table of them. A step that fails fails the gate; the others still run, so that one run reports everything.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { HOUSE } from '../checks.mjs';
import { root } from '../fresh.mjs';
import { runSteps, timesTable } from '../steps.mjs';
import { turnOf } from './today.mjs';

const script = (label, path, ...args) => ({
  name: path,
  label,
  command: process.execPath,
  args: [`scripts/${path}.mjs`, ...args],
});

const work = { name: 'work', label: 'Work of drawing, counted', command: process.execPath, args: ['bench/work.mjs'] };

const isCorpus = existsSync(join(root, '../shared/corpus/mermaid/flowchart'));
/** Two test files at a time. */
const npmTest = { name: 'npm test', label: 'npm test', command: 'npm', args: ['test'], inherit: true, places: 2 };

const build = script('Build, after npm test has built what it tests', 'ci/build-beside');

/** What mostly waits. Others beside `npm test` only slow it down: it uses all cores. */
const waits = [
  turnOf(2) === 0
    ? script('The service killed while it erases, every other day', 'ci/kill-erase', '2', '30000')
    : script('The service killed while people pay, every other day', 'ci/kill-billing', '4'),
  script('The service killed under load, one of the ways each day', 'ci/kill', '2', 'today'),
];

/** The longest first: a long step that starts last leaves a core idle. */
const checks = [
  ...(turnOf(2) === 0 ? [script('Deep tests, a part of them every other day', 'ci/deep', 'today')] : []),
  script('Tests on PostgreSQL, most of them in parts every other day', 'ci/postgres', 'today'),
  script('PNG and PDF beside Chromium, librsvg and Poppler', 'browser/png', 'today'),
  script('Pages in Chromium', 'browser/pages', 'today'),
  script('Accessibility', 'browser/access', 'today'),
  script('Hosted pages in Chromium', 'browser/hosted'),
  ...(isCorpus
    ? [
        script('Converted Mermaid agrees with the facts', 'corpus/mermaid', 'today'),
        script('No layout fault on any real graph', 'corpus/never', 'today'),
        script('Imports agree with the facts', 'corpus/import', 'today'),
        script('Bicep and its compiled ARM templates are one graph', 'corpus/import-twins'),
        script('Documents with pictures in Chromium', 'browser/readmes', 'today'),
      ]
    : []),
  // Both install the packed command in an empty folder.
  turnOf(2) === 0
    ? script('The first day of a newcomer, every other day', 'newcomer/index', '--short')
    : script('The npm packages in an empty folder, every other day', 'ci/package'),
  // People sign in, each in another way.
  ...(turnOf(2) === 0
    ? [script('Single sign-on as its document says, in Chromium, every other day', 'browser/single-sign-on')]
    : [
        script('Two people in an organisation, in Chromium, every other day', 'browser/organisation'),
        script('A passkey, in Chromium, every other day', 'browser/passkeys'),
      ]),
  turnOf(2) === 0
    ? script('What the editor starts from, in Chromium, every other day', 'browser/editor-start')
    : script('The picture of the editor, in Chromium, every other day', 'browser/editor-picture'),
  script('Pictures in Chromium', 'browser/pictures'),
  script('Journeys through the console, in Chromium, half of them each day', 'browser/console', 'today'),
  ...(turnOf(2) === 0
    ? []
    : [
        script('Presence in two processes, every other day', 'ci/presence'),
        script('Plans that are bought, in Chromium, every other day', 'browser/plans'),
      ]),
  script('The library for browsers, in Chromium', 'browser/library'),
  script('The editor, in Chromium', 'browser/editor'),
  script('Hostile pictures', 'browser/hostile'),
  work,
  script('The gallery is up to date', 'gallery/index', '--check'),
  script('Documents are up to date', 'docs', '--check'),
  script('The interface of the library is as agreed', 'api/index', '--check'),
  script('Upgrade from the previous release', 'ci/upgrade'),
  script('npm start', 'ci/start'),
  script('Measured widths agree with Chromium', 'metrics/check-browser'),
  script('Structure, with planted faults every other day', 'structure', ...(turnOf(2) === 0 ? ['--planted'] : [])),
  ...HOUSE.filter(({ name }) => name !== 'structure'),
  script('The lock on every platform', 'ci/lock'),
  script('Migrations match the tables', 'ci/migrations'),
  script('Dockerfile and compose.yaml', 'ci/compose'),
];

/** Steps in a browser and rounds of kills mostly wait: with one for each core a third of the time was idle. Two more are no faster. */
const AT_ONCE = availableParallelism() + 1;

const began = performance.now();
const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
if (!isCorpus) process.stderr.write('No ../shared/corpus: checks of the corpus are skipped.\n');
const built = (steps, more) => steps.map((step) => ({ ...step, needs: [...(step.needs ?? []), build.name], ...more }));
const steps = [npmTest, build, ...built(waits), ...built(checks, { after: [npmTest.name] })];
const { ok, failed, times } = await runSteps(steps, {
  cwd: root,
  atOnce: AT_ONCE,
  write: (text) => process.stderr.write(`[${seconds()} s] ${text}`),
  done: ({ label }) => process.stderr.write(`[${seconds()} s] ${label}: passed\n`),
});
process.stderr.write(`\n${timesTable([...times, ['All', Number(seconds())]], failed)}`);
process.exitCode = ok ? 0 : 1;
