// Sharing: in, the desk; out, a dialog with the link that holds the source, to copy or to hand to another app.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../start/desk.js';
import { Modal } from '../start/modal.js';
import { fragmentOf } from './link.js';

export function ShareDialog({ desk }: { readonly desk: Desk }): JSX.Element {
  const link = useSignal('');
  const said = useSignal('');
  useEffect(() => {
    const make = async (): Promise<void> => {
      const linked = await fragmentOf(desk.state.text.peek());
      if ('problem' in linked) said.value = linked.problem;
      else link.value = new URL(linked.fragment, location.href).href;
    };
    void make();
  }, [desk, link, said]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link.value);
      said.value = 'Copied.';
    } catch {
      said.value = 'This browser does not let the page copy. Select the link and copy it.';
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: desk.state.drawing.peek()?.title ?? 'Linework', url: link.value });
    } catch {
      // The person changed their mind, or no app took it: the link is still here to copy.
    }
  };
  return (
    <Modal desk={desk} title="Share by link">
      <p>The link holds the whole text. No server gets it: browsers keep what comes after # to themselves.</p>
      <label class="stack">
        Link
        <input readOnly value={link.value} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div class="row">
        <button type="button" class="main" disabled={link.value === ''} onClick={copy}>
          Copy link
        </button>
        {'share' in navigator && (
          <button type="button" disabled={link.value === ''} onClick={share}>
            Share…
          </button>
        )}
      </div>
      <p role="status">{said.value}</p>
    </Modal>
  );
}
