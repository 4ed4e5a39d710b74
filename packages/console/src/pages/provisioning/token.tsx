// The token of the identity provider: make one, which is shown once, replace it, revoke it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { Copied } from '../../parts/copied.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { CheckField, Form, type Values } from '../../parts/form.js';
import { Section } from '../../parts/section.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import type { Loading } from '../../state/loaded.js';
import type { Scim } from './scim.js';

export interface TokenProps {
  readonly org: string;
  readonly scim: Scim;
  readonly list: Loading<Scim>;
}

type Open =
  | { readonly kind: 'make' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'revoke' };

export function Token({ org, scim, list }: TokenProps): JSX.Element {
  const { notices } = useConsole();
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const params = { path: { org } };
  const { token } = scim;
  const make = async (values: Values): Promise<void> => {
    const body = values.isOn('endEarlierNow') ? { endEarlierNow: true } : {};
    const made = await answered(api.POST('/orgs/{org}/scim/token', { params, body }));
    setOpen({ kind: 'token', token: made.token });
    await list.reload();
  };
  const revoke = async (): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}/scim/token', { params }));
    await list.reload();
    notices.say('Revoked the token. The provider is refused from now on.');
  };
  return (
    <>
      <Section
        title="2. Create a token"
        about="The bearer token of the provider; Entra calls it secret token. It is shown once."
      >
        <ul class="rows" aria-label="Token">
          <li>
            <Row scim={scim} show={setOpen} />
          </li>
        </ul>
      </Section>
      {open?.kind === 'make' && (
        <Dialog title={token ? 'Replace the token?' : 'Create a token'} close={close}>
          <p>
            {token
              ? 'The previous token works for 24 more hours, so that the provider can change to the new one.'
              : 'It is shown once. Have the provider open in another tab.'}
          </p>
          <Form send={make} words="Create the token">
            {token && <CheckField name="endEarlierNow" label="Refuse the previous token from now on" />}
          </Form>
        </Dialog>
      )}
      {open?.kind === 'token' && (
        <Dialog title="The token for the provider" close={close}>
          <Copied text={open.token} what="token" />
          <p class="hint">It is shown only now. Enter it at the provider.</p>
        </Dialog>
      )}
      {open?.kind === 'revoke' && (
        <Confirm title="Revoke the token?" words="Revoke the token" act={revoke} close={close}>
          <p>
            The token, and a previous one that still works, are refused from now on. People who were provisioned stay.
            This can't be undone: the provider needs a new token.
          </p>
        </Confirm>
      )}
    </>
  );
}

interface RowProps {
  readonly scim: Scim;
  readonly show: (open: Open) => void;
}

function Row({ scim: { token, earlierTokenUntil }, show }: RowProps): JSX.Element {
  const { me } = useConsole();
  return (
    <>
      <div class="what">
        <strong>{token ? 'The token' : 'No token'}</strong>
        <span class="hint">
          {token ? (
            <>
              Made <When at={token.createdAt} />
              {token.createdBy === me.value.id && ' by you'}
            </>
          ) : (
            'Requests from the provider are refused until there is a token.'
          )}
        </span>
        {earlierTokenUntil && (
          <span class="hint">
            The previous token works until <When at={earlierTokenUntil} />.
          </span>
        )}
      </div>
      <div class="row">
        {token && <Tag tone="green">Works</Tag>}
        <button type="button" class={token ? undefined : 'main'} onClick={() => show({ kind: 'make' })}>
          {token ? 'Replace the token' : 'Create a token'}
        </button>
        {token && (
          <button type="button" class="danger" onClick={() => show({ kind: 'revoke' })}>
            Revoke
          </button>
        )}
      </div>
    </>
  );
}
