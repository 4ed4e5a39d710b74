// What the page knows, as signals that its panes read, and what they can do. In: the worker's calls, the first text and colours; out, the state
// that all panes share. The text itself is CodeMirror's: every change, typed or direct, is one of its transactions, so there is one history.
import type { EditOperation, EditRefusal } from '@linework/browser';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Drawing, Picture, Scheme } from '../drawing/protocol.js';
import { type Ask, newestDrawing } from '../drawing/worker-client.js';
import { type LanguageService, languageService } from '../language/language-service.js';

export interface ShownPicture extends Picture {
  readonly title: string;
  /** The text it was drawn from. */
  readonly source: string;
}

/** Offsets in the text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The side of the text, which CodeMirror implements. */
export interface TextSide {
  readonly text: () => string;
  /** Replaces ranges in one step of the history. */
  readonly change: (edits: readonly (TextRange & { readonly text: string })[]) => void;
  /** Selects a range, scrolls to it and focuses the text. */
  readonly select: (range: TextRange) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export interface EditorState {
  readonly language: LanguageService;
  /** The newest drawing: of its text, the diagnostics. */
  readonly drawing: ReadonlySignal<Drawing | undefined>;
  /** The newest picture: while the text has errors, the last one without. */
  readonly picture: ReadonlySignal<ShownPicture | undefined>;
  /** The text has errors, so the picture is an older one. */
  readonly isStale: ReadonlySignal<boolean>;
  /** Where the cursor is, as an offset in the text. */
  readonly cursor: Signal<number>;
  readonly scheme: ReadonlySignal<Scheme>;
  /** A fault of ours, in words. */
  readonly fault: ReadonlySignal<string | undefined>;
  readonly text: Signal<string>;
  readonly side: Signal<TextSide | undefined>;
  /** Changes the source by operations, as one step of the history. Resolves to why it could not. */
  readonly edit: (operations: readonly EditOperation[]) => Promise<EditRefusal | undefined>;
  readonly draw: () => void;
}

export function editorState(ask: Ask, first: string, scheme: ReadonlySignal<Scheme>): EditorState {
  const drawing = signal<Drawing | undefined>(undefined);
  const picture = signal<ShownPicture | undefined>(undefined);
  const fault = signal<string | undefined>(undefined);
  const text = signal(first);
  const side = signal<TextSide | undefined>(undefined);
  const language = languageService(ask);
  const drawn = (each: Drawing): void => {
    fault.value = undefined;
    drawing.value = each;
    if (each.picture) picture.value = { ...each.picture, title: each.title ?? '', source: each.source };
  };
  const request = newestDrawing(ask, drawn, (reason) => {
    fault.value = reason;
  });
  return {
    language,
    drawing,
    picture,
    isStale: computed(() => drawing.value !== undefined && drawing.value.picture === undefined),
    cursor: signal(0),
    scheme,
    fault,
    text,
    side,
    draw: () => request({ source: text.value, scheme: scheme.value }),
    edit: async (operations) => {
      const source = text.value;
      const { ok, edits, refused } = await language.edit(source, operations);
      if (!ok) return refused;
      // A text that changed meanwhile is another one.
      if (source === text.value)
        side.value?.change(edits.map((each) => ({ ...offsetsOf(source, each), text: each.text })));
      return undefined;
    },
  };
}

/** Lines and columns from 1. */
interface Lines {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export function offsetsOf(source: string, { line, column, endLine, endColumn }: Lines): TextRange {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  const offset = (l: number, c: number): number => Math.min((starts[l - 1] ?? source.length) + c - 1, source.length);
  return { start: offset(line, column), end: offset(endLine, endColumn) };
}
