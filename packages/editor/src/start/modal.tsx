// A dialog of the desk: in, its title and content; out, a modal dialog that takes itself away when it is closed.
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk } from './desk.js';

export interface ModalProps {
  readonly desk: Desk;
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

export function Modal({ desk, title, isWide = false, children }: ModalProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={isWide ? 'modal wide' : 'modal'}
      aria-labelledby={heading}
      onClose={() => {
        desk.dialog.value = undefined;
      }}
    >
      <form method="dialog" class="row modal-head">
        <h2 id={heading}>{title}</h2>
        <button type="submit" class="push">
          Close
        </button>
      </form>
      {children}
    </dialog>
  );
}
