// The identity providers of the organisation: connect one, change it, remove it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { named, shownName } from '../../names/named.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { Connect } from './connect.js';
import type { Connection, PartProps } from './settings.js';

/** What is open above the page. */
type Open =
  | { readonly kind: 'connect'; readonly changed?: Connection }
  | { readonly kind: 'remove'; readonly of: Connection };

export function Connections({ org, sso, reload }: PartProps): JSX.Element {
  const { notices } = useConsole();
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const path = { org: org.slug };
  const saved = async (name: string): Promise<void> => {
    close();
    await reload();
    notices.say(`Saved ${named(name)}. Test it next.`);
  };
  const remove = async ({ id, name }: Connection): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}/sso/connection', { params: { path, query: { connection: id } } }));
    await reload();
    notices.say(`Removed ${named(name)}.`);
  };
  if (sso.connections.length === 0) return <Connect org={org} saved={saved} />;
  return (
    <>
      <ul class="rows" aria-label="Connections">
        {sso.connections.map((each) => (
          <li key={each.id}>
            <Row of={each} show={setOpen} />
          </li>
        ))}
      </ul>
      <div>
        <button type="button" onClick={() => setOpen({ kind: 'connect' })}>
          Connect another provider
        </button>
      </div>
      {open?.kind === 'connect' && (
        <Dialog title={open.changed ? `Change ${named(open.changed.name)}` : 'Connect a provider'} isWide close={close}>
          <Connect org={org} saved={saved} {...(open.changed && { changed: open.changed })} />
        </Dialog>
      )}
      {open?.kind === 'remove' && (
        <Confirm
          title={`Remove ${named(open.of.name)}?`}
          words="Remove the provider"
          act={() => remove(open.of)}
          close={close}
        >
          <p>
            Every session that started through it ends. Members, and the rules for who joins and with which role, stay.
          </p>
        </Confirm>
      )}
    </>
  );
}

const PROTOCOLS = { oidc: 'OpenID Connect', saml: 'SAML' };

function Row({ of, show }: { readonly of: Connection; readonly show: (open: Open) => void }): JSX.Element {
  const { name, protocol, issuer, clientId, notes, createdAt, updatedAt } = of;
  return (
    <>
      <div class="what">
        <strong dir="auto">{shownName(name)}</strong>
        <span class="hint">
          {PROTOCOLS[protocol]}, {issuer}
          {clientId && `, client ${clientId}`}
        </span>
        <span class="hint">
          Connected <When at={createdAt} />, changed <When at={updatedAt} />
        </span>
        {notes.map((note) => (
          <span key={note} class="wrong">
            {note}
          </span>
        ))}
      </div>
      <div class="row">
        <button
          type="button"
          aria-label={`Change ${named(name)}`}
          onClick={() => show({ kind: 'connect', changed: of })}
        >
          Change
        </button>
        <button
          type="button"
          class="danger"
          aria-label={`Remove ${named(name)}`}
          onClick={() => show({ kind: 'remove', of })}
        >
          Remove
        </button>
      </div>
    </>
  );
}
