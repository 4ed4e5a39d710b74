// The groups that the provider sent, and the role that each gives.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { answered, api } from '../../api/client.js';
import { named, shownName } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Empty } from '../../parts/empty.js';
import { Section } from '../../parts/section.js';
import { useConsole } from '../../state/console.js';
import type { Loading } from '../../state/loaded.js';
import type { Scim } from './scim.js';

type Group = Scim['groups'][number];

export interface GroupsProps {
  readonly org: string;
  readonly groups: readonly Group[];
  readonly list: Loading<Scim>;
}

export function Groups({ org, groups, list }: GroupsProps): JSX.Element {
  const { notices } = useConsole();
  const set = async ({ id, name, role: before }: Group, role: Group['role'], isUndo = false): Promise<void> => {
    const params = { path: { org, group: id } };
    const changed = await answered(api.PATCH('/orgs/{org}/scim/groups/{group}', { params, body: { role } }));
    const words = role === null ? `${named(name)} gives no role of its own.` : `${named(name)} gives the role ${role}.`;
    await list.reload();
    if (!isUndo) notices.say(words, () => set(changed, before, true));
  };
  return (
    <Section
      title="4. Choose the roles of groups"
      about="Roles change at once. People in several groups get the highest role, and owners stay owners. When people become viewers or editors, organisation keys that they created or revealed are revoked."
    >
      {groups.length === 0 ? (
        <Empty title="No groups yet">
          <p>
            Push a group from the provider. It is listed here, and you choose what its people are in the organisation.
          </p>
        </Empty>
      ) : (
        <ul class="rows" aria-label="Groups">
          {groups.map((each) => (
            <li key={each.id}>
              <Row of={each} save={(role) => set(each, role)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface RowProps {
  readonly of: Group;
  readonly save: (role: Group['role']) => Promise<void>;
}

/** A button saves the role: by keyboard, a choice passes those between. */
function Row({ of: { name, members, role }, save }: RowProps): JSX.Element {
  const [chosen, setChosen] = useState(role);
  useEffect(() => setChosen(role), [role]);
  return (
    <>
      <div class="what">
        <strong dir="auto">{shownName(name)}</strong>
        <span class="hint">{members === 1 ? '1 person' : `${members} people`}</span>
      </div>
      <div class="row">
        <select
          aria-label={`Role of ${named(name)}`}
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => setChosen(value === '' ? null : (value as Group['role']))}
        >
          <option value="">The role of those who join</option>
          <option value="viewer">Viewer</option>
          <option value="editor">Editor</option>
          <option value="admin">Admin</option>
        </select>
        <Act act={() => save(chosen)} label={`Save the role of ${named(name)}`}>
          Save
        </Act>
      </div>
    </>
  );
}
