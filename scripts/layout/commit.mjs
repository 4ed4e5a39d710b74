// Linework at an earlier commit of this repository: in, a git ref; out, what `loadSources` gives.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSources } from './sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What is bundled from the commit; the rest is from this checkout. */
const TREES = ['packages/core/src', 'packages/convert/src'];

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
