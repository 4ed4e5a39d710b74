// Another role for a member, which can be undone.
import { isPermitted, type Role } from '@linework/operations/roles';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { Dialog } from '../../parts/dialog.js';
import { ChoiceField, Form } from '../../parts/form.js';
import { useConsole } from '../../state/console.js';
import type { OrganisationPageProps } from '../page.js';
import type { Member } from './member.js';
import { roleNamed, roleOptions, withArticle } from './roles.js';

interface ChangeRoleProps extends Pick<OrganisationPageProps, 'org' | 'may'> {
  readonly member: Member;
  readonly done: () => Promise<void>;
  readonly close: () => void;
}

export function ChangeRole({ org, may, member, done, close }: ChangeRoleProps): JSX.Element {
  const { me, reloadMe, notices } = useConsole();
  const { userId, email, role: before } = member;
  const [chosen, setChosen] = useState<Role>(before);
  const isSelf = userId === me.value.id;
  const give = async (role: Role): Promise<void> => {
    await answered(
      api.PATCH('/orgs/{org}/members/{userId}', { params: { path: { org: org.id, userId } }, body: { role } }),
    );
    await done();
    if (isSelf) await reloadMe();
  };
  const change = async (role: Role): Promise<void> => {
    if (role === before) return close();
    await give(role);
    close();
    // Those who gave up their own role can't take it again.
    const undo = isSelf ? undefined : () => give(before);
    notices.say(`${email} is ${withArticle(role)} now.`, undo);
  };
  return (
    <Dialog title={`Role of ${email}`} close={close}>
      <Form send={(values) => change(roleNamed(values.text('role')))} words="Change role">
        <ChoiceField
          name="role"
          label="Role"
          options={roleOptions(may('own'))}
          defaultValue={before}
          onChange={(value) => setChosen(roleNamed(value))}
        />
        {isPermitted(before, 'manage') && !isPermitted(chosen, 'manage') && (
          <p>Organisation keys that this member created or revealed are revoked, even if you undo the change.</p>
        )}
        {isSelf && chosen !== before && <p>This is your own role. Only another member can give it back to you.</p>}
      </Form>
    </Dialog>
  );
}
