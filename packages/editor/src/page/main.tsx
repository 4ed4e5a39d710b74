// Starts the editor: the worker, the draft, the state, the page.
import { effect } from '@preact/signals';
import { render } from 'preact';
import { askOf } from '../drawing/worker-client.js';
import { keptDraft } from './draft.js';
import { EditorPage } from './editor-page.js';
import { editorState } from './editor-state.js';
import { EXAMPLE } from './example.js';
import { pageScheme } from './scheme.js';
import { drawingWorker } from './trusted.js';

const draft = keptDraft();
const scheme = pageScheme();
const state = editorState({
  ask: askOf(drawingWorker()),
  text: draft.first || EXAMPLE,
  scheme: scheme.scheme,
  keep: draft.keep,
});
// Draws after every change of the text or of the colours.
effect(() => state.draw());
effect(() => draft.keepLater(state.text.value));
const place = document.getElementById('editor') ?? document.body;
render(<EditorPage state={state} scheme={scheme} links={document.getElementById('links')} />, place);
