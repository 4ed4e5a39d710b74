// The keys of the editor, in a dialog: in, whether it is shown; out, a list. F1 opens it anywhere, `?` outside of the text.
import { type Signal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const KEYS: readonly (readonly [string, string])[] = [
  ['Ctrl-Space', 'List what can be written here'],
  ['F2', 'Rename the id at the cursor everywhere'],
  ['F8, Shift-F8', 'Go to the next or the previous problem'],
  ['Shift-Alt-F', 'Format'],
  ['Ctrl-S', 'Format, and keep the draft'],
  ['Ctrl-Z, Ctrl-Y', 'Undo, redo'],
  ['Ctrl-/', 'Turn lines into comments and back'],
  ['Ctrl-D', 'Also select the next place with the same text'],
  ['Alt-click', 'Add a cursor'],
  ['Ctrl-F', 'Find and replace'],
  ['Ctrl-Shift-[, Ctrl-Shift-]', 'Fold or unfold the block'],
  ['Alt-Up, Alt-Down', 'Move lines'],
  ['Escape, then Tab', 'Leave the text'],
  ['F1', 'Show these keys'],
];

export function KeyboardHelp({ isShown }: { readonly isShown: Signal<boolean> }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useSignalEffect(() => {
    if (isShown.value) dialog.current?.showModal();
    else dialog.current?.close();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'F1' && (event.key !== '?' || isTyping(event))) return;
      event.preventDefault();
      isShown.value = true;
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isShown]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="keys"
      onClose={() => {
        isShown.value = false;
      }}
    >
      <h2 id="keys">Keys</h2>
      <p>On a Mac, press Cmd in place of Ctrl.</p>
      <dl>
        {KEYS.map(([keys, words]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
