// What the picture's pane knows and can do: in, the state of the editor; out, signals of the view, the selected part and what is being done with it, and
// the changes of each.
import type { EditOperation } from '@linework/browser';
import type { StatementForm } from '@linework/core/on-demand';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { EditorState } from '../page/editor-state.js';
import { connect, withFields } from './changes.js';
import { type PicturePart, partAt, partsOf } from './parts.js';
import { boxOf, focusable, type ShownSvg } from './shown-svg.js';
import { type Box, type Point, panned, revealing, type Size, shownBox, type View } from './view.js';

/** What is being done with the selected part. */
export type Doing =
  | { readonly is: 'nothing' }
  | { readonly is: 'renaming' }
  | { readonly is: 'choosing-icon' }
  /** `to`: px in the pane while a pointer draws the line. */
  | { readonly is: 'connecting'; readonly from: PicturePart; readonly to?: Point };

/** What is selected after a change. */
export interface Then {
  readonly sameAs: string;
  /** Its name is asked for at once. */
  readonly isRenamed: boolean;
}

export interface PaneState {
  readonly editor: EditorState;
  readonly parts: ReadonlySignal<readonly PicturePart[]>;
  readonly shown: Signal<ShownSvg | undefined>;
  readonly view: Signal<View>;
  /** px of the pane. */
  readonly size: Signal<Size>;
  /** The pane is not hidden behind the text. */
  readonly isSeen: ReadonlySignal<boolean>;
  /** Nobody has chosen a view, so the whole picture is kept in it. */
  readonly isFitting: Signal<boolean>;
  readonly isPresenting: Signal<boolean>;
  /** `sameAs` of the selected part. */
  readonly selected: Signal<string | undefined>;
  readonly part: ReadonlySignal<PicturePart | undefined>;
  /** The part with the cursor of the text. */
  readonly marked: ReadonlySignal<PicturePart | undefined>;
  /** What can be changed of the selected part; undefined while the text has errors. */
  readonly form: ReadonlySignal<StatementForm | undefined>;
  readonly doing: Signal<Doing>;
  /** px that the tools of the selected part take at the lower border. */
  readonly toolsHeight: Signal<number>;
  /** The tools of the selected part take the focus once they are there. */
  readonly isAtTools: Signal<boolean>;
  /** The part under the pointer that a line or a carried part would reach. */
  readonly target: Signal<PicturePart | undefined>;
  /** Why the last change was refused. */
  readonly refusal: Signal<string | undefined>;
  readonly boxOf: (part: PicturePart | undefined) => Box | undefined;
  readonly select: (part: PicturePart) => void;
  readonly clear: () => void;
  readonly focus: (part: PicturePart) => void;
  readonly reveal: (part: PicturePart) => void;
  readonly change: (operations: readonly EditOperation[], then?: Then) => Promise<void>;
  readonly connectTo: (part: PicturePart) => void;
}

function quieted({ doing, target, refusal }: Pick<PaneState, 'doing' | 'target' | 'refusal'>): void {
  doing.value = { is: 'nothing' };
  target.value = undefined;
  refusal.value = undefined;
}

type SeenPicture = Pick<
  PaneState,
  'toolsHeight' | 'shown' | 'view' | 'size' | 'isSeen' | 'isFitting' | 'isPresenting' | 'boxOf' | 'focus' | 'reveal'
>;

/** The picture in the pane, and where its parts are. */
function seenPicture(): SeenPicture {
  const shown = signal<ShownSvg | undefined>(undefined);
  const view = signal<View>({ x: 0, y: 0, scale: 1 });
  const size = signal<Size>({ width: 0, height: 0 });
  const toolsHeight = signal(0);
  const box = (of: PicturePart | undefined): Box | undefined => {
    const ownBox = of && shown.value && boxOf(shown.value, of.key);
    return ownBox && shownBox(view.value, ownBox);
  };
  return {
    shown,
    view,
    size,
    toolsHeight,
    isSeen: computed(() => size.value.width > 0),
    isFitting: signal(true),
    isPresenting: signal(false),
    boxOf: box,
    focus: (part) => (shown.value && focusable(shown.value, part.key))?.focus({ preventScroll: true }),
    reveal: (part) => {
      const at = box(part);
      const { width, height } = size.value;
      if (at) view.value = panned(view.value, revealing(at, { width, height: height - toolsHeight.value }));
    },
  };
}

