// What the page knows, as signals that its panes read, and what they can do. In: the worker's calls, the first text and colours; out, the state
// that all panes share. The text itself is CodeMirror's: every change, typed or direct, is one of its transactions, so there is one history.
import type { EditOperation, EditRefusal } from '@linework/browser';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Drawing, Picture, Scheme } from '../drawing/protocol.js';
import { type Ask, newestDrawing } from '../drawing/worker-client.js';
import { type LanguageService, languageService } from '../language/language-service.js';
import { offsetsIn, type Problem, problemsOf, type Replacement } from '../language/problem.js';
import { replacementsBetween } from '../language/replacements.js';
import { type Voice, voice } from './voice.js';

export interface ShownPicture extends Picture {
  readonly title: string;
  /** The text it was drawn from. */
  readonly source: string;
  readonly scheme: Scheme;
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
  readonly change: (edits: readonly Replacement[]) => void;
  /** Selects a range, scrolls to it and focuses the text. */
  readonly select: (range: TextRange) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Asks for the new name of the id at the cursor. */
  readonly rename: () => void;
}

/** Which pane is in front on a narrow page. */
export type Pane = 'text' | 'picture';

export interface EditorState {
  readonly language: LanguageService;
  readonly front: Signal<Pane>;
  readonly voice: Voice;
  /** The newest drawing: of its text, the diagnostics. */
  readonly drawing: ReadonlySignal<Drawing | undefined>;
  /** The newest picture: while the text has errors, the last one without. */
  readonly picture: ReadonlySignal<ShownPicture | undefined>;
  /** The text has errors, so the picture is an older one. */
  readonly isStale: ReadonlySignal<boolean>;
  /** Of the newest drawing. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** Where the cursor is, as an offset in the text. */
  readonly cursor: Signal<number>;
  readonly scheme: ReadonlySignal<Scheme>;
  /** An internal fault, in words. */
  readonly fault: ReadonlySignal<string | undefined>;
  readonly text: Signal<string>;
  /** This browser keeps the text between visits. */
  readonly isKept: ReadonlySignal<boolean>;
  readonly side: Signal<TextSide | undefined>;
  readonly isHelpShown: Signal<boolean>;
  readonly showHelp: () => void;
  /** Changes the source by operations, as one step of the history. Resolves to why it could not. */
  readonly edit: (operations: readonly EditOperation[]) => Promise<EditRefusal | undefined>;
  /** Applies the fix of one problem; not to a text that has changed in front of it since it was drawn, where it would miss its place. */
  readonly fix: (fix: Replacement) => void;
  /** Applies every fix that guesses nothing. */
  readonly fixAll: () => Promise<void>;
  readonly format: () => Promise<void>;
  /** Formats, and keeps the text as the draft at once. */
  readonly save: () => Promise<void>;
  readonly draw: () => void;
}

export interface Starting {
  readonly ask: Ask;
  readonly text: string;
  readonly scheme: ReadonlySignal<Scheme>;
  readonly isKept: ReadonlySignal<boolean>;
  readonly keep: (text: string) => void;
}

function shownPicture({ title = '', source, scheme }: Drawing, picture: Picture): ShownPicture {
  return { ...picture, title, source, scheme };
}

export function editorState({ ask, text: first, scheme, isKept, keep }: Starting): EditorState {
  const drawing = signal<Drawing | undefined>(undefined);
  const picture = signal<ShownPicture | undefined>(undefined);
  const fault = signal<string | undefined>(undefined);
  const text = signal(first);
  const side = signal<TextSide | undefined>(undefined);
  const isHelpShown = signal(false);
  const language = languageService(ask);
  const show = (each: Drawing): void => {
    batch(() => {
      fault.value = undefined;
      drawing.value = each;
      if (each.picture) picture.value = shownPicture(each, each.picture);
    });
    // A text with errors keeps its last picture, which needs the colours of the page too.
    if (each.picture === undefined) void repaint();
  };
  const repaint = async (): Promise<void> => {
    const old = picture.value;
    if (old === undefined || old.scheme === scheme.value) return;
    const again = await ask('draw', { source: old.source, scheme: scheme.value });
    if (picture.value === old && again.picture) picture.value = shownPicture(again, again.picture);
  };
  const request = newestDrawing(ask, show, (reason) => {
    fault.value = reason;
  });
  /** Changes the text unless it has changed since. */
  const changeWith = async (change: (source: string) => Promise<readonly Replacement[]>): Promise<void> => {
    const source = text.value;
    const edits = await change(source);
    if (edits.length > 0 && source === text.value) side.value?.change(edits);
  };
  const format = (): Promise<void> =>
    changeWith(async (source) => replacementsBetween(source, await language.format(source)));
  return {
    language,
    front: signal<Pane>('text'),
    voice: voice(),
    drawing,
    picture,
    isStale: computed(() => drawing.value !== undefined && drawing.value.picture === undefined),
    problems: computed(() => (drawing.value ? problemsOf(drawing.value.source, drawing.value.diagnostics) : [])),
    cursor: signal(0),
    scheme,
    fault,
    text,
    isKept,
    side,
    isHelpShown,
    showHelp: () => {
      isHelpShown.value = true;
    },
    draw: () => request({ source: text.value, scheme: scheme.value }),
    edit: async (operations) => {
      let refusal: EditRefusal | undefined;
      await changeWith(async (source) => {
        const { edits, refused } = await language.edit(source, operations);
        refusal = refused;
        const offsets = offsetsIn(source);
        return edits.map((each) => ({ ...offsets(each), text: each.text }));
      });
      return refusal;
    },
    fix: (fix) => {
      const before = drawing.value?.source.slice(0, fix.end);
      if (before !== undefined && text.value.startsWith(before)) side.value?.change([fix]);
    },
    fixAll: () => changeWith(async (source) => replacementsBetween(source, (await language.fix(source)).source)),
    format,
    save: async () => {
      await format();
      keep(text.value);
    },
  };
}
