// Projects of the labs, as on a machine of one's own: in, folders, files and commands; out, packed packages and what commands answer. Everything is in one
// temporary folder, deleted at the end.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../fresh.mjs';

export const place = mkdtempSync(join(tmpdir(), 'linework-sites-'));

/** For screenshots. */
export const shots = join(root, '.build', 'sites');
mkdirSync(shots, { recursive: true });

const tarballs = new Map();
/** Packs a package of this repository, once. */
export function packed(folder) {
  const known = tarballs.get(folder);
  if (known !== undefined) return known;
  const { stdout } = must(run('npm', ['pack', '--json', '--pack-destination', place], join(root, 'packages', folder)));
  const [{ filename }] = JSON.parse(stdout);
  tarballs.set(folder, join(place, filename));
  return join(place, filename);
}

/** No tool reports its use. */
const OFF = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  DOCUSAURUS_NO_TELEMETRY: '1',
  NUXT_TELEMETRY_DISABLED: '1',
};

export function run(command, args, cwd) {
  // As on a machine of one's own: no variable of this process decides how a tool builds.
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NO_COLOR: '1', npm_config_audit: 'false', npm_config_fund: 'false', ...OFF };
  return spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
}

export function must(result) {
  if (result.status !== 0) throw new Error(`${result.error ?? ''}${result.stdout}\n${result.stderr}`);
  return result;
}

export function bytesIn(path) {
  const stats = statSync(path);
  return stats.isDirectory() ? readdirSync(path).reduce((sum, each) => sum + bytesIn(join(path, each)), 0) : stats.size;
}

export function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/** Tries each tool, prints what is wrong with it, and sets the status of the process. */
export async function tryEach(names, tried) {
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
}
