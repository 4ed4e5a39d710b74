// Where the peers' packages are: PEERS when set, else peers/ here, where they are installed on first use. Nothing in;
// out, a require that finds them. They are no dependency of the project.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('peers', import.meta.url));

export function installPeers() {
  if (process.env.PEERS !== undefined) {
    if (!existsSync(join(process.env.PEERS, 'node_modules')))
      throw new Error('PEERS names a folder without node_modules.');
    return;
  }
  if (existsSync(join(own, 'node_modules'))) return;
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

/** The versions in use, for the head of a table. */
export function peerVersions() {
  return Object.entries({ viz: '@viz-js/viz', elk: 'elkjs', dagre: '@dagrejs/dagre' }).map(
    ([name, folder]) => `${name} ${requirePeer(`./node_modules/${folder}/package.json`).version}`,
  );
}