export function paneState(editor: EditorState): PaneState {
  const selected = signal<string | undefined>(undefined);
  const doing = signal<Doing>({ is: 'nothing' });
  const refusal = signal<string | undefined>(undefined);
  const target = signal<PicturePart | undefined>(undefined);
  const parts = computed(() => {
    const picture = editor.picture.value;
    return picture === undefined ? [] : partsOf(picture.outline, picture.places);
  });
  const part = computed(() => parts.value.find((each) => each.sameAs === selected.value));
  const isCurrent = computed(() => editor.picture.value?.source === editor.text.value);
  const form = formOf(editor, part, isCurrent);
  const marked = computed(() =>
    isCurrent.value ? partAt(parts.value, editor.text.value, editor.cursor.value) : undefined,
  );
  /** What a change made or changed: once it is drawn, its line is selected. */
  let changed: string | undefined;
  effect(() => {
    const each = part.value;
    if (!isCurrent.value || selected.value === undefined) return;
    if (each === undefined) selected.value = undefined;
    else if (each.sameAs === changed) untracked(() => keepingFocus(() => editor.side.peek()?.select(each)));
    changed = undefined;
  });
  const quiet = (): void => quieted({ doing, target, refusal });
  const change = async (operations: readonly EditOperation[], then?: Then): Promise<void> => {
    quiet();
    if (operations.length === 0) return;
    const before = form.value;
    // What was chosen stays chosen until the new picture is there.
    form.value = before && withFields(before, operations);
    const refused = await editor.edit(operations);
    if (refused !== undefined) {
      form.value = before;
      refusal.value = refused.message;
      return;
    }
    batch(() => {
      changed = then?.sameAs ?? selected.value;
      selected.value = changed;
      if (then?.isRenamed) doing.value = { is: 'renaming' };
    });
  };
  const select = (each: PicturePart): void =>
    batch(() => {
      quiet();
      selected.value = each.sameAs;
      editor.voice.say(`${each.name} selected.`);
      if (isCurrent.value) editor.side.value?.select({ start: each.start, end: each.end });
    });
  return {
    editor,
    parts,
    ...seenPicture(),
    selected,
    part,
    marked,
    form,
    doing,
    isAtTools: signal(false),
    target,
    refusal,
    select,
    change,
    clear: () =>
      batch(() => {
        quiet();
        selected.value = undefined;
      }),
    connectTo: (to) => {
      const of = form.value;
      if (of === undefined || to.id === undefined) quiet();
      else void change(connect(of, to.id));
    },
  };
}

/** Selecting text focuses it; here the focus stays where it was. */
function keepingFocus(work: () => void): void {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  work();
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.focus({ preventScroll: true });
}

/** The form of a part, asked of the worker for each selection and each text without errors. */
function formOf(
  editor: EditorState,
  part: ReadonlySignal<PicturePart | undefined>,
  isCurrent: ReadonlySignal<boolean>,
): Signal<StatementForm | undefined> {
  const form = signal<StatementForm | undefined>(undefined);
  let newest = 0;
  effect(() => {
    const number = ++newest;
    const of = part.value;
    const picture = editor.picture.value;
    if (of === undefined || editor.isStale.value) form.value = undefined;
    if (of === undefined || picture === undefined || !isCurrent.value) return;
    editor.language.form(picture.source, of.start).then(
      (answer) => {
        if (number === newest) form.value = answer;
      },
      // The page already says that the worker failed.
      () => undefined,
    );
  });
  return form;
}
