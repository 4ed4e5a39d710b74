// A file of the reader's disk as the text: in, the desk and a chosen or dropped file; out, its source in the editor, or the dialog that converts it.
import { fileName } from '../page/file-name.js';
import type { Desk } from './desk.js';
import {
  type ChosenFile,
  chosenFile,
  type DiskFile,
  handleFile,
  plainFile,
  type SavedAs,
  savedAs,
} from './disk/disk-file.js';
import { foreignIn } from './foreign.js';
import { NewDialog } from './new-dialog.js';

export async function openFile(desk: Desk): Promise<void> {
  await reportFailure(desk, async () => {
    const chosen = await chosenFile();
    if (chosen !== undefined) await open(desk, chosen);
  });
}

/** Of a dropped item, where the browser has one. */
export type Handle = FileSystemFileHandle | FileSystemDirectoryHandle | null;

/** `handle`: of the only file, so that it can be saved back. */
export async function openDropped(
  desk: Desk,
  files: readonly File[],
  handle: Promise<Handle> | undefined,
): Promise<void> {
  await reportFailure(desk, async () => {
    const [first] = files;
    if (files.length > 1) {
      const texts = await Promise.all(files.map((each) => plainFile(each)));
      convert(desk, texts);
    } else if (first !== undefined) {
      const whole = await handle;
      await open(desk, whole?.kind === 'file' ? await handleFile(whole) : await plainFile(first));
    }
  });
}

/** Saves to the file that the text belongs to, or asks for one. */
export async function saveFile(desk: Desk): Promise<void> {
  await reportFailure(desk, async () => {
    const text = desk.state.text.peek();
    const file = desk.file.peek();
    // One that was deleted, or that the reader no longer allows to be written, is asked for again.
    const failure = file && (await failureOf(file, text));
    const kept = file !== undefined && failure === undefined ? file : await askedFor(desk, text, failure);
    if (kept === undefined) return;
    desk.saved.value = text;
    if (kept === 'downloaded') desk.notice.value = 'Saved to your downloads.';
    else {
      desk.file.value = kept;
      desk.notice.value = `Saved ${kept.name}.`;
    }
  });
}

/** A file that the reader chooses now. Without one, the notice says why the old file was not written. */
async function askedFor(desk: Desk, text: string, failure: string | undefined): Promise<SavedAs> {
  const name = desk.file.peek()?.name;
  try {
    const saved = await savedAs(text, name ?? fileName(desk.state.drawing.peek()?.title ?? '', 'diagram'));
    if (saved === undefined && failure !== undefined) throw new Error(failure);
    return saved;
  } catch (cause) {
    // A browser asks for a file only soon after a click: the next one begins without the old file.
    if (failure !== undefined) desk.file.value = undefined;
    throw failure === undefined ? cause : new Error(failure);
  }
}

/** Undefined if it was saved. */
async function failureOf(file: DiskFile, text: string): Promise<string | undefined> {
  try {
    await file.save(text);
    return undefined;
  } catch (cause) {
    const why = cause instanceof DOMException ? REFUSALS[cause.name] : undefined;
    if (why === undefined) throw cause;
    return `'${file.name}' ${why} Choose Save again to save to another file.`;
  }
}

const REFUSALS: Readonly<Record<string, string>> = {
  NotFoundError: 'was moved or deleted.',
  NotAllowedError: "can't be written: the browser was not allowed to change it.",
  NoModificationAllowedError: "can't be written: another program has it open.",
};

async function open(desk: Desk, { path, text, file }: ChosenFile): Promise<void> {
  const isForeign = !/\.(?:diagram|txt)$/.test(path) || foreignIn(text) !== undefined;
  if (isForeign) return convert(desk, [{ path, text }]);
  await desk.replace(text);
  desk.file.value = file;
  desk.dialog.value = undefined;
  desk.notice.value = file === undefined ? `Opened ${path}.` : `Opened ${path}. Ctrl-S saves it.`;
}

function convert(desk: Desk, files: readonly { readonly path: string; readonly text: string }[]): void {
  const given = files.map(({ path, text }) => ({ path, content: text }));
  // Another key, so that an open dialog begins again with these files.
  desk.dialog.value = <NewDialog key={given.map(({ path }) => path).join()} desk={desk} way="paste" files={given} />;
}

async function reportFailure(desk: Desk, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    desk.notice.value = `The file can't be used: ${reason}`;
  }
}
