// The picture that was accepted of a golden: only its hash is kept, so it is drawn again from the commit that drew it. In, a
// golden; out, its picture, or nothing if no commit has it.
import { spawnSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import { root } from '../fresh.mjs';
import { sourcesAt } from '../layout/commit.mjs';
import { accepted, icons, inked, inkFileOf, sourceFileOf } from './goldens.mjs';
import { inkChanges } from './ink.mjs';

/** Returns `golden => { commit, isAccepted, svgs, scene, theme }`. Each commit is bundled once. */
export function picturesBefore() {
  const cores = new Map();
  const coreOf = (commit) => {
    if (!cores.has(commit)) cores.set(commit, sourcesAt(commit));
    return cores.get(commit);
  };
  return async (golden) => {
    const { ink } = accepted(golden);
    let nearest;
    for (const commit of commitsOf(golden)) {
      const picture = await drawnAt(commit, golden, coreOf).catch(() => undefined);
      if (picture && inkChanges(ink, picture.ink).length === 0) return { ...picture, isAccepted: true };
      nearest ??= picture;
    }
    return nearest && { ...nearest, isAccepted: false };
  };
}

/** The last commit, and the last that accepted something of the kind: code may have been committed before its goldens. */
function commitsOf(golden) {
  const named = (...words) => git('log', '-1', '--format=%h', ...words)?.trim() ?? '';
  return [...new Set([named(), named('--', inkFileOf(golden))])].filter((each) => each !== '');
}

async function drawnAt(commit, golden, coreOf) {
  const path = relative(root, sourceFileOf(golden)).split(sep).join('/');
  const source = git('show', `${commit}:${path}`);
  if (source === undefined) return undefined;
  const { compose, renderSvg, THEMES: theme } = await coreOf(commit);
  const { scene } = compose(source, { icons });
  return scene && { commit, theme, ...inked(renderSvg, scene, source) };
}

function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}
