// A button that does something with the service: busy while it works; a refusal becomes a notice, so that no failure is silent.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { asRefusal } from '../api/refusal.js';
import { useConsole } from '../state/console.js';

export interface ActProps {
  readonly children: ComponentChildren;
  readonly act: () => Promise<unknown>;
  readonly look?: 'main' | 'danger' | 'plain';
  /** For one of many buttons of the same words: what this one is about. */
  readonly label?: string;
  readonly disabled?: boolean;
}

export function Act({ children, act, look, label, disabled = false }: ActProps): JSX.Element {
  const { notices } = useConsole();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await act();
    } catch (thrown) {
      notices.refuse(asRefusal(thrown));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button
      type="button"
      class={look}
      aria-label={label}
      aria-busy={isBusy}
      // A button that is disabled while it works would lose the focus.
      aria-disabled={isBusy || undefined}
      disabled={disabled}
      onClick={run}
    >
      {children}
    </button>
  );
}
