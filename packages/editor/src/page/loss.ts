// A text that this browser does not keep: in, the state of the editor and the text that a file has; out, the browser's own question when the page is left.
import { effect, type ReadonlySignal } from '@preact/signals';
import type { EditorState } from './editor-state.js';

export function warnOfLoss({ text, isKept }: EditorState, saved: ReadonlySignal<string | undefined>): void {
  const first = text.peek();
  const ask = (event: Event): void => event.preventDefault();
  effect(() => {
    const isLost = !isKept.value && text.value !== first && text.value !== saved.value;
    // A listener that is there for nothing keeps the page out of the browser's cache.
    if (isLost) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
}
