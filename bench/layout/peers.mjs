// Where the peers' packages are: PEERS when set, else peers/ here, where they are installed on first use. Nothing in;
// out, a require that finds them. They are no dependency of the project.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const own = fileURLToPath(new URL('peers', import.meta.url));

export function installPeers() {
  if (process.env.PEERS !== undefined) {
    if (!existsSync(join(process.env.PEERS, 'node_modules')))
      throw new Error('PEERS names a folder without node_modules.');
    return;
  }
  const { dependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  if (Object.keys(dependencies).every((name) => existsSync(join(own, 'node_modules', name)))) return;
  process.stderr.write(`Installing the peers in ${own}\n`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: own,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The peers cannot be installed; PEERS may name a folder that has them.');
}

export function requirePeer(name) {
  return createRequire(join(resolve(process.env.PEERS ?? own), 'package.json'))(name);
}

/** A module of a package that `require` cannot load. */
export function importPeer(name, file) {
  return import(pathToFileURL(peerFile(name, file)).href);
}

export function peerFile(name, file) {
  return join(resolve(process.env.PEERS ?? own), 'node_modules', name, file);
}

/** The versions in use, for the head of a table. */
export function peerVersions() {
  return Object.entries({ viz: '@viz-js/viz', elk: 'elkjs', dagre: '@dagrejs/dagre', d2: '@terrastruct/d2' }).map(
    ([name, folder]) => `${name} ${requirePeer(`./node_modules/${folder}/package.json`).version}`,
  );
}
