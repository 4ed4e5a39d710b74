// Who else has the diagram open: in, its library; out, 'Ada is editing'. A version that somebody saves is shown as soon as it is there.
import { followPresence } from '@linework/web/presence-stream';
import { type PresentPerson, presenceList, presenceWords } from '@linework/web/presence-words';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Diagram, Library } from '../../library/endpoints.js';

export interface PresentProps {
  readonly library: Library;
  readonly diagram: Diagram;
  readonly reload: () => Promise<void>;
}

export function Present({ library, diagram: { id, version }, reload }: PresentProps): JSX.Element {
  const [people, setPeople] = useState<readonly PresentPerson[]>([]);
  const shown = useRef(version);
  shown.current = version;
  useEffect(
    () =>
      followPresence(library.presence(id), {
        people: setPeople,
        version: ({ number }) => {
          if (number > shown.current) void reload();
        },
      }),
    [library, id, reload],
  );
  return (
    <span role="status" title={presenceList(people)} dir="auto">
      {presenceWords(people)}
    </span>
  );
}
