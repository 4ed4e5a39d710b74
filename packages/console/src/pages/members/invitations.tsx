// Who is invited to an organisation: invite an address or a domain, send again, revoke.
import { isPermitted } from '@linework/operations/roles';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import type { Of } from '../../api/of.js';
import { named } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Copied } from '../../parts/copied.js';
import { Day } from '../../parts/day.js';
import { Confirm, Dialog } from '../../parts/dialog.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import type { OrganisationPageProps } from '../page.js';
import { Invite } from './invite.js';
import type { Wanted } from './wanted.js';

type Invitation = Of<'/orgs/{org}/invites', 'get'>['invites'][number];

type Invited = Of<'/orgs/{org}/invites', 'post'>;

interface InvitationsProps extends Pick<OrganisationPageProps, 'org' | 'may'> {
  readonly isInviting: boolean;
  /** Closes the form of a new one. */
  readonly close: () => void;
}

const nameOf = ({ email, domain }: Pick<Invitation, 'email' | 'domain'>): string => email ?? `everyone at ${domain}`;

export function Invitations({ org, may, isInviting, close }: InvitationsProps): JSX.Element {
  const { notices } = useConsole();
  const path = { org: org.id };
  const list = useLoaded(() => answered(api.GET('/orgs/{org}/invites', { params: { path } })), []);
  const [sent, setSent] = useState<Invited | undefined>(undefined);
  const [revoking, setRevoking] = useState<Invitation | undefined>(undefined);
  const invite = async (body: Wanted): Promise<void> => {
    const invited = await answered(api.POST('/orgs/{org}/invites', { params: { path }, body }));
    close();
    setSent(invited);
    await list.reload();
  };
  const again = ({ email, domain, role }: Invitation): Promise<void> =>
    invite({ role, ...(email !== null && { email }), ...(domain !== null && { domain }) });
  const revoke = async ({ id, ...invitation }: Invitation): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}/invites/{id}', { params: { path: { ...path, id } } }));
    await list.reload();
    notices.say(`Revoked the invitation of ${nameOf(invitation)}.`);
  };
  return (
    <Section title="Invitations" about="People who have not joined yet. An invitation ends when it is accepted.">
      <Shown of={list}>
        {({ invites }) =>
          invites.length === 0 ? (
            <p class="hint">Nobody is invited. Invite one address, or everyone with an address at your domain.</p>
          ) : (
            <ul class="rows" aria-label="Invitations">
              {invites.map((each) => (
                <li key={each.id}>
                  <InvitationLine
                    invitation={each}
                    canGive={may('own') || !isPermitted(each.role, 'own')}
                    again={() => again(each)}
                    revoke={() => setRevoking(each)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      {isInviting && (
        <Dialog title={`Invite to ${named(org.name)}`} close={close}>
          <Invite invite={invite} canMakeOwners={may('own')} />
        </Dialog>
      )}
      {sent && (
        <Dialog title={`Invited ${nameOf(sent)}`} close={() => setSent(undefined)}>
          <p>
            {sent.email === null
              ? 'Send this link. Everyone who signs in with an address at the domain can join with it.'
              : 'The link is on its way by email. You can send it yourself as well; only this address can accept it.'}
          </p>
          <Copied text={sent.url} what="link" />
          <p class="hint">
            The link is not shown again. It expires on <Day on={sent.expiresAt} />.
          </p>
        </Dialog>
      )}
      {revoking && (
        <Confirm
          title={`Revoke the invitation of ${nameOf(revoking)}?`}
          words="Revoke"
          act={() => revoke(revoking)}
          close={() => setRevoking(undefined)}
        >
          <p>Its link stops working. Members who accepted it before stay members.</p>
        </Confirm>
      )}
    </Section>
  );
}

interface InvitationLineProps {
  readonly invitation: Invitation;
  readonly canGive: boolean;
  readonly again: () => Promise<void>;
  readonly revoke: () => void;
}

function InvitationLine({ invitation, canGive, again, revoke }: InvitationLineProps): JSX.Element {
  const { role, createdAt, expiresAt, email, domain } = invitation;
  const name = nameOf(invitation);
  const words = email === null ? 'New link' : 'Send again';
  return (
    <>
      <div class="what">
        <span class="row">
          <strong dir="auto">{email ?? `Everyone at ${domain}`}</strong>
          <Tag>{role}</Tag>
        </span>
        <span class="hint">
          Invited <When at={createdAt} /> · Expires <Day on={expiresAt} />
        </span>
      </div>
      <div class="row">
        {canGive && (
          <Act act={again} label={`${words}: ${name}`}>
            {words}
          </Act>
        )}
        <button type="button" class="danger" aria-label={`Revoke the invitation of ${name}`} onClick={revoke}>
          Revoke
        </button>
      </div>
    </>
  );
}
