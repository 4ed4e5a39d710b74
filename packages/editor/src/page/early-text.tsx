// The text until CodeMirror is loaded, so that the picture doesn't wait for it: in, the state of the editor; out, a text area, which takes keys from the
// first moment, and the side of the text over it.
import type { JSX, RefObject } from 'preact';
import type { EditorState, TextSide } from './editor-state.js';

export interface EarlyTextProps {
  readonly state: EditorState;
  readonly place: RefObject<HTMLTextAreaElement | null>;
  /** The rest of the editor could not be loaded. */
  readonly isAlone: boolean;
  readonly onTouch: () => void;
}

export function EarlyText({ state, place, isAlone, onTouch }: EarlyTextProps): JSX.Element {
  return (
    <>
      <textarea
        class="early-text"
        ref={place}
        aria-label="Source of the diagram"
        aria-describedby="source-keys"
        spellcheck={false}
        autocapitalize="off"
        wrap="off"
        value={state.text.value}
        onFocus={onTouch}
        onPointerEnter={onTouch}
        onInput={({ currentTarget }) => {
          state.text.value = currentTarget.value;
        }}
        onCompositionStart={({ currentTarget }) => {
          currentTarget.dataset.composing = '';
        }}
        onCompositionEnd={({ currentTarget }) => {
          delete currentTarget.dataset.composing;
        }}
        onSelect={({ currentTarget }) => {
          state.cursor.value = currentTarget.selectionEnd;
        }}
      />
      {isAlone ? (
        <p class="early-note" role="status">
          Completion and undo could not be loaded. Your text is kept; load the page again with a network.
        </p>
      ) : null}
    </>
  );
}

/** What the rest of the page can do with the text before CodeMirror has it: everything but its history. */
export function earlySide({ text }: EditorState, area: HTMLTextAreaElement): TextSide {
  return {
    text: () => text.peek(),
    change: (edits) => {
      const fromTheEnd = edits.toSorted((a, b) => b.start - a.start);
      text.value = fromTheEnd.reduce(
        (whole, { start, end, text: words }) => whole.slice(0, start) + words + whole.slice(end),
        text.peek(),
      );
    },
    select: ({ start, end }) => {
      area.focus();
      area.setSelectionRange(start, end);
    },
    undo: () => undefined,
    redo: () => undefined,
    rename: () => area.focus(),
  };
}
