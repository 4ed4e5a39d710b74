// Searching and replacing, loaded with its first use: out, the extension.
import { Compartment, type Extension } from '@codemirror/state';
import { type Command, type EditorView, keymap } from '@codemirror/view';

export function searching(): Extension {
  const place = new Compartment();
  /** With the first key, the commands are loaded; then they have the keys to themselves. */
  const loaded =
    (run: (search: typeof import('@codemirror/search')) => Command): Command =>
    (view: EditorView) => {
      void import('@codemirror/search').then((search) => {
        view.dispatch({ effects: place.reconfigure([search.search({ top: true }), keymap.of(search.searchKeymap)]) });
        run(search)(view);
      });
      return true;
    };
  return place.of(
    keymap.of([
      { key: 'Mod-f', run: loaded(({ openSearchPanel }) => openSearchPanel), preventDefault: true },
      { key: 'Mod-d', run: loaded(({ selectNextOccurrence }) => selectNextOccurrence), preventDefault: true },
      { key: 'Mod-Shift-l', run: loaded(({ selectSelectionMatches }) => selectSelectionMatches), preventDefault: true },
      { key: 'Alt-g', run: loaded(({ gotoLine }) => gotoLine), preventDefault: true },
    ]),
  );
}
