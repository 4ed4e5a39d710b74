// API keys of an account or of an organisation: make one, see it again, revoke it.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { named } from '../../names/named.js';
import { Copied } from '../../parts/copied.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { Empty } from '../../parts/empty.js';
import { Heading } from '../../parts/heading.js';
import { Shown } from '../../parts/shown.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { Key } from './key.js';
import { KeyLine } from './key-line.js';
import { NewKey, type WantedKey } from './new-key.js';

/** Whose keys they are: its endpoints, and its words. */
export interface KeyOwner {
  readonly list: () => Promise<readonly Key[]>;
  readonly create: (key: WantedKey) => Promise<{ readonly key: string }>;
  readonly reveal: (id: string) => Promise<{ readonly key: string }>;
  readonly revoke: (id: string) => Promise<unknown>;
  /** Whether its keys have a role. */
  readonly hasRoles: boolean;
  readonly about: string;
  /** What to do with a first key. */
  readonly first: ComponentChildren;
}

/** What is open above the list. */
type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'secret'; readonly name: string; readonly key: string }
  | { readonly kind: 'revoke'; readonly row: Key };

export function Keys({ owner }: { readonly owner: KeyOwner }): JSX.Element {
  const { notices } = useConsole();
  const list = useLoaded(owner.list, []);
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const create = async (wanted: WantedKey): Promise<void> => {
    const { key } = await owner.create(wanted);
    setOpen({ kind: 'secret', name: wanted.name, key });
    await list.reload();
  };
  const reveal = async ({ id, name }: Key): Promise<void> => {
    const { key } = await owner.reveal(id);
    setOpen({ kind: 'secret', name, key });
  };
  const revoke = async ({ id, name }: Key): Promise<void> => {
    await owner.revoke(id);
    await list.reload();
    notices.say(`Revoked ${named(name)}.`);
  };
  return (
    <>
      <Heading
        title="API keys"
        acts={
          <button type="button" class="main" onClick={() => setOpen({ kind: 'new' })}>
            New key
          </button>
        }
      >
        {owner.about}
      </Heading>
      <Shown of={list}>
        {(keys) =>
          keys.length === 0 ? (
            <Empty title="No keys yet">{owner.first}</Empty>
          ) : (
            <ul class="rows" aria-label="Keys">
              {keys.map((row) => (
                <li key={row.id}>
                  <KeyLine row={row} reveal={() => reveal(row)} revoke={() => setOpen({ kind: 'revoke', row })} />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      {open && <Opened open={open} owner={owner} create={create} revoke={revoke} close={close} />}
    </>
  );
}

interface OpenedProps {
  readonly open: Open;
  readonly owner: KeyOwner;
  readonly create: (wanted: WantedKey) => Promise<void>;
  readonly revoke: (row: Key) => Promise<void>;
  readonly close: () => void;
}

function Opened({ open, owner, create, revoke, close }: OpenedProps): JSX.Element {
  switch (open.kind) {
    case 'new':
      return (
        <Dialog title="New key" close={close}>
          <NewKey create={create} hasRoles={owner.hasRoles} />
        </Dialog>
      );
    case 'secret':
      return (
        <Dialog title={open.name} close={close}>
          <Copied text={open.key} what="key" />
          <p class="hint">Store it like a password: anyone who has it can do what the key can.</p>
        </Dialog>
      );
    case 'revoke':
      return (
        <Confirm title={`Revoke ${named(open.row.name)}?`} words="Revoke" act={() => revoke(open.row)} close={close}>
          <p>Programs that use it are refused from now on. This can't be undone.</p>
        </Confirm>
      );
  }
}
