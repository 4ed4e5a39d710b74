// The text: in, the state of the editor; out, CodeMirror in the page, as long as the pane is shown.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { sourceEditor } from '../language/codemirror/source-editor.js';
import type { EditorState } from './editor-state.js';

export function SourcePane({ state }: { readonly state: EditorState }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current === null) return;
    return sourceEditor(state, host.current).end;
  }, [state]);
  return <div class="source" ref={host} />;
}
