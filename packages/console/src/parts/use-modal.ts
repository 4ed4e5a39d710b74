// A modal dialog while its component is shown: in, what closes it; out, its element's ref and listeners.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: Event) => void;
  readonly onClose: () => void;
}

export function useModal(close: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  // Before it is taken out of the page.
  useLayoutEffect(() => {
    const { current } = ref;
    current?.showModal();
    return () => {
      // Gives the focus back to what opened it, which the browser doesn't do for a dialog that is removed.
      isGone.current = true;
      current?.close();
    };
  }, []);
  return {
    ref,
    // Escape. A file that was not chosen has the same event.
    onCancel: ({ target }) => {
      if (target === ref.current) close();
    },
    // Comes late: of a dialog that is gone, it would close the next one.
    onClose: () => {
      if (!isGone.current) close();
    },
  };
}
