// Tries the plugins with real tools, as a newcomer would: packs the packages, installs a tool and a plugin in an empty folder, builds three
// pages, opens them in Chromium, and builds a fourth whose diagram has an error. Prints sizes and times. Downloads up to 500 MB. Astro, Starlight and Nuxt need
// a newer Node than the others (22.19): put it first in PATH.
//
//   node scripts/labs/sites.mjs [TOOL ...]
import { join } from 'node:path';
import { bytesIn, must, packed, place, run, seconds, shots, tryEach, write } from './projects.mjs';
import { looked } from './site-browser.mjs';
import { BROKEN_PAGE, PAGES } from './site-pages.mjs';
import { TOOLS } from './site-tools.mjs';

async function tried(name) {
  const tool = TOOLS[name];
  const project = join(place, name);
  const { page = (each) => `${tool.folder}/${each}.md`, text: inTool = (each) => each } = tool;
  const pages = PAGES.filter((each) => !(tool.without ?? []).includes(each.name));
  write(project, { ...tool.files, ...Object.fromEntries(pages.map((each) => [page(each.name), inTool(each.text)])) });
  const ours = ['cli', ...tool.plugins].map(packed);
  must(run('npm', ['install', '--ignore-scripts', ...tool.packages, ...ours], project));
  const installed = bytesIn(join(project, 'node_modules'));
  const build = () => run('npx', ['--no-install', ...tool.build], project);
  const started = performance.now();
  must(build());
  const took = seconds(started);
  const faults = await looked({
    folder: join(project, tool.out),
    name,
    pages: [...pages, ...(tool.pages ?? [])],
    address: tool.address,
    shots,
  });
  write(project, { [page(BROKEN_PAGE.name)]: inTool(BROKEN_PAGE.text) });
  const { status, stdout, stderr } = build();
  const text = stdout + stderr;
  const message = text.split('\n').find((each) => each.includes(BROKEN_PAGE.code)) ?? text.slice(-2000);
  const at = (line) => `:${line}:\\d+: error ${BROKEN_PAGE.code}`;
  const parts = tool.failure?.(at) ?? [`broken(?:/page)?\\.mdx?${at(BROKEN_PAGE.line)}`];
  const names = parts.every((each) => new RegExp(each).test(text));
  if (status === 0 || !names) faults.push(`${name}: the broken page ended with ${status}: ${message}`);
  process.stdout.write(
    `${name}: installed ${Math.round(installed / 1e6)} MB, built in ${took} s\n  ${message.trim()}\n`,
  );
  return faults;
}

await tryEach(process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TOOLS), tried);
