// What a screen reader reads without being asked: in, the state of the editor and its notices; out, the state of the text once the reader rests, and
// each notice at once.
import { effect, type ReadonlySignal } from '@preact/signals';
import type { EditorState } from './editor-state.js';
import { sentenceOf } from './problem-list.js';

export function announce(state: EditorState, notice: ReadonlySignal<string>): void {
  effect(() => {
    // Every key begins the pause again.
    const isKnown = state.text.value !== undefined && (state.drawing.value ?? state.fault.value) !== undefined;
    if (isKnown) state.voice.sayRested(sentenceOf(state));
  });
  effect(() => {
    if (notice.value !== '') state.voice.say(notice.value);
  });
}
