// A link that the page was opened with: in, the desk and the fragment of the address; out, its text in the editor. Asks before it replaces a draft.
import type { JSX } from 'preact';
import { EXAMPLE } from '../page/example.js';
import type { Desk } from '../start/desk.js';
import { Modal } from '../start/modal.js';
import { sourceOfFragment } from './link.js';

export async function openLink(desk: Desk, fragment: string): Promise<void> {
  const opened = await sourceOfFragment(fragment);
  if (opened === undefined) return;
  // So that loading the page again keeps what is written by then.
  history.replaceState(null, '', location.pathname + location.search);
  if ('problem' in opened) {
    desk.notice.value = opened.problem;
    return;
  }
  const { source } = opened;
  const draft = desk.state.text.peek();
  if (draft === source) return;
  if (draft === EXAMPLE || draft.trim() === '') await desk.replace(source);
  else desk.dialog.value = <LinkDialog desk={desk} source={source} />;
}

function LinkDialog({ desk, source }: { readonly desk: Desk; readonly source: string }): JSX.Element {
  const open = async (): Promise<void> => {
    await desk.replace(source);
    desk.dialog.value = undefined;
    desk.notice.value = 'The link is open. Your text is in the history.';
  };
  return (
    <Modal desk={desk} title="Open the linked diagram?">
      <p>It replaces your text, which stays in the history.</p>
      <textarea readOnly aria-label="Text of the link" value={source} />
      <div class="row">
        <button type="button" class="main" onClick={open}>
          Open it
        </button>
        <button
          type="button"
          onClick={() => {
            desk.dialog.value = undefined;
          }}
        >
          Keep my text
        </button>
      </div>
    </Modal>
  );
}
