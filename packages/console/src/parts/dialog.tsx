// Dialogs: any content, or a question before something that can't be taken back, which says what will happen.
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Form, TextField } from './form.js';
import { useModal } from './use-modal.js';

export interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

export function Dialog({ title, close, isWide = false, children }: DialogProps): JSX.Element {
  const modal = useModal(close);
  const heading = useId();
  return (
    <dialog {...modal} class={isWide ? 'wide' : undefined} aria-labelledby={heading}>
      <div class="row head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="plain push" onClick={() => modal.ref.current?.close()}>
          Close
        </button>
      </div>
      {children}
    </dialog>
  );
}

export interface ConfirmProps {
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly children: ComponentChildren;
  /** On the button. */
  readonly words: string;
  readonly act: () => Promise<unknown>;
  readonly close: () => void;
  /** What has to be typed first. */
  readonly typed?: string;
}

export function Confirm({ title, children, words, act, close, typed }: ConfirmProps): JSX.Element {
  return (
    <Dialog title={title} close={close}>
      <div class="stack">{children}</div>
      <Form
        words={words}
        look="danger"
        send={async () => {
          await act();
          close();
        }}
        beside={
          <button type="button" onClick={close}>
            Cancel
          </button>
        }
      >
        {typed && (
          <TextField name="typed" label={`Type ${typed} to confirm`} required pattern={escaped(typed)} title={typed} />
        )}
      </Form>
    </Dialog>
  );
}

/** As a pattern of an input, which has the flag `v` (HTML, section 4.10.5.3.6). */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/&!#%,:;<=>@`~-]/g, '\\$&');
}
