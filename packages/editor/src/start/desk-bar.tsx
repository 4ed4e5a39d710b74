// The buttons that begin, keep and share a diagram: in, the desk; out, buttons, each of which loads its dialog. The open dialog, and what was done last,
// are shown by DeskNotices.
import type { JSX } from 'preact';
import type { Desk } from './desk.js';
import { NOT_LOADED } from './not-loaded.js';

export function DeskBar({ desk }: { readonly desk: Desk }): JSX.Element {
  const button = (words: string, act: () => Promise<unknown>): JSX.Element => (
    <button
      type="button"
      onClick={() => {
        act().catch(() => {
          desk.notice.value = NOT_LOADED;
        });
      }}
    >
      {words}
    </button>
  );
  return (
    <div class="row tools" role="toolbar" aria-label="Diagram">
      {button('New…', async () => {
        const { NewDialog } = await import('./new-dialog.js');
        desk.dialog.value = <NewDialog desk={desk} />;
      })}
      {button('Open…', async () => (await import('./open-file.js')).openFile(desk))}
      {button('Save', async () => (await import('./open-file.js')).saveFile(desk))}
      {button('History…', async () => {
        const { HistoryDialog } = await import('../history/history-dialog.js');
        desk.dialog.value = <HistoryDialog desk={desk} />;
      })}
      {button('Compare…', async () => {
        const { CompareDialog } = await import('../compare/compare-dialog.js');
        desk.dialog.value = <CompareDialog desk={desk} />;
      })}
      {button('Share…', async () => {
        const { ShareDialog } = await import('../share/share-dialog.js');
        desk.dialog.value = <ShareDialog desk={desk} />;
      })}
      {desk.isServed &&
        desk.hosting.hosted.value === undefined &&
        button('Publish…', async () => {
          const { PublishDialog } = await import('../hosted/publish-dialog.js');
          desk.dialog.value = <PublishDialog desk={desk} />;
        })}
    </div>
  );
}

export function DeskNotices({ desk }: { readonly desk: Desk }): JSX.Element {
  return (
    <>
      {desk.notice.value !== '' && (
        <aside class="notice" aria-label="Notice">
          {desk.notice.value}
          <button
            type="button"
            onClick={() => {
              desk.notice.value = '';
            }}
          >
            Close
          </button>
        </aside>
      )}
      {desk.dialog.value}
    </>
  );
}
