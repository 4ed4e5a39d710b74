// A new diagram: in, the desk and what it begins with; out, a dialog with three ways: a pattern, a request in words, and files or text of other formats.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Desk } from './desk.js';
import type { TextFile } from './disk/folder.js';
import { Modal } from './modal.js';
import { PasteWay } from './paste-way.js';
import { PatternWay } from './pattern-way.js';
import { starter } from './starter.js';
import type { WayProps } from './way.js';
import { WordsWay } from './words-way.js';

export type Way = 'pattern' | 'words' | 'paste';

const WAYS: readonly (readonly [Way, string])[] = [
  ['pattern', 'From a pattern'],
  ['words', 'From words'],
  ['paste', 'From another format'],
];

export interface NewDialogProps {
  readonly desk: Desk;
  readonly way?: Way;
  /** To convert. */
  readonly files?: readonly TextFile[];
}

export function NewDialog({ desk, way: first = 'pattern', files = [] }: NewDialogProps): JSX.Element {
  const way = useSignal<Way>(first);
  const { ask, end } = useMemo(starter, []);
  useEffect(() => end, [end]);
  const choose = async (source: string): Promise<void> => {
    await desk.replace(source);
    desk.dialog.value = undefined;
    desk.notice.value = 'Undo brings your last text back. It is also in the history.';
  };
  const props: WayProps = { desk, ask, choose };
  return (
    <Modal desk={desk} title="New diagram" isWide>
      <fieldset class="row ways" aria-label="Begin">
        {WAYS.map(([each, words]) => (
          <button
            key={each}
            type="button"
            aria-pressed={way.value === each}
            onClick={() => {
              way.value = each;
            }}
          >
            {words}
          </button>
        ))}
        <button type="button" onClick={() => choose('flow "Untitled"\nnode first "First"\n')}>
          Empty
        </button>
      </fieldset>
      {way.value === 'pattern' && <PatternWay {...props} />}
      {way.value === 'words' && <WordsWay {...props} />}
      {way.value === 'paste' && <PasteWay {...props} files={files} />}
    </Modal>
  );
}
