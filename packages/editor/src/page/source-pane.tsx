// The text: in, the state of the editor; out, CodeMirror in the page, as long as the pane is shown. It is loaded after the first picture, or when the text
// is touched; until then a text area takes the keys.
import { effect, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { EarlyText, earlySide } from './early-text.js';
import type { EditorState } from './editor-state.js';

/** `early`: CodeMirror is not there yet; `alone`: it could not be loaded. */
type Stage = 'early' | 'alone' | 'whole';

export function SourcePane({ state }: { readonly state: EditorState }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const stage = useSignal<Stage>('early');
  const first = useMemo(() => state.text.peek(), [state]);
  const work = useRef<() => void>(() => undefined);
  useEffect(() => {
    const [place, early] = [host.current, area.current];
    if (place === null || early === null) return undefined;
    state.side.value = earlySide(state, early);
    let isBegun = false;
    let end: (() => void) | undefined;
    const load = async (): Promise<void> => {
      const { sourceEditor } = await import('../language/codemirror/source-editor.js');
      await composed(early);
      if (end !== undefined) return;
      const hasFocus = document.activeElement === early;
      const { selectionStart: anchor, selectionEnd: head, scrollTop } = early;
      end = sourceEditor(state, place, { first, anchor, head, scrollTop, hasFocus }).end;
      stage.value = 'whole';
    };
    work.current = () => {
      if (isBegun) return;
      isBegun = true;
      load().catch(() => {
        stage.value = 'alone';
      });
    };
    const stop = effect(() => {
      if (state.drawing.value !== undefined || state.fault.value !== undefined) work.current();
    });
    return () => {
      stop();
      end?.();
      end = () => undefined;
    };
  }, [state, first, stage]);
  return (
    <div class="source" ref={host}>
      {stage.value === 'whole' ? null : (
        <EarlyText state={state} place={area} isAlone={stage.value === 'alone'} onTouch={() => work.current()} />
      )}
    </div>
  );
}

/** An input method that is composing a word would lose it. */
function composed(area: HTMLTextAreaElement): Promise<unknown> {
  if (area.dataset.composing === undefined) return Promise.resolve();
  return new Promise((resolve) => area.addEventListener('compositionend', resolve, { once: true }));
}
