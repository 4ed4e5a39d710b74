// The versions of a diagram: who saved them and when, each with its picture, and restoring one. What differs between two is below them.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Diagram, Library, Version } from '../../library/endpoints.js';
import type { Owner } from '../../library/owner.js';
import { type Known, keysOf, peopleOf, whoDid } from '../../library/people.js';
import { pictureOf } from '../../library/pictures.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { List } from '../../parts/list.js';
import { Name } from '../../parts/name.js';
import { Section } from '../../parts/section.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import { ZoomPicture } from '../../parts/zoom-picture.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import { usePaged } from '../../state/paged.js';
import { Differences } from './differences.js';

export interface VersionsProps {
  readonly library: Library;
  readonly owner: Owner;
  readonly diagram: Diagram;
  readonly mayChange: boolean;
  readonly restored: (diagram: Diagram) => void;
}

type Open = { readonly kind: 'see' | 'restore'; readonly version: Version };

export function Versions({ library, owner, diagram, mayChange, restored }: VersionsProps): JSX.Element {
  const { notices, scheme } = useConsole();
  const { id, version: latest, title } = diagram;
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const list = usePaged(
    async (cursor: string | undefined) => {
      const { versions, next } = await library.versions(id, cursor === undefined ? undefined : Number(cursor));
      return { items: versions, next: next === null ? null : String(next) };
    },
    [library, id, latest],
  );
  const known = useKnown(owner, list.items ?? []);
  const restore = async (number: number): Promise<void> => {
    const next = await library.restore(id, number);
    notices.say(`Restored version ${number} as version ${next.version}.`, async () =>
      restored(await library.restore(id, latest)),
    );
    restored(next);
  };
  return (
    <Section title="Versions" about="Every save creates a version. Versions are never overwritten.">
      <List of={list} label="Versions" keyOf={(each) => each.id} empty={null}>
        {(version) => (
          <Row
            version={version}
            diagram={diagram}
            who={whoDid(version, owner, known)}
            mayChange={mayChange}
            open={setOpen}
          />
        )}
      </List>
      {list.items && list.items.length > 1 && (
        <Differences library={library} id={id} title={title} versions={list.items} />
      )}
      {open?.kind === 'see' && (
        <Dialog title={`Version ${open.version.number}`} isWide close={close}>
          <ZoomPicture
            src={pictureOf({ id, version: open.version.number }, scheme.scheme.value)}
            label={open.version.title}
          />
        </Dialog>
      )}
      {open?.kind === 'restore' && (
        <Confirm
          title={`Restore version ${open.version.number}?`}
          words={`Restore version ${open.version.number}`}
          act={() => restore(open.version.number)}
          close={close}
        >
          <p>Its source is saved as a new version. Nothing is lost: version {latest} stays in this list.</p>
        </Confirm>
      )}
    </Section>
  );
}

interface RowProps extends Pick<VersionsProps, 'diagram' | 'mayChange'> {
  readonly version: Version;
  readonly who: string;
  readonly open: (open: Open) => void;
}

function Row({ version, diagram: { version: latest, title }, who, mayChange, open }: RowProps): JSX.Element {
  const { number, restoredFrom, createdAt } = version;
  return (
    <>
      <div class="what">
        <span class="row">
          <strong>Version {number}</strong>
          {number === latest && <Tag tone="green">Latest</Tag>}
          {restoredFrom !== null && <Tag>From version {restoredFrom}</Tag>}
        </span>
        {version.title !== title && <Name of={version.title} />}
        <span class="hint">
          <When at={createdAt} /> by {who}
        </span>
      </div>
      <div class="row">
        <button type="button" aria-label={`See version ${number}`} onClick={() => open({ kind: 'see', version })}>
          See
        </button>
        {mayChange && number !== latest && (
          <button
            type="button"
            aria-label={`Restore version ${number}`}
            onClick={() => open({ kind: 'restore', version })}
          >
            Restore
          </button>
        )}
      </div>
    </>
  );
}

/** Who the ids of these versions are. What isn't known yet, or can't be read, has no name. */
function useKnown(owner: Owner, versions: readonly Version[]): Known {
  const { me } = useConsole();
  const hasKeys = versions.some(({ keyId }) => keyId !== null);
  const people = useLoaded(async () => (owner.kind === 'account' ? [] : peopleOf(owner.org.slug)), [owner]);
  const keys = useLoaded(async () => (hasKeys ? keysOf(owner) : []), [owner, hasKeys]);
  return {
    me: me.value,
    people: people.loaded.state === 'ready' ? people.loaded.value : [],
    keys: keys.loaded.state === 'ready' ? keys.loaded.value : [],
  };
}
