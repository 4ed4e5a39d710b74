// The text as CodeMirror: in, the state of the editor and a place; out, the running view. Everything that knows the language is an extension of this
// folder, over the pure functions of the folder above.
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory, redo, undo } from '@codemirror/commands';
import { type Extension, EditorState as TextState } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { effect } from '@preact/signals';
import type { EditorState, TextSide } from '../../page/editor-state.js';
import { kindOf } from '../source-lines.js';
import { blockFolding } from './block-folding.js';
import { completing } from './completing.js';
import { highlighting } from './highlighting.js';
import { hovering } from './hovering.js';
import { markingProblems, markProblems } from './marking-problems.js';
import { reading, setTables } from './reading.js';
import { renaming, startRenaming } from './renaming.js';
import { searching } from './searching.js';
import { theme } from './theme.js';

export interface SourceEditor {
  readonly end: () => void;
}

/** What was there before CodeMirror. */
export interface EarlyState {
  /** The text that the page began with; what was typed since is one step of the history. */
  readonly first: string;
  /** Offsets of the selection in the text as it is. */
  readonly anchor: number;
  readonly head: number;
  /** px. */
  readonly scrollTop: number;
  readonly hasFocus: boolean;
}

/** In a shadow root, CodeMirror writes its rules into constructed style sheets, which a strict policy allows. */
export function sourceEditor(state: EditorState, host: HTMLElement, early: EarlyState): SourceEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: TextState.create({ doc: early.first, extensions: extensionsOf(state) }),
  });
  takeOver(view, state.text.peek(), early);
  state.side.value = sideOf(view);
  askForTables(view, state);
  // Until a changed text is drawn, the marks move with it.
  const stopProblems = effect(() => {
    const problems = state.problems.value;
    if (state.drawing.peek()?.source === state.text.peek()) markProblems(view, problems, state.fix);
  });
  return {
    end: () => {
      stopProblems();
      state.side.value = undefined;
      view.destroy();
    },
  };
}

function takeOver(view: EditorView, text: string, { first, anchor, head, scrollTop, hasFocus }: EarlyState): void {
  const { length } = view.state.toText(text);
  view.dispatch({
    ...(text === first ? {} : { changes: { from: 0, to: view.state.doc.length, insert: text } }),
    selection: { anchor: Math.min(anchor, length), head: Math.min(head, length) },
    annotations: isolateHistory.of('full'),
  });
  if (hasFocus) view.focus();
  view.scrollDOM.scrollTop = scrollTop;
}

function extensionsOf(state: EditorState): Extension {
  return [
    reading,
    history(),
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    drawSelection(),
    dropCursor(),
    rectangularSelection(),
    crosshairCursor(),
    highlightActiveLine(),
    TextState.allowMultipleSelections.of(true),
    theme(),
    highlighting(),
    hovering(),
    blockFolding(),
    completing(state.language),
    markingProblems(),
    renaming(state.edit),
    searching(),
    keymap.of([
      { key: 'Shift-Alt-f', run: done(state.format), preventDefault: true },
      { key: 'Mod-s', run: done(state.save), preventDefault: true },
      { key: 'F1', run: done(state.showHelp), preventDefault: true },
      ...defaultKeymap,
      ...historyKeymap,
      indentWithTab,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': 'Source of the diagram',
      'aria-describedby': 'source-keys',
      spellcheck: 'false',
      autocapitalize: 'off',
    }),
    EditorView.updateListener.of(({ view, docChanged, selectionSet, state: { doc, selection } }) => {
      if (docChanged) {
        state.text.value = doc.toString();
        askForTables(view, state);
      }
      if (docChanged || selectionSet) state.cursor.value = selection.main.head;
    }),
  ];
}

function done(work: () => unknown): () => boolean {
  return () => {
    work();
    return true;
  };
}

/** The tables of the source's kind come from the worker, once for each kind. */
function askForTables(view: EditorView, { language }: EditorState): void {
  const { lines, tables } = view.state.field(reading);
  const kind = kindOf(lines);
  if (kind === tables?.grammar.kind) return;
  if (kind === undefined) return;
  void language.tables(kind).then((answered) => {
    const isCurrent = kindOf(view.state.field(reading).lines) === kind;
    if (isCurrent) view.dispatch({ effects: setTables.of(answered) });
  });
}

function sideOf(view: EditorView): TextSide {
  return {
    text: () => view.state.doc.toString(),
    change: (edits) =>
      view.dispatch({
        changes: edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
        annotations: isolateHistory.of('full'),
        userEvent: 'input.direct',
      }),
    select: ({ start, end }) => {
      const { length } = view.state.doc;
      view.dispatch({
        selection: { anchor: Math.min(start, length), head: Math.min(end, length) },
        scrollIntoView: true,
      });
      view.focus();
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    rename: () => {
      view.focus();
      startRenaming(view);
    },
  };
}
