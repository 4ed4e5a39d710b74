// The text as CodeMirror: in, the state of the editor and a place; out, the running view. Everything that knows the language is an extension here.
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory, redo, undo } from '@codemirror/commands';
import { EditorState as TextState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { EditorState } from '../page/editor-state.js';

/** In a shadow root, CodeMirror writes its rules into constructed style sheets, which a strict policy allows. */
export function sourceEditor(state: EditorState, host: HTMLElement): EditorView {
  const root = host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: TextState.create({
      doc: state.text.value,
      extensions: [
        history(),
        lineNumbers(),
        drawSelection(),
        highlightActiveLine(),
        TextState.allowMultipleSelections.of(true),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({ 'aria-label': 'Source' }),
        EditorView.updateListener.of(({ docChanged, state: { doc, selection } }) => {
          if (docChanged) state.text.value = doc.toString();
          state.cursor.value = selection.main.head;
        }),
      ],
    }),
  });
  state.side.value = {
    text: () => view.state.doc.toString(),
    change: (edits) =>
      view.dispatch({
        changes: edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
        annotations: isolateHistory.of('full'),
        userEvent: 'input.direct',
      }),
    select: ({ start, end }) => {
      view.dispatch({ selection: { anchor: start, head: end }, scrollIntoView: true });
      view.focus();
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
  };
  return view;
}
