// Files of the reader's disk: out, what they chose, with a way to save it back where the browser has one (File System Access); elsewhere an upload, and
// a download.
import { saveFile } from '../../page/save-file.js';

/** A file that the text belongs to. */
export interface DiskFile {
  readonly name: string;
  /** Rejects if the reader or the system refuses. */
  readonly save: (text: string) => Promise<void>;
}

export interface ChosenFile {
  readonly path: string;
  readonly text: string;
  /** Undefined where the browser can't write it back. */
  readonly file?: DiskFile;
}

/** As lib.dom has none of these yet. */
interface Pickers {
  readonly showOpenFilePicker?: () => Promise<readonly FileSystemFileHandle[]>;
  readonly showSaveFilePicker?: (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;
}

const { showOpenFilePicker, showSaveFilePicker } = globalThis as Pickers;

/** Bytes: more than any format that is read needs. */
export const LONGEST_FILE = 20_000_000;

export class TooLarge extends Error {}

/** Undefined if the reader chose none. */
export async function chosenFile(): Promise<ChosenFile | undefined> {
  if (showOpenFilePicker === undefined) return uploaded();
  const handle = await unlessCancelled(showOpenFilePicker.call(globalThis));
  return handle?.[0] && handleFile(handle[0]);
}

export async function handleFile(handle: FileSystemFileHandle): Promise<ChosenFile> {
  const { path, text } = await plainFile(await handle.getFile());
  return { path, text, file: diskFile(handle) };
}

export async function plainFile(
  file: File,
  path: string = file.name,
): Promise<{ readonly path: string; readonly text: string }> {
  if (file.size > LONGEST_FILE)
    throw new TooLarge(`${path} is larger than ${LONGEST_FILE / 1_000_000} MB. Run: npx linework import ${path}`);
  return { path, text: await file.text() };
}

/** Undefined if the reader chose no file. */
export type SavedAs = DiskFile | 'downloaded' | undefined;

/** Asks where to save. Resolves to the file that the text now belongs to. */
export async function savedAs(text: string, name: string): Promise<SavedAs> {
  if (showSaveFilePicker === undefined) {
    saveFile(new Blob([text], { type: 'text/plain' }), name);
    return 'downloaded';
  }
  const handle = await unlessCancelled(showSaveFilePicker.call(globalThis, { suggestedName: name }));
  if (handle === undefined) return undefined;
  const file = diskFile(handle);
  await file.save(text);
  return file;
}

function diskFile(handle: FileSystemFileHandle): DiskFile {
  return {
    name: handle.name,
    save: async (text) => {
      const writable = await handle.createWritable();
      await writable.write(text);
      await writable.close();
    },
  };
}

async function uploaded(): Promise<ChosenFile | undefined> {
  const [file] = await uploadedFiles({});
  return file && plainFile(file);
}

export function uploadedFiles(options: { readonly webkitdirectory?: boolean }): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', ...options });
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

export async function unlessCancelled<Value>(chosen: Promise<Value>): Promise<Value | undefined> {
  try {
    return await chosen;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return undefined;
    throw cause;
  }
}
