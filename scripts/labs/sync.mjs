// Tries `linework sync` with tools that are not JavaScript, as docs/sites.md describes: installs the packed command in an empty folder, draws three documents,
// builds the site, opens its pages in Chromium, and draws a fourth document whose diagram has an error. The tools are Debian's:
//
//   apt-get install --no-install-recommends hugo mkdocs python3-sphinx python3-myst-parser && node scripts/labs/sync.mjs [TOOL ...]
import { join } from 'node:path';
import { must, packed, place, run, seconds, shots, tryEach, write } from './projects.mjs';
import { looked } from './site-browser.mjs';
import { BROKEN_PAGE, PAGES } from './site-pages.mjs';
import { TOOLS } from './sync-tools.mjs';

async function tried(name) {
  const { packages, folder, page, files, text = (each) => each, build, out, address } = TOOLS[name];
  const project = join(place, name);
  write(project, { ...files, ...Object.fromEntries(PAGES.map((each) => [page(each.name), text(each.text)])) });
  must(run('npm', ['install', '--no-save', '--ignore-scripts', packed('cli')], project));
  const sync = (...options) => run('npx', ['--no-install', 'linework', 'sync', folder, ...options], project);
  must(sync('--convert'));
  must(sync('--check'));
  const started = performance.now();
  must(run(build[0], build.slice(1), project));
  const took = seconds(started);
  const faults = await looked({ folder: join(project, out), name, pages: PAGES, address, shots, isSynced: true });
  write(project, { [page(BROKEN_PAGE.name)]: text(BROKEN_PAGE.text) });
  for (const options of [[], ['--check']]) {
    const { status, stderr } = sync(...options);
    const message = stderr.split('\n').find((each) => each.includes(BROKEN_PAGE.code)) ?? stderr.slice(-2000);
    if (
      status !== 1 ||
      !message.startsWith(`${page(BROKEN_PAGE.name)}:${BROKEN_PAGE.line}:6: error ${BROKEN_PAGE.code}`)
    )
      faults.push(`${name}: sync ${options} of the broken page ended with ${status}: ${message}`);
    process.stdout.write(`  ${message.trim()}\n`);
  }
  process.stdout.write(`${name} (${packages.join(', ')}): built in ${took} s\n`);
  return faults;
}

await tryEach(process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TOOLS), tried);
