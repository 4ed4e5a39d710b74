// Tries the plugins with real tools, as a newcomer would: packs the packages, installs a tool and a plugin in an empty folder, builds three
// pages, opens them in Chromium, and builds a fourth whose diagram has an error. Prints sizes and times. Downloads up to 500 MB.
//
//   node scripts/labs/sites.mjs [TOOL ...]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../fresh.mjs';
import { looked } from './site-browser.mjs';
import { BROKEN_PAGE, PAGES } from './site-pages.mjs';
import { TOOLS } from './site-tools.mjs';

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TOOLS);
const place = mkdtempSync(join(tmpdir(), 'linework-sites-'));
const shots = join(root, '.build', 'sites');
mkdirSync(shots, { recursive: true });

const tarballs = new Map();
/** Packs a package of this repository, once. */
function packed(folder) {
  const known = tarballs.get(folder);
  if (known !== undefined) return known;
  const { stdout } = must(run('npm', ['pack', '--json', '--pack-destination', place], join(root, 'packages', folder)));
  const [{ filename }] = JSON.parse(stdout);
  tarballs.set(folder, join(place, filename));
  return join(place, filename);
}

function run(command, args, cwd) {
  // As on a machine of one's own: no variable of this process decides how a tool builds.
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NO_COLOR: '1', npm_config_audit: 'false', npm_config_fund: 'false', ...OFF };
  return spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
}

/** No tool reports its use. */
const OFF = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', DOCUSAURUS_NO_TELEMETRY: '1' };

function must(result) {
  if (result.status !== 0) throw new Error(`${result.stdout}\n${result.stderr}`);
  return result;
}

function bytesIn(path) {
  const stats = statSync(path);
  return stats.isDirectory() ? readdirSync(path).reduce((sum, each) => sum + bytesIn(join(path, each)), 0) : stats.size;
}

function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

async function tried(name) {
  const tool = TOOLS[name];
  const project = join(place, name);
  const page = tool.page ?? ((each) => `${tool.folder}/${each}.md`);
  write(project, { ...tool.files, ...Object.fromEntries(PAGES.map((each) => [page(each.name), each.text])) });
  const ours = ['cli', ...tool.plugins].map(packed);
  must(run('npm', ['install', '--no-save', '--ignore-scripts', ...tool.packages, ...ours], project));
  const installed = bytesIn(join(project, 'node_modules'));
  const build = () => run('npx', ['--no-install', ...tool.build], project);
  const started = performance.now();
  must(build());
  const took = seconds(started);
  const faults = await looked({
    folder: join(project, tool.out),
    name,
    pages: [...PAGES, ...(tool.pages ?? [])],
    address: tool.address,
    shots,
  });
  write(project, { [page(BROKEN_PAGE.name)]: BROKEN_PAGE.text });
  const { status, stdout, stderr } = build();
  const text = stdout + stderr;
  const message = text.split('\n').find((each) => each.includes(BROKEN_PAGE.code)) ?? text.slice(-2000);
  const at = `:${BROKEN_PAGE.line}:\\d+: error ${BROKEN_PAGE.code}`;
  // Marked knows no file; its caller names it on a line of its own.
  const parts = tool.namesFile === false ? [at.slice(1), 'broken\\.md'] : [`broken(?:/page)?\\.mdx?${at}`];
  const names = parts.every((each) => new RegExp(each).test(text));
  if (status === 0 || !names) faults.push(`${name}: the broken page ended with ${status}: ${message}`);
  process.stdout.write(
    `${name}: installed ${Math.round(installed / 1e6)} MB, built in ${took} s\n  ${message.trim()}\n`,
  );
  return faults;
}

const faults = [];
for (const name of names) {
  try {
    faults.push(...(await tried(name)));
  } catch (error) {
    faults.push(`${name}: ${error.message.slice(-4000)}`);
  }
  rmSync(join(place, name), { recursive: true, force: true, maxRetries: 3 });
}
rmSync(place, { recursive: true, force: true });
for (const each of faults) process.stderr.write(`${each}\n`);
process.stdout.write(`Screenshots: ${shots}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
