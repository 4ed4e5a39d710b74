// The command palette: every page of the account and of its organisations, and diagrams by their title or text, by keyboard.
import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { shownName } from '../names/named.js';
import type { Membership } from '../pages/page.js';
import { ACCOUNT_PAGES, ORGANISATION_PAGES } from '../pages/registry.js';
import { useModal } from '../parts/use-modal.js';
import { useConsole } from '../state/console.js';
import { diagramsFor } from './found-diagrams.js';
import { mayOf, pathOf } from './found-page.js';
import type { PaletteEntry } from './palette-entry.js';

/** Entries that are shown; at most half of them are pages, if there are diagrams. */
const MOST = 12;

/** Milliseconds between the last key and the search for diagrams. */
const PAUSE = 200;

export function Palette({ org }: { readonly org: Membership | undefined }): JSX.Element {
  const { me, address, isPaletteShown } = useConsole();
  const list = useId();
  const [words, setWords] = useState('');
  const diagrams = useDiagrams(
    words,
    useMemo(() => currentFirst(me.value.organizations, org), [me.value, org]),
  );
  const [at, setAt] = useState(0);
  const pages = useMemo(() => pageEntries(me.value.organizations, org), [me.value, org]);
  const shown = [...found(pages, words).slice(0, diagrams.length > 0 ? MOST / 2 : MOST), ...diagrams].slice(0, MOST);
  const close = (): void => {
    isPaletteShown.value = false;
  };
  const modal = useModal(close);
  const open = (entry: PaletteEntry | undefined): void => {
    if (entry === undefined) return;
    close();
    address.go(entry.path);
  };
  const key = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((at + step + shown.length) % Math.max(1, shown.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(shown[at]);
    }
  };
  return (
    <dialog {...modal} class="palette" aria-label="Find a page or a diagram">
      <input
        type="text"
        role="combobox"
        aria-label="Find a page or a diagram"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={shown.length > 0 ? `${list}-${at}` : undefined}
        placeholder="Find a page or a diagram"
        autocomplete="off"
        onInput={({ currentTarget }) => {
          setWords(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={key}
      />
      <div id={list} role="listbox" aria-label="Found">
        {shown.map((entry, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of its list (ARIA, combobox).
          <div
            key={entry.path}
            id={`${list}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            onClick={() => open(entry)}
            onMouseEnter={() => setAt(i)}
          >
            <span dir="auto">{shownName(entry.title)}</span>
            <span class="hint" dir="auto">
              {entry.place}
            </span>
          </div>
        ))}
      </div>
      {shown.length === 0 && <p class="hint">Nothing matches.</p>}
    </dialog>
  );
}

/** Those with the words, some milliseconds after the last key. */
function useDiagrams(words: string, organisations: readonly Membership[]): readonly PaletteEntry[] {
  const [diagrams, setDiagrams] = useState<readonly PaletteEntry[]>([]);
  useEffect(() => {
    if (words.trim().length < 2) {
      setDiagrams([]);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      void diagramsFor(words.trim(), organisations).then((entries) => isCurrent && setDiagrams(entries));
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, organisations]);
  return diagrams;
}

function currentFirst(organisations: readonly Membership[], org: Membership | undefined): readonly Membership[] {
  return org === undefined ? organisations : [org, ...organisations.filter(({ id }) => id !== org.id)];
}

function pageEntries(organisations: readonly Membership[], current: Membership | undefined): readonly PaletteEntry[] {
  const account = ACCOUNT_PAGES.filter(({ group }) => group !== undefined).map(
    (page): PaletteEntry => ({ path: pathOf(page), title: page.title, place: 'Your account', words: page.words ?? '' }),
  );
  const ofOrganisations = organisations.flatMap((org) =>
    ORGANISATION_PAGES.filter(({ group, permits }) => group !== undefined && mayOf(org)(permits)).map(
      (page): PaletteEntry => ({
        path: pathOf(page, org),
        title: page.title,
        place: org.name,
        words: page.words ?? '',
      }),
    ),
  );
  const isHere = ({ place }: PaletteEntry): boolean => place === current?.name;
  const all = [...account, ...ofOrganisations];
  return [...all.filter(isHere), ...all.filter((each) => !isHere(each))];
}

/** Entries with the beginnings of all words. */
function found(entries: readonly PaletteEntry[], words: string): readonly PaletteEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ title, place, words: others }) => {
    const text = ` ${title} ${place} ${others}`.toLowerCase();
    return wanted.every((each) => text.includes(` ${each}`));
  });
}
