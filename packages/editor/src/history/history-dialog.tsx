// The history of drafts: in, the desk; out, a dialog with each draft, its text, and a button that restores it.
import { batch, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../start/desk.js';
import { Modal } from '../start/modal.js';
import type { Snapshot } from './snapshots.js';

const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const FULL =
  "The text as it is now can't be kept: this browser's storage is full. Save the text as a file, or free space on the disk.";

interface Viewed {
  readonly id: number;
  readonly text: string;
}

export function HistoryDialog({ desk }: { readonly desk: Desk }): JSX.Element {
  const list = useSignal<readonly Snapshot[] | 'refused' | undefined>(undefined);
  const isFull = useSignal(false);
  const viewed = useSignal<Viewed | undefined>(undefined);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const drafts = await desk.drafts();
      // What is there now is in the list, too.
      const isKept = await drafts.keep(desk.state.text.peek());
      const all = (await drafts.list()) ?? 'refused';
      batch(() => {
        isFull.value = !isKept && all !== 'refused';
        list.value = all;
      });
    };
    void load();
  }, [desk, list]);
  const view = async (id: number): Promise<void> => {
    const text = await (await desk.drafts()).textOf(id);
    if (text !== undefined) viewed.value = { id, text };
  };
  const restore = async ({ text }: Viewed): Promise<void> => {
    await desk.replace(text);
    desk.dialog.value = undefined;
    desk.notice.value = 'Restored. Undo brings the other text back.';
  };
  return (
    <Modal desk={desk} title="History" isWide>
      <p role="status">
        {sentenceOf(list.value)}
        {isFull.value ? ` ${FULL}` : ''}
      </p>
      {Array.isArray(list.value) && list.value.length > 0 && (
        <div class="beside">
          <ol class="drafts">
            {list.value.map((each: Snapshot) => (
              <li key={each.id}>
                <button type="button" aria-pressed={viewed.value?.id === each.id} onClick={() => view(each.id)}>
                  <strong dir="auto">{each.title}</strong>
                  <span>
                    {TIME.format(each.time)} · {each.change}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <ViewedDraft viewed={viewed.value} restore={restore} />
        </div>
      )}
    </Modal>
  );
}

interface ViewedDraftProps {
  readonly viewed: Viewed | undefined;
  readonly restore: (viewed: Viewed) => void;
}

function ViewedDraft({ viewed, restore }: ViewedDraftProps): JSX.Element {
  if (viewed === undefined) return <p>Choose a draft to read it.</p>;
  return (
    <div class="stack">
      <textarea readOnly aria-label="Text of the draft" value={viewed.text} />
      <div class="row">
        <button type="button" class="main" onClick={() => restore(viewed)}>
          Restore
        </button>
      </div>
    </div>
  );
}

function sentenceOf(list: readonly Snapshot[] | 'refused' | undefined): string {
  if (list === undefined) return 'Loading…';
  if (list === 'refused')
    return 'This browser keeps no history: private windows and blocked storage refuse it. Save the text as a file to keep it.';
  if (list.length === 0)
    return 'No drafts yet. A draft is kept when you pause for ten seconds, and before a text is replaced.';
  return 'Drafts of this browser, at most 200 or 10 MB; the oldest go first.';
}
