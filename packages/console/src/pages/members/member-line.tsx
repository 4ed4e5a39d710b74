// A member in the list, and what can be done with them.
import type { JSX } from 'preact';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import type { Member } from './member.js';

interface MemberLineProps {
  readonly member: Member;
  readonly isSelf: boolean;
  readonly canChange: boolean;
  readonly change: () => void;
  readonly remove: () => void;
}

export function MemberLine({ member, isSelf, canChange, change, remove }: MemberLineProps): JSX.Element {
  const { email, role, joinedAt } = member;
  return (
    <>
      <div class="what">
        <span class="row">
          <strong dir="auto">{email}</strong>
          <Tag tone={role === 'owner' ? 'blue' : 'neutral'}>{role}</Tag>
          {isSelf && <Tag tone="green">you</Tag>}
        </span>
        <span class="hint">
          Joined <When at={joinedAt} />
        </span>
      </div>
      <div class="row">
        {canChange && (
          <button type="button" aria-label={`Change role of ${email}`} onClick={change}>
            Change role
          </button>
        )}
        {isSelf ? (
          <button type="button" class="danger" onClick={remove}>
            Leave
          </button>
        ) : (
          canChange && (
            <button type="button" class="danger" aria-label={`Remove ${email}`} onClick={remove}>
              Remove
            </button>
          )
        )}
      </div>
    </>
  );
}
