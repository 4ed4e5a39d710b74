// Completion in CodeMirror: in, the service; out, the extension. What fits comes from completions.ts; icons are looked up in the worker and shown with
// their picture.
import {
  acceptCompletion,
  autocompletion,
  type Completion as Choice,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
  completionStatus,
  selectedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import { type Extension, Prec } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { IconArt } from '@linework/browser';
import { type Completion, completionsAt } from '../completions.js';
import type { LanguageService } from '../language-service.js';
import { type ReadSource, readSource } from '../read-source.js';
import { kindOf } from '../source-lines.js';
import { iconPicture } from './icon-picture.js';
import { placeOf, reading } from './reading.js';

interface IconChoice extends Choice {
  readonly art?: IconArt;
}

export function completing(service: LanguageService): Extension {
  return [
    autocompletion({
      override: [(context) => completed(context, service)],
      icons: false,
      defaultKeymap: false,
      addToOptions: [
        { position: 20, render: (choice: IconChoice) => (choice.art ? iconPicture(choice.art) : swatchOf(choice)) },
      ],
    }),
    closeBrackets(),
    Prec.highest(
      keymap.of([
        ...completionKeymap.filter(({ key }) => key !== 'Enter'),
        { key: 'Enter', run: acceptChange },
        { key: 'Tab', run: acceptCompletion },
        ...closeBracketsKeymap,
      ]),
    ),
  ];
}

/** Enter takes a choice that changes the text. One that is written already gives way to the line break. */
function acceptChange(view: EditorView): boolean {
  const { state } = view;
  const choice = completionStatus(state) === 'active' ? selectedCompletion(state) : null;
  const head = state.selection.main.head;
  if (choice === null) return false;
  if (state.sliceDoc(head - choice.label.length, head) !== choice.label) return acceptCompletion(view);
  closeCompletion(view);
  return false;
}

async function completed(context: CompletionContext, service: LanguageService): Promise<CompletionResult | null> {
  const { line, column } = placeOf(context.state, context.pos);
  const completions = completionsAt(await readWithTables(context, service), line, column);
  if (completions === undefined) return null;
  const start = context.pos - column;
  const written = context.state.sliceDoc(start + completions.from, context.pos);
  // A list that opens by itself, where nothing is begun, would be in the way.
  const isBegun = written !== '' || /(?:[=,]|[->]\s)$/.test(context.state.sliceDoc(start, context.pos));
  if (!context.explicit && !isBegun) return null;
  const options = completions.choices.map(choiceOf);
  if (completions.icons === undefined) return { from: start + completions.from, options, validFor: /^[\w.<>-]*$/ };
  const icons = await service.icons(completions.icons);
  if (context.aborted) return null;
  return {
    from: start + completions.from,
    options: [
      ...icons.map(({ name, art }): IconChoice => ({ label: name, type: 'icon', ...(art ? { art } : {}) })),
      ...options.filter(({ label }) => label.startsWith(written)),
    ],
    // The worker has ordered them.
    filter: false,
  };
}

/** The first list of a text can be asked for before its tables have come. */
async function readWithTables({ state }: CompletionContext, service: LanguageService): Promise<ReadSource> {
  const source = state.field(reading);
  const kind = source.tables === undefined ? kindOf(source.lines) : undefined;
  return kind === undefined ? source : readSource(source.lines, await service.tables(kind));
}

function choiceOf({ label, sort, detail, info, insert }: Completion): Choice {
  return {
    label,
    type: sort,
    ...(detail === undefined ? {} : { detail }),
    ...(info === undefined ? {} : { info: () => infoOf(info) }),
    ...(sort === 'option' ? { apply: insertedThenChosen } : insert === undefined ? {} : { apply: insert }),
  };
}

/** The values of an option are offered at once. */
function insertedThenChosen(view: EditorView, { label }: Choice, from: number, to: number): void {
  view.dispatch({
    changes: { from, to, insert: label },
    selection: { anchor: from + label.length },
    userEvent: 'input.complete',
  });
  startCompletion(view);
}

function infoOf(text: string): Node {
  const info = document.createElement('pre');
  info.textContent = text;
  return info;
}

function swatchOf({ type, label }: Choice): Node | null {
  if (type !== 'tone') return null;
  const swatch = document.createElement('span');
  swatch.className = 'lw-swatch';
  swatch.style.background = `var(--tone-${label})`;
  return swatch;
}
