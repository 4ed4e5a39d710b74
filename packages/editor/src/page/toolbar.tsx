// The bar above both panes: in, the state, the colours and which pane is in front on a narrow page; out, buttons.
import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { EditorState } from './editor-state.js';
import type { PageScheme, SchemeChoice } from './scheme.js';

export type Pane = 'text' | 'picture';

export interface ToolbarProps {
  readonly state: EditorState;
  readonly scheme: PageScheme;
  readonly pane: Signal<Pane>;
  /** Links of the service that serves the page. */
  readonly links: Element | null;
  /** Buttons in front of the others. */
  readonly children: ComponentChildren;
}

const SCHEMES: readonly (readonly [SchemeChoice, string])[] = [
  ['', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

export function Toolbar({ state, scheme, pane, links, children }: ToolbarProps): JSX.Element {
  const fixable = state.problems.value.filter(({ fix }) => fix?.isSafe).length;
  const side = state.side.value;
  return (
    <header class="row toolbar">
      <h1>Linework</h1>
      {children}
      <div class="row tools" role="toolbar" aria-label="Edit">
        <button type="button" onClick={() => side?.undo()} title="Undo (Ctrl-Z)">
          Undo
        </button>
        <button type="button" onClick={() => side?.redo()} title="Redo (Ctrl-Y)">
          Redo
        </button>
        <button type="button" onClick={() => state.format()} title="Format (Shift-Alt-F)">
          Format
        </button>
        <button type="button" onClick={() => side?.rename()} title="Rename the id at the cursor (F2)">
          Rename
        </button>
        <button type="button" disabled={fixable === 0} onClick={() => state.fixAll()}>
          {fixable === 0 ? 'Fix all' : `Fix all (${fixable})`}
        </button>
      </div>
      <div class="row push">
        <Links element={links} />
        <PaneSwitch pane={pane} />
        <label for="colours">Colours</label>
        <select
          id="colours"
          value={scheme.choice.value}
          onChange={({ currentTarget }) => {
            scheme.choice.value = SCHEMES.find(([each]) => each === currentTarget.value)?.[0] ?? '';
          }}
        >
          {SCHEMES.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <button type="button" onClick={state.showHelp} title="Keyboard help (F1)">
          Keys
        </button>
      </div>
    </header>
  );
}

/** On a narrow page, only one pane is in front. */
function PaneSwitch({ pane }: { readonly pane: Signal<Pane> }): JSX.Element {
  const button = (each: Pane, words: string): JSX.Element => (
    <button
      type="button"
      aria-pressed={pane.value === each}
      onClick={() => {
        pane.value = each;
      }}
    >
      {words}
    </button>
  );
  return (
    <fieldset class="switch" aria-label="Shown pane">
      {button('text', 'Text')}
      {button('picture', 'Picture')}
    </fieldset>
  );
}

function Links({ element }: { readonly element: Element | null }): JSX.Element | null {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element !== null) place.current?.append(element);
  }, [element]);
  return element === null ? null : <div ref={place} />;
}
