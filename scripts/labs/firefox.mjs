// Checks @linework/browser in Firefox, as scripts/browser/library.mjs does in Chromium: the same pictures and diagnostics as the library for Node, byte by byte;
// and the element under a policy that allows no inline style or script. Without a driver, pages report what they see to their server. Needs firefox-esr, about
// 80 MB from Debian:
//
//   apt-get install --no-install-recommends firefox-esr && node scripts/labs/firefox.mjs [folder for screenshots]
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as node from '@linework/library';
import { withFirefox } from '../browser/firefox.mjs';
import { BROKEN, PAGES } from '../browser/library/pages.mjs';
import { withLibrarySite } from '../browser/library/site.mjs';
import { LEAST, sources } from '../browser/library/sources.mjs';
import { prepare } from '../fresh.mjs';

await prepare('browser');
const shots = process.argv[2] && resolve(process.argv[2]);
/** ms: stops what hangs. */
const PATIENCE = 540_000;

const all = sources();
if (shots) mkdirSync(shots, { recursive: true });
const faults = all.length < LEAST ? [`There are ${all.length} sources.`] : [];

let settle;
let report;
function nextReport() {
  report = new Promise((done) => {
    settle = done;
  });
  return report;
}

/** A page that opens with the script `name`. */
const script = (page, name) => page.replace('</head>', `<script type="module" src="/${name}"></script></head>`);

const REPORT = `const send = (path, value) => fetch(path, { method: 'POST', body: JSON.stringify(value) });
const problems = [];
addEventListener('error', ({ message }) => problems.push(message));
addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => problems.push(violatedDirective + ' blocks ' + blockedURI));
`;

const PAGES_HERE = {
  ...PAGES,
  // A page with this image is loaded when it has reported, and only then Firefox draws it into a file.
  get 'held.svg'() {
    return report.then(() => '<svg xmlns="http://www.w3.org/2000/svg"/>');
  },
  'sources.json': JSON.stringify(all),
  'hashes.html': script(PAGES['fences.html'].replaceAll(/<script.*?<\/script>/g, ''), 'hashes.js'),
  'hashes.js': `${REPORT}
import { draw } from '/linework/index.js';
const hex = (bytes) => [...new Uint8Array(bytes)].map((each) => each.toString(16).padStart(2, '0')).join('');
try {
  const hashes = [];
  for (const text of await (await fetch('/sources.json')).json()) {
    const { ok, kind, svg, outline, diagnostics } = await draw(text, { theme: 'auto' });
    const bytes = new TextEncoder().encode(JSON.stringify([ok, kind, svg, outline, diagnostics]));
    hashes.push(hex(await crypto.subtle.digest('SHA-256', bytes)));
  }
  send('/reported', { agent: navigator.userAgent, hashes, problems });
} catch (error) {
  send('/reported', { agent: navigator.userAgent, hashes: [], problems: [...problems, String(error)] });
}
`,
  'elements.html': script(
    PAGES['elements.html']
      .replace('<script type="module" src="/shifts.js"></script>', '')
      .replace('</main>', '<img src="/held.svg" alt="" width="1" height="1"></main>'),
    'seen.js',
  ),
  'seen.js': `${REPORT}
const of = (id) => document.querySelector('#' + id);
const isDone = (each) => each.shadowRoot?.querySelector('svg > title, .problems') != null;
const elements = [...document.querySelectorAll('linework-diagram')];
while (!elements.every(isDone)) await new Promise((done) => setTimeout(done, 50));
await new Promise((done) => setTimeout(done, 200));
const ink = (id) => getComputedStyle(of(id).shadowRoot.querySelector('svg rect')).fill;
send('/reported', {
  titles: elements.map(({ shadowRoot }) => shadowRoot.querySelector('svg > title')?.textContent ?? null),
  lines: elements.map(({ shadowRoot }) => [...shadowRoot.querySelectorAll('.problems li')].map((each) => each.textContent)),
  size: [of('pie').clientWidth, of('pie').clientHeight],
  widths: elements.map(({ shadowRoot }) => Math.round(shadowRoot.querySelector('svg')?.getBoundingClientRect().width ?? 0)),
  ink: ink('src'),
  // Last, because it is a violation.
  problems: [...problems],
  enforces: (() => { try { document.createElement('p').innerHTML = 'a'; return false; } catch { return true; } })(),
});
`,
};

/** Opens a page; resolves to its report. With `shot`, a file, Firefox draws the page into it. */
async function reported(base, page, { isDark = false, shot } = {}) {
  const report = nextReport();
  const timer = setTimeout(() => settle(Promise.reject(new Error(`${page} reports nothing.`))), PATIENCE);
  try {
    return await withFirefox(`${base}/${page}`, () => report, { isDark, shot });
  } finally {
    clearTimeout(timer);
  }
}

function expect(what, actual, expected) {
  const [is, wanted] = [actual, expected].map((each) => JSON.stringify(each));
  if (is !== wanted) faults.push(`${what}: ${is} instead of ${wanted}`);
}

const hashHere = (text) => {
  const { ok, kind, svg, outline, diagnostics } = node.draw(text, { theme: 'auto' });
  return createHash('sha256')
    .update(JSON.stringify([ok, kind, svg, outline, diagnostics]))
    .digest('hex');
};

async function sameAsInNode(base) {
  const { agent, hashes, problems } = await reported(base, 'hashes.html');
  const other = all.filter((text, at) => hashes[at] !== hashHere(text));
  for (const each of other) faults.push(`Firefox draws this otherwise than Node: ${each}`);
  expect('problems of the page that draws', problems, []);
  const kinds = new Set(all.flatMap((text) => node.draw(text).kind ?? []));
  process.stdout.write(
    `${agent}\n${all.length - other.length} of ${all.length} sources of ${kinds.size} kinds are the same as in Node\n`,
  );
}

async function inBoth(base, page) {
  const reports = [];
  for (const scheme of ['light', 'dark']) {
    const shot = shots && join(shots, `firefox-${scheme}.png`);
    reports.push(await reported(base, page, { isDark: scheme === 'dark', shot }));
  }
  return reports;
}

async function elements(base) {
  const [light, dark] = await inBoth(base, 'elements.html');
  expect('titles', light.titles, ['Share', 'Orders', 'Flow', 'Orders', null, null]);
  const [mistake] = node.draw(BROKEN).diagnostics;
  expect('errors with lines', light.lines[4], [`Line 3: ${mistake?.message} ${mistake?.hint}`]);
  expect('an error of the network', /answered 404/.test(light.lines[5][0] ?? ''), true);
  expect(
    'elements with an error',
    light.lines.map(({ length }) => length),
    [0, 0, 0, 0, 1, 1],
  );
  expect('the size that was given', light.size, [300, 220]);
  expect(
    'pictures that are seen',
    light.widths.slice(0, 4).every((each) => each > 50),
    true,
  );
  expect('the colours follow the scheme', light.ink === dark.ink, false);
  expect('Firefox enforces Trusted Types', light.enforces, true);
  for (const { problems } of [light, dark]) expect('what the policy blocks', problems, []);
}

await withLibrarySite(
  PAGES_HERE,
  async (base) => {
    await sameAsInNode(base);
    await elements(base);
  },
  (_path, text) => settle(JSON.parse(text)),
);
for (const each of faults) process.stderr.write(`${each}\n`);
process.stdout.write(`${faults.length} problems\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
