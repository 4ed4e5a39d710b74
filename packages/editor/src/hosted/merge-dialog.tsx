// Somebody saved a version while this one was edited: in, the version that both began with, the text and the newer version; out, what each changed, in words,
// the merged text with its picture, and what to choose where both changed the same. Nothing is lost: the newer version stays, and the text is a draft.
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../start/desk.js';
import { Modal } from '../start/modal.js';
import { begin, type Hosted, saveHosted } from './hosting.js';
import { type Choice, type MergePart, merge, textOf } from './merge/merge.js';
import type { Version } from './service.js';
import { SourcePicture } from './source-picture.js';

export interface MergeDialogProps {
  readonly desk: Desk;
  readonly hosted: Hosted;
  readonly mine: string;
  readonly theirs: Version;
}

export function MergeDialog({ desk, hosted, mine, theirs }: MergeDialogProps): JSX.Element {
  const { base } = hosted;
  const parts = merge(base.source, mine, theirs.source);
  const choices = useSignal<readonly Choice[]>([]);
  const isValid = useSignal(false);
  const text = useComputed(() => textOf(parts, (conflict) => choices.value[conflict] ?? 'mine'));
  const onto: Hosted = { ...hosted, base: theirs };
  const keep = async (merged: string): Promise<void> => {
    await desk.replace(merged);
    begin(desk, onto);
    desk.dialog.value = undefined;
  };
  const save = async (): Promise<void> => {
    const merged = text.value;
    await keep(merged);
    const result = await saveHosted(desk, onto, merged);
    if ('saved' in result) desk.notice.value = `Saved version ${result.saved.version}, with both changes.`;
    else desk.dialog.value = <MergeDialog desk={desk} hosted={onto} mine={merged} theirs={result.newer} />;
  };
  const said = (work: () => Promise<void>) => () =>
    work().catch((cause: unknown) => {
      desk.notice.value = cause instanceof Error ? cause.message : String(cause);
    });
  return (
    <Modal desk={desk} title={`Version ${theirs.number} was saved meanwhile`} isWide>
      <p>
        You began with version {base.number}. Both changes are put together below; nothing is saved until you save it.
      </p>
      <div class="beside">
        <Changes desk={desk} title={`Version ${theirs.number} changed`} before={base.source} after={theirs.source} />
        <Changes desk={desk} title="You changed" before={base.source} after={mine} />
      </div>
      <Conflicts
        parts={parts}
        choices={choices.value}
        choose={(conflict, choice) => {
          const next = [...choices.value];
          next[conflict] = choice;
          choices.value = next;
        }}
      />
      <SourcePicture
        ask={desk.ask}
        source={text.value}
        scheme={desk.state.scheme.value}
        label="The merged diagram"
        drawn={(ok) => {
          isValid.value = ok;
        }}
      />
      <div class="row">
        <button type="button" class="main" disabled={!isValid.value} onClick={said(save)}>
          Save both changes
        </button>
        <button type="button" onClick={said(() => keep(text.value))}>
          Edit it first
        </button>
        <button type="button" onClick={said(() => keep(theirs.source))}>
          Take version {theirs.number} as it is
        </button>
      </div>
    </Modal>
  );
}

interface ConflictsProps {
  readonly parts: readonly MergePart[];
  readonly choices: readonly Choice[];
  readonly choose: (conflict: number, choice: Choice) => void;
}

function Conflicts({ parts, choices, choose }: ConflictsProps): JSX.Element | null {
  const conflicts = parts.filter((each) => each.kind === 'conflict');
  if (conflicts.length === 0) return null;
  return (
    <div class="stack">
      <p>Both changed the same here. Choose which stays:</p>
      {conflicts.map((part, conflict) => (
        <fieldset key={conflict} class="beside conflict">
          <legend class="unseen">Conflict {conflict + 1}</legend>
          {(['mine', 'theirs'] as const).map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={`conflict-${conflict}`}
                checked={(choices[conflict] ?? 'mine') === choice}
                onChange={() => choose(conflict, choice)}
              />{' '}
              {choice === 'mine' ? 'Yours' : 'Theirs'}
              <pre>{part[choice] || '(removed)'}</pre>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface ChangesProps {
  readonly desk: Desk;
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** Changes listed; a long list says how many more there are. */
const MOST = 12;

function Changes({ desk, title, before, after }: ChangesProps): JSX.Element {
  const words = useSignal<readonly string[]>([]);
  useEffect(() => {
    void desk.ask('compare', { before, after, scheme: 'light' }).then(({ ok, changes, summary }) => {
      words.value = ok ? changes.map((each) => each.words) : [summary];
    });
  }, [desk, before, after, words]);
  const rest = words.value.length - MOST;
  return (
    <section class="stack">
      <h3>{title}</h3>
      <ul class="losses">
        {words.value.slice(0, MOST).map((each) => (
          <li key={each}>{each}</li>
        ))}
        {rest > 0 && <li>And {rest} more.</li>}
      </ul>
    </section>
  );
}
