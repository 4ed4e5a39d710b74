// Comparing: in, the desk; out, a dialog that shows the text beside an earlier one: what changed in words, as a picture, and line by line.

import type { Difference } from '@linework/browser';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { SvgPicture } from '../picture/svg-picture.js';
import type { Desk } from '../start/desk.js';
import { Modal } from '../start/modal.js';
import { type Earlier, earlierOf } from './earlier.js';
import { TextBeside } from './text-beside.js';

interface Compared {
  readonly before: string;
  readonly after: string;
  readonly difference: Difference;
}

export function CompareDialog({ desk }: { readonly desk: Desk }): JSX.Element {
  const list = useSignal<readonly Earlier[] | undefined>(undefined);
  const chosen = useSignal('');
  const compared = useSignal<Compared | undefined>(undefined);
  const wrong = useSignal('');
  const scheme = desk.state.scheme.value;
  useEffect(() => {
    void earlierOf(desk).then((found) => {
      list.value = found;
      chosen.value = found[0]?.key ?? '';
    });
  }, [desk, list, chosen]);
  const key = chosen.value;
  useEffect(() => {
    const earlier = list.peek()?.find((each) => each.key === key);
    if (earlier === undefined) return;
    let isCurrent = true;
    const compare = async (): Promise<void> => {
      const before = await earlier.text();
      const after = desk.state.text.peek();
      if (before === undefined) throw new Error('This draft is no longer kept.');
      const difference = await desk.ask('compare', { before, after, scheme });
      if (isCurrent) compared.value = { before, after, difference };
      wrong.value = '';
    };
    compare().catch((cause: unknown) => {
      wrong.value = cause instanceof Error ? cause.message : String(cause);
    });
    return () => {
      isCurrent = false;
    };
  }, [desk, key, scheme, list, compared, wrong]);
  return (
    <Modal desk={desk} title="Compare" isWide>
      {list.value?.length === 0 && (
        <p>
          There is nothing earlier yet. A draft is kept when you pause for ten seconds, and before a text is replaced.
        </p>
      )}
      {list.value !== undefined && list.value.length > 0 && (
        <label class="stack">
          The text now, and
          <select
            value={key}
            onChange={({ currentTarget }) => {
              chosen.value = currentTarget.value;
            }}
          >
            {list.value.map((each) => (
              <option key={each.key} value={each.key}>
                {each.words}
              </option>
            ))}
          </select>
        </label>
      )}
      {wrong.value !== '' && <p class="bad">{wrong.value}</p>}
      {compared.value && <Shown {...compared.value} />}
    </Modal>
  );
}

function Shown({ before, after, difference }: Compared): JSX.Element {
  const { summary, changes, svg } = difference;
  return (
    <>
      <p role="status">{summary}</p>
      {changes.length > 0 && (
        <ul class="losses">
          {changes.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {svg !== undefined && <SvgPicture svg={svg} label="What changed, as a picture" />}
      <TextBeside before={before} after={after} />
    </>
  );
}
