// Files of what is written: in, the state; out, buttons that save the picture and the source, made in this browser.
import type { JSX } from 'preact';
import type { EditorState } from './editor-state.js';
import { fileName } from './file-name.js';

/** Time in ms in which a browser has begun a download. */
const BEGUN = 60_000;

export function Downloads({ state }: { readonly state: EditorState }): JSX.Element {
  const title = (): string => state.picture.value?.title ?? '';
  const saveSvg = async (): Promise<void> => {
    const svg = await state.language.svg(state.text.value);
    if (svg !== undefined) save(new Blob([svg], { type: 'image/svg+xml' }), fileName(title(), 'svg'));
  };
  return (
    <fieldset class="row" aria-label="Download">
      <button
        type="button"
        disabled={state.picture.value === undefined || state.isStale.value}
        onClick={saveSvg}
        title="Download the picture, which follows its reader's light or dark setting"
      >
        SVG
      </button>
      <button
        type="button"
        onClick={() => save(new Blob([state.text.value], { type: 'text/plain' }), fileName(title(), 'diagram'))}
        title="Download the source"
      >
        Source
      </button>
    </fieldset>
  );
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN);
}
