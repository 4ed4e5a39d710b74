// Chooses an icon: in, the form of a part; out, a field to search and the icons that were found, with their pictures.

import type { IconArt } from '@linework/browser';
import type { StatementForm } from '@linework/core/on-demand';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FoundIcon } from '../drawing/protocol.js';
import { fieldOf, setField } from './changes.js';
import type { PaneState } from './pane-state.js';

export interface IconPickerProps {
  readonly pane: PaneState;
  readonly form: StatementForm;
}

interface Found {
  /** What was searched for. */
  readonly words: string;
  readonly icons: readonly FoundIcon[];
}

export function IconPicker({ pane, form }: IconPickerProps): JSX.Element {
  const words = useSignal(wordsOf(pane));
  const found = useSignal<Found>({ words: '', icons: [] });
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.select(), []);
  useSignalEffect(() => {
    const asked = words.value.trim();
    if (asked === '') {
      found.value = { words: '', icons: [] };
      return;
    }
    pane.editor.language.icons(asked).then(
      (icons) => {
        if (asked !== words.peek().trim()) return;
        found.value = { words: asked, icons };
        pane.editor.voice.sayRested(statusOf(asked, found.value) || `${icons.length} icons.`);
      },
      (cause: unknown) => {
        pane.refusal.value = `The icons could not be loaded. ${String(cause)}`;
      },
    );
  });
  const choose = (name: string): void => void pane.change(setField(form, 'icon', name));
  return (
    <div class="icon-picker">
      <input
        type="search"
        aria-label="Search icons"
        placeholder="Search icons"
        ref={input}
        value={words.value}
        onInput={({ currentTarget }) => {
          words.value = currentTarget.value;
        }}
      />
      <fieldset class="icons" aria-label="Icons">
        {fieldOf(form, 'icon')?.value === undefined ? null : (
          <button type="button" onClick={() => choose('')}>
            As before
          </button>
        )}
        <button type="button" onClick={() => choose('none')}>
          None
        </button>
        {found.value.icons.map(({ name, art }) => (
          <button key={name} type="button" title={name} aria-label={name} onClick={() => choose(name)}>
            {art === undefined ? name : <Icon art={art} />}
          </button>
        ))}
      </fieldset>
      <p>{statusOf(words.value.trim(), found.value)}</p>
    </div>
  );
}

function statusOf(words: string, found: Found): string {
  if (words !== found.words) return 'Searching…';
  return found.icons.length > 0 || words === '' ? '' : 'No icon has these words.';
}

/** A search begins with the part's own words. */
function wordsOf(pane: PaneState): string {
  return pane.part.value?.name.split(',')[0] ?? '';
}

function Icon({ art: { width, height, shapes } }: { readonly art: IconArt }): JSX.Element {
  const paint = (colour: string | undefined): string =>
    colour === undefined ? 'none' : colour === 'ink' ? 'currentColor' : colour;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map(({ d, fill, stroke, strokeWidth, strokeCap, strokeJoin, evenOdd, opacity }) => (
        <path
          key={d}
          d={d}
          fill={paint(fill)}
          stroke={paint(stroke)}
          stroke-width={strokeWidth ?? 1}
          stroke-linecap={strokeCap ?? 'round'}
          stroke-linejoin={strokeJoin ?? 'round'}
          fill-rule={evenOdd ? 'evenodd' : 'nonzero'}
          opacity={opacity ?? 1}
        />
      ))}
    </svg>
  );
}
