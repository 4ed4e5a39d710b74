// Starts the editor: the worker, the draft, the state, the page.
import { effect } from '@preact/signals';
import { render } from 'preact';
import { askOf } from '../drawing/worker-client.js';
import { deskOf } from '../start/desk.js';
import { wake } from '../start/waking.js';
import { announce } from './announcing.js';
import { keptDraft } from './draft.js';
import { EditorPage } from './editor-page.js';
import { editorState } from './editor-state.js';
import { EXAMPLE } from './example.js';
import { warnOfLoss } from './loss.js';
import { pageScheme } from './scheme.js';
import { workerOf } from './trusted.js';

const draft = keptDraft('linework-draft');
const scheme = pageScheme();
const ask = askOf(workerOf('worker.js'));
const state = editorState({
  ask,
  text: draft.first || EXAMPLE,
  scheme: scheme.scheme,
  isKept: draft.isKept,
  keep: (text) => {
    draft.keep(text);
    void desk.saveToFile();
  },
});
const place = document.getElementById('editor') ?? document.body;
const desk = deskOf(state, ask, place.dataset.service !== undefined);
// Draws after every change of the text or of the colours.
effect(() => state.draw());
effect(() => draft.keepLater(state.text.value));
render(<EditorPage state={state} desk={desk} scheme={scheme} links={document.getElementById('links')} />, place);
announce(state, desk.notice);
warnOfLoss(state, desk.saved);
wake(desk);
