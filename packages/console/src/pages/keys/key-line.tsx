// A key in a list.
import type { JSX } from 'preact';
import { named, shownName } from '../../names/named.js';
import { Act } from '../../parts/act.js';
import { Day } from '../../parts/day.js';
import { Tag } from '../../parts/tag.js';
import { When } from '../../parts/when.js';
import type { Key } from './key.js';

interface KeyLineProps {
  readonly row: Key;
  readonly reveal: () => Promise<void>;
  readonly revoke: () => void;
}

export function KeyLine({ row, reveal, revoke }: KeyLineProps): JSX.Element {
  const { name, start, scopes, role, createdAt, lastUsedOn, expiresAt } = row;
  return (
    <>
      <div class="what">
        <span class="row">
          <strong dir="auto">{shownName(name)}</strong>
          {role && <Tag tone="blue">{role}</Tag>}
          {scopes.map((scope) => (
            <Tag key={scope}>{scope}</Tag>
          ))}
        </span>
        <span class="hint">
          <code>{start}…</code> · Created <When at={createdAt} /> ·{' '}
          {lastUsedOn ? (
            <>
              Last used <Day on={lastUsedOn} />
            </>
          ) : (
            'Not used yet'
          )}
          {expiresAt && (
            <>
              {' '}
              · Expires <Day on={expiresAt} />
            </>
          )}
        </span>
      </div>
      <div class="row">
        <Act act={reveal} label={`Show ${named(name)}`}>
          Show
        </Act>
        <button type="button" class="danger" aria-label={`Revoke ${named(name)}`} onClick={revoke}>
          Revoke
        </button>
      </div>
    </>
  );
}
