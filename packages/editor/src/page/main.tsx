// Starts the editor: the worker, the state, the page.
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import type { Scheme } from '../drawing/protocol.js';
import { askOf } from '../drawing/worker-client.js';
import { EditorPage } from './editor-page.js';
import { editorState } from './editor-state.js';
import { EXAMPLE } from './example.js';
import { drawingWorker } from './trusted.js';

const system = matchMedia('(prefers-color-scheme: dark)');
const scheme = signal<Scheme>(system.matches ? 'dark' : 'light');
system.addEventListener('change', () => {
  scheme.value = system.matches ? 'dark' : 'light';
});
const state = editorState(askOf(drawingWorker()), EXAMPLE, scheme);
// Draws after every change of the text or of the colours.
effect(() => state.draw());
render(<EditorPage state={state} />, document.body);
