// The bar of a diagram that the service keeps: in, the desk; out, what it is, whether it is saved, and a button that saves it as a new version.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Desk } from '../start/desk.js';
import { leave, saveHosted } from './hosting.js';
import type { Hosted } from './hosting-state.js';
import { Present } from './present.js';
import { addressOf, consoleAddressOf } from './service.js';

export function HostedBar({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const isBusy = useSignal(false);
  const { hosted, isSaved } = desk.hosting;
  const current = hosted.value;
  if (current === undefined) return null;
  const save = async (): Promise<void> => {
    isBusy.value = true;
    try {
      await saveOrMerge(desk, current);
    } catch (cause) {
      desk.notice.value = cause instanceof Error ? cause.message : String(cause);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <section class="offer row" aria-label="Saved diagram">
      <a href={consoleAddressOf(current.place)} dir="auto">
        {current.title}
      </a>
      <span>
        Version {current.base.number}
        {current.place.owner.kind === 'organisation' && ` in ${current.place.owner.slug}`} ·{' '}
        {isSaved.value ? 'saved' : 'not saved yet'}
      </span>
      <button type="button" class="main push" disabled={isSaved.value || isBusy.value} onClick={save}>
        Save version
      </button>
      <button
        type="button"
        onClick={() => {
          leave(desk);
          desk.notice.value = 'The text no longer belongs to a saved diagram.';
        }}
      >
        Detach
      </button>
      <Present key={addressOf(current.place)} desk={desk} hosted={current} isSaving={isBusy.value} />
    </section>
  );
}

async function saveOrMerge(desk: Desk, hosted: Hosted): Promise<void> {
  const source = desk.state.text.peek();
  const result = await saveHosted(desk, hosted, source);
  if ('saved' in result) {
    desk.notice.value = `Saved version ${result.saved.version}.`;
    return;
  }
  const { MergeDialog } = await import('./merge-dialog.js');
  desk.dialog.value = <MergeDialog desk={desk} hosted={hosted} mine={source} theirs={result.newer} />;
}
