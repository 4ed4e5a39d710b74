// The account's API keys: make one, see it again, revoke it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import { Act } from '../../parts/act.js';
import { Copied } from '../../parts/copied.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { Empty } from '../../parts/empty.js';
import { ChoiceField, Form, TextField, type Values } from '../../parts/form.js';
import { Heading } from '../../parts/heading.js';
import { Shown } from '../../parts/shown.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { PageProps } from '../page.js';

type Key = Of<'/user/api-keys', 'get'>['keys'][number];

/** What is open above the list. */
type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'secret'; readonly name: string; readonly key: string }
  | { readonly kind: 'revoke'; readonly row: Key };

export function Page(_: PageProps): JSX.Element {
  const { notices } = useConsole();
  const list = useLoaded(() => answered(api.GET('/user/api-keys', {})), []);
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const create = async (values: Values): Promise<void> => {
    const scopes = SCOPES[values.text('scopes')];
    const name = values.text('name');
    const { key } = await answered(
      api.POST('/user/api-keys', { body: { name, ...(scopes && { scopes: [...scopes] }) } }),
    );
    setOpen({ kind: 'secret', name, key });
    await list.reload();
  };
  const reveal = async ({ id, name }: Key): Promise<void> => {
    const { key } = await answered(api.POST('/user/api-keys/{id}/reveal', { params: { path: { id } } }));
    setOpen({ kind: 'secret', name, key });
  };
  const revoke = async ({ id, name }: Key): Promise<void> => {
    await answered(api.DELETE('/user/api-keys/{id}', { params: { path: { id } } }));
    notices.say(`Revoked ${name}.`);
    await list.reload();
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
        The command line, CI and other programs use a key instead of your sign-in.
      </Heading>
      <Shown of={list}>
        {({ keys }) =>
          keys.length === 0 ? (
            <Empty title="No keys yet">
              <p>
                Create a key, then run <code>linework login</code> or set <code>LINEWORK_API_KEY</code>.
              </p>
            </Empty>
          ) : (
            <ul class="rows" aria-label="Keys">
              {keys.map((row) => (
                <li key={row.id}>
                  <Row row={row} reveal={() => reveal(row)} revoke={() => setOpen({ kind: 'revoke', row })} />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      {open?.kind === 'new' && (
        <Dialog title="New key" close={close}>
          <NewKey create={create} />
        </Dialog>
      )}
      {open?.kind === 'secret' && (
        <Dialog title={open.name} close={close}>
          <Copied text={open.key} what="key" />
          <p class="hint">Keep it like a password: whoever has it can do what the key can.</p>
        </Dialog>
      )}
      {open?.kind === 'revoke' && (
        <Confirm title={`Revoke ${open.row.name}?`} words="Revoke" act={() => revoke(open.row)} close={close}>
          <p>Programs that use it are refused from now on. This can't be undone.</p>
        </Confirm>
      )}
    </>
  );
}

const SCOPES: Readonly<Record<string, readonly ['read'] | undefined>> = { read: ['read'] };

function NewKey({ create }: { readonly create: (values: Values) => Promise<void> }): JSX.Element {
  return (
    <Form send={create} words="Create key">
      <TextField
        name="name"
        label="Name"
        hint="What will use it, such as: Laptop, or CI of the shop."
        required
        maxLength={100}
      />
      <ChoiceField
        name="scopes"
        label="It can"
        options={[
          { value: 'all', words: 'Do everything you can' },
          { value: 'read', words: 'Read and draw' },
        ]}
      />
    </Form>
  );
}

interface RowProps {
  readonly row: Key;
  readonly reveal: () => Promise<void>;
  readonly revoke: () => void;
}

function Row({ row, reveal, revoke }: RowProps): JSX.Element {
  return (
    <>
      <div class="what">
        <strong dir="auto">{row.name}</strong>
        <span class="hint">
          Made <When at={row.createdAt} />
        </span>
      </div>
      <div class="row">
        <Act act={reveal} label={`Show ${row.name}`}>
          Show
        </Act>
        <button type="button" class="danger" aria-label={`Revoke ${row.name}`} onClick={revoke}>
          Revoke
        </button>
      </div>
    </>
  );
}
