// The fonts of this machine, searched only when a picture has characters that Inter lacks. In: the platform's usual
// folders. Out: faces in an order that depends only on the files.
import { type Dirent, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { FontFace } from './font-file.js';
import { outlineFaces } from './outline-faces.js';

const MOST_FILES = 5_000;
const DEEPEST = 8;

function folders(): readonly string[] {
  const home = homedir();
  if (process.platform === 'win32') {
    const local = process.env.LOCALAPPDATA;
    return [
      join(process.env.WINDIR ?? 'C:\\Windows', 'Fonts'),
      ...(local === undefined ? [] : [join(local, 'Microsoft', 'Windows', 'Fonts')]),
    ];
  }
  if (process.platform === 'darwin') return ['/System/Library/Fonts', '/Library/Fonts', join(home, 'Library', 'Fonts')];
  return ['/usr/share/fonts', '/usr/local/share/fonts', join(home, '.local', 'share', 'fonts'), join(home, '.fonts')];
}

function fontFilesIn(folder: string, depth: number, paths: string[]): void {
  if (depth > DEEPEST || paths.length >= MOST_FILES) return;
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fontFilesIn(path, depth + 1, paths);
    else if (/\.(ttf|otf|ttc|otc)$/i.test(entry.name) && paths.length < MOST_FILES) paths.push(path);
  }
}

/** Plain sans-serif faces first; slanted, narrow, serif and monospaced ones last. */
function rank(path: string): number {
  const name = (path.split(/[/\\]/).at(-1) ?? '').toLowerCase();
  const odd = /italic|oblique|condensed|serif|mono|light|thin|black|bold|medium|slab|math/.test(
    name.replace('sans', ''),
  );
  const plain = /sans|arial|segoe|helvetica|gothic|pingfang|hiragino|yahei|unifont|symbol|emoji/.test(name);
  return (odd ? 2 : 0) + (plain ? 0 : 1);
}

/** Paths, likeliest first. Searched once per process: a font installed later needs a restart. */
const fontFiles: () => readonly string[] = /* @__PURE__ */ (() => {
  let files: readonly string[] | undefined;
  return () => {
    if (files === undefined) {
      const paths: string[] = [];
      for (const folder of folders()) fontFilesIn(folder, 0, paths);
      files = paths
        .map((path) => ({ path, rank: rank(path) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ path }) => path);
    }
    return files;
  };
})();

/** Faces that draw outlines, yielded file by file, so that a caller who has enough stops reading. */
export function* systemFaces(): Generator<FontFace> {
  for (const path of fontFiles()) yield* outlineFaces(path);
}
