// Finds the peers' packages: in PEERS if set, else in peers/ here, where they are installed on first use. No input;
// out, a require that finds them. They are not a dependency of the project.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The packages in a folder's package.json; `existing` is a folder that already has them. */
export function peersAt(own, existing) {
  const folder = resolve(existing ?? own);
  const file = (name, path) => join(folder, 'node_modules', name, path);
  return {
    install() {
      if (existing !== undefined) {
        if (!existsSync(join(folder, 'node_modules'))) throw new Error(`${existing} has no node_modules.`);
        return;
      }
      const { dependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
      if (Object.keys(dependencies).every((name) => existsSync(join(own, 'node_modules', name)))) return;
      process.stderr.write(`Installing the peers in ${own}\n`);
      const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: own,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (status !== 0) throw new Error('The peers cannot be installed. Set PEERS to a folder that has them.');
    },
    require: (name) => createRequire(join(folder, 'package.json'))(name),
    /** A module of a package that `require` cannot load. */
    import: (name, path) => import(pathToFileURL(file(name, path)).href),
    file,
  };
}

const peers = peersAt(fileURLToPath(new URL('peers', import.meta.url)), process.env.PEERS);
export const { install: installPeers, require: requirePeer, import: importPeer, file: peerFile } = peers;

/** The versions in use, for the head of a table. */
export function peerVersions() {
  return Object.entries({ viz: '@viz-js/viz', elk: 'elkjs', dagre: '@dagrejs/dagre', d2: '@terrastruct/d2' }).map(
    ([name, folder]) => `${name} ${requirePeer(`./node_modules/${folder}/package.json`).version}`,
  );
}
