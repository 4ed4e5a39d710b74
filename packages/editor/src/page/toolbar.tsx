// The bar above both panes: in, the state and the colours; out, buttons. On a narrow page, one row of them stays,
// and a menu has the others.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { EditorState, Pane } from './editor-state.js';
import type { PageScheme, SchemeChoice } from './scheme.js';
import { whenLeft } from './when-left.js';

export interface ToolbarProps {
  readonly state: EditorState;
  readonly scheme: PageScheme;
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

export function Toolbar({ state, scheme, links, children }: ToolbarProps): JSX.Element {
  const fixable = state.problems.value.filter(({ fix }) => fix?.isSafe).length;
  const side = state.side.value;
  return (
    <header class="row toolbar">
      <h1>Linework</h1>
      <PaneSwitch front={state.front} />
      <div class="row tools" role="toolbar" aria-label="History">
        <button type="button" onClick={() => side?.undo()} title="Undo (Ctrl-Z)">
          Undo
        </button>
        <button type="button" onClick={() => side?.redo()} title="Redo (Ctrl-Y)">
          Redo
        </button>
      </div>
      <Menu>
        {children}
        <div class="row tools" role="toolbar" aria-label="Edit">
          <button type="button" onClick={() => state.format()} title="Format (Shift-Alt-F)">
            Format
          </button>
          <button
            type="button"
            onClick={() => {
              state.front.value = 'text';
              side?.rename();
            }}
            title="Rename the id at the cursor (F2)"
          >
            Rename
          </button>
          <button type="button" disabled={fixable === 0} onClick={() => state.fixAll()}>
            {fixable === 0 ? 'Fix all' : `Fix all (${fixable})`}
          </button>
        </div>
        <PageTools state={state} scheme={scheme} links={links} />
      </Menu>
    </header>
  );
}

/** On a wide page, its content is part of the bar. */
function Menu({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const isOpen = useSignal(false);
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    if (!isOpen.value) return undefined;
    const chosen = ({ target }: Event): void => {
      if (target instanceof HTMLButtonElement) isOpen.value = false;
    };
    rest.current?.addEventListener('click', chosen);
    const stop = whenLeft(holder.current, () => {
      if (holder.current?.contains(document.activeElement)) button.current?.focus();
      isOpen.value = false;
    });
    return () => {
      rest.current?.removeEventListener('click', chosen);
      stop();
    };
  });
  const content = useId();
  return (
    <div class="bar-menu" ref={holder}>
      <button
        type="button"
        ref={button}
        class="menu-button"
        aria-expanded={isOpen.value}
        aria-controls={content}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        Menu
      </button>
      <div id={content} class={isOpen.value ? 'bar-rest open' : 'bar-rest'} ref={rest}>
        {children}
      </div>
    </div>
  );
}

/** What concerns the page, not the diagram. */
function PageTools({ state, scheme, links }: Pick<ToolbarProps, 'state' | 'scheme' | 'links'>): JSX.Element {
  return (
    <div class="row push">
      <Links element={links} />
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
  );
}

/** On a narrow page, only one pane is in front. */
function PaneSwitch({ front }: { readonly front: Signal<Pane> }): JSX.Element {
  const button = (each: Pane, words: string): JSX.Element => (
    <button
      type="button"
      aria-pressed={front.value === each}
      onClick={() => {
        front.value = each;
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
