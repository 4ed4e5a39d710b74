// The identity providers of the organisation: connect one, change it, turn it on or off, remove it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { Connect } from './connect.js';
import type { Connection, PartProps } from './settings.js';

/** What is open above the page. */
type Open =
  | { readonly kind: 'connect'; readonly changed?: Connection }
  | { readonly kind: 'state'; readonly of: Connection; readonly state: Connection['state'] }
  | { readonly kind: 'remove'; readonly of: Connection };

export function Connections({ org, sso, reload }: PartProps): JSX.Element {
  const { notices } = useConsole();
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const path = { org: org.slug };
  const saved = async (name: string): Promise<void> => {
    close();
    await reload();
    notices.say(`Saved ${name}. Test it next.`);
  };
  const setState = async ({ id, name }: Connection, state: Connection['state']): Promise<void> => {
    await answered(api.PATCH('/orgs/{org}/sso/connection', { params: { path }, body: { connection: id, state } }));
    await reload();
    notices.say({ on: `Turned ${name} on.`, off: `Turned ${name} off.`, test: `Only a test uses ${name} now.` }[state]);
  };
  const remove = async ({ id, name }: Connection): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}/sso/connection', { params: { path, query: { connection: id } } }));
    await reload();
    notices.say(`Removed ${name}.`);
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
        <Dialog title={open.changed ? `Change ${open.changed.name}` : 'Connect a provider'} isWide close={close}>
          <Connect org={org} saved={saved} {...(open.changed && { changed: open.changed })} />
        </Dialog>
      )}
      {open?.kind === 'state' && (
        <Confirm
          title={`${STATES[open.state].words} ${open.of.name}?`}
          words={STATES[open.state].words}
          act={() => setState(open.of, open.state)}
          close={close}
        >
          <p>{STATES[open.state].about}</p>
        </Confirm>
      )}
      {open?.kind === 'remove' && (
        <Confirm
          title={`Remove ${open.of.name}?`}
          words="Remove the provider"
          act={() => remove(open.of)}
          close={close}
        >
          <p>Every session that began through it ends. Members stay. Who joins, and the role rules, stay too.</p>
        </Confirm>
      )}
    </>
  );
}

const STATES: { readonly [Name in Connection['state']]: { readonly words: string; readonly about: string } } = {
  on: {
    words: 'Turn on',
    about: 'People with an address of a verified domain can sign in through it from now on. You can turn it off again.',
  },
  off: { words: 'Turn off', about: 'Nobody signs in through it from now on. You can turn it on again.' },
  test: { words: 'Back to test', about: 'Only admins can try it out from now on. You can turn it on again.' },
};

const PROTOCOLS = { oidc: 'OpenID Connect', saml: 'SAML' };

function Row({ of, show }: { readonly of: Connection; readonly show: (open: Open) => void }): JSX.Element {
  const { name, protocol, state, issuer, clientId, notes, createdAt, updatedAt } = of;
  const next = state === 'on' ? 'off' : 'on';
  return (
    <>
      <div class="what">
        <strong dir="auto">{name}</strong>
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
        <Tag tone={state === 'on' ? 'green' : state === 'test' ? 'amber' : 'neutral'}>
          {{ on: 'On', off: 'Off', test: 'In test' }[state]}
        </Tag>
        <button
          type="button"
          class={next === 'on' ? 'main' : undefined}
          aria-label={`${STATES[next].words} ${name}`}
          onClick={() => show({ kind: 'state', of, state: next })}
        >
          {STATES[next].words}
        </button>
        {state !== 'test' && (
          <button type="button" onClick={() => show({ kind: 'state', of, state: 'test' })}>
            Back to test
          </button>
        )}
        <button type="button" aria-label={`Change ${name}`} onClick={() => show({ kind: 'connect', changed: of })}>
          Change
        </button>
        <button type="button" class="danger" aria-label={`Remove ${name}`} onClick={() => show({ kind: 'remove', of })}>
          Remove
        </button>
      </div>
    </>
  );
}
