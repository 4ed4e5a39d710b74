// Who else has the diagram open, beside its bar: in, the desk and the diagram; out, 'Ada is editing', and once somebody has saved a newer version, a quiet
// offer to put it together with the text before both are in conflict.

import { followPresence } from '@linework/web/presence-stream';
import {
  type PresentPerson,
  presenceList,
  presenceWords,
  type SavedVersion,
  savedWords,
} from '@linework/web/presence-words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../start/desk.js';
import { begin } from './hosting.js';
import type { Hosted } from './hosting-state.js';
import { latestOf, presenceAddressOf } from './service.js';

export interface PresentProps {
  readonly desk: Desk;
  readonly hosted: Hosted;
  /** While it is, the newer version can be the own one. */
  readonly isSaving: boolean;
}

/** One per diagram: mount it with a key. */
export function Present({ desk, hosted, isSaving }: PresentProps): JSX.Element {
  const people = useSignal<readonly PresentPerson[]>([]);
  const newest = useSignal<SavedVersion | undefined>(undefined);
  useEffect(
    () =>
      followPresence(presenceAddressOf(hosted.place), {
        people: (now) => {
          people.value = now;
        },
        version: (now) => {
          newest.value = now;
        },
      }),
    [],
  );
  const isNewer = newest.value !== undefined && newest.value.number > hosted.base.number;
  const newer = isNewer && !isSaving ? newest.value : undefined;
  return (
    <>
      <span class="present" role="status" title={presenceList(people.value)} dir="auto">
        {presenceWords(people.value)}
      </span>
      <span class="newer row" role="status" dir="auto">
        {newer && <Newer desk={desk} hosted={hosted} version={newer} />}
      </span>
    </>
  );
}

interface NewerProps extends Omit<PresentProps, 'isSaving'> {
  readonly version: SavedVersion;
}

function Newer({ desk, hosted, version }: NewerProps): JSX.Element {
  const isSaved = desk.hosting.isSaved.value;
  const act = (): void => {
    bringIn(desk, hosted).catch((cause: unknown) => {
      desk.notice.value = cause instanceof Error ? cause.message : String(cause);
    });
  };
  return (
    <>
      {savedWords(version)}
      <button type="button" onClick={act}>
        {isSaved ? `Open version ${version.number}` : 'Compare'}
      </button>
    </>
  );
}

/** A text without changes becomes the newer version; a changed one is put together with it. */
async function bringIn(desk: Desk, hosted: Hosted): Promise<void> {
  const theirs = await latestOf(hosted.place);
  if (desk.hosting.isSaved.peek()) {
    await desk.replace(theirs.source);
    begin(desk, { ...hosted, base: theirs });
    return;
  }
  const { MergeDialog } = await import('./merge-dialog.js');
  desk.dialog.value = <MergeDialog desk={desk} hosted={hosted} mine={desk.state.text.peek()} theirs={theirs} />;
}
