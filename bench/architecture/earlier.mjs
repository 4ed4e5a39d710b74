// Earlier pictures. In: a git ref of this repository, or a folder of SVGs named NAME.light.svg and NAME.dark.svg (or
// NAME.svg); out, a function that draws or finds the picture of a name.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSources } from '../../scripts/layout/sources.mjs';
import { picturesOf } from './pictures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What is bundled from another commit; the rest is from this checkout. */
const TREES = ['packages/core/src', 'packages/convert/src'];

/** @returns `(name, source) => { light, dark?, graph?, drawing? }`, or nothing if there is no such picture. */
export async function openEarlier(before) {
  if (existsSync(before) && statSync(before).isDirectory()) return (name) => found(before, name);
  const linework = await sourcesAt(before);
  return (name, source) => picturesOf(linework, name, source);
}

function found(folder, name) {
  const read = (ending) => {
    const file = join(folder, `${name}${ending}`);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const light = read('.light.svg') ?? read('.svg');
  return light === undefined ? {} : { light, dark: read('.dark.svg') };
}

/** Linework at a commit. */
export async function sourcesAt(ref) {
  const folder = mkdtempSync(join(tmpdir(), 'linework-before-'));
  try {
    const archive = spawnSync('git', ['archive', ref, '--', ...TREES], { cwd: root, maxBuffer: 2 ** 30 });
    if (archive.status !== 0) throw new Error(`'${ref}' is neither a folder nor a commit here: ${archive.stderr}`);
    const { status } = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
    if (status !== 0) throw new Error('tar cannot unpack the git archive');
    return await loadSources(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
