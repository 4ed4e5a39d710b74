// Removing a member, or leaving: says what it does before it is done.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import { named } from '../../names/named.js';
import { Confirm } from '../../parts/dialog.js';
import { Name } from '../../parts/name.js';
import { useConsole } from '../../state/console.js';
import type { Membership } from '../page.js';
import type { Member } from './member.js';

interface RemoveMemberProps {
  readonly org: Membership;
  readonly member: Member;
  readonly done: () => Promise<void>;
  readonly close: () => void;
}

export function RemoveMember({ org, member, done, close }: RemoveMemberProps): JSX.Element {
  const { me, reloadMe, address, notices } = useConsole();
  const { userId, email } = member;
  const isSelf = userId === me.value.id;
  const remove = async (): Promise<void> => {
    await answered(api.DELETE('/orgs/{org}/members/{userId}', { params: { path: { org: org.id, userId } } }));
    notices.say(isSelf ? `You left ${named(org.name)}.` : `Removed ${email}.`);
    if (!isSelf) return done();
    address.go('/console/organisations');
    await reloadMe();
  };
  return (
    <Confirm
      title={isSelf ? `Leave ${named(org.name)}?` : `Remove ${email}?`}
      words={isSelf ? 'Leave' : 'Remove'}
      act={remove}
      close={close}
    >
      <p>
        {isSelf ? 'You lose' : 'They lose'} access to <Name of={org.name} /> at once. What {isSelf ? 'you' : 'they'}{' '}
        created stays with it.
      </p>
      <p>Organisation keys that {isSelf ? 'you' : 'they'} created or revealed are revoked.</p>
      <p>To come back, {isSelf ? 'you need' : 'they need'} a new invitation.</p>
    </Confirm>
  );
}
