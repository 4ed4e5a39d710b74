// What the dialogs that begin, keep and share a diagram work on: in, the state of the editor; out, the same with drafts, an opened file, and one dialog
// at a time. What they need is loaded when they are opened.
import { effect, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Ask } from '../drawing/worker-client.js';
import type { Drafts } from '../history/drafts.js';
import { type Hosting, hostingOf } from '../hosted/hosting-state.js';
import { keptDraft } from '../page/draft.js';
import type { EditorState } from '../page/editor-state.js';
import type { DiskFile } from './disk/disk-file.js';

export interface Desk {
  readonly state: EditorState;
  readonly ask: Ask;
  readonly drafts: () => Promise<Drafts>;
  /** The file that the text was opened from or saved to. */
  readonly file: Signal<DiskFile | undefined>;
  /** The text that a file of the disk has. */
  readonly saved: Signal<string | undefined>;
  /** The diagram of the service that the text belongs to. */
  readonly hosting: Hosting;
  /** A text in another format that the text follows; undefined without one. */
  readonly beside: Signal<string | undefined>;
  /** The service keeps diagrams: it serves the page. */
  readonly isServed: boolean;
  /** The dialog that is open. */
  readonly dialog: Signal<JSX.Element | undefined>;
  /** A sentence about what was done. */
  readonly notice: Signal<string>;
  /** Replaces the whole text as one step of its history; the text before is kept as a draft. The new text belongs to no file yet. */
  readonly replace: (text: string) => Promise<void>;
  /** Saves to the file that the text belongs to, if there is one. */
  readonly saveToFile: () => Promise<void>;
}

export function deskOf(state: EditorState, ask: Ask, isServed: boolean): Desk {
  const file = signal<DiskFile | undefined>(undefined);
  let loaded: Promise<Drafts> | undefined;
  const drafts = (): Promise<Drafts> => {
    loaded ??= import('../history/drafts.js').then(
      ({ keptDrafts }) => keptDrafts(),
      (cause: unknown) => {
        // Without a network now, a later call tries again.
        loaded = undefined;
        throw cause;
      },
    );
    return loaded;
  };
  const desk: Desk = {
    state,
    ask,
    drafts,
    file,
    saved: signal<string | undefined>(undefined),
    hosting: hostingOf(state.text),
    beside: keptBeside(),
    isServed,
    dialog: signal<JSX.Element | undefined>(undefined),
    notice: signal(''),
    replace: async (text) => {
      const before = state.text.peek();
      await (await drafts()).keep(before);
      const side = state.side.peek();
      // Before the text is shown, it begins with this one.
      if (side === undefined) state.text.value = text;
      else side.change([{ start: 0, end: side.text().length, text }]);
      file.value = undefined;
    },
    saveToFile: async () => {
      const opened = file.peek();
      if (opened === undefined) return;
      try {
        const text = state.text.peek();
        await opened.save(text);
        desk.saved.value = text;
        desk.notice.value = `Saved ${opened.name}.`;
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        desk.notice.value = `${opened.name} can't be saved: ${reason} The text stays here. Choose Save to save it to another file.`;
      }
    },
  };
  return desk;
}

/** That of the last visit. */
function keptBeside(): Signal<string | undefined> {
  const draft = keptDraft('linework-beside');
  const beside = signal(draft.first === '' ? undefined : draft.first);
  effect(() => draft.keepLater(beside.value ?? ''));
  return beside;
}
