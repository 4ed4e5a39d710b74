// The page's shell: in, the state of the editor; out, a toolbar, the text and the picture side by side, and a line that says how it stands.
import type { JSX } from 'preact';
import { PicturePane } from '../picture/picture-pane.js';
import type { EditorState } from './editor-state.js';
import { SourcePane } from './source-pane.js';

export function EditorPage({ state }: { readonly state: EditorState }): JSX.Element {
  return (
    <>
      <header class="row">
        <h1>Linework</h1>
      </header>
      <main>
        <SourcePane state={state} />
        <PicturePane state={state} />
      </main>
      <p id="state" role="status">
        {statusOf(state)}
      </p>
    </>
  );
}

function statusOf({ drawing, fault }: EditorState): string {
  if (fault.value !== undefined) return fault.value;
  if (drawing.value === undefined) return 'Drawing…';
  const { length } = drawing.value.diagnostics;
  return length === 0 ? 'Drawn.' : `${length} ${length === 1 ? 'problem' : 'problems'}`;
}
