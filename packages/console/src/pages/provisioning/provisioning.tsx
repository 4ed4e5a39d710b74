// Provisioning by SCIM: the address and the token for the identity provider, who it sent, and the role of each group.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import { Copied } from '../../parts/copied.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { Facts } from '../../parts/facts.js';
import { CheckField, Form, type Values } from '../../parts/form.js';
import { Heading } from '../../parts/heading.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { type Loading, useLoaded } from '../../state/loaded.js';
import type { OrganisationPageProps } from '../page.js';
import { Groups } from './groups.js';

export type Scim = Of<'/orgs/{org}/scim', 'get'>;

export function Page({ org }: OrganisationPageProps): JSX.Element {
  const list = useLoaded(
    () => answered(api.GET('/orgs/{org}/scim', { params: { path: { org: org.slug } } })),
    [org.id],
  );
  return (
    <>
      <Heading title="Provisioning">
        Your identity provider adds and deactivates people by SCIM 2.0, and its groups give roles. Verify your domain in{' '}
        <a href={`/console/orgs/${org.slug}/single-sign-on`}>Single sign-on</a> first.
      </Heading>
      <Shown of={list}>
        {(scim) => (
          <>
            <Token org={org.slug} scim={scim} list={list} />
            <Section
              title="3. Check what it sent"
              about="Assign one test person and one group first. Reload this page after the provider has run."
            >
              <Facts
                of={[
                  ['People', `${scim.users}, of them ${scim.activeUsers} active`],
                  ['Groups', String(scim.groups.length)],
                  ['Token used', scim.token && usedOn(scim.token.lastUsed)],
                ]}
              />
            </Section>
            <Groups org={org.slug} groups={scim.groups} list={list} />
          </>
        )}
      </Shown>
    </>
  );
}

/** The service keeps the day. */
function usedOn(day: string | null): string {
  return day === null
    ? 'Not yet'
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

interface TokenProps {
  readonly org: string;
  readonly scim: Scim;
  readonly list: Loading<Scim>;
}

type Open =
  | { readonly kind: 'make' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'revoke' };

function Token({ org, scim, list }: TokenProps): JSX.Element {
  const { notices, me } = useConsole();
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const params = { path: { org } };
  const { token, earlierTokenUntil, baseUrl } = scim;
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
        title="1. Enter the address"
        about="Entra calls it tenant URL, Okta base URL. In Entra, map objectId to externalId; in Okta, choose userName as the unique identifier and HTTP header as authentication."
      >
        <Copied text={baseUrl} what="address" />
      </Section>
      <Section
        title="2. Make a token"
        about="The bearer token of the provider; Entra calls it secret token. It is shown once."
      >
        <ul class="rows" aria-label="Token">
          <li>
            <div class="what">
              <strong>{token ? 'The token' : 'No token'}</strong>
              <span class="hint">
                {token ? (
                  <>
                    Made <When at={token.createdAt} />
                    {token.createdBy === me.value.id && ' by you'}
                  </>
                ) : (
                  'The provider is refused until there is one.'
                )}
              </span>
              {earlierTokenUntil && (
                <span class="hint">
                  The one before it works until <When at={earlierTokenUntil} />.
                </span>
              )}
            </div>
            <div class="row">
              {token && <Tag tone="green">Works</Tag>}
              <button type="button" class={token ? undefined : 'main'} onClick={() => setOpen({ kind: 'make' })}>
                {token ? 'Replace the token' : 'Make a token'}
              </button>
              {token && (
                <button type="button" class="danger" onClick={() => setOpen({ kind: 'revoke' })}>
                  Revoke
                </button>
              )}
            </div>
          </li>
        </ul>
      </Section>
      {open?.kind === 'make' && (
        <Dialog title={token ? 'Replace the token?' : 'Make a token'} close={close}>
          <p>
            {token
              ? 'The one before it works for 24 more hours, so that the provider can change to the new one.'
              : 'It is shown once. Have the provider open in another tab.'}
          </p>
          <Form send={make} words="Make the token">
            {token && <CheckField name="endEarlierNow" label="Refuse the one before it from now on" />}
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
            The token, and one before it that still works, are refused from now on. Who was provisioned stays. This
            can't be undone: the provider needs a new token.
          </p>
        </Confirm>
      )}
    </>
  );
}
