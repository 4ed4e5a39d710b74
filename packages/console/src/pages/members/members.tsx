// The members of an organisation: find them, change roles, remove them or leave; and who is invited.
import { isPermitted } from '@linework/operations/roles';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { Empty } from '../../parts/empty.js';
import { Heading } from '../../parts/heading.js';
import { List } from '../../parts/list.js';
import { SearchField } from '../../parts/search-field.js';
import { useConsole } from '../../state/console.js';
import { usePaged } from '../../state/paged.js';
import type { OrganisationPageProps } from '../page.js';
import { ChangeRole } from './change-role.js';
import { Invitations } from './invitations.js';
import type { Member } from './member.js';
import { MemberLine } from './member-line.js';
import { RemoveMember } from './remove-member.js';
import { roleNamed } from './roles.js';

type Open = { readonly kind: 'role' | 'remove'; readonly member: Member };

export function Page({ org, may }: OrganisationPageProps): JSX.Element {
  const { address, me } = useConsole();
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const [isInviting, setIsInviting] = useState(false);
  const close = (): void => setOpen(undefined);
  const search = address.query.value.get('search') ?? '';
  const role = address.query.value.get('role') ?? '';
  const list = usePaged(
    async (cursor) => {
      const query = {
        ...(search !== '' && { search }),
        ...(role !== '' && { role: roleNamed(role) }),
        ...(cursor !== undefined && { cursor }),
      };
      const { members, next } = await answered(
        api.GET('/orgs/{org}/members', { params: { path: { org: org.id }, query } }),
      );
      return { items: members, next };
    },
    [search, role],
  );
  return (
    <>
      <Heading
        title="Members"
        acts={
          may('manage') && (
            <button type="button" class="main" onClick={() => setIsInviting(true)}>
              Invite
            </button>
          )
        }
      >
        A role applies from the next request. What a member created stays when they leave.
      </Heading>
      <div class="row">
        <SearchField label="Search addresses" value={search} search={(words) => address.ask({ search: words })} />
        <select
          aria-label="Role"
          value={role}
          onChange={({ currentTarget }) => address.ask({ role: currentTarget.value })}
        >
          <option value="">All roles</option>
          {['owner', 'admin', 'editor', 'viewer'].map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </div>
      <List
        of={list}
        label="Members"
        keyOf={({ userId }) => userId}
        empty={
          <Empty title="No member matches">
            <p>The search looks for part of an address.</p>
          </Empty>
        }
      >
        {(member) => (
          <MemberLine
            member={member}
            isSelf={member.userId === me.value.id}
            canChange={may('manage') && (may('own') || !isPermitted(member.role, 'own'))}
            change={() => setOpen({ kind: 'role', member })}
            remove={() => setOpen({ kind: 'remove', member })}
          />
        )}
      </List>
      {may('manage') && <Invitations org={org} may={may} isInviting={isInviting} close={() => setIsInviting(false)} />}
      {open?.kind === 'role' && (
        <ChangeRole org={org} may={may} member={open.member} done={list.reload} close={close} />
      )}
      {open?.kind === 'remove' && <RemoveMember org={org} member={open.member} done={list.reload} close={close} />}
    </>
  );
}
