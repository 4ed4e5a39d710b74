// Passkeys that can sign in to the account: add, rename, remove.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import { named, shownName } from '../../names/named.js';
import { Day } from '../../parts/day.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { Form, TextField } from '../../parts/form.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import { addPasskey } from './add-passkey.js';

type Passkey = Of<'/user/passkeys', 'get'>['passkeys'][number];

type Open = { readonly kind: 'new' } | { readonly kind: 'rename' | 'remove'; readonly row: Passkey };

/** Browsers accept names only (Web Authentication, section 5.1.2). */
const HAS_NAME = !/^[\d.]+$|^\[/.test(location.hostname);

const CAN = HAS_NAME && 'PublicKeyCredential' in globalThis;

const CANNOT = HAS_NAME
  ? "This browser doesn't support passkeys."
  : 'The address of this service is a number. Passkeys need a host name.';

export function Passkeys(): JSX.Element {
  const { notices } = useConsole();
  const list = useLoaded(() => answered(api.GET('/user/passkeys', {})), []);
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const add = async (name: string): Promise<void> => {
    const row = await addPasskey(name);
    close();
    await list.reload();
    notices.say(`Added ${named(row.name)}.`);
  };
  const setName = async ({ id }: Passkey, name: string): Promise<void> => {
    await answered(api.PATCH('/user/passkeys/{id}', { params: { path: { id } }, body: { name } }));
    await list.reload();
  };
  const rename = async (row: Passkey, name: string): Promise<void> => {
    await setName(row, name);
    close();
    notices.say(`Renamed ${named(row.name)} to ${named(name)}.`, () => setName(row, row.name));
  };
  const remove = async ({ id, name }: Passkey): Promise<void> => {
    await answered(api.DELETE('/user/passkeys/{id}', { params: { path: { id } } }));
    await list.reload();
    notices.say(`Removed ${named(name)}.`);
  };
  return (
    <Section
      title="Passkeys"
      about="Sign in with a fingerprint, a face or the code of a device, without an email."
      acts={
        CAN && (
          <button type="button" onClick={() => setOpen({ kind: 'new' })}>
            Add a passkey
          </button>
        )
      }
    >
      <Shown of={list}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p class="hint">{CAN ? 'You have none yet.' : CANNOT}</p>
          ) : (
            <ul class="rows" aria-label="Passkeys">
              {passkeys.map((row) => (
                <li key={row.id}>
                  <PasskeyLine
                    row={row}
                    rename={() => setOpen({ kind: 'rename', row })}
                    remove={() => setOpen({ kind: 'remove', row })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      {open && <Opened open={open} add={add} rename={rename} remove={remove} close={close} />}
    </Section>
  );
}

interface OpenedProps {
  readonly open: Open;
  readonly add: (name: string) => Promise<void>;
  readonly rename: (row: Passkey, name: string) => Promise<void>;
  readonly remove: (row: Passkey) => Promise<void>;
  readonly close: () => void;
}

function Opened({ open, add, rename, remove, close }: OpenedProps): JSX.Element {
  switch (open.kind) {
    case 'new':
      return (
        <Dialog title="Add a passkey" close={close}>
          <Form send={(values) => add(values.text('name'))} words="Add passkey">
            <TextField
              name="name"
              label="Name"
              maxLength={100}
              hint="The name in this list, such as Laptop. Leave it empty to use the browser's name."
            />
            <p class="hint">Requires a sign-in within the last ten minutes.</p>
          </Form>
        </Dialog>
      );
    case 'rename':
      return (
        <Dialog title={`Rename ${named(open.row.name)}`} close={close}>
          <Form send={(values) => rename(open.row, values.text('name'))} words="Rename">
            <TextField name="name" label="Name" defaultValue={open.row.name} required maxLength={100} />
          </Form>
        </Dialog>
      );
    case 'remove':
      return (
        <Confirm title={`Remove ${named(open.row.name)}?`} words="Remove" act={() => remove(open.row)} close={close}>
          <p>It can no longer sign in. Sessions that it started stay. End them separately.</p>
          <p class="hint">Requires a sign-in within the last ten minutes.</p>
        </Confirm>
      );
  }
}

interface PasskeyLineProps {
  readonly row: Passkey;
  readonly rename: () => void;
  readonly remove: () => void;
}

function PasskeyLine({ row: { name, createdAt, lastUsedOn }, rename, remove }: PasskeyLineProps): JSX.Element {
  return (
    <>
      <div class="what">
        <strong dir="auto">{shownName(name)}</strong>
        <span class="hint">
          Added <When at={createdAt} /> ·{' '}
          {lastUsedOn ? (
            <>
              Last used <Day on={lastUsedOn} />
            </>
          ) : (
            'Not used yet'
          )}
        </span>
      </div>
      <div class="row">
        <button type="button" aria-label={`Rename ${named(name)}`} onClick={rename}>
          Rename
        </button>
        <button type="button" class="danger" aria-label={`Remove ${named(name)}`} onClick={remove}>
          Remove
        </button>
      </div>
    </>
  );
}
