// A folder of the reader's disk: in, which paths are wanted; out, its files. Hidden folders, except `.github`, and those that tools fill
// are skipped.
import { LONGEST_FILE, plainFile, unlessCancelled, uploadedFiles } from './disk-file.js';

interface FolderPicker {
  readonly showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle>;
}

interface Level {
  readonly path: string;
  readonly folder: FileSystemDirectoryHandle;
}

export interface TextFile {
  readonly path: string;
  readonly content: string;
}

/** Files whose names are read, folders in folders, and what an import takes at most. */
export const FOLDER_LIMITS = { seen: 20_000, levels: 24, files: 1_000 } as const;

const FILLED = new Set(['node_modules', 'vendor', 'dist', 'build', 'target', '__pycache__']);

type Listed = { readonly path: string; readonly file: () => Promise<File> };

/** `wanted`: which of these paths to read. Undefined if the reader chose no folder. */
export async function chosenFolder(
  wanted: (paths: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly TextFile[] | undefined> {
  const listed = await listedFiles();
  if (listed === undefined || listed.length === 0) return undefined;
  const paths = new Set(await wanted(listed.map(({ path }) => path)));
  const files: TextFile[] = [];
  let bytes = 0;
  for (const each of listed.filter(({ path }) => paths.has(path)).slice(0, FOLDER_LIMITS.files)) {
    const file = await each.file();
    bytes += file.size;
    // The rest would be refused as a whole.
    if (bytes > LONGEST_FILE) break;
    files.push({ path: each.path, content: (await plainFile(file, each.path)).text });
  }
  return files;
}

export function isEntered(path: string): boolean {
  return path
    .split('/')
    .slice(0, -1)
    .every((name) => !FILLED.has(name) && (!name.startsWith('.') || name === '.github'));
}

async function listedFiles(): Promise<readonly Listed[] | undefined> {
  const { showDirectoryPicker } = globalThis as FolderPicker;
  if (showDirectoryPicker !== undefined) {
    const folder = await unlessCancelled(showDirectoryPicker.call(globalThis));
    return folder && filesIn(folder);
  }
  return (await uploadedFiles({ webkitdirectory: true }))
    .map((file) => ({ path: file.webkitRelativePath.split('/').slice(1).join('/'), file: async () => file }))
    .filter(({ path }) => isEntered(path))
    .slice(0, FOLDER_LIMITS.seen);
}

async function filesIn(top: FileSystemDirectoryHandle): Promise<readonly Listed[]> {
  const listed: Listed[] = [];
  let level: readonly Level[] = [{ path: '', folder: top }];
  for (let depth = 0; level.length > 0 && depth < FOLDER_LIMITS.levels; depth++) {
    const next: Level[] = [];
    for (const { path, folder } of level)
      for await (const each of folder.values()) {
        const own = `${path}${each.name}`;
        if (listed.length >= FOLDER_LIMITS.seen) return listed;
        if (each.kind === 'directory') {
          if (isEntered(`${own}/`)) next.push({ path: `${own}/`, folder: each });
        } else listed.push({ path: own, file: () => each.getFile() });
      }
    level = next;
  }
  return listed;
}
